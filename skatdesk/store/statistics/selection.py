"""The games a question is about, as one player sees them."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from functools import cached_property

import numpy as np

from skatdesk.scoring.systems import OWN_GAME_BONUS, others_lost_bonus
from skatdesk.skat.contracts import Game
from skatdesk.store.statistics.columns import Bools, Columns, Ints, Sitting
from skatdesk.store.statistics.facts import HAND, NOBODY, OUTSIDE, OVERBID, SCHNEIDER, WON
from skatdesk.store.statistics.people import People

_OTHERS_LOST = (0, 0, 0, *map(others_lost_bonus, (3, 4)))
"""Seeger-Fabian: by players who are there for a game another one lost (rules.md §11.2)."""

SITS_OUT = 3
"""Stands for a seat of one who has no cards: the dealer of four, or who is away."""


@dataclass(frozen=True, slots=True)
class Filter:
    """Which games count; None leaves a question open.

    ``since`` and ``until`` are days, both included; ``sitting`` is one list or series; ``played`` is True for games
    played here, False for games written down; ``opponent`` was there too; ``rules`` names a rule set; ``game``
    is what was played, whoever declared it.
    """

    player: int
    since: date | None = None
    until: date | None = None
    sitting: int | None = None
    played: bool | None = None
    opponent: int | None = None
    rules: str | None = None
    game: Game | None = None


@dataclass(frozen=True, slots=True)
class GameRef:
    """Where a game is found: in a series played here or in a written list, by their ids in the store.

    ``number`` is the game of the series or list, from 1.
    """

    number: int
    series: int | None = None
    list_id: int | None = None


@dataclass(frozen=True, slots=True)
class Glimpse:
    """One game in short: what the pointer shows of it.

    ``game`` is None where nobody bid; ``declarer`` is a name, None without one. ``change`` is that of the player asked
    about, ``score`` the declarer's (0 without one), both in the classic list.
    """

    ref: GameRef
    day: date | None
    game: Game | None
    declarer: str | None
    bid: int
    score: int
    change: int


@dataclass(frozen=True)
class Selection:
    """The games of a filter, in the order of time. Arrays have one value for each of them."""

    columns: Columns
    people: People
    filter: Filter
    rows: Ints

    def __len__(self) -> int:
        return len(self.rows)

    @staticmethod
    def of(columns: Columns, people: People, chosen: Filter) -> "Selection":
        """The games that pass the filter and count."""
        passed = (columns.place_of(chosen.player) >= 0) & columns.counts
        of_sitting = np.array([_passes(sitting, chosen) for sitting in columns.sittings], dtype=np.bool_)
        if len(columns):
            passed &= of_sitting[columns.at]
        if chosen.game is not None:
            passed &= columns.number("game") == chosen.game
        found = Selection(columns, people, chosen, np.flatnonzero(passed))
        if chosen.opponent is None:
            return found
        return found.where(columns.place_of(chosen.opponent)[found.rows] != found.away)

    def as_seen_by(self, player: int) -> "Selection":
        """Those of these games at which another player sat, from his place."""
        there = self.columns.place_of(player)[self.rows] >= 0
        return Selection(self.columns, self.people, Filter(player), self.rows[there])

    def where(self, wanted: Bools) -> "Selection":
        """Some of these games."""
        return Selection(self.columns, self.people, self.filter, self.rows[wanted])

    def those(self, which: Sequence[int]) -> "Selection":
        """Some of these games, by their indices, which go upwards."""
        return Selection(self.columns, self.people, self.filter, self.rows[list(which)])

    # -------------------------------------------------------------- one value for each game

    @cached_property
    def place(self) -> Ints:
        """Where the player sits."""
        return self.columns.place_of(self.filter.player)[self.rows]

    @cached_property
    def size(self) -> Ints:
        """Places at the table."""
        return self.columns.size[self.rows]

    @cached_property
    def away(self) -> Ints:
        """The place at a table of four that was not there, -1 where all were."""
        left_of_dealer = self.number("flags") >> OUTSIDE
        return np.where(left_of_dealer > 0, (self.number("dealer") + left_of_dealer) % 4, -1)

    @cached_property
    def present(self) -> Ints:
        """Players who were there."""
        return self.size - (self.away >= 0)

    @cached_property
    def seat(self) -> Ints:
        """The player's seat: forehand 0, middlehand 1, rearhand 2, ``SITS_OUT``."""
        dealer = self.number("dealer")
        steps, steps_to_away = (self.place - dealer) % self.size, (self.away - dealer) % self.size
        seat = np.where(steps > 0, steps, self.present) - 1  # the dealer is the last
        seat -= (self.away >= 0) & (steps > steps_to_away)
        return np.where(self.place == self.away, SITS_OUT, seat)

    @cached_property
    def active(self) -> Bools:
        """Whether the player has cards."""
        return self.seat < SITS_OUT

    @cached_property
    def watched(self) -> Bools:
        """Whether the player dealt to three others."""
        there: Bools = ~self.active & (self.place != self.away)
        return there

    @cached_property
    def in_hand(self) -> Ints:
        """The indices of the games the player has cards in."""
        return np.flatnonzero(self.active)

    @cached_property
    def has_declarer(self) -> Bools:
        """Whether anybody declared: no Ramsch, not passed in."""
        there: Bools = self.number("declarer") != NOBODY
        return there

    @cached_property
    def declared(self) -> Bools:
        """Whether the player declared."""
        own: Bools = self.number("declarer") == self.place
        return own

    @cached_property
    def defended(self) -> Bools:
        """Whether the player sat against a declarer."""
        return self.active & self.has_declarer & ~self.declared

    @cached_property
    def won(self) -> Bools:
        """Whether the declarer won."""
        return self.flag(WON)

    @cached_property
    def change(self) -> Ints:
        """What the game changed in the player's classic list."""
        scores = self.columns.number("scores")[self.rows].astype(np.int64)
        return np.take_along_axis(scores, self.place[:, None], axis=1)[:, 0]

    @property
    def bonuses(self) -> tuple[Ints, Ints]:
        """What Seeger-Fabian gives the declarer, and each of the others who were there."""
        own = np.where(self.won, OWN_GAME_BONUS, -OWN_GAME_BONUS) * self.has_declarer
        others = np.array(_OTHERS_LOST)[self.present] * (self.has_declarer & ~self.won)
        return own, others

    @cached_property
    def seeger(self) -> Ints:
        """What the game brought the player in a list by Seeger-Fabian."""
        own, others = self.bonuses
        return self.change + np.where(self.declared, own, others * (self.place != self.away))

    @cached_property
    def seeger_in_hand(self) -> Ints:
        """The same for each game ``in_hand``, with what the deals after it brought that he sat out.

        Those before the first count with it.
        """
        starts = self.in_hand.copy()
        starts[:1] = 0
        points: Ints = np.add.reduceat(self.seeger, starts)
        return points

    @property
    def hand(self) -> Bools:
        """Whether the game was played without taking the skat."""
        return self.flag(HAND)

    @property
    def overbid(self) -> Bools:
        """Whether the bid was not reached."""
        return self.flag(OVERBID)

    @property
    def schneider(self) -> Bools:
        """Whether the declarer won with Schneider, or lost and was made it."""
        return self.flag(SCHNEIDER)

    def number(self, field: str) -> Ints:
        """A column of the facts."""
        if field not in self._numbers:
            self._numbers[field] = self.columns.number(field)[self.rows].astype(np.int64)
        return self._numbers[field]

    @cached_property
    def _numbers(self) -> dict[str, Ints]:
        return {}

    def flag(self, bit: int) -> Bools:
        """One of the flags."""
        found: Bools = (self.number("flags") & bit) != 0
        return found

    @cached_property
    def by_sitting(self) -> Ints:
        """For each sitting of the columns how many of these games are of it."""
        counts: Ints = np.bincount(self.columns.at[self.rows], minlength=len(self.columns.sittings))
        return counts

    # -------------------------------------------------------------- one game

    def sitting(self, index: int) -> Sitting:
        """The list or series of a game."""
        return self.columns.sittings[int(self.columns.at[self.rows[index]])]

    def ref(self, index: int) -> GameRef:
        """Where a game is found."""
        sitting = self.sitting(index)
        return GameRef(int(self.columns.facts["number"][self.rows[index]]), sitting.series, sitting.list_id)

    def glimpse(self, index: int) -> Glimpse:
        """A game in short."""
        sitting, facts = self.sitting(index), self.columns.facts[int(self.rows[index])]
        declarer, game = int(facts["declarer"]), int(facts["game"])
        declared = declarer != NOBODY
        return Glimpse(
            self.ref(index),
            sitting.day,
            Game(game) if game <= Game.RAMSCH else None,
            self.people.name(sitting.players[declarer]) if declared else None,
            int(facts["bid"]),
            int(facts["scores"][declarer]) if declared else 0,
            int(facts["scores"][sitting.players.index(self.filter.player)]),
        )


def _passes(sitting: Sitting, chosen: Filter) -> bool:
    """Whether the games of a sitting are among those asked for."""
    return (
        chosen.sitting in (None, sitting.id)
        and chosen.played in (None, sitting.series is not None)
        and chosen.rules in (None, sitting.rules)
        and chosen.opponent in (None, *sitting.players)
        and _is_within(sitting.day, chosen)
    )


def _is_within(day: date | None, chosen: Filter) -> bool:
    """Whether the day is one of those asked for; one that is not known is so only where nobody asks."""
    if day is None:
        return chosen.since is None and chosen.until is None
    return (chosen.since or date.min) <= day <= (chosen.until or date.max)
