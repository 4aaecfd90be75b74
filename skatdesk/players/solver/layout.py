"""How the cards lie in the kernel's words: one bit for each card, suits beside each other, ranks rising.

With trumps, a suit takes seven bits (7 8 9 Q K 10 A) and the jacks are the four highest;
the trump suit of a suit game lies right below them, so that all trumps are one run of
bits and the four suit games look the same. In Null a suit takes eight bits (7 8 9 10 J Q K A).
A card of a higher bit beats those below it in its run.
"""

from skatdesk.skat.cards import CARDS, Card, Rank, Suit
from skatdesk.skat.contracts import Game
from skatdesk.skat.ordering import NULL_RANKS, PLAIN_RANKS

SUIT_TRUMPS = 0xFFE00000
"""The trumps of a suit game: bits 21 to 31."""

JACK_TRUMPS = 0xF0000000
"""The trumps of Grand and Ramsch: bits 28 to 31, diamonds lowest."""

SEVENS = 0x00204081
EIGHTS = SEVENS << 1
NINES = SEVENS << 2
QUEENS = SEVENS << 3
KINGS = SEVENS << 4
TENS = SEVENS << 5
ACES = SEVENS << 6
BLANKS = SEVENS | EIGHTS | NINES
"""Cards without card points, in games with trumps."""

_RISING, _RISING_IN_NULL = PLAIN_RANKS[::-1], NULL_RANKS[::-1]

Bits = tuple[int, ...]


def _bits(game: Game) -> Bits:
    trump = game.trump_suit
    suits = [suit for suit in Suit if suit is not trump] + ([] if trump is None else [trump])

    def bit(card: Card) -> int:
        if game is Game.NULL:
            return 8 * card.suit + _RISING_IN_NULL.index(card.rank)
        if card.rank is Rank.JACK:
            return 31 - card.suit
        return 7 * suits.index(card.suit) + _RISING.index(card.rank)

    return tuple(bit(card) for card in CARDS)


BITS: tuple[Bits, ...] = tuple(_bits(game) for game in Game)
"""``BITS[game][card]``: the bit of a card."""

TRUMPS: Bits = (SUIT_TRUMPS,) * 4 + (JACK_TRUMPS, 0, JACK_TRUMPS)
"""``TRUMPS[game]``: the bits of its trumps."""


def word_of(cards: tuple[Card, ...], game: Game) -> int:
    """The cards as one word of 32 bits."""
    bits = BITS[game]
    return sum(1 << bits[card] for card in cards)
