import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Qt, QTranslator
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QLabel
from pytestqt.qtbot import QtBot

from skatdesk.i18n.card_names import CardNamer, CardNaming
from skatdesk.i18n.catalogues import Translations
from skatdesk.i18n.languages import Language

CANCEL = {
    Language.ENGLISH: "Cancel",
    Language.GERMAN: "Abbrechen",
    Language.TURKISH: "İptal",
    Language.URDU: "منسوخ",
    Language.FRENCH: "Annuler",
}


class Listener(QLabel):
    """A label that notes when it was told to speak another language."""

    told: list[str]

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.told.append(QLocale().name())
        super().changeEvent(event)


class Recorder(QTranslator):
    """Notes what nobody has translated; asked last, it sees only what all others have missed."""

    def __init__(self) -> None:
        super().__init__()
        self.missing: list[tuple[str, str]] = []

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        self.missing.append((context, source))
        return None  # type: ignore[return-value]  # "" would count as a translation and blank the text


@pytest.fixture
def recorder(qapp: QApplication) -> Iterator[Recorder]:
    recorder = Recorder()
    QCoreApplication.installTranslator(recorder)
    yield recorder
    QCoreApplication.removeTranslator(recorder)


@pytest.mark.parametrize("language", Language)
def test_a_language_brings_locale_direction_and_texts(translations: Translations, language: Language) -> None:
    translations.use(language)
    assert translations.language is language
    assert QLocale() == language.locale
    assert QApplication.layoutDirection() is language.direction
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == CANCEL[language]


def test_leaving_urdu_turns_the_window_back(translations: Translations) -> None:
    translations.use(Language.URDU)
    translations.use(Language.GERMAN)
    assert QApplication.layoutDirection() is Qt.LayoutDirection.LeftToRight


def test_a_change_is_announced_when_everything_is_in_place(qtbot: QtBot, translations: Translations) -> None:
    heard = []

    def note(language: Language) -> None:
        heard.append((language, QLocale().name(), QCoreApplication.translate("QPlatformTheme", "Cancel")))

    translations.languageChanged.connect(note)
    translations.use(Language.TURKISH)
    translations.use(Language.TURKISH)
    assert heard == [(Language.TURKISH, "tr_TR", "İptal")]


def test_standing_widgets_and_qts_own_buttons_follow(qtbot: QtBot, translations: Translations) -> None:
    label = Listener()
    label.told = []
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(label)
    qtbot.addWidget(box)
    for language in (Language.URDU, Language.FRENCH, Language.ENGLISH, Language.URDU):
        translations.use(language)
        QCoreApplication.sendPostedEvents()
        assert set(label.told) == {language.locale.name()}
        label.told.clear()
        translations.use(language)
        QCoreApplication.sendPostedEvents()
        assert not label.told, "told of a language that was in use already"
        assert box.button(QDialogButtonBox.StandardButton.Cancel).text().replace("&", "") == CANCEL[language]


@pytest.mark.parametrize("language", Language)
def test_a_key_has_one_name_in_lists_of_keys_and_in_sentences(translations: Translations, language: Language) -> None:
    """Qt calls it Return."""
    translations.use(language)
    listed = QKeySequence(Qt.Key.Key_Return).toString(QKeySequence.SequenceFormat.NativeText)
    asked = "It is your turn. Which card do you play? Click it, or use the arrow keys and Enter"

    assert listed in QCoreApplication.translate("LessonPanel", asked)


def test_a_missing_catalogue_leaves_english_and_a_line_in_the_log(
    qapp: QApplication, translations: Translations, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    broken = Translations(tmp_path)
    (tmp_path / "skatdesk_ur.qm").write_bytes(b"not a catalogue")
    with caplog.at_level(logging.WARNING, logger="skatdesk.i18n"):
        broken.use(Language.URDU)
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"
    assert QApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft
    assert [record.getMessage() for record in caplog.records] == [
        "no catalogue qtbase_ur.qm",
        "no catalogue skatdesk_ur.qm",
    ]


@pytest.mark.parametrize("language", Language)
def test_where_the_catalogues_of_a_language_are_there_the_log_says_nothing(
    translations: Translations, catalogues: Path, language: Language, caplog: pytest.LogCaptureFixture
) -> None:
    translations.use(language)
    CardNamer(catalogues, CardNaming(language))

    assert caplog.messages == []


def test_old_catalogues_do_not_pile_up(qtbot: QtBot, translations: Translations) -> None:
    for language in (*Language, *Language):
        translations.use(language)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert len(translations.findChildren(QTranslator)) <= 3  # Qt's, what it lacks, ours


def test_a_recording_translator_answers_none_and_blanks_nothing(recorder: Recorder) -> None:
    assert QCoreApplication.translate("Panel", "Deal the cards") == "Deal the cards"
    assert ("Panel", "Deal the cards") in recorder.missing
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    assert box.button(QDialogButtonBox.StandardButton.Cancel).text() == "Cancel"
    assert ("QPlatformTheme", "Cancel") in recorder.missing
