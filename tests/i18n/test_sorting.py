"""Alphabets of the languages."""

from collections.abc import Callable

import pytest

from skatdesk.i18n.languages import Language
from skatdesk.i18n.sorting import by_name


@pytest.mark.parametrize(
    ("language", "names"),
    [
        (Language.TURKISH, "ada Ben Cem Çiğdem Deniz Işıl İpek Selim Şule Zeki"),
        (Language.GERMAN, "Ärne Arno bea Östen Otto Zoe"),
        (Language.FRENCH, "Emma Éric Fanny Zoé"),
        (Language.ENGLISH, "ada Ben Zoe"),
    ],
)
def test_names_are_sorted_as_the_language_does(
    speak: Callable[[Language], None], language: Language, names: str
) -> None:
    speak(language)
    assert by_name(sorted(names.split(), reverse=True), str) == names.split()


def test_urdu_has_its_own_letters_between_those_of_arabic(speak: Callable[[Language], None]) -> None:
    """Pe stands after be, not at the end."""
    names = ["بلال", "پروین", "تانیہ"]
    speak(Language.URDU)

    assert by_name(reversed(names), str) == names
