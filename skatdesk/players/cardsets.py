"""Sets of cards as 32-bit numbers (bit *n* is card *n*): counting and intersecting them costs next to nothing."""

from collections.abc import Iterable

from skatdesk.skat.cards import CARDS, Card
from skatdesk.skat.contracts import Game
from skatdesk.skat.ordering import EFFECTIVE_SUIT, POWER, TRUMP

CardSet = int

ALL: CardSet = (1 << 32) - 1


def set_of(cards: Iterable[Card]) -> CardSet:
    """The set of these cards."""
    found = 0
    for card in cards:
        found |= 1 << card
    return found


def cards_of(cards: CardSet) -> list[Card]:
    """The cards of the set, in card order."""
    found = []
    while cards:
        lowest = cards & -cards
        found.append(CARDS[lowest.bit_length() - 1])
        cards ^= lowest
    return found


def _above(game: Game, card: Card) -> CardSet:
    suits, power = EFFECTIVE_SUIT[game], POWER[game]
    return set_of(other for other in CARDS if suits[other] == suits[card] and power[other] > power[card])


SUITS: tuple[tuple[CardSet, ...], ...] = tuple(
    tuple(set_of(card for card in CARDS if EFFECTIVE_SUIT[game][card] == suit) for suit in range(TRUMP + 1))
    for game in Game
)
"""``SUITS[game][suit]``: the cards that follow each other; ``SUITS[game][TRUMP]`` are the trumps."""

HIGHER: tuple[tuple[CardSet, ...], ...] = tuple(tuple(_above(game, card) for card in CARDS) for game in Game)
"""``HIGHER[game][card]``: the cards of its effective suit that beat it."""
