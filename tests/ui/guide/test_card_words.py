"""The chapters leave the words for suits to the naming in use, whatever it is."""

import re

import pytest

from skatdesk.i18n.card_names import CardNaming, SuitWords
from skatdesk.i18n.languages import Language
from skatdesk.skat.cards import Suit
from skatdesk.ui.guide import chapters
from skatdesk.ui.guide.page import Pages
from tests.ui.conftest import House
from tests.ui.guide.test_chapters import plain, source

KEYS = chapters.order()
SUIT_WORDS = {
    Language.ENGLISH: re.compile(r"\b(clubs?|spades?|hearts?|diamonds?|acorns?|leaf|leaves|bells?)\b", re.IGNORECASE),
    Language.GERMAN: re.compile(r"\b((?:Kreuz|Pik|Herz|Karo|Eichel|Laub|Schelle)\w*|(?:Grün|Rot)(?!d)\w*)"),
    Language.TURKISH: re.compile(
        r"\b((?:sine[kğ]|maça|kupa|karo|meşe|palamu[td]|yapra[kğ]|kırmızı|çıngıra[kğ])\w*)", re.IGNORECASE
    ),
    Language.URDU: re.compile(
        r"(?<!\w)(چڑیا|حکم|(?:لال )?پان|اینٹ(?:یں|وں)?|بلوط|پتّی(?:اں|وں)?|گھنٹی(?:اں|وں)?)(?!\w)"
    ),
    Language.FRENCH: re.compile(
        r"\b(trèfles?|piques?|c(?:œ|oe)urs?|carreaux?|glands?|feuilles?|grelots?)\b", re.IGNORECASE
    ),
}
"""The suits of both packs as each language writes them, with the endings they take."""

ALLOWED = {
    # tells what the suits of the German pack are called
    (Language.ENGLISH, "cards"): ["acorns", "leaves", "hearts", "bells"],
    (Language.GERMAN, "cards"): ["Eichel", "Grün", "Rot", "Schellen"],
    (Language.TURKISH, "cards"): ["meşe", "palamudu", "yaprak", "kırmızı", "çıngıraktır"],
    (Language.URDU, "cards"): ["بلوط", "پتّی", "لال پان", "گھنٹی"],
    (Language.FRENCH, "cards"): ["gland", "feuille", "cœur", "grelot"],
    # to know by heart, par cœur
    (Language.ENGLISH, "counting"): ["heart"],
    (Language.FRENCH, "counting"): ["cœur"],
    # the declarer leaves the skat, rearhand leaves two cards
    (Language.ENGLISH, "glossary"): ["leaves"],
    (Language.ENGLISH, "ramsch"): ["leaves"],
    # where people meet to play
    (Language.ENGLISH, "using"): ["clubs"],
    # feuille de marque, the score sheet
    (Language.FRENCH, "seats"): ["feuille"],
    (Language.FRENCH, "scoring"): ["feuille"] * 2,
    (Language.FRENCH, "overbidding"): ["feuille"],
    (Language.FRENCH, "lists"): [*["feuille"] * 4, "feuilles", "feuilles", "feuille"],
    (Language.FRENCH, "house-rules"): ["feuille"] * 2,
    (Language.FRENCH, "kontra"): ["feuille"],
    (Language.FRENCH, "using"): [
        "feuille",
        "feuille",
        "feuilles",
        "Feuille",
        "feuille",
        "feuille",
        "feuille",
        "feuille",
    ],
    (Language.FRENCH, "glossary"): ["feuille"] * 2,
}
"""Words that stand in a chapter for a reason, in their order: they name no suit, or tell what suits are called."""


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("key", KEYS)
def test_a_chapter_names_no_suit_in_words_of_its_own(key: str, language: Language) -> None:
    """Whoever says acorns would read clubs beside them; ``{suit: C}`` and ``{game: C}`` say what is said."""
    written = re.sub(r"\{[^{}]*\}", "", source(key, language.value))

    assert SUIT_WORDS[language].findall(written) == ALLOWED.get((language, key), [])


@pytest.mark.parametrize("words", SuitWords)
@pytest.mark.parametrize("language", Language)
def test_the_words_looked_for_are_those_of_the_namings(language: Language, words: SuitWords, house: House) -> None:
    house.namer.use(CardNaming(language, words))

    for suit in Suit:
        assert SUIT_WORDS[language].search(house.namer.suit(suit))


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (Language.ENGLISH, "seven cards of \ufffc Acorns."),
        (Language.GERMAN, "sieben \ufffc Eichel."),
        (Language.TURKISH, "yedi \ufffc Meşe palamudu kartı var."),
        (Language.URDU, "\ufffc بلوط کے سات پتے۔"),
        (Language.FRENCH, "sept cartes à \ufffc Gland."),
    ],
)
def test_a_hand_is_told_in_german_suits(language: Language, told: str, pages: Pages, house: House) -> None:
    house.speak(language)
    house.namer.use(CardNaming(language, SuitWords.GERMAN))

    assert told in plain(pages, "bidding", language.value)
