"""Finds a deal that fulfils wishes, or says that there is none, or that none was found.

What can be counted is counted and drawn exactly (``demands.py``); hands are then drawn
until those who judge them agree.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from time import monotonic

from skatdesk.coach.wishes.demands import LIMIT, Demand, Demands, TooManyError
from skatdesk.coach.wishes.wish import Counts, Holds, LongestTrumps, Place, Wish, fulfilled, is_judged
from skatdesk.skat.cards import CARDS, Cards
from skatdesk.skat.contracts import SUIT_GAMES
from skatdesk.skat.deals import Deal
from skatdesk.skat.errors import SkatError
from skatdesk.skat.ordering import trumps
from skatdesk.skat.ruleset import ISKO, RuleSet
from skatdesk.skat.seats import BySeat

SECONDS = 2.0
"""How long a deal is looked for."""

Countable = tuple[Demand, ...]


@dataclass(frozen=True, slots=True)
class Impossible:
    """No deal fulfils these wishes together; none of them is to blame where the fixed cards alone do not fit."""

    wishes: tuple[Wish, ...]


@dataclass(frozen=True, slots=True)
class NotFound:
    """None of so many hands drawn would do; there may be a deal all the same."""

    tried: int


def find(
    wishes: Sequence[Wish],
    fixed: Mapping[Place, Cards],
    seed: int,
    rules: RuleSet = ISKO,
    clock: Callable[[], float] = monotonic,
    stopped: Callable[[], bool] = lambda: False,
) -> Deal | Impossible | NotFound:
    """A deal with the fixed cards where they are and every wish fulfilled, drawn with ``seed``.

    The same arguments give the same deal, unless the time (``SECONDS``) runs out. ``clock``
    tells it; once ``stopped`` says so nobody waits for the answer. Raises ``SkatError`` if a
    card is fixed twice.
    """
    cards = [card for held in fixed.values() for card in held]
    if len(cards) != len(set(cards)):
        raise SkatError("a card is fixed at two places")
    end = clock() + SECONDS
    asked = tuple(dict.fromkeys(wishes))
    ways = _ways(asked, fixed, rules)
    if not ways:
        return Impossible(_to_blame(asked, fixed, rules, stopped))
    search = _Search(asked, ways, random.Random(seed), rules, lambda: stopped() or clock() >= end)
    try:
        while True:
            deal = search.draw()
            if deal is not None:
                return deal
    except _OutOfTimeError:
        return NotFound(search.tried)


class _OutOfTimeError(Exception):
    """Nothing was found in time."""


class _Search:
    """Draws deal after deal; ``tried`` counts the hands looked at."""

    def __init__(
        self,
        wishes: tuple[Wish, ...],
        ways: list[Demands],
        generator: random.Random,
        rules: RuleSet,
        late: Callable[[], bool],
    ) -> None:
        self._late = late
        self._generator = generator
        self._rules = rules
        self._wishes = {
            place: sorted((wish for wish in wishes if wish.place is place), key=is_judged) for place in Place
        }
        self._by_suit = _alternative(wishes)
        self._ways = ways
        self.tried = 0

    def draw(self) -> Deal | None:
        (ways,) = self._generator.choices(self._ways, [ways.ways for ways in self._ways])
        dealt = ways.draw(self._generator, self._accept)
        if dealt is None:
            return None
        hands = BySeat(dealt[Place.FOREHAND], dealt[Place.MIDDLEHAND], dealt[Place.REARHAND])
        return Deal(hands, dealt[Place.SKAT])

    def _accept(self, place: Place, cards: Cards) -> bool:
        wishes = self._wishes[place]
        if not wishes:
            return True
        if self.tried and self._late():
            raise _OutOfTimeError
        self.tried += 1
        long = self._by_suit
        if long is not None and long.place is place:
            # a hand that is long in two suits is drawn for each of them
            times = sum(sum(card in trumps(game) for card in cards) >= long.least for game in SUIT_GAMES)
            if times > 1 and self._generator.random() * times > 1:
                return False
        return all(fulfilled(wish, cards, self._rules) for wish in wishes)


# ------------------------------------------------------------------ what can be counted


def _countable(wishes: Sequence[Wish]) -> list[Countable]:
    """The wishes as demands; several where one of the four suits has to be long."""
    sure: list[Demand] = []
    for wish in wishes:
        match wish:
            case Holds(place, cards, least, most):
                sure.append(Demand(place, _ones(cards), least, most))
            case Counts(place, least, most):
                sure.append(Demand(place, tuple(card.points for card in CARDS), least, most))
            case LongestTrumps(place, _, most):
                sure += [Demand(place, _ones(trumps(game)), 0, most) for game in SUIT_GAMES if most < place.size]
    long = _alternative(wishes)
    if long is None:
        return [tuple(sure)]
    return [(Demand(long.place, _ones(trumps(game)), long.least, long.most), *sure) for game in SUIT_GAMES]


def _alternative(wishes: Sequence[Wish]) -> LongestTrumps | None:
    """The wish for a long suit that is met suit by suit: the hardest; any others are met by trying."""
    return max(
        (wish for wish in wishes if isinstance(wish, LongestTrumps) and wish.least > 0),
        key=lambda wish: wish.least,
        default=None,
    )


def _ones(cards: Cards) -> tuple[int, ...]:
    return tuple(int(card in cards) for card in CARDS)


def _counted(fixed: Mapping[Place, Cards], demands: Countable, first: tuple[Place, ...]) -> Demands:
    """As many of the demands as can be counted together, the first before the others."""
    try:
        return Demands(fixed, demands, first)
    except TooManyError:
        chosen, counted = demands[:0], Demands(fixed, (), first)
        for demand in demands:
            try:
                counted = Demands(fixed, (*chosen, demand), first, LIMIT // 4)
            except TooManyError:
                continue
            chosen = (*chosen, demand)
        return counted


# ------------------------------------------------------------------ what cannot be


def _ways(wishes: tuple[Wish, ...], fixed: Mapping[Place, Cards], rules: RuleSet) -> list[Demands]:
    """Ways to fulfil them, as far as that can be counted; none where it is certain that no deal does."""
    for wish in wishes:
        lying = tuple(fixed.get(wish.place, ()))
        if len(lying) == wish.place.size and not fulfilled(wish, lying, rules):
            return []
    judged = tuple(wish.place for wish in wishes if is_judged(wish))
    if Place.SKAT in judged:
        return []
    return [counted for demands in _countable(wishes) if (counted := _counted(fixed, demands, judged)).ways]


def _to_blame(
    wishes: tuple[Wish, ...], fixed: Mapping[Place, Cards], rules: RuleSet, stopped: Callable[[], bool]
) -> tuple[Wish, ...]:
    """As few of the wishes as contradict each other; nearly always one or two do."""
    for number in range(3):
        for few in combinations(wishes, number):
            if stopped() or not _ways(few, fixed, rules):
                return few
    blamed = list(wishes)
    for wish in wishes:
        if stopped():
            break
        rest = tuple(other for other in blamed if other is not wish)
        if not _ways(rest, fixed, rules):
            blamed = list(rest)
    return tuple(blamed)
