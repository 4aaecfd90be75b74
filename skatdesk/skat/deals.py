"""Deals, and the number every deal has.

There are 32! / (10!³ · 2!) = 2 753 294 408 504 640 deals. Each has one number from 1
to that: the hands of forehand, middlehand and rearhand are ranked as combinations
of the cards still left (the combinatorial number system), forehand first. Sharing
the number shares the deal.
"""

import random
from bisect import bisect
from collections.abc import Sequence
from dataclasses import dataclass
from math import comb

from skatdesk.skat.cards import CARDS, Card, Cards, format_cards, parse_cards
from skatdesk.skat.errors import NotationError
from skatdesk.skat.seats import BySeat

DEALS = comb(32, 10) * comb(22, 10) * comb(12, 10)
"""How many different deals there are."""
_WAYS = [[comb(index, place) for index in range(len(CARDS))] for place in range(11)]
"""By place, then by index."""


@dataclass(frozen=True, slots=True)
class Deal:
    """Three hands of ten cards and the skat, each sorted; 32 different cards in all."""

    hands: BySeat[Cards]
    skat: Cards

    def __post_init__(self) -> None:
        object.__setattr__(self, "hands", self.hands.map(lambda hand: tuple(sorted(hand))))
        object.__setattr__(self, "skat", tuple(sorted(self.skat)))
        sizes = (*map(len, self.hands), len(self.skat))
        if sizes != (10, 10, 10, 2):
            raise NotationError(f"a deal has 10 + 10 + 10 + 2 cards, not {' + '.join(map(str, sizes))}")
        seen: set[Card] = set()
        for card in (*self.hands[0], *self.hands[1], *self.hands[2], *self.skat):
            if card in seen:
                raise NotationError(f"{card} is dealt twice")
            seen.add(card)

    @staticmethod
    def of(cards: Sequence[Card]) -> "Deal":
        """All cards one after the other: those of forehand, middlehand and rearhand, and the skat."""
        return Deal(BySeat(tuple(cards[:10]), tuple(cards[10:20]), tuple(cards[20:30])), tuple(cards[30:]))

    @property
    def number(self) -> int:
        """The deal's number, 1 to ``DEALS``."""
        left = list(CARDS)
        number = 0
        for hand in self.hands:
            number = number * comb(len(left), 10) + _rank([left.index(card) for card in hand])
            left = [card for card in left if card not in hand]
        return number + 1

    @staticmethod
    def from_number(number: int) -> "Deal":
        """The deal with this number; raises ``NotationError`` outside 1 … ``DEALS``."""
        if not 1 <= number <= DEALS:
            raise NotationError(f"deal numbers run from 1 to {DEALS}, not {number}")
        number, third = divmod(number - 1, comb(12, 10))
        first, second = divmod(number, comb(22, 10))
        left = list(CARDS)
        hands = []
        for rank in (first, second, third):
            hand = tuple(left[index] for index in _unrank(rank))
            hands.append(hand)
            left = [card for card in left if card not in hand]
        return Deal(BySeat(*hands), tuple(left))

    @staticmethod
    def shuffled(generator: random.Random) -> "Deal":
        """A deal drawn from the generator, every one equally likely."""
        cards = list(CARDS)
        generator.shuffle(cards)
        return Deal.of(cards)

    @staticmethod
    def of_series(seed: int, number: int) -> "Deal":
        """Deal ``number`` (from 1) of the series with this seed: one seed gives everybody the same deals."""
        return Deal.shuffled(random.Random(f"{seed}:{number}"))

    @staticmethod
    def parse(text: str) -> "Deal":
        """Reads ``CJ SA … | … | … | …``: forehand, middlehand, rearhand, skat."""
        parts = text.split("|")
        if len(parts) != 4:
            raise NotationError("a deal is written as forehand | middlehand | rearhand | skat")
        forehand, middlehand, rearhand, skat = map(parse_cards, parts)
        return Deal(BySeat(forehand, middlehand, rearhand), skat)

    def __str__(self) -> str:
        return " | ".join(format_cards(cards) for cards in (*self.hands, self.skat))


def _rank(indices: list[int]) -> int:
    """Number of the combination given by rising indices (combinatorial number system)."""
    return sum(comb(index, place) for place, index in enumerate(indices, 1))


def _unrank(rank: int) -> list[int]:
    """The rising indices of the ten cards whose combination has this number."""
    indices = []
    for place in range(10, 0, -1):
        index = bisect(_WAYS[place], rank) - 1
        rank -= _WAYS[place][index]
        indices.append(index)
    return indices[::-1]
