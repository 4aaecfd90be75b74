"""How good a hand is: the chance of winning each game with it.

A hand is worth the sum of its parts in log-odds: 0 is an even chance, +1 about three in
four, +2 seven in eight, -1 one in four. What the parts are worth stands in
``handweights.py``.
"""

from math import exp, log

from skatdesk.players.cardsets import CardSet
from skatdesk.players.handweights import (
    GRAND,
    GRAND_BEFORE_SKAT,
    NULL,
    NULL_BEFORE_SKAT,
    NULL_OUVERT,
    NULL_OUVERT_BEFORE_SKAT,
    SCHNEIDER,
    SUIT_GAME,
    SUIT_GAME_BEFORE_SKAT,
)
from skatdesk.skat.contracts import Game


def chance_of(log_odds: float) -> float:
    """The probability with these log-odds."""
    return 1.0 / (1.0 + exp(-log_odds))


def log_odds_of(chance: float) -> float:
    """The log-odds of this probability."""
    return log(chance / (1.0 - chance))


def log_odds(game: Game, cards: CardSet, put_away: int | None, forehand: bool, *, ouvert: bool = False) -> float:
    """What the ten cards are worth in the game without announcements, but for an open Null.

    ``put_away`` are the card points in the discard, None in a Hand game.
    """
    if game is Game.NULL:
        return null_log_odds(cards, ouvert=ouvert)
    sense = GRAND if game is Game.GRAND else SUIT_GAME
    return sense.log_odds(game, cards, put_away, forehand=forehand)


def log_odds_before_skat(game: Game, cards: CardSet, *, forehand: bool, ouvert: bool) -> float:
    """What the ten cards are worth in the game if the skat is taken, before anybody knows what lies there."""
    if game is Game.NULL:
        return (NULL_OUVERT_BEFORE_SKAT if ouvert else NULL_BEFORE_SKAT).log_odds(cards)
    sense = GRAND_BEFORE_SKAT if game is Game.GRAND else SUIT_GAME_BEFORE_SKAT
    return sense.log_odds(game, cards, 0, forehand=forehand)


def null_log_odds(cards: CardSet, *, ouvert: bool = False) -> float:
    """What the ten cards are worth in Null, closed or open."""
    return (NULL_OUVERT if ouvert else NULL).log_odds(cards)


def schneider_log_odds(game: Game, worth: float) -> float:
    """Log-odds of 90 card points for a hand worth this much in the game (not Null)."""
    base, share = SCHNEIDER[game is Game.GRAND]
    return base + share * worth
