"""Weighing cards by maxims: each speaks for or against a card, the sum decides."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from skatdesk.players.inference import Table
from skatdesk.players.sayings import Saying, told

C = TypeVar("C")
Weights = Sequence[tuple[Callable[[Table, C], float], float]]
"""Maxims and how much each counts; a negative weight says what to avoid."""

AVOIDING = "avoid_"
"""What stands before a maxim's name in a reason, where the choice is good for not doing it."""

ALL_THE_SAME = "all_the_same"
"""The reason where no maxim tells the choices apart."""

MOST_PROMISING = "most_promising"
"""The reason where no maxim that speaks for the choice says something true of it."""

_NOTHING = 1e-9


def best_of(table: Table, choices: Sequence[C], weights: Weights[C], sayings: Mapping[str, Saying[C]]) -> tuple[C, str]:
    """The choice the maxims favour, and the reason.

    That is the maxim which sets the choice most above the others, of those whose sentence is true of it.
    """
    said = [[weight * maxim(table, choice) for maxim, weight in weights] for choice in choices]
    totals = [sum(row) for row in said]
    best = max(range(len(choices)), key=totals.__getitem__)
    sums = [sum(column) for column in zip(*said, strict=True)]
    count = len(choices)
    leads = [count * own - total for own, total in zip(said[best], sums, strict=True)]
    speaking = sorted((place for place, lead in enumerate(leads) if lead >= _NOTHING), key=lambda at: -leads[at])
    for place in speaking:
        maxim, weight = weights[place]
        if weight > 0 and said[best][place] <= 0:
            continue  # it speaks against the others only
        reason = maxim.__name__ if weight > 0 else AVOIDING + maxim.__name__
        saying = sayings.get(reason)
        known = reason if saying is None else told(reason, saying(table, choices[best], choices))
        if known is not None:
            return choices[best], known
    return choices[best], MOST_PROMISING if speaking else ALL_THE_SAME
