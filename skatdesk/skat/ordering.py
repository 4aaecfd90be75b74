"""Which cards are trumps, and which card beats which (rules.md §1).

Suit games: jacks, then A 10 K Q 9 8 7 of the trump suit. Grand and Ramsch: jacks
only. Null: no trumps, A K Q J 10 9 8 7 in every suit.
"""

from functools import cache

from skatdesk.skat.cards import CARDS, JACKS, Card, Cards, Rank
from skatdesk.skat.contracts import Game

TRUMP = 4
"""The effective suit of a trump; a plain card's is its ``Suit`` (0 to 3)."""

PLAIN_RANKS = (Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN, Rank.NINE, Rank.EIGHT, Rank.SEVEN)
"""A suit from the highest card down, in games with trumps; jacks are trumps there."""

NULL_RANKS = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN, Rank.NINE, Rank.EIGHT, Rank.SEVEN)
"""A suit from the highest card down in Null."""


@cache
def trumps(game: Game) -> Cards:
    """The trumps of the game from the highest down; 11, 4 or none."""
    if game is Game.NULL:
        return ()
    suit = game.trump_suit
    return JACKS + (() if suit is None else tuple(Card.of(suit, rank) for rank in PLAIN_RANKS))


MOST_TRUMPS = len(trumps(Game.CLUBS))
"""The trumps of a suit game, and so the most matadors there can be."""


def _suits(game: Game) -> tuple[int, ...]:
    return tuple(TRUMP if card in trumps(game) else int(card.suit) for card in CARDS)


def _power(game: Game, card: Card) -> int:
    """Height of the card in its effective suit; trumps stand above all plain cards."""
    if card in trumps(game):
        return 100 - trumps(game).index(card)
    ranks = NULL_RANKS if game is Game.NULL else PLAIN_RANKS
    return 50 - ranks.index(card.rank)


EFFECTIVE_SUIT: tuple[tuple[int, ...], ...] = tuple(_suits(game) for game in Game)
"""``EFFECTIVE_SUIT[game][card]``: 0 to 3, or ``TRUMP``."""

POWER: tuple[tuple[int, ...], ...] = tuple(tuple(_power(game, card) for card in CARDS) for game in Game)
"""``POWER[game][card]``: higher beats lower within one effective suit, any trump any plain card."""


def effective_suit(card: Card, game: Game) -> int:
    """The suit the card follows and is followed in: ``TRUMP`` for trumps, else its own."""
    return EFFECTIVE_SUIT[game][card]


def beats(challenger: Card, best: Card, game: Game) -> bool:
    """Whether a card played later takes the trick from the best card so far."""
    suits, power = EFFECTIVE_SUIT[game], POWER[game]
    suit = suits[challenger]
    return (suit == suits[best] or suit == TRUMP) and power[challenger] > power[best]
