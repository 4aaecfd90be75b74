"""The letters of the quick entry and of the panel's keys."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from skatdesk.scoring.drafts import Mark
from skatdesk.skat.contracts import DECLARABLE, Game
from skatdesk.store.searching import fold


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

    def for_key(self, typed: str) -> "Letters":
        """These, but for a Latin letter those of an English keyboard in place of letters of another script.

        The games are looked at by themselves: their words may be of another language than the rest.
        """
        if not _latin(typed):
            return self
        games = self.games if all(map(_latin, self.games.values())) else LATIN.games
        return replace(self if _latin(self.bid) else LATIN, games=games)


def _latin(typed: str) -> bool:
    letter = fold(typed)
    return letter.isascii() and letter.isalpha()


LATIN = Letters(
    games=dict(zip((*DECLARABLE, Game.RAMSCH), "cshdgnr", strict=True)),
    with_matadors="w",
    without_matadors="o",
    marks={Mark.HAND: "h", Mark.SCHNEIDER: "s", Mark.SCHWARZ: "z", Mark.OUVERT: "u"},
    announced="a",
    bid="b",
    kontra="k",
    points="p",
    won="w",
    lost="l",
    virgin="v",
    march="m",
    pushed="x",
)
"""The letters of the panel in English, which an English keyboard has whatever the language of the program."""


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
