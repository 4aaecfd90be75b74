"""Weighing cards by maxims: each speaks for or against a card, the sum decides."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from skatdesk.players.inference import Table

C = TypeVar("C")
Weights = Sequence[tuple[Callable[[Table, C], float], float]]
"""Maxims and how much each counts; a negative weight says what to avoid."""

AVOIDING = "avoid_"
"""What stands before a maxim's name in a reason, where the choice is good for not doing it."""

ALL_THE_SAME = "all_the_same"
"""The reason where no maxim tells the choices apart."""

_NOTHING = 1e-9


def best_of(table: Table, choices: Sequence[C], weights: Weights[C]) -> tuple[C, str]:
    """The choice the maxims favour, and the reason: the maxim that sets it most above the others, if any does."""
    said = [[weight * maxim(table, choice) for maxim, weight in weights] for choice in choices]
    totals = [sum(row) for row in said]
    best = max(range(len(choices)), key=totals.__getitem__)
    sums = [sum(column) for column in zip(*said, strict=True)]
    count = len(choices)
    leads = [count * own - total for own, total in zip(said[best], sums, strict=True)]
    strongest = max(range(len(leads)), key=leads.__getitem__)
    if leads[strongest] < _NOTHING:
        return choices[best], ALL_THE_SAME
    maxim, weight = weights[strongest]
    return choices[best], maxim.__name__ if weight > 0 else AVOIDING + maxim.__name__
