"""Qt's own words: the menus of fields, the dialogs for files and printers."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Qt
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QLineEdit, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from skatdesk.i18n.catalogues import Translations
from skatdesk.i18n.languages import Language
from skatdesk.paths import translations_folder
from tests.helpers.shown_texts import shown_texts

OTHERS = [language for language in Language if language is not Language.ENGLISH]
FILE_WORDS = {"Look in", "File name", "Files of type", "Save", "Cancel", "Back", "Forward", "Parent Directory", "Name"}
FILE_WORDS |= {
    "Create New Folder",
    "List View",
    "Detail View",
    "Size",
    "Type",
    "Date Modified",
    "Go back",
    "Go forward",
}
"""Qt's own; the other texts of that dialog are names of folders."""
SAME: dict[str, set[str]] = {
    "fr": {"Date", "Options", "Page", "Format", "Portrait", "Type", "Copies", "Pages"},
    "de": {"Name", "Optionen", "PDF"},
    "tr": set(),
    "ur": set(),
}
"""What is called in a language as in English."""


@pytest.fixture
def translations(qapp: QApplication) -> Iterator[Translations]:
    locale = QLocale()
    translations = Translations(translations_folder())
    yield translations
    translations.use(Language.ENGLISH)
    translations.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QLocale.setDefault(locale)


def words(widget: QWidget) -> set[str]:
    """Texts of a dialog or menu without their keys; paths and sizes of paper have no letters to translate."""
    texts = {one.text.split("\t")[0].replace("&", "").rstrip(":") for one in shown_texts(widget)}
    return {text for text in texts if sum(letter.isalpha() for letter in text) > 2 and "/" not in text}


def menu_of(field: QLineEdit | QPlainTextEdit) -> set[str]:
    menu = field.createStandardContextMenu()
    found = words(menu)
    menu.deleteLater()
    QCoreApplication.sendPostedEvents(menu, QEvent.Type.DeferredDelete)
    return found


@pytest.mark.parametrize("language", OTHERS)
def test_fields_have_menus_in_the_language(qtbot: QtBot, translations: Translations, language: Language) -> None:
    line, text = QLineEdit("Ada"), QPlainTextEdit("Ada")
    for field in (line, text):
        qtbot.addWidget(field)
    translations.use(Language.ENGLISH)
    english = menu_of(line) | menu_of(text)
    translations.use(language)
    own = menu_of(line) | menu_of(text)

    assert len(own) == len(english) >= 7
    assert own & english == set()


@pytest.mark.parametrize("language", OTHERS)
def test_the_dialog_for_files_speaks_the_language(qtbot: QtBot, translations: Translations, language: Language) -> None:
    """As it is where the desktop has none of its own."""

    def opened() -> set[str]:
        dialog = QFileDialog()
        dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        qtbot.addWidget(dialog)
        return shown(dialog) & FILE_WORDS

    assert left_in_english(translations, language, opened) == set()


@pytest.mark.parametrize("language", OTHERS)
def test_the_dialog_for_printers_speaks_the_language(
    qtbot: QtBot, translations: Translations, language: Language
) -> None:
    printer = QPrinter()

    def opened() -> set[str]:
        dialog = QPrintDialog(printer)
        qtbot.addWidget(dialog)
        return shown(dialog)

    assert left_in_english(translations, language, opened) == set()


def left_in_english(translations: Translations, language: Language, opened: Callable[[], set[str]]) -> set[str]:
    """What a dialog shows in this language as in English."""
    translations.use(Language.ENGLISH)
    english = opened()
    assert len(english) > 5  # or it is no longer Qt's dialog
    translations.use(language)
    return (opened() & english) - SAME[language]


def shown(dialog: QDialog) -> set[str]:
    """The words of a dialog that is open without being seen."""
    dialog.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    dialog.show()
    QCoreApplication.processEvents()
    found = words(dialog)
    dialog.close()
    return found
