"""The course of a deal inside the kernel: one array of words that cards are played on.

Hands, voids and what was led are kept by seat (0, 1, 2); cards are words in the solver's
layout for the kind of play.
"""

import numpy as np

from skatdesk.players.expert.kinds import NULL, OPEN_NULL, POINTS, SUITS, TRUMPS
from skatdesk.players.solver.compiled import Words, part

KIND = 0
DECLARER = 1
"""The declarer's seat; 0 in Ramsch, where nobody asks."""
LEADER = 2
COUNT = 3
"""How many cards lie on the table; they are in ``TABLE``."""
TABLE = 4
HANDS = 7
SKAT = 10
KNOWS_SKAT = 11
"""1 if the declarer has seen the skat, 0 in a Hand game and in Ramsch."""
GONE = 12
"""The cards of finished tricks."""
TRICK = 13
"""The number of the current trick, from 1."""
PILES = 14
"""Card points each seat has taken, the skat not among them."""
WON = 17
"""Tricks each seat has taken."""
VOID = 20
"""Cards each seat has shown not to hold, by not following."""
LED = 23
"""All cards of the suits each seat has led."""
LENGTH = 26


def new_course() -> Words:
    """An empty course."""
    return np.zeros(LENGTH, np.int64)


@part
def lay_out(course: Words, kind: int, declarer: int, knows_skat: int) -> None:
    """Makes it the course of a deal before the first card, in which nobody has cards yet."""
    course[:] = 0
    course[KIND], course[DECLARER], course[KNOWS_SKAT], course[TRICK] = kind, declarer, knows_skat, 1


@part
def beats_in(kind: int, card: int, best: int) -> bool:
    """Whether a card played later takes the trick from the best so far."""
    if (SUITS[kind, best] >> card) & 1:
        return card > best
    return bool((TRUMPS[kind] >> card) & 1)


@part
def turn_of(course: Words) -> int:
    """The seat that plays next."""
    return (course[LEADER] + course[COUNT]) % 3


@part
def legal_of(course: Words) -> int:
    """The cards it may play."""
    hand = course[HANDS + turn_of(course)]
    if course[COUNT] == 0:
        return hand
    follow = hand & SUITS[course[KIND], course[TABLE]]
    return follow if follow != 0 else hand


@part
def winning_place(course: Words) -> int:
    """The place in the trick (0, 1, 2) of the card that holds it now."""
    kind, best = course[KIND], 0
    for place in range(1, course[COUNT]):
        if beats_in(kind, course[TABLE + place], course[TABLE + best]):
            best = place
    return best


@part
def table_points(course: Words) -> int:
    """Card points on the table."""
    points = 0
    for place in range(course[COUNT]):
        points += POINTS[course[KIND], course[TABLE + place]]
    return points


@part
def play(course: Words, card: int) -> None:
    """Plays a card for the seat whose turn it is; a full trick goes to its winner."""
    kind, count, seat = course[KIND], course[COUNT], turn_of(course)
    suit = SUITS[kind, card]
    if count == 0:
        course[LED + seat] |= suit
    else:
        led = SUITS[kind, course[TABLE]]
        if (led >> card) & 1 == 0:
            course[VOID + seat] |= led
    course[HANDS + seat] &= ~(1 << card)
    course[TABLE + count] = card
    course[COUNT] = count + 1
    if count == 2:
        winner = (course[LEADER] + winning_place(course)) % 3
        course[PILES + winner] += table_points(course)
        course[WON + winner] += 1
        for place in range(3):
            course[GONE] |= 1 << course[TABLE + place]
        course[LEADER] = winner
        course[COUNT] = 0
        course[TRICK] += 1


@part
def enter(course: Words, world: Words, spare: Words) -> None:
    """Copies the course, with the hands and the skat of a world."""
    for index in range(LENGTH):
        spare[index] = course[index]
    for seat in range(3):
        spare[HANDS + seat] = world[seat]
    spare[SKAT] = world[3]


@part
def is_settled(course: Words) -> bool:
    """Whether the end is known: no cards left, or a Null game lost."""
    if course[HANDS] | course[HANDS + 1] | course[HANDS + 2] == 0:
        return True
    return bool(NULL <= course[KIND] <= OPEN_NULL and course[WON + course[DECLARER]] > 0)
