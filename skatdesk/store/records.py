"""What is kept, as the rest of the program sees it."""

from dataclasses import dataclass
from typing import NewType

from skatdesk.skat.actions import Action
from skatdesk.skat.ruleset import RuleSet
from skatdesk.skat.seats import Seating
from skatdesk.skat.states import GameStart

SeriesId = NewType("SeriesId", int)
DealId = NewType("DealId", int)


@dataclass(frozen=True, slots=True)
class Participant:
    """Who sits at a place. ``computer`` is the computer player's name in the roster, None for a person."""

    name: str
    computer: str | None = None


@dataclass(frozen=True, slots=True)
class SeriesStart:
    """What is fixed when a series begins.

    ``participants`` sit at places 0, 1, 2 (and 3). ``seed`` is at most 2⁶³ - 1.
    ``started_at`` is ISO 8601 text. A ``practice`` series never counts in statistics.
    """

    rules: RuleSet
    participants: tuple[Participant, ...]
    seed: int
    started_at: str
    practice: bool = False

    def __post_init__(self) -> None:
        if len(self.participants) not in (3, 4):
            raise ValueError(f"{len(self.participants)} players cannot sit at a Skat table")

    @property
    def table_size(self) -> int:
        """3 or 4."""
        return len(self.participants)


@dataclass(frozen=True, slots=True)
class SavedDeal:
    """A deal with everything that was done in it; ``finished``: it counts in the list."""

    id: DealId
    seating: Seating
    start: GameStart
    actions: tuple[Action, ...]
    finished: bool


@dataclass(frozen=True, slots=True)
class SavedSeries:
    """A series with its deals in the order of play."""

    id: SeriesId
    start: SeriesStart
    deals: tuple[SavedDeal, ...]
