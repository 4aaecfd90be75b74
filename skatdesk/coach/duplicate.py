"""Duplicate: the same deals at the same place, played by the user and by an expert, compared in the list."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from skatdesk.scoring.entries import Entry, entry_of
from skatdesk.scoring.systems import changes
from skatdesk.skat.actions import Action
from skatdesk.skat.game import replay
from skatdesk.skat.ruleset import ISKO, SERIES_GAMES, RuleSet
from skatdesk.skat.seats import BySeat
from skatdesk.skat.states import Finished
from skatdesk.store.records import SavedDeal, SavedSeries

BOARDS = (12, SERIES_GAMES)
"""How many deals a set has."""

EXPERT = "expert"
"""Who plays at the user's place, by the roster."""

_TABLE = 3


@dataclass(frozen=True, slots=True)
class Board:
    """A deal of the set, counted from 1; None: not played yet. Points are those of the user's place in the list."""

    number: int
    yours: Entry | None
    experts: Entry | None
    points: int = 0
    expert_points: int = 0

    @property
    def difference(self) -> int | None:
        """The user's points less the expert's, once both have played."""
        return None if self.yours is None or self.experts is None else self.points - self.expert_points


def rules_of(boards: int) -> RuleSet:
    """The official rules, for so many deals: without rounds that depend on how the deals end."""
    return replace(ISKO, series_rounds=boards // _TABLE)


def compared(saved: SavedSeries, expert: Mapping[int, tuple[Action, ...]]) -> tuple[Board, ...]:
    """Every deal of the series that was begun, in the order of play; ``expert`` are the expert's games by number."""
    place = human_place(saved)
    boards = []
    for number, deal in enumerate(saved.deals, 1):
        yours = _entry(deal, deal.actions) if deal.finished else None
        experts = _entry(deal, expert[number]) if number in expert else None
        points, theirs = (0 if one is None else changes("seeger", one)[place] for one in (yours, experts))
        boards.append(Board(number, yours, experts, points, theirs))
    return tuple(boards)


def total(boards: Iterable[Board]) -> int:
    """The user's points less the expert's in all deals both have played."""
    return sum(board.difference or 0 for board in boards)


def open_boards(saved: SavedSeries, expert: Mapping[int, tuple[Action, ...]]) -> tuple[int, ...]:
    """The deals, by number, that the user has finished and the expert has not played yet."""
    return tuple(number for number, deal in enumerate(saved.deals, 1) if deal.finished and number not in expert)


def players_of(saved: SavedSeries, deal: SavedDeal) -> BySeat[str]:
    """Who plays the deal again, by the roster: the expert for the user, and the opponents the user had."""
    people = saved.start.participants
    return deal.seating.places.map(lambda place: people[place].computer or EXPERT)


def human_place(saved: SavedSeries) -> int:
    """The user's place."""
    return next(place for place, person in enumerate(saved.start.participants) if person.computer is None)


def _entry(deal: SavedDeal, actions: tuple[Action, ...]) -> Entry:
    state = replay(deal.start, actions)
    assert isinstance(state, Finished)
    return entry_of(state.result, deal.seating)
