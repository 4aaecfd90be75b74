"""The letters of the quick entry and of the panel's keys, and how typed text is compared with them."""

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass

from skatdesk.scoring.drafts import Mark
from skatdesk.skat.contracts import Game

_SAME = str.maketrans({"ı": "i", "ي": "ی", "ى": "ی", "ك": "ک", "ه": "ہ", "ھ": "ہ"})
"""Letters people take for one another, or whose keyboards differ."""


def fold(text: str) -> str:
    """The text without case, accents and the differences of keyboards: "Ölçü" is "olcu"."""
    plain = "".join(c for c in unicodedata.normalize("NFD", text) if unicodedata.category(c) not in ("Mn", "Cf"))
    return plain.casefold().translate(_SAME)


@dataclass(frozen=True, slots=True)
class Letters:
    """One letter, rarely two, for everything that can be said of a game.

    Those of the games stand alone, because a game is told before anything else; the
    others must differ among each other: ``direction`` before the matadors are told (with,
    without), ``marks`` and the rest after that, ``ramsch`` after a Ramsch is told.
    """

    games: Mapping[Game, str]
    with_matadors: str
    without_matadors: str
    marks: Mapping[Mark, str]
    announced: str
    bid: str
    kontra: str
    points: str
    won: str
    lost: str
    virgin: str
    march: str
    pushed: str


def game_letters(words: Mapping[Game, str]) -> dict[Game, str]:
    """The first letter of each game's word that no earlier game has: Kreuz k, Pik p, Herz h, Karo a."""
    found: dict[Game, str] = {}
    taken: set[str] = set()
    for game, word in words.items():
        letters = [letter for letter in word.lower() if letter.isalpha()]
        free = next((letter for letter in letters if fold(letter) not in taken), letters[0] if letters else game.code)
        found[game] = free
        taken.add(fold(free))
    return found
