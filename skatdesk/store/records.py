"""What is kept, as the rest of the program sees it."""

from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import date, datetime
from typing import Literal, NewType

from skatdesk.scoring.drafts import Draft
from skatdesk.scoring.entries import Entry
from skatdesk.scoring.heads import ListHead
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.skat.actions import Action
from skatdesk.skat.ruleset import ListSystem, RuleSet
from skatdesk.skat.seats import Seating
from skatdesk.skat.states import GameStart

SeriesId = NewType("SeriesId", int)
DealId = NewType("DealId", int)
ListId = NewType("ListId", int)


def day_of(moment: str) -> date:
    """The day of an ISO 8601 text: where it tells its time zone, the day it was here. Raises ``ValueError``.

    A time that the system cannot tell for here, which for Windows is every one before 1970, keeps the day it tells.
    """
    told = datetime.fromisoformat(moment)
    if told.tzinfo is not None:
        with suppress(OSError, OverflowError):
            told = told.astimezone()
    return told.date()


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
class PlayedDeal:
    """A deal that was played here; ``game`` is its number in the series, from 1."""

    series: SeriesId
    game: int


@dataclass(frozen=True, slots=True)
class SavedDeal:
    """A deal with everything that was done in it.

    ``finished``: it counts in the list. ``practice``: the user was helped in it.
    """

    id: DealId
    seating: Seating
    start: GameStart
    actions: tuple[Action, ...]
    finished: bool
    practice: bool = False


@dataclass(frozen=True, slots=True)
class SavedSeries:
    """A series with its deals in the order of play."""

    id: SeriesId
    start: SeriesStart
    deals: tuple[SavedDeal, ...]


Happening = Literal["added", "changed", "inserted", "moved", "removed", "undone", "redone", "head"]
"""What was done to a list; ``head``: to its heading, its players or what was agreed."""


@dataclass(frozen=True, slots=True)
class ListState:
    """A list at one moment."""

    head: ListHead
    score_list: ScoreList


@dataclass(frozen=True, slots=True)
class HistoryLine:
    """One change of a list.

    ``at`` is ISO 8601 text. ``number`` is the game's; where the list itself changed, that of the first one
    for which that holds. ``before`` is what stood there, ``after`` what stands there now: a game, or the list
    without its games. ``moved_to`` is the game's new number. ``by`` is who made the change, empty if nobody said.
    """

    at: str
    what: Happening
    number: int = 0
    before: Entry | ListState | None = None
    after: Entry | ListState | None = None
    moved_to: int | None = None
    by: str = ""

    @property
    def is_of_game(self) -> bool:
        """Whether it tells of a game, and not of the list itself."""
        return self.what != "head" and self.number > 0 and not isinstance(self.after or self.before, ListState)

    @property
    def changes_game(self) -> bool:
        """Whether a game came, went or is another one now; a remark beside it does not make it another one."""
        if isinstance(self.before, Entry) and isinstance(self.after, Entry):
            was, now = (replace(entry, remark="") for entry in (self.before, self.after))
            return self.is_of_game and (was != now or self.moved_to is not None)
        return self.is_of_game


@dataclass(frozen=True, slots=True)
class Step:
    """What was done to a list, at this ``index`` of its games or from there ``to`` another, and what it was before."""

    line: HistoryLine
    before: ListState
    index: int = 0
    to: int | None = None


@dataclass(frozen=True, slots=True)
class Correction:
    """What was told, step by step, in the midst of a list, and is not entered yet.

    A ``change`` of the entry at ``index``, or one forgotten before it, an ``insert``.
    """

    kind: Literal["change", "insert"]
    index: int
    told: tuple[Draft, ...]


@dataclass(frozen=True, slots=True)
class KeptList:
    """A list as it is kept. ``is_copy``: its games count elsewhere: in another list, or in a series.

    ``begun`` is what was told, step by step, of the next game, which is not entered yet; it waits while there is a
    ``correction``. ``last_step`` can be taken back, None where nothing can.
    """

    id: ListId
    head: ListHead
    score_list: ScoreList
    archived: bool = False
    is_copy: bool = False
    begun: tuple[Draft, ...] = ()
    correction: Correction | None = None
    last_step: Step | None = None


@dataclass(frozen=True, slots=True)
class ListSummary:
    """What the shelf shows of a list; ``written`` counts its entries, ``games`` is its length, None without end."""

    id: ListId
    head: ListHead
    players: tuple[str, ...]
    system: ListSystem
    written: int
    games: int | None
    archived: bool
    is_over: bool
