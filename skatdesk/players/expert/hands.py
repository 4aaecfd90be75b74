"""What a hand is worth before the first card: small nets over what a player sees in his twelve cards.

A net gives log-odds of outcomes for ten cards, the two put away, the seat, and whether the
skat was left (a Hand game): in games with trumps of at least 61, 90, 31 and 120 card
points; in Null, played openly or not, of winning with open cards. Rows of side suits are
added up, so their order plays no part.
"""

import numpy as np
import numpy.typing as npt

from skatdesk.players.expert.kinds import GRAND, NULL, OPEN_NULL, SUIT, points_of_kind
from skatdesk.players.expert.shapes import Figures, Insight, Net
from skatdesk.players.solver.compiled import Words, count, part
from skatdesk.players.solver.layout import BITS
from skatdesk.skat.cards import DECK_POINTS
from skatdesk.skat.contracts import Game
from skatdesk.skat.valuation import SCHNEIDER_AT_MOST, SCHNEIDER_POINTS, WIN_POINTS

HEAD = 3
TRUMP_ROWS = 292
NULL_ROWS = 776
OUTCOMES = 4
REACHES_61, REACHES_90, REACHES_31, REACHES_120 = range(OUTCOMES)
REACHES: Words = np.array([WIN_POINTS, SCHNEIDER_POINTS, SCHNEIDER_AT_MOST + 1, DECK_POINTS], np.int64)
"""The card points each of these outcomes asks for."""
MOST_ROWS = 20
HIDDEN = 32

CLUBS, SPADES, HEARTS, DIAMONDS, GRAND_GAME, NULL_GAME, OPEN_NULL_GAME = range(7)
"""Games in the order the nets are asked about them."""
GAMES = 7


def _byte_tables() -> npt.NDArray[np.int64]:
    tables = np.zeros((GAMES, 4, 256), np.int64)
    for game in range(GAMES):
        bits = BITS[Game(min(game, 5))]
        for lane in range(4):
            for byte in range(256):
                tables[game, lane, byte] = sum(1 << bits[8 * lane + bit] for bit in range(8) if byte >> bit & 1)
    return tables


_BYTES = _byte_tables()


@part
def in_layout(game: int, cards: int) -> int:
    """A set of cards (bit *n* is card *n*) in the layout of a game."""
    return (
        _BYTES[game, 0, cards & 255]
        | _BYTES[game, 1, cards >> 8 & 255]
        | _BYTES[game, 2, cards >> 16 & 255]
        | _BYTES[game, 3, cards >> 24 & 255]
    )


@part
def kind_of_game(game: int) -> int:
    """The kind of play of one of the seven games."""
    return SUIT if game < GRAND_GAME else GRAND if game == GRAND_GAME else NULL if game == NULL_GAME else OPEN_NULL


@part
def net_of(insight: Insight, game: int) -> int:
    """Where the net for one of the seven games begins."""
    if game < GRAND_GAME:
        return int(insight[0])
    return int(insight[1 if game == GRAND_GAME else 2])


@part
def notice_hand(kind: int, hand: int, put_away: int, seat: int, from_hand: bool, rows: Words) -> int:
    """Writes the rows of what is noticed about a hand; returns their number. Words are in the kind's layout."""
    if kind in (NULL, OPEN_NULL):
        return _notice_null(hand, put_away, seat, from_hand, rows)
    number = 0
    rows[number] = hand >> 28
    number += 1
    suits = 4
    if kind == SUIT:
        suits = 3
        rows[number] = 16 + (hand >> 21 & 127)
        number += 1
    trumps = count(hand >> 28) if kind == GRAND else count(hand >> 21)
    rows[number] = 144 + min(trumps, 11)
    number += 1
    for suit in range(suits):
        held, away = hand >> 7 * suit & 127, put_away >> 7 * suit & 127
        rows[number] = 156 + (held >> 3) * 4 + count(held & 7)
        rows[number + 1] = 220 + count(held) * 3 + count(away)
        number += 2
        if away != 0:
            rows[number] = 244 + (away >> 5 & 3) * 4 + (held >> 5 & 3)
            number += 1
    if from_hand:
        rows[number] = 286
    else:
        rows[number] = 260 + points_of_kind(kind, put_away)
    rows[number + 1] = 283 + seat
    rows[number + 2] = 287 + min(3, count(hand >> 28))
    return number + 3


@part
def _notice_null(hand: int, put_away: int, seat: int, from_hand: bool, rows: Words) -> int:
    number = 0
    for suit in range(4):
        held, away = hand >> 8 * suit & 255, put_away >> 8 * suit & 255
        rows[number] = held + 256 * count(away)
        number += 1
    rows[number] = 768 + seat
    rows[number + 1] = 771 + (1 if from_hand else 0)
    return number + 2


@part
def judge(nets: Net, net: int, rows: Words, number: int, hidden: Net, logits: Figures) -> None:
    """Writes the log-odds of the outcomes of the net that begins at ``net``; ``hidden`` is room for its units."""
    units, outcomes = int(nets[net + 1]), int(nets[net + 2])
    bias = net + HEAD + int(nets[net]) * units
    second = bias + units
    last = second + outcomes * units
    for unit in range(units):
        hidden[unit] = nets[bias + unit]
    for index in range(number):
        at = net + HEAD + rows[index] * units
        for unit in range(units):
            hidden[unit] += nets[at + unit]
    for outcome in range(outcomes):
        total = nets[last + outcome]
        at = second + outcome * units
        for unit in range(units):
            total += max(hidden[unit], np.float32(0.0)) * nets[at + unit]
        logits[outcome] = total
