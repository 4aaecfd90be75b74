import pytest
from PySide6.QtCore import QLocale, Qt

from skatdesk.i18n.languages import Language, system_language


def test_five_languages_each_under_its_own_name() -> None:
    assert {language.value: language.own_name for language in Language} == {
        "en": "English",
        "de": "Deutsch",
        "tr": "Türkçe",
        "ur": "اردو",
        "fr": "Français",
    }


@pytest.mark.parametrize("language", Language)
def test_the_locale_speaks_the_language(language: Language) -> None:
    assert QLocale.languageToCode(language.locale.language()) == language.value


def test_only_urdu_runs_from_right_to_left() -> None:
    rtl = [language for language in Language if language.direction is Qt.LayoutDirection.RightToLeft]
    assert rtl == [Language.URDU]


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        (["de-AT", "de", "en"], Language.GERMAN),
        (["fr_CA"], Language.FRENCH),
        (["ur-Arab-PK"], Language.URDU),
        (["pl-PL", "tr-TR", "en"], Language.TURKISH),
        (["pl-PL"], Language.ENGLISH),
        (["C"], Language.ENGLISH),
        ([], Language.ENGLISH),
    ],
)
def test_the_first_known_language_wins(wanted: list[str], language: Language) -> None:
    assert system_language(wanted) is language


def test_the_system_is_asked_when_nothing_is_wanted() -> None:
    assert system_language() is system_language(QLocale.system().uiLanguages())
