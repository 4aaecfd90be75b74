"""A recorded game, and what is written about it: where, when, by whom."""

import re
from dataclasses import dataclass, field

from skatdesk.scoring.names import one_line
from skatdesk.skat.actions import Action
from skatdesk.skat.errors import NotationError
from skatdesk.skat.ruleset import RuleSet, profile
from skatdesk.skat.seats import BySeat
from skatdesk.skat.states import GameStart

OWN_PLACE = "Skatdesk"
"""The place (``PC``) of games played here, under official rules unless the record says more."""

_KEY = re.compile(r"[A-Z][A-Z0-9]*")

_ENDLESS = re.compile(r"(\w{60})\w{60,}")
"""A word or number that would hide the rest of a sentence."""

HEADER_KEYS = ("GM", "PC", "CO", "SE", "ID", "DT", "P0", "P1", "P2", "R0", "R1", "R2")
GAME_KEYS = ("MV", "R", "XG", "XB", "XP", "XA", "XS")


class RecordError(NotationError):
    """A record that cannot be read; ``id`` is its ``ID`` where that much is known, else empty.

    Both are one line; of a word or number without an end they have the beginning.
    """

    def __init__(self, message: str, line: int, column: int, record_id: str) -> None:
        super().__init__(_begun(message), line, column)
        self.id = _begun(record_id)


@dataclass(frozen=True, slots=True)
class Header:
    """What is written about a game besides the game. All texts are one line, empty where nothing is known.

    ``names`` and ``ratings`` are of the seats of this deal; ``date`` is written
    ``YYYY-MM-DD/HH:MM:SS/UTC``; ``others`` are further properties, key and text, which
    are kept as they are.
    """

    place: str = OWN_PLACE
    comment: str = ""
    series: str = ""
    id: str = ""
    date: str = ""
    names: BySeat[str] = BySeat("", "", "")
    ratings: BySeat[str] = BySeat("", "", "")
    others: tuple[tuple[str, str], ...] = ()

    def __post_init__(self) -> None:
        for name in ("place", "comment", "series", "id", "date"):
            object.__setattr__(self, name, one_line(getattr(self, name)))
        object.__setattr__(self, "names", self.names.map(one_line))
        object.__setattr__(self, "ratings", self.ratings.map(one_line))
        object.__setattr__(self, "others", tuple((key, one_line(text)) for key, text in self.others))
        for key, _ in self.others:
            if not _KEY.fullmatch(key) or key in HEADER_KEYS or key in GAME_KEYS:
                raise NotationError(f"{key!r} cannot be the name of a further property")


def _begun(text: str) -> str:
    return _ENDLESS.sub(r"\1...", one_line(text))


@dataclass(frozen=True, slots=True)
class GameRecord:
    """One game of a record file.

    ``result`` is the text of ``R`` as it was read, ``scores`` the list scores of ``XS``;
    None where the record has none. They state what ``actions`` should come to, are derived
    anew when the record is written, and are no part of what makes two records equal.
    ``line`` is where the record began.
    """

    header: Header
    start: GameStart
    actions: tuple[Action, ...]
    result: str | None = field(default=None, compare=False)
    scores: BySeat[int] | None = field(default=None, compare=False)
    line: int = field(default=0, compare=False)


def rules_at(place: str) -> RuleSet:
    """The rule set of a record that names none: official for our own, else that of ISS."""
    return profile("isko" if place == OWN_PLACE else "iss")
