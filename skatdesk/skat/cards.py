"""The thirty-two cards (ISkO 1.2).

A card is one of 32 interned objects. It is an ``int`` from 0 to 31, so that sets
of cards have one order everywhere and lookups are cheap; its text is its code:
suit letter and rank letter, ``CJ`` is the jack of clubs, ``HT`` the ten of hearts.
"""

from collections.abc import Iterable
from enum import IntEnum
from typing import ClassVar, Self

from skatdesk.skat.errors import NotationError


class Suit(IntEnum):
    """The four suits, highest first; German suits are acorns, leaves, hearts, bells."""

    CLUBS = 0
    SPADES = 1
    HEARTS = 2
    DIAMONDS = 3

    @property
    def code(self) -> str:
        """``C``, ``S``, ``H`` or ``D``."""
        return "CSHD"[self]


class Rank(IntEnum):
    """The eight ranks in the order of a plain suit's card points, jack apart."""

    ACE = 0
    TEN = 1
    KING = 2
    QUEEN = 3
    JACK = 4
    NINE = 5
    EIGHT = 6
    SEVEN = 7

    @property
    def code(self) -> str:
        """``A``, ``T``, ``K``, ``Q``, ``J``, ``9``, ``8`` or ``7``."""
        return "ATKQJ987"[self]

    @property
    def points(self) -> int:
        """Card points: ace 11, ten 10, king 4, queen 3, jack 2, others 0."""
        return _POINTS[self]


_POINTS = (11, 10, 4, 3, 2, 0, 0, 0)


class Card(int):
    """One card. Never built by hand: take it from ``CARDS``, ``Card.of`` or ``Card.parse``."""

    suit: Suit
    rank: Rank
    points: int
    code: str

    _by_code: ClassVar[dict[str, "Card"]] = {}

    @classmethod
    def _make(cls, suit: Suit, rank: Rank) -> Self:
        card = cls(suit * 8 + rank)
        card.suit, card.rank = suit, rank
        card.points = rank.points
        card.code = suit.code + rank.code
        cls._by_code[card.code] = card
        return card

    @staticmethod
    def of(suit: Suit, rank: Rank) -> "Card":
        """The card of this suit and rank."""
        return CARDS[suit * 8 + rank]

    @classmethod
    def parse(cls, code: str) -> "Card":
        """The card with this code; raises ``NotationError`` for any other text."""
        try:
            return cls._by_code[code]
        except KeyError:
            raise NotationError(f"{code!r} is not a card (suit C S H D, then A T K Q J 9 8 7)") from None

    def __repr__(self) -> str:
        return self.code

    __str__ = __repr__

    def __format__(self, spec: str) -> str:
        return format(self.code, spec)

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return Card.parse, (self.code,)

    def __copy__(self) -> "Card":
        return self

    def __deepcopy__(self, memo: object) -> "Card":
        return self


Cards = tuple[Card, ...]

CARDS: Cards = tuple(Card._make(suit, rank) for suit in Suit for rank in Rank)
JACKS: Cards = tuple(Card.of(suit, Rank.JACK) for suit in Suit)

DECK_POINTS = 120
"""Card points of all 32 cards, 30 in each suit."""

SKAT_AT_MOST = 22
"""Card points of two aces: the most a skat can have, and a declarer without a trick."""


def parse_cards(text: str) -> Cards:
    """Cards separated by spaces, in the order written."""
    return tuple(Card.parse(word) for word in text.split())


def format_cards(cards: Iterable[Card]) -> str:
    """The codes of the cards, separated by single spaces."""
    return " ".join(card.code for card in cards)


def points(cards: Iterable[Card]) -> int:
    """Sum of card points; 120 for the whole deck, 30 for each suit."""
    return sum(card.points for card in cards)


def without(cards: Cards, *gone: Card) -> Cards:
    """The cards that are left, in their order."""
    return tuple(card for card in cards if card not in gone)
