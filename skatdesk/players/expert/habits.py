"""How Skat players usually play: for every legal card a weight, learned from games, without any search.

A card's weight is the sum of what stands in a table for some sixteen things a player
notices about it, each from the player's own view: the cards of the others are not looked
at. The probability of a card is its share after the exponential function (multinomial
logit). Play-outs and the reading of past plays use the same habits.
"""

from math import exp

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
from skatdesk.players.expert.kinds import NULL, OPEN_NULL, POINTS, RAMSCH, RANKS, SUITS, TRUMPS
from skatdesk.players.solver.compiled import Words, count, highest, lowest, part

Weights = npt.NDArray[np.float32]
"""A table of weights; or several of them, one for each manner of play."""

Marks = npt.NDArray[np.int32]

BY_RULE, CALCULATING = range(2)
MANNERS = 2
"""Two manners of play: of players who follow maxims, and of players who search and so are harder to foresee."""

MARKS = 18
"""How many things are noticed about a card."""
MOST = 10
"""Cards a player can choose from."""
TABLE_BITS = 18
TABLE_SIZE = 1 << TABLE_BITS
_MULTIPLIER = 2654435761
_WORD = 0xFFFFFFFF


@part
def _row(number: int, value: int) -> int:
    return (((value * 32 + number) * _MULTIPLIER) & _WORD) >> (32 - TABLE_BITS)


@part
def _trick_class(trick: int) -> int:
    return 0 if trick <= 2 else 1 if trick <= 5 else 2 if trick <= 8 else 3


@part
def _few(number: int) -> int:
    return number if number <= 2 else 3 if number <= 4 else 4


@part
def notice(course: Words, cards: Words, marks: Marks) -> int:  # noqa: PLR0915 - one thing after the other
    """Writes the legal cards and the table rows of what is noticed about each; returns their number."""
    kind, place, seat = course[KIND], course[COUNT], turn_of(course)
    trumps, declarer, legal = TRUMPS[kind], course[DECLARER], legal_of(course)
    hand = course[HANDS + seat]
    role = 0 if kind == RAMSCH else (seat - declarer) % 3
    after, before = (seat + 1) % 3, (seat + 2) % 3
    seen = course[GONE] | hand
    if seat == declarer and course[KNOWS_SKAT] != 0:
        seen |= course[SKAT]
    ours = follows = trump_led = on_table = best = 0
    led_suit = 0
    if place > 0:
        led_suit = SUITS[kind, course[TABLE]]
        at = winning_place(course)
        best = course[TABLE + at]
        holder = (course[LEADER] + at) % 3
        if kind != RAMSCH and role != 0 and holder != declarer:
            ours = 1
        follows = 1 if hand & led_suit != 0 else 0
        trump_led = 1 if led_suit == trumps else 0
        on_table = table_points(course)
        for index in range(place):
            seen |= 1 << course[TABLE + index]
    out = _WORD & ~seen
    pot = 0 if on_table == 0 else 1 if on_table < 5 else 2 if on_table < 11 else 3
    when = _trick_class(course[TRICK])
    base = (kind * 3 + role) * 3 + place
    scene = ((base * 2 + ours) * 2 + follows) * 2 + trump_led
    own_trumps, out_trumps = count(hand & trumps), count(out & trumps)
    trump_state = min(own_trumps, 5) * 5 + _few(out_trumps)
    taken = course[PILES + declarer]
    score = 0 if taken < 15 else 1 if taken < 31 else 2 if taken < 46 else 3 if taken < 61 else 4
    friend = before if after == declarer else after
    number, rest = 0, legal
    while rest != 0:
        card = lowest(rest)
        rest &= rest - 1
        suit = SUITS[kind, card]
        rank = RANKS[kind, card]
        trump = (trumps >> card) & 1
        mine, others = hand & suit, out & suit
        above = count(others & -(2 << card))
        higher = min(above, 2)
        length, others_left = count(mine), count(others)
        long = min(length, 4)
        few_left = 3 if others_left > 5 else 2 if others_left > 2 else 1 if others_left > 0 else 0
        low = 1 if card == lowest(mine) else 0
        high = 1 if card == highest(mine) else 0
        wins = 1 if place > 0 and beats_in(kind, card, best) else 0
        points = POINTS[kind, card]
        top = RANKS[kind, highest(others)] if others != 0 else 8
        next_void = 1 if others != 0 and course[VOID + after] & others == others else 0
        prev_void = 1 if others != 0 and course[VOID + before] & others == others else 0
        next_ruffs = 1 if next_void == 1 and trump == 0 and course[VOID + after] & trumps != trumps else 0
        friend_led = 1 if role != 0 and course[LED + friend] & suit != 0 else 0
        foe_led = 1 if course[LED + (declarer if role != 0 else after)] & suit != 0 else 0
        own_led = 1 if course[LED + seat] & suit != 0 else 0
        state = (follows * 2 + ours) * 2 + trump
        worth = 0 if points == 0 else 1 if points < 10 else 2
        row = marks[number]
        row[0] = _row(0, (scene * 2 + trump) * 8 + rank)
        row[1] = _row(1, (((scene * 2 + wins) * 3 + higher) * 8 + rank) * 2 + trump)
        row[2] = _row(2, (((base * 2 + trump) * 8 + rank) * 5 + long) * 2 + follows)
        row[3] = _row(3, ((((scene * 4 + pot) * 2 + wins) * 2 + trump) * 2 + low) * 2 + high)
        row[4] = _row(4, ((((base * 8 + state) * 5 + long) * 4 + few_left) * 3 + higher) * 3 + worth)
        row[5] = _row(5, ((base * 8 + state) * 4 + when) * 8 + rank)
        row[6] = _row(6, ((base * 8 + state) * 8 + rank) * 9 + top)
        row[7] = _row(7, ((((base * 8 + state) * 2 + low) * 2 + high) * 5 + long) * 3 + higher)
        row[8] = _row(8, ((((scene * 8 + rank) * 4 + pot) * 2 + wins) * 2 + trump))
        row[9] = _row(9, ((base * 8 + state) * 8 + rank) * 30 + trump_state)
        row[10] = _row(10, ((((base * 8 + state) * 2 + next_void) * 2 + prev_void) * 8 + rank) * 3 + higher)
        row[11] = _row(11, ((((scene * 8 + rank) * 2 + wins) * 2 + next_ruffs) * 3 + higher) * 2 + trump)
        row[12] = _row(12, (((base * 8 + state) * 2 + friend_led) * 2 + foe_led) * 2 + own_led)
        row[13] = _row(
            13, (((((base * 8 + state) * 2 + friend_led) * 2 + foe_led) * 2 + own_led) * 8 + rank) * 5 + long
        )
        row[14] = _row(14, ((((scene * 5 + score) * 4 + pot) * 2 + wins) * 3 + worth) * 2 + trump)
        row[15] = _row(15, (((base * 8 + state) * 5 + long) * 8 + rank) * 4 + when)
        row[16] = _row(16, ((((base * 2 + trump) * 9 + top) * 5 + long) * 8 + rank) * 2 + wins)
        row[17] = _row(17, _shape(kind, trump, mine, others, rank) * 9 + base % 9)
        cards[number] = card
        number += 1
    return number


@part
def _shape(kind: int, trump: int, mine: int, others: int, rank: int) -> int:
    """The whole suit a card is of, seen from its holder: which cards are his, which are still out."""
    if trump == 1:
        return ((kind * 2 + 1) * 12 + min(count(mine), 11)) * 12 + min(count(others), 11) + 7 * rank * 4096
    shift = lowest(mine) // 7 * 7 if kind not in (NULL, OPEN_NULL) else lowest(mine) & 24
    return ((kind * 256 + (mine >> shift)) * 256 + (others >> shift)) * 8 + rank


@part
def liking(weights: Weights, marks: Marks, number: int, sharpness: float, chances: npt.NDArray[np.float64]) -> None:
    """Writes the probability of each of ``number`` cards; ``sharpness`` above 1 makes the likeliest likelier."""
    most = -1e30
    for index in range(number):
        total = 0.0
        for mark in range(MARKS):
            total += weights[marks[index, mark]]
        chances[index] = total * sharpness
        most = max(most, chances[index])
    whole = 0.0
    for index in range(number):
        chances[index] = exp(chances[index] - most)
        whole += chances[index]
    for index in range(number):
        chances[index] /= whole
