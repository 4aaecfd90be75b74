import pytest

from skatdesk.i18n.catalogues import Translations
from skatdesk.i18n.joins import apart, as_sentences, listed, named
from skatdesk.i18n.languages import Language


@pytest.mark.parametrize(
    ("language", "name", "several", "parts", "sentences"),
    [
        (Language.ENGLISH, "Ada: 24", "a, b, c", "a; b", "a. b. c"),
        (Language.GERMAN, "Ada: 24", "a, b, c", "a; b", "a. b. c"),
        (Language.FRENCH, "Ada\u00a0: 24", "a, b, c", "a\u202f; b", "a. b. c"),
        (Language.URDU, "Ada: 24", "a، b، c", "a؛ b", "a۔ b۔ c"),
    ],
)
def test_signs_of_the_language(
    translations: Translations, language: Language, name: str, several: str, parts: str, sentences: str
) -> None:
    translations.use(language)
    assert named("Ada", "24") == name
    assert listed(["a", "b", "c"]) == several
    assert apart(["a", "b"]) == parts
    assert as_sentences(["a", "b", "c"]) == sentences


def test_questions_have_no_full_stop_behind_them(translations: Translations) -> None:
    assert as_sentences(["Who leads?", "", "Your hand: ace", "Practice"]) == "Who leads? Your hand: ace. Practice"
    assert as_sentences([]) == ""
    translations.use(Language.URDU)
    assert as_sentences(["پہلے کون کھیلتا ہے؟", "ہاتھ"]) == "پہلے کون کھیلتا ہے؟ ہاتھ"


def test_empty_parts_leave_no_signs_behind(translations: Translations) -> None:
    assert named("", "24") == "24"
    assert named("Ada", "") == "Ada"
    assert listed([]) == ""
    assert apart(["", "b", ""]) == "b"


def test_braces_of_a_name_are_no_place(translations: Translations) -> None:
    assert listed(["{several}", "{next}", "c"]) == "{several}, {next}, c"
