"""Weighing cards by maxims: each speaks for or against a card, the sum decides."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Generic, TypeVar

from skatdesk.players.inference import Table
from skatdesk.players.sayings import Evident, Saying, told

C = TypeVar("C")
Weights = Sequence[tuple[Callable[[Table, C], float], float]]
"""Maxims and how much each counts; a negative weight says what to avoid."""

AVOIDING = "avoid_"
"""What stands before a maxim's name in a reason, where the choice is good for not doing it."""

ALL_THE_SAME = "all_the_same"
"""The reason where no maxim tells the choices apart."""

MOST_PROMISING = "most_promising"
"""The reason where nothing that speaks for the choice says something true of it."""

BEST_DISCARD = "best_discard"
"""What is said of two cards put away or passed on for which nothing else speaks."""

NEGLIGIBLE = 1e-9
"""Choices whose sums differ by less are equal: rounding alone makes so much."""


class Weighing(Generic[C]):
    """Choices on the scales.

    ``sayings`` tells how true a maxim's sentence is of a choice, ``evident`` what holds of one without any maxim.
    """

    def __init__(
        self,
        table: Table,
        choices: Sequence[C],
        weights: Weights[C],
        sayings: Mapping[str, Saying[C]],
        evident: Evident[C],
    ) -> None:
        self._table, self._choices = table, choices
        self._weights, self._sayings, self._evident = weights, sayings, evident
        self._said = [[weight * maxim(table, choice) for maxim, weight in weights] for choice in choices]
        self._totals = [sum(row) for row in self._said]

    @property
    def best(self) -> int:
        """The place of the choice the maxims favour, of equals the first."""
        return max(range(len(self._choices)), key=self._totals.__getitem__)

    def reason(self, at: int) -> str:
        """Why the choice at this place is a good one, in a sentence that is true of it.

        That is what sets it most above the others; of a card that is led, what speaks for it before what it avoids. For
        a choice the maxims do not favour it is what sets it above the one they do; else what speaks for it, what is
        evident, and last what it avoids, as compared with all others.
        """
        own, best = self._said[at], self.best
        sums = [sum(column) for column in zip(*self._said, strict=True)]
        above_others = _speaking(len(self._choices) * one - total for one, total in zip(own, sums, strict=True))
        if self._totals[at] >= self._totals[best] - NEGLIGIBLE:
            if at == best and not above_others:
                return ALL_THE_SAME
            named = self._named(at, self._in_order(above_others))
        else:
            above_best = _speaking(one - other for one, other in zip(own, self._said[best], strict=True))
            for_it = [place for place in above_others if self._weights[place][1] > 0]
            named = self._named(at, self._in_order(above_best)) or self._named(at, for_it)
        plain = named or self._evident(self._table, self._choices[at], self._choices)
        return plain or self._named(at, above_others) or MOST_PROMISING

    def _in_order(self, speaking: Iterable[int]) -> list[int]:
        """An ace is led because it is high, though it saves trumps, too: a lead is told for its own sake."""
        leads = self._table.led is None
        return sorted(speaking, key=lambda place: leads and self._weights[place][1] < 0)

    def _named(self, at: int, speaking: Iterable[int]) -> str | None:
        """The first of these maxims whose sentence is true of the choice."""
        for place in speaking:
            maxim, weight = self._weights[place]
            if weight > 0 and self._said[at][place] <= 0:
                continue  # it speaks against the others only
            reason = maxim.__name__ if weight > 0 else AVOIDING + maxim.__name__
            saying = self._sayings.get(reason)
            known = reason if saying is None else told(reason, saying(self._table, self._choices[at], self._choices))
            if known is not None:
                return known
        return None


def _speaking(leads: Iterable[float]) -> list[int]:
    """The places of the maxims that set a choice above others, the one that does so most first."""
    found = list(enumerate(leads))
    return [place for place, lead in sorted(found, key=lambda one: -one[1]) if lead >= NEGLIGIBLE]
