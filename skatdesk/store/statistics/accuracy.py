"""How accurately a person played, deal by deal, where deals were reviewed."""

import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from skatdesk.store.statistics.people import People
from skatdesk.store.statistics.selection import Selection

LATEST = 20
"""Reviewed deals the running mean looks back on."""

_GAMES = 1 << 16
"""More than a series has games."""

Kept = Mapping[int, Mapping[int, float]]
"""For each person the accuracies by deal; the number of a deal is that of its series, times 2¹⁶, and its game."""


@dataclass(frozen=True, slots=True)
class AccuracyCourse:
    """The reviewed deals of a selection in the order of time.

    ``at`` are their indices in the selection, ``accuracy`` is between 0 and 100, ``mean`` that of the latest 20 deals
    up to this one.
    """

    at: tuple[int, ...]
    accuracy: tuple[float, ...]
    mean: tuple[float, ...]

    def __len__(self) -> int:
        return len(self.at)


def read_accuracies(sql: sqlite3.Connection, people: People) -> Kept:
    """All that is kept; what no review can have said is left out."""
    kept: dict[int, dict[int, float]] = {}
    for series, game, player, accuracy in sql.execute(
        "SELECT series, game, player, accuracy FROM accuracies JOIN deals ON deals.id = deal"
        " WHERE accuracy BETWEEN 0 AND 100"
    ):
        kept.setdefault(people.person(player), {})[series * _GAMES + game] = accuracy
    return kept


def accuracy_course(games: Selection, kept: Kept) -> AccuracyCourse:
    """The reviewed deals among these games, for the player asked about."""
    own = kept.get(games.filter.player, {})
    series = np.array([sitting.series or 0 for sitting in games.columns.sittings], dtype=np.int64)
    deals = series[games.columns.at[games.rows]] * _GAMES + games.number("number")
    reviewed, values = np.fromiter(own.keys(), np.int64), np.fromiter(own.values(), np.float64)
    _, at, which = np.intersect1d(deals, reviewed, return_indices=True)
    order = np.argsort(at)
    accuracy = values[which[order]]
    sums = np.concatenate([[0.0], np.cumsum(accuracy)])
    ends = np.arange(1, len(accuracy) + 1)
    begins = np.maximum(ends - LATEST, 0)
    mean = (sums[ends] - sums[begins]) / (ends - begins)
    return AccuracyCourse(tuple(at[order].tolist()), tuple(accuracy.tolist()), tuple(mean.tolist()))
