"""What somebody who goes by rule thinks of twelve cards, and so announces and puts away.

The kernel's side of ``handvalue`` and ``announcing``: the same sums of the same tables. Cards are sets of cards
(bit *n* is card *n*).
"""

from math import log

import numpy as np

from skatdesk.players.announcing import GRAND_SHYNESS
from skatdesk.players.cardsets import SUITS
from skatdesk.players.expert.hands import GAMES, GRAND_GAME, NULL_GAME, in_layout
from skatdesk.players.expert.inference import FLOOR, as_set, shared_out
from skatdesk.players.expert.prospects import BASES, FEWEST_TRUMPS, IMPOSSIBLE, LOST, WON, chance, value_of
from skatdesk.players.expert.shapes import STAKES_PLACE, Figures, Insight
from skatdesk.players.handweights import GRAND, NULL, NULL_OUVERT, SCHNEIDER, SUIT_GAME
from skatdesk.players.solver.compiled import Words, count, lowest, part
from skatdesk.skat.cards import CARDS, Rank
from skatdesk.skat.contracts import Game
from skatdesk.skat.ordering import TRUMP

_WARMTH = 4.0
"""By so much list score a choice must be better to be taken e times as often: rules leave less to chance than nets."""

_JACK = 1 << Rank.JACK
_TRUMPS: Words = np.array([*(SUITS[game][TRUMP] for game in list(Game)[:NULL_GAME]), 0, 0], np.int64)
_POINTS: Words = np.array([card.points for card in CARDS], np.int64)

# Suit games and Grand, one row each.
_SENSES = SUIT_GAME, GRAND
_BASE = np.array([sense.base for sense in _SENSES])
_PUT_AWAY = np.array([sense.put_away for sense in _SENSES])
_FOREHAND = np.array([sense.forehand for sense in _SENSES])
_JACKS = np.array([sense.jacks for sense in _SENSES])
_JACK_COUNT = np.array([sense.jack_count for sense in _SENSES])
_SIDE = np.array([sense.side for sense in _SENSES])
_SCHNEIDER = np.array(SCHNEIDER)
_TOPS, _TRUMP_COUNT = np.array(SUIT_GAME.tops), np.array(SUIT_GAME.trump_count)

# Null and Null ouvert, one row each.
_NULLS = NULL, NULL_OUVERT
_NULL_BASE, _NO_GAP = np.array([sense.base for sense in _NULLS]), np.array([sense.no_gap for sense in _NULLS])
_NULL_SUITS, _GAPS = np.array([sense.suits for sense in _NULLS]), np.array([sense.gaps for sense in _NULLS])


@part
def _log_odds(game: int, ten: int, put_away: int, seat: int) -> float:
    """What ten cards are worth in a game, ``put_away`` card points in the discard."""
    if game >= NULL_GAME:
        return _null_log_odds(game - NULL_GAME, ten)
    sense, jacks = 1 if game == GRAND_GAME else 0, 0
    worth = _BASE[sense] + _PUT_AWAY[sense] * put_away
    if seat == 0:
        worth += _FOREHAND[sense]
    for suit in range(4):
        held = ten >> 8 * suit & 0xFF
        if held & _JACK != 0:
            worth += _JACKS[sense, suit]
            jacks += 1
        if suit != game:
            worth += _SIDE[sense, held]
    worth += _JACK_COUNT[sense, jacks]
    if game == GRAND_GAME:
        return worth
    return worth + _TOPS[ten >> 8 * game & 0xFF] + _TRUMP_COUNT[count(ten & _TRUMPS[game])]


@part
def _null_log_odds(sense: int, ten: int) -> float:
    """What ten cards are worth in Null (0) or in Null ouvert (1)."""
    worth, gaps = _NULL_BASE[sense], False
    for suit in range(4):
        held = ten >> 8 * suit & 0xFF
        worth += _NULL_SUITS[sense, held]
        gaps |= _GAPS[sense, held]
    return worth if gaps else worth + _NO_GAP[sense]


@part
def _promise(game: int, worth: float, value: float, insight: Insight) -> float:
    """What a game of this value promises with a hand worth so much (list score)."""
    stakes, p = int(insight[STAKES_PLACE]), chance(worth)
    promise = p * (value + insight[stakes + WON]) - (1.0 - p) * (2.0 * value + insight[stakes + LOST])
    if game >= NULL_GAME:
        return promise
    sense = 1 if game == GRAND_GAME else 0
    promise += chance(_SCHNEIDER[sense, 0] + _SCHNEIDER[sense, 1] * worth) * insight[stakes + BASES + game]
    return promise - GRAND_SHYNESS if game == GRAND_GAME else promise


@part
def _loose(game: int, twelve: int) -> int:
    """The cards that may be put away: trumps stay in the hand as long as there are two others."""
    others = twelve & ~_TRUMPS[game]
    return others if count(others) >= 2 else twelve


@part
def _worth(game: int, twelve: int, seat: int) -> float:
    """The log-odds with the best two cards put away that may be."""
    first, best = _loose(game, twelve), -1e30
    while first != 0:
        one = lowest(first)
        first &= first - 1
        second = first
        while second != 0:
            two = lowest(second)
            second &= second - 1
            best = max(best, _log_odds(game, twelve & ~(1 << one | 1 << two), _POINTS[one] + _POINTS[two], seat))
    return best


@part
def announced_by_rule(game: int, twelve: int, seat: int, insight: Insight) -> float:
    """Logarithm of the likelihood that somebody with these twelve cards who goes by rule announces this game."""
    promises = np.full(GAMES, IMPOSSIBLE)
    for other in range(GAMES):
        if other == game or other >= GRAND_GAME or count(twelve & _TRUMPS[other]) >= FEWEST_TRUMPS:
            value = value_of(other, in_layout(other, twelve), False, insight)
            promises[other] = _promise(other, _worth(other, twelve, seat), value, insight)
    shared_out(promises, GAMES, _WARMTH)
    return log(promises[game] + FLOOR)


@part
def shares_by_rule(
    game: int, twelve: int, seat: int, pairs: Words, number: int, insight: Insight, shares: Figures
) -> None:
    """Writes how often somebody who goes by rule puts each of these pairs away (words in the game's layout)."""
    value = value_of(game, in_layout(game, twelve), False, insight)
    for at in range(number):
        away = as_set(game, pairs[at])
        put_away = _POINTS[lowest(away)] + _POINTS[lowest(away & (away - 1))]
        shares[at] = _promise(game, _log_odds(game, twelve & ~away, put_away, seat), value, insight)
    shared_out(shares, number, _WARMTH)
