"""Counts the deals that meet demands on the cards of a place, and draws one of them, each equally likely.

Cards that no demand tells apart form a group. A hand is chosen by how many cards of each
group it has; the ways to deal the rest are counted for every such choice, so that rare
hands are dealt at once, and what cannot be met is known before anything is dealt.
"""

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import accumulate
from math import comb

from skatdesk.coach.wishes.wish import Place
from skatdesk.skat.cards import CARDS, Cards

LIMIT = 8_000
"""So many beginnings of choices are looked at; demands that need more are too finely woven to be counted."""
_TRIES = 500
"""So many hands are drawn for one place before the places before it are dealt anew."""

_Numbers = tuple[int, ...]
"""One number for each group."""


class TooManyError(Exception):
    """The demands tell too many groups of cards apart."""


@dataclass(frozen=True, slots=True)
class Demand:
    """The weights of the cards at the place sum up to ``least`` to ``most``; ``weights`` has one for each of the 32."""

    place: Place
    weights: tuple[int, ...]
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class _Bound:
    """A demand on the place being dealt, by the weights of the groups."""

    weights: _Numbers
    least: int
    most: int

    def narrowed(self, number: int) -> "_Bound":
        """What is left of the bound with so many cards of the first group taken."""
        taken = number * self.weights[0]
        return _Bound(self.weights[1:], self.least - taken, self.most - taken)


@dataclass(frozen=True, slots=True)
class _Level:
    """One place to be dealt: the group of each card of the pool, and into which one it merges for the next place."""

    place: Place
    room: int
    group_of: _Numbers
    merges: _Numbers
    next_groups: int
    bounds: tuple[_Bound, ...]


class Demands:
    """The deals with these cards fixed that meet the demands.

    ``ways`` is their number, 0 where there is none. ``first`` are places dealt first even
    though nothing countable is demanded of them. Raises ``TooManyError``.
    """

    def __init__(
        self,
        fixed: Mapping[Place, Cards],
        demands: tuple[Demand, ...] = (),
        first: tuple[Place, ...] = (),
        limit: int = LIMIT,
    ) -> None:
        self._limit = limit
        taken = {card for cards in fixed.values() for card in cards}
        self._fixed = {place: tuple(fixed.get(place, ())) for place in Place}
        self._pool = tuple(card for card in CARDS if card not in taken)
        fits = all(len(cards) <= place.size for place, cards in self._fixed.items())
        choosy = {demand.place for demand in demands}
        order = sorted(Place, key=lambda place: (place not in choosy, place not in first, place))
        self._levels = self._levels_of(order, demands)
        self._choices: dict[tuple[int, _Numbers], tuple[list[_Numbers], list[int]]] = {}
        self._looked = 0
        groups = self._levels[0].group_of
        self._all = tuple(groups.count(group) for group in range(max(groups, default=-1) + 1))
        self.ways = self._count(0, self._all) if fits else 0

    def draw(self, generator: random.Random, accept: Callable[[Place, Cards], bool]) -> dict[Place, Cards] | None:
        """All four places; ``accept`` is asked about each as soon as it is dealt. None: start again.

        Only where ``ways`` is not 0.
        """
        dealt: dict[Place, Cards] = {}
        left, numbers = list(self._pool), self._all
        for at, level in enumerate(self._levels):
            group_of = dict(zip(self._pool, level.group_of, strict=True))
            by_group = [[card for card in left if group_of[card] == group] for group in range(len(numbers))]
            choices, weights = self._choices_at(at, numbers)
            for _ in range(_TRIES):
                (chosen,) = generator.choices(choices, cum_weights=weights)
                drawn = [
                    card
                    for cards, number in zip(by_group, chosen, strict=True)
                    for card in generator.sample(cards, number)
                ]
                hand = tuple(sorted((*self._fixed[level.place], *drawn)))
                if accept(level.place, hand):
                    break
            else:
                return None
            dealt[level.place] = hand
            left = [card for card in left if card not in drawn]
            numbers = _merged(level, numbers, chosen)
        return dealt

    # -------------------------------------------------------------- counting

    def _levels_of(self, order: list[Place], demands: tuple[Demand, ...]) -> tuple[_Level, ...]:
        by_level = [
            _groups([[demand.weights[card] for demand in demands if demand.place in order[at:]] for card in self._pool])
            for at in range(len(order))
        ]
        by_level.append((0,) * len(self._pool))
        levels = []
        for at, place in enumerate(order):
            group_of, after = by_level[at], by_level[at + 1]
            heads = [group_of.index(group) for group in range(max(group_of, default=-1) + 1)]
            bounds = []
            for demand in demands:
                if demand.place is place:
                    held = sum(demand.weights[card] for card in self._fixed[place])
                    weights = tuple(demand.weights[self._pool[head]] for head in heads)
                    bounds.append(_Bound(weights, demand.least - held, demand.most - held))
            room = place.size - len(self._fixed[place])
            merges = tuple(after[head] for head in heads)
            levels.append(_Level(place, room, group_of, merges, max(after, default=-1) + 1, tuple(bounds)))
        return tuple(levels)

    def _count(self, at: int, numbers: _Numbers) -> int:
        """In how many ways the places from this one on can be dealt with so many cards of each group."""
        if at == len(self._levels):
            return 1
        _, weights = self._choices_at(at, numbers)
        return weights[-1] if weights else 0

    def _choices_at(self, at: int, numbers: _Numbers) -> tuple[list[_Numbers], list[int]]:
        """What may be chosen from each group, and for how many deals it stands, added up."""
        known = self._choices.get((at, numbers))
        if known is not None:
            return known
        level = self._levels[at]
        choices, weights = list[_Numbers](), list[int]()
        for chosen in self._possible(numbers, level.room, level.bounds):
            ways = self._count(at + 1, _merged(level, numbers, chosen))
            for number, wanted in zip(numbers, chosen, strict=True):
                ways *= comb(number, wanted)
            if ways:
                choices.append(chosen)
                weights.append(ways)
        found = choices, list(accumulate(weights))
        self._choices[at, numbers] = found
        return found

    def _possible(self, numbers: _Numbers, room: int, bounds: tuple[_Bound, ...]) -> Iterator[_Numbers]:
        """How many cards of each group may be taken to fill the room within the bounds."""
        self._looked += 1
        if self._looked > self._limit:
            raise TooManyError
        if not numbers:
            if room == 0 and all(bound.least <= 0 <= bound.most for bound in bounds):
                yield ()
            return
        if room > sum(numbers) or any(_out_of_reach(numbers, room, bound) for bound in bounds):
            return
        least = max(0, room - sum(numbers[1:]))
        for number in range(least, min(numbers[0], room) + 1):
            narrowed = tuple(bound.narrowed(number) for bound in bounds)
            for others in self._possible(numbers[1:], room - number, narrowed):
                yield (number, *others)


def _groups(signatures: list[list[int]]) -> _Numbers:
    """Numbers the cards by signature, in the order of their first card."""
    numbers: dict[tuple[int, ...], int] = {}
    return tuple(numbers.setdefault(tuple(signature), len(numbers)) for signature in signatures)


def _merged(level: _Level, numbers: _Numbers, chosen: _Numbers) -> _Numbers:
    """What is left of each group of the next place."""
    left = [0] * level.next_groups
    for number, taken, merged in zip(numbers, chosen, level.merges, strict=True):
        left[merged] += number - taken
    return tuple(left)


def _out_of_reach(numbers: _Numbers, room: int, bound: _Bound) -> bool:
    """Whether no choice can meet the bound: even the heaviest cards are too light, or the lightest too heavy."""
    cards = sorted(zip(bound.weights, numbers, strict=True))
    return _sum(cards, room) > bound.most or _sum(cards[::-1], room) < bound.least


def _sum(cards: list[tuple[int, int]], room: int) -> int:
    """The weight of the first cards that fill the room."""
    total = 0
    for weight, number in cards:
        taken = min(number, room)
        total += weight * taken
        room -= taken
    return total
