"""The signs between parts of a text are those of the language, seen while every screen is open."""

import re

import pytest

from skatdesk.i18n.bidi import bare
from skatdesk.i18n.languages import Language
from tests.languages.conftest import Surveyed
from tests.languages.test_translated import TAG, everything

FOREIGN = {
    Language.FRENCH: re.compile(r"[^\s…][:;] "),
    Language.URDU: re.compile(r"[,;] |[ا-ے]\. "),
}
"""French has a space before the colon and the semicolon, Urdu a comma, a semicolon and a full stop of its own."""


@pytest.mark.parametrize("language", FOREIGN)
def test_the_signs_between_words_are_those_of_the_language(surveyed: Surveyed, language: Language) -> None:
    foreign = {
        (screen, one.where, one.text)
        for one, screen in everything(surveyed(language))
        if FOREIGN[language].search(TAG.sub("", bare(one.text)))
    }

    assert foreign == set()
