"""Following suit and beating cards, on words of cards."""

import numpy as np

from skatdesk.players.solver.compiled import Words, count, highest, lowest, part
from skatdesk.players.solver.layout import ACES, JACK_TRUMPS, KINGS, QUEENS, TENS

PLAIN_SUIT: Words = np.array([0x7F << 7 * (bit // 7) for bit in range(28)] + [JACK_TRUMPS] * 4, np.int64)
"""The suit of a card that is no trump."""

POINTS: Words = np.array([0, 0, 0, 3, 4, 10, 11] * 4 + [2] * 4, np.int64)
"""Card points by bit, in games with trumps."""


@part
def points_of(cards: int) -> int:
    """Card points of all the cards, in games with trumps."""
    high = 11 * count(cards & ACES) + 10 * count(cards & TENS)
    return high + 4 * count(cards & KINGS) + 3 * count(cards & QUEENS) + 2 * count(cards & JACK_TRUMPS)


@part
def suit_of(trumps: int, card: int) -> int:
    """All cards of the effective suit of a card, played or not."""
    if (trumps >> card) & 1:
        return trumps
    return PLAIN_SUIT[card]


@part
def beats(trumps: int, card: int, best: int) -> bool:
    """Whether a card played later takes the trick from the best so far."""
    if (trumps >> card) & 1:
        return (trumps >> best) & 1 == 0 or card > best
    return (PLAIN_SUIT[card] >> best) & 1 != 0 and card > best


@part
def can_beat(trumps: int, hand: int, suit: int, best: int) -> bool:
    """Whether a hand that has to follow ``suit`` has a card that beats ``best``."""
    follow = hand & suit
    if follow != 0:
        return (suit >> best) & 1 != 0 and follow >> best > 1
    if (trumps >> best) & 1:
        return (hand & trumps) >> best > 1
    return hand & trumps != 0


@part
def must_beat(trumps: int, hand: int, suit: int, best: int) -> bool:
    """Whether every card that a hand may play to ``suit`` beats ``best``."""
    follow = hand & suit
    if follow != 0:
        return (suit >> best) & 1 != 0 and lowest(follow) > best
    if hand & ~trumps != 0:
        return False
    return (trumps >> best) & 1 == 0 or lowest(hand) > best


@part
def length_class(trumps: int, hand: int, suit: int) -> int:
    """0 and 1: without the suit, with or without a trump; 2, 3, 4: one, two, more cards of it."""
    length = count(hand & suit)
    if length == 0:
        return 0 if hand & trumps != 0 else 1
    return 1 + min(length, 3)


@part
def touching(card: int, lower: int, others: int) -> bool:
    """Whether no card of the others lies between two cards of one suit."""
    return ((1 << card) - (2 << lower)) & others == 0


@part
def higher_than(cards: int) -> int:
    """All bits above the highest of these cards; every bit if there are none."""
    return -(2 << highest(cards)) if cards != 0 else -1


@part
def from_winner(h0: int, h1: int, h2: int, winner: int) -> tuple[int, int, int]:
    """The hands in the order of the next trick, which the winner of this one leads."""
    if winner == 0:
        return h0, h1, h2
    if winner == 1:
        return h1, h2, h0
    return h2, h0, h1


@part
def place_after(place: int, winner: int) -> int:
    """A player's place in the next trick."""
    return place - winner if place >= winner else place + 3 - winner


# The cards on the table are one word: for each, in the order played, its number plus one in six bits.


@part
def table_card(table: int, index: int) -> int:
    """The card played at this place of the trick, -1 if none has been."""
    return ((table >> 6 * index) & 63) - 1


@part
def with_card(table: int, card: int) -> int:
    """The table after one more card."""
    if table == 0:
        return card + 1
    return table | (card + 1) << (6 if table < 64 else 12)
