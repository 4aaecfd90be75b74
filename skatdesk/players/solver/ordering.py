"""Which cards a hand has to try, and in which order.

Of cards that touch (no card of another hand between them) one is enough if they have the
same points, and also if it is settled which side takes the trick whichever of them is
played: then the dearest of them is best for the side that takes it and the cheapest
for the other. Proof in docs/decisions/0010-solver.md. In the code, ``settled`` says so of the
card looked at last, and ``ours`` that it is the player's own side.

A move is one word: its score, then the card.
"""

from skatdesk.players.solver.compiled import Words, count, lowest, part
from skatdesk.players.solver.following import (
    POINTS,
    beats,
    can_beat,
    length_class,
    must_beat,
    suit_of,
    touching,
)
from skatdesk.players.solver.layout import SUIT_TRUMPS
from skatdesk.players.solver.leadweights import LAST, NEXT, OWN, RANK

ROOM = 10
"""Words for the moves of one hand."""

_SCORE = 8


@part
def card_of(move: int) -> int:
    """The card of a move."""
    return move & 255


@part
def sort_in(memory: Words, at: int, number: int, score: int, card: int) -> None:
    """Puts a move among the ``number`` sorted ones before it."""
    while number > 0 and memory[at + number - 1] >> _SCORE < score:
        memory[at + number] = memory[at + number - 1]
        number -= 1
    memory[at + number] = score << _SCORE | card


@part
def _dearer(card: int, other: int, wanted: bool) -> bool:
    """Whether a card is to replace another that is as strong: dear cards are wanted, or cheap ones."""
    return POINTS[card] > POINTS[other] if wanted else POINTS[card] < POINTS[other]


@part
def leads(memory: Words, at: int, trumps: int, h0: int, h1: int, h2: int, place: int) -> int:
    """Writes the leads worth trying, best first, and returns their number."""
    others = h1 | h2
    number, suit, last = 0, 0, 0
    settled = ours = False
    cards = h0
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        if (suit >> card) & 1 == 0:
            suit = suit_of(trumps, card)
        elif touching(card, last, others) and (settled or POINTS[card] == POINTS[last]):
            last = card
            if _dearer(card, card_of(memory[at + number - 1]), ours):
                memory[at + number - 1] += card - card_of(memory[at + number - 1])
            continue
        last = card
        second, third = can_beat(trumps, h1, suit, card), can_beat(trumps, h2, suit, card)
        settled = ours = not ((second and place != 2) or (third and place != 1))
        if place == 0 and not settled:
            settled = must_beat(trumps, h1, suit, card) or must_beat(trumps, h2, suit, card)
        score = NEXT[place, length_class(trumps, h1, suit), 1 if second else 0]
        score += LAST[place, length_class(trumps, h2, suit), 1 if third else 0]
        memory[at + number] = score << _SCORE | card
        number += 1
    if number == 1:
        return 1
    kind = 1 if trumps == SUIT_TRUMPS else 0
    for index in range(number):
        move = memory[at + index]
        card = card_of(move)
        mine = h0 & suit_of(trumps, card)
        score = move >> _SCORE
        score += RANK[place, kind, card] + OWN[place, min(count(mine), 4) - 1, 1 if mine >> card == 1 else 0]
        sort_in(memory, at, index, score, card)
    return number


@part
def _winner(trumps: int, suit: int, led: int, card: int, h2: int, place: int) -> int:
    """Who is sure of the trick after the second card, 1 the declarer, 0 a defender; -1 if the third decides."""
    takes = beats(trumps, card, led)
    best = card if takes else led
    holder = 1 if place == (1 if takes else 0) else 0
    if not can_beat(trumps, h2, suit, best):
        return holder
    if must_beat(trumps, h2, suit, best):
        return 1 if place == 2 else 0
    return 0 if holder == 0 and place != 2 else -1


@part
def second_hand(memory: Words, at: int, trumps: int, suit: int, led: int, h0: int, h1: int, h2: int, place: int) -> int:
    """Writes the cards the second hand has to try, best first, and returns their number.

    ``led`` has left ``h0``.
    """
    others = h0 | h2 | 1 << led
    number, of_suit, last = 0, 0, 0
    settled = ours = False
    cards = h1 & suit if h1 & suit != 0 else h1
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        if (of_suit >> card) & 1 == 0:
            of_suit = suit_of(trumps, card)
        elif touching(card, last, others) and (settled or POINTS[card] == POINTS[last]):
            last = card
            if _dearer(card, memory[at + number - 1], ours):
                memory[at + number - 1] = card
            continue
        last = card
        winner = _winner(trumps, suit, led, card, h2, place)
        settled, ours = winner >= 0, winner == (1 if place == 1 else 0)
        memory[at + number] = card
        number += 1
    if number == 1:
        return 1
    for index in range(number):
        card = memory[at + index]
        takes = beats(trumps, card, led)
        best = card if takes else led
        declarer_gets = place == 2 if can_beat(trumps, h2, suit, best) else place == (1 if takes else 0)
        if declarer_gets == (place == 1):
            score = 300 + 10 * POINTS[card] + (30 if takes else 0)
        else:
            score = (110 if takes else 0) - 5 * POINTS[card]
        if ((h0 | h2) & suit_of(trumps, card)) >> card == 0:
            score -= 40  # a winner is worth keeping
        sort_in(memory, at, index, score, card)
    return number


@part
def third_hand(
    memory: Words, at: int, trumps: int, suit: int, best: int, others: int, h2: int, holder: int, place: int
) -> int:
    """Writes the cards the third hand has to try, best first, and returns their number.

    ``best`` is the card that holds the trick, played by hand ``holder``; ``others`` are the
    cards left in the two other hands.
    """
    number, of_suit, last = 0, 0, 0
    between = others | 1 << best
    ours = False
    cards = h2 & suit if h2 & suit != 0 else h2
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        if (of_suit >> card) & 1 == 0:
            of_suit = suit_of(trumps, card)
        elif touching(card, last, between):
            last = card
            if _dearer(card, memory[at + number - 1], ours):
                memory[at + number - 1] = card
            continue
        last = card
        ours = (place == 2) == (place == (2 if beats(trumps, card, best) else holder))
        memory[at + number] = card
        number += 1
    if number == 1:
        return 1
    for index in range(number):
        card = memory[at + index]
        takes = beats(trumps, card, best)
        if (place == 2) == (place == (2 if takes else holder)):
            score = 300 + 20 * POINTS[card]
        else:
            score = -5 * POINTS[card]
            if (others & suit_of(trumps, card)) >> card == 0:
                score -= 120
        if (trumps >> card) & 1:
            score -= 60 if takes else 20
        sort_in(memory, at, index, score, card)
    return number
