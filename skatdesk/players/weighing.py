"""Weighing cards by maxims: each speaks for or against a card, the sum decides."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from skatdesk.players.inference import Table

C = TypeVar("C")
Weights = Sequence[tuple[Callable[[Table, C], float], float]]
"""Maxims and how much each counts."""


def best_of(table: Table, choices: Sequence[C], weights: Weights[C]) -> tuple[C, str]:
    """The choice the maxims favour, and the name of the maxim that sets it most above the others."""
    said = [[weight * maxim(table, choice) for maxim, weight in weights] for choice in choices]
    totals = [sum(row) for row in said]
    best = max(range(len(choices)), key=totals.__getitem__)
    sums = [sum(column) for column in zip(*said, strict=True)]
    count = len(choices)
    leads = [count * own - total for own, total in zip(said[best], sums, strict=True)]
    strongest = max(range(len(leads)), key=leads.__getitem__)
    return choices[best], weights[strongest][0].__name__
