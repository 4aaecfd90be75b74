"""What a player on turn notices: of the whole table, and of every card he may play.

All of it is seen from his own seat: the cards of the others are not looked at. What is
noticed is one row of the habits' first layer for each question, as in ``hands``.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from skatdesk.players.expert.course import (
    COUNT,
    DECLARER,
    GONE,
    HANDS,
    KIND,
    KNOWS_SKAT,
    LEADER,
    LED,
    PILES,
    SKAT,
    TABLE,
    TRICK,
    VOID,
    beats_in,
    legal_of,
    table_points,
    turn_of,
    winning_place,
)
from skatdesk.players.expert.kinds import NULL, OPEN_NULL, POINTS, RAMSCH, RANKS, SUITS, TRUMPS, points_of_kind
from skatdesk.players.expert.shapes import Figures, Net
from skatdesk.players.solver.compiled import Words, count, highest, lowest, part

MOST = 10
"""Cards a player can choose from."""

UNITS = 32
"""Hidden units of the habits."""

# Into how many classes each question falls, of the table and of a card; ``notice`` puts them in this order.
_SCENE_SIZES = (45, 24, 4, 10, 9, 9, 10, 5, 5, 17, 9, 24, 24, 9, 9, 9)
_CARD_SIZES = (
    *(240, 10, 6, 9, 9, 8, 3, 9, 2, 2, 2, 8, 16, 524, 524),
    *(720, 90, 144, 96, 72, 81, 96, 162, 160, 108, 240),
)
_FIRST = np.cumsum([0, *_SCENE_SIZES, *_CARD_SIZES])
_SCENE = _FIRST[: len(_SCENE_SIZES)].copy()
_CARD = _FIRST[len(_SCENE_SIZES) : -1].copy()

SCENE_MARKS, CARD_MARKS = len(_SCENE_SIZES), len(_CARD_SIZES)
ROWS = int(_FIRST[-1])
"""How many rows there are."""

_WORD = 0xFFFFFFFF
_TRUMP_PATTERNS = 512


class Attention(NamedTuple):
    """Room for one decision: the legal cards, the rows noticed of each and of the table, hidden units, chances.

    The hidden units are of a card; in their second half, of the table alone.
    """

    cards: Words
    marks: npt.NDArray[np.int64]
    scene: Words
    hidden: Net
    chances: Figures


@part
def new_attention() -> Attention:
    """Room for decisions, to be used again and again."""
    return Attention(
        np.empty(MOST, np.int64),
        np.empty((MOST, CARD_MARKS), np.int64),
        np.empty(SCENE_MARKS, np.int64),
        np.empty(2 * UNITS, np.float32),
        np.empty(MOST, np.float64),
    )


@part
def _pattern(kind: int, trump: int, suit: int, cards: int) -> int:
    """Which cards of a suit these are; of trumps only how many."""
    if trump == 1:
        return _TRUMP_PATTERNS + min(count(cards), 11)
    if kind in (NULL, OPEN_NULL):
        return 256 + (cards >> lowest(suit))
    return cards >> lowest(suit) & 127


@part
def notice(course: Words, attention: Attention) -> int:  # noqa: PLR0915 - one thing after the other
    """Notices the table and the legal cards; returns their number."""
    kind, place, seat = course[KIND], course[COUNT], turn_of(course)
    trumps, declarer, rest = TRUMPS[kind], course[DECLARER], legal_of(course)
    hand, after, before = course[HANDS + seat], (seat + 1) % 3, (seat + 2) % 3
    role = 0 if kind == RAMSCH else (seat - declarer) % 3
    friend = before if after == declarer else after
    seen, taken = course[GONE] | hand, course[PILES + declarer]
    if seat == declarer and course[KNOWS_SKAT] != 0:
        seen |= course[SKAT]
        taken += points_of_kind(kind, course[SKAT])
    ours = follows = trump_led = on_table = best = led = 0
    if place > 0:
        led = SUITS[kind, course[TABLE]]
        at = winning_place(course)
        best = course[TABLE + at]
        holder = (course[LEADER] + at) % 3
        ours = 1 if kind != RAMSCH and role != 0 and holder != declarer else 0
        follows = 1 if hand & led != 0 else 0
        trump_led = 1 if led == trumps else 0
        on_table = table_points(course)
        for index in range(place):
            seen |= 1 << course[TABLE + index]
    out = _WORD & ~seen
    pot = 0 if on_table == 0 else 1 if on_table < 5 else 2 if on_table < 11 else 3
    trick, seat_of_kind = min(course[TRICK], 10) - 1, kind * 3 + role
    base = seat_of_kind * 3 + place
    own_trumps, out_trumps = count(hand & trumps), count(out & trumps)
    after_drawn = 1 if out & trumps != 0 and course[VOID + after] & trumps == trumps else 0
    before_drawn = 1 if out & trumps != 0 and course[VOID + before] & trumps == trumps else 0
    others_have = course[PILES] + course[PILES + 1] + course[PILES + 2] - course[PILES + declarer]
    to_beat = 16 if place == 0 else 8 * (trumps >> best & 1) + RANKS[kind, best]
    scene = attention.scene
    scene[0] = _SCENE[0] + base
    scene[1] = _SCENE[1] + ((place * 2 + ours) * 2 + follows) * 2 + trump_led
    scene[2] = _SCENE[2] + pot
    scene[3] = _SCENE[3] + trick
    scene[4] = _SCENE[4] + min(own_trumps, 8)
    scene[5] = _SCENE[5] + min(out_trumps, 8)
    scene[6] = _SCENE[6] + min(taken // 9, 9)
    scene[7] = _SCENE[7] + count(hand >> 28)
    scene[8] = _SCENE[8] + count(out >> 28)
    scene[9] = _SCENE[9] + to_beat
    scene[10] = _SCENE[10] + min(on_table // 3, 8)
    scene[11] = _SCENE[11] + ((after_drawn * 2 + before_drawn) * 3 + role) * 2 + (1 if place == 1 else 0)
    scene[12] = _SCENE[12] + min(own_trumps, 5) * 4 + min(out_trumps, 3)
    scene[13] = _SCENE[13] + min(count(out & led), 8)
    scene[14] = _SCENE[14] + min(count(hand & led), 8)
    scene[15] = _SCENE[15] + min(others_have // 8, 8)
    number = 0
    while rest != 0:
        card = lowest(rest)
        rest &= rest - 1
        suit, rank, trump = SUITS[kind, card], RANKS[kind, card], trumps >> card & 1
        mine, others = hand & suit, out & suit
        length, left = count(mine), count(others)
        above = count(others & -(2 << card))
        higher, few = min(above, 2), 3 if left > 5 else 2 if left > 2 else 1 if left > 0 else 0
        low, high = 1 if card == lowest(mine) else 0, 1 if card == highest(mine) else 0
        wins = 1 if place > 0 and beats_in(kind, card, best) else 0
        points = POINTS[kind, card]
        worth = 0 if points == 0 else 1 if points < 10 else 2
        top = RANKS[kind, highest(others)] if others != 0 else 8
        after_void = 1 if others != 0 and course[VOID + after] & others == others else 0
        before_void = 1 if others != 0 and course[VOID + before] & others == others else 0
        after_ruffs = 1 if after_void == 1 and trump == 0 and course[VOID + after] & trumps != trumps else 0
        before_ruffs = 1 if before_void == 1 and trump == 0 and course[VOID + before] & trumps != trumps else 0
        friend_led = 1 if role != 0 and course[LED + friend] & suit != 0 else 0
        foe_led = 1 if course[LED + (declarer if role != 0 else after)] & suit != 0 else 0
        own_led = 1 if course[LED + seat] & suit != 0 else 0
        named, joins = 8 * trump + rank, place > 0 and suit >> best & 1 != 0
        row = attention.marks[number]
        row[0] = _CARD[0] + named * 15 + seat_of_kind
        row[1] = _CARD[1] + min(above, 4) * 2 + trump
        row[2] = _CARD[2] + min(left - above, 5)
        row[3] = _CARD[3] + min(length, 8)
        row[4] = _CARD[4] + min(left, 8)
        row[5] = _CARD[5] + (low * 2 + high) * 2 + wins
        row[6] = _CARD[6] + worth
        row[7] = _CARD[7] + top
        row[8] = _CARD[8] + after_void
        row[9] = _CARD[9] + before_void
        row[10] = _CARD[10] + after_ruffs
        row[11] = _CARD[11] + (friend_led * 2 + foe_led) * 2 + own_led
        row[12] = _CARD[12] + ((follows * 2 + ours) * 2 + trump) * 2 + wins
        row[13] = _CARD[13] + _pattern(kind, trump, suit, mine)
        row[14] = _CARD[14] + _pattern(kind, trump, suit, others)
        row[15] = _CARD[15] + (base * 2 + trump) * 8 + rank
        row[16] = _CARD[16] + ((wins * 5 + (pot if place > 0 else 4)) * 3 + worth) * 3 + place
        row[17] = _CARD[17] + named * 9 + top
        row[18] = _CARD[18] + (rank * 3 + higher) * 4 + few
        row[19] = _CARD[19] + rank * 9 + min(length, 8)
        row[20] = _CARD[20] + (RANKS[kind, best] if place > 0 else 8) * 9 + (rank if joins else 8)
        row[21] = (
            _CARD[21]
            + ((((after_void * 2 + before_void) * 2 + after_ruffs) * 2 + before_ruffs) * 3 + higher) * 2
            + trump
        )
        row[22] = _CARD[22] + (min(out_trumps, 8) * 2 + trump) * 9 + top
        row[23] = _CARD[23] + named * 10 + trick
        row[24] = _CARD[24] + (place * 9 + min(out_trumps, 8)) * 4 + follows * 2 + ours
        row[25] = _CARD[25] + ((trump * 3 + worth) * 4 + few) * 10 + trick
        attention.cards[number] = card
        number += 1
    return number
