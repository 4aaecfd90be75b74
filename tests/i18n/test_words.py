"""One thing has one word: what the English texts call alike, a language calls alike, and by no word that misleads."""

import re

import pytest

from tests.i18n.test_punctuation import CALL
from tests.i18n.test_translation_files import read

WORDS = [
    pytest.param("ur", r"\b[Pp]ut(s|ting)? .*away|\b[Dd]iscard", r"الگ رکھ", id="cards put away"),
    pytest.param("tr", r"\btrump (it|this|your)\b|\btrumped\b|\bmay trump\b", r"koz çak", id="a suit trumped"),
    pytest.param(
        "fr", r"(?<!or )\b[Ll]ists?\b(?! of games| score)", "[Ff]euille|[Mm]arque", id="a list and how it counts"
    ),
    pytest.param("de", r"\b[Ee]ntered\b(?! here)", "(?i)ein(ge)?tr[aä]g|alle quellen", id="a game entered in a list"),
    pytest.param(
        "de", r"\bits (own )?points\b", "Augen dieser Karte|diese Augen", id="the card points of a card hinted"
    ),
    pytest.param("de", r"^New (series|table)", "^Neue Serie", id="de: a new series"),
    pytest.param("tr", r"^New (series|table)", "^Yeni seri", id="tr: a new series"),
    pytest.param("ur", r"^New (series|table)", "^نیا سلسلہ", id="ur: a new series"),
    pytest.param("fr", r"^New (series|table)", "^Nouvelle série", id="fr: a new series"),
    pytest.param(
        "fr",
        r"^(Best|Worst) game|^No (such )?games yet|(first|in) game( \{game\}| on)|finished game|game by game",
        r"\b[Pp]arties?\b",
        id="fr: a game in the statistics",
    ),
    pytest.param(
        "fr",
        r"\b[Gg]ames? (\{k\}|left\b|is being|before)|%n game|(next|first|last) game\b|[Nn]umber of (the )?games?|"
        r"\ball games\b|this game becomes|was dealt out|(enter|Entry of a|List of) games?\b|no game is entered",
        r"\b[Pp]arties?\b",
        id="fr: a game that is dealt, written and counted, whatever jeu was announced in it",
    ),
]
"""A language, what an English text speaks of, and the word that its translation then has."""


@pytest.mark.parametrize(("language", "about", "word"), WORDS)
def test_what_is_called_alike_in_english_is_called_alike(language: str, about: str, word: str) -> None:
    told = [
        (message.source, form)
        for message, translation in read(f"skatdesk_{language}.ts").items()
        if re.search(about, CALL.sub("", message.source))
        for form in translation.forms
    ]
    assert told
    assert [(source, form) for source, form in told if not re.search(word, form)] == []
