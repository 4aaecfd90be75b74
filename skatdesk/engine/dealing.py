"""A table before its first deal, and a deal on it: what a series is made of."""

from dataclasses import dataclass, replace
from enum import Enum

from skatdesk.scoring.rounds import NextDeal
from skatdesk.skat.actions import Action
from skatdesk.skat.ruleset import RuleSet
from skatdesk.skat.seats import Seating
from skatdesk.skat.states import GameStart


@dataclass(frozen=True, slots=True)
class SeriesSetup:
    """A table before its first deal.

    ``names`` and ``players`` go by place; a player is a name of the roster, None the
    human. ``seed`` fixes all deals and all chance of the computer players. A ``practice``
    series keeps its list but says nothing about how people play: help is at hand in it.
    """

    names: tuple[str, ...]
    players: tuple[str | None, ...]
    rules: RuleSet
    seed: int
    first_dealer: int = 0
    practice: bool = False

    @property
    def human(self) -> int | None:
        """The human's place, None if all are computer players."""
        return self.players.index(None) if None in self.players else None


def deal_seed(series_seed: int, index: int) -> int:
    """What drives all chance of the computer players in this deal of a series; the first has index 0."""
    return series_seed * 10_007 + index


class Origin(Enum):
    """Which page has laid the cards on the table: after the deal one comes back to it."""

    TABLE = "table"
    """None: dealt in a series, or played for itself."""
    EDITOR = "editor"
    REVIEW = "review"
    FIRST_GAME = "first game"


@dataclass(frozen=True, slots=True)
class Dealing:
    """The deal on the table: what was due, what was dealt, and whether it counts for the list.

    What does not count is ``practice``; a deal that counts becomes practice when the user is
    helped in it: then it stands in the list but not in the statistics.

    Three numbers belong to it: ``index`` is the entry of the list it becomes, from 0;
    ``due.number`` is the game of the series as people count, from 1 (a Grand Hand in a
    Ramsch round is not counted); ``start.deal.number`` names the cards. ``position`` is what had been
    done when a deal was taken up in its middle, to see how else it could have gone.
    """

    index: int
    due: NextDeal
    start: GameStart
    counts: bool = True
    practice: bool = False
    origin: Origin = Origin.TABLE
    position: tuple[Action, ...] = ()

    @property
    def seating(self) -> Seating:
        """Who sits where."""
        return self.due.seating

    @property
    def manners(self) -> RuleSet:
        """The rules as they are kept at the table: in practice moves may be taken back, and card points counted."""
        rules = self.start.rules
        return replace(rules, undo=True, point_counter=True) if self.practice else rules


@dataclass(frozen=True, slots=True)
class Interrupted:
    """A deal that counts, as it was left; ``practice``: the user was helped in it."""

    seating: Seating
    start: GameStart
    actions: tuple[Action, ...]
    practice: bool = False
