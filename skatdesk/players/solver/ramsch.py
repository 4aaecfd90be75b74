"""The search of Ramsch: each player alone, each taking as few card points as it can.

The value of a position is three numbers, the points each player still gets. Who is to
play chooses, of what its cards lead to, the least for itself and, where that is equal, the
least for the player to its left; so the third gets the most, and there is one value. The
skat counts for who wins the last trick. Nothing can be cut off in such a game but what
is already the best, so long positions take their time.
"""

from skatdesk.players.solver.compiled import Words, compiled, count, lowest, part
from skatdesk.players.solver.following import POINTS, beats, from_winner, suit_of, table_card, touching, with_card
from skatdesk.players.solver.layout import JACK_TRUMPS
from skatdesk.players.solver.ordering import ROOM
from skatdesk.players.solver.table import (
    RAMSCH,
    bucket_of,
    entry_of,
    key_of,
    kind_of,
    lower_of,
    mark_of,
    store,
    upper_of,
)
from skatdesk.players.solver.workspace import MIDDLE, MOVES, NODES, POLL_EVERY, STOPPED, TRICKS, poll

_NONE = 1 << 30


@part
def by_place(leader: int, second: int, third: int) -> int:
    """The points of leader, second and third hand in one word."""
    return leader | second << 8 | third << 16


@part
def points_at(value: int, place: int) -> int:
    """The points of one of them."""
    return (value >> 8 * place) & 255


@part
def _before(value: int, winner: int) -> int:
    """The value of a trick led by the winner of this one, in the order of this one."""
    leader, second, third = points_at(value, 0), points_at(value, 1), points_at(value, 2)
    if winner == 0:
        return value
    if winner == 1:
        return by_place(third, leader, second)
    return by_place(second, third, leader)


@part
def _cost(value: int, place: int) -> int:
    """What a player wants small: its own points, then those of the player to its left."""
    return points_at(value, place) << 8 | points_at(value, (place + 1) % 3)


@part
def _choices(memory: Words, at: int, hand: int, suit: int, others: int) -> int:
    """Writes the cards that differ from each other and returns their number."""
    number, mates, last = 0, 0, 0
    cards = hand & suit if hand & suit != 0 else hand
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        equal = (mates >> card) & 1 != 0 and POINTS[card] == POINTS[last] and touching(card, last, others)
        mates, last = suit_of(JACK_TRUMPS, card), card
        if not equal:
            memory[at + number] = card
            number += 1
    return number


@compiled("int64(int64[::1], int64, int64, int64, int64, int64, int64)")
def ramsch_search(  # noqa: C901, PLR0912 - as search
    memory: Words, h0: int, h1: int, h2: int, rest: int, skat: int, left: int
) -> int:
    """The points of leader, second and third hand from this lead on, ``rest`` in the hands and ``skat`` besides."""
    if left == 0 or rest + skat == 0:
        return 0
    memory[TRICKS] += 1
    if memory[TRICKS] % POLL_EVERY == 0:
        poll(memory)
    kind, key = kind_of(RAMSCH, 0), key_of(h0, h1, h2)
    bucket = bucket_of(memory, key, kind)
    at = entry_of(memory, bucket, key, kind)
    if at != 0 and mark_of(memory[at + 1]) == skat:
        known = memory[at + 1]
        return by_place(lower_of(known), upper_of(known), rest + skat - lower_of(known) - upper_of(known))
    first = MOVES + left * 32
    second, third = first + ROOM, first + 2 * ROOM
    value, cost = 0, _NONE
    for i in range(_choices(memory, first, h0, h0, h1 | h2)):
        memory[NODES] += 1
        led = memory[first + i]
        suit, a0 = suit_of(JACK_TRUMPS, led), h0 ^ 1 << led
        after_lead, lead_cost = 0, _NONE
        for j in range(_choices(memory, second, h1, suit, a0 | h2 | 1 << led)):
            memory[NODES] += 1
            card = memory[second + j]
            a1 = h1 ^ 1 << card
            holder, holds = (1, card) if beats(JACK_TRUMPS, card, led) else (0, led)
            after_second, second_cost = 0, _NONE
            for k in range(_choices(memory, third, h2, suit, a0 | a1 | 1 << holds)):
                memory[NODES] += 1
                closing = memory[third + k]
                a2 = h2 ^ 1 << closing
                points = POINTS[led] + POINTS[card] + POINTS[closing]
                winner = 2 if beats(JACK_TRUMPS, closing, holds) else holder
                v = 0
                if left == 1:
                    points += skat
                else:
                    b0, b1, b2 = from_winner(a0, a1, a2, winner)
                    v = _before(ramsch_search(memory, b0, b1, b2, rest - points, skat, left - 1), winner)
                if memory[STOPPED] != 0:
                    return 0
                v += points << 8 * winner
                if _cost(v, 2) < second_cost:
                    after_second, second_cost = v, _cost(v, 2)
                if second_cost == 0:
                    break
            if _cost(after_second, 1) < lead_cost:
                after_lead, lead_cost = after_second, _cost(after_second, 1)
            if lead_cost == 0:
                break
        if _cost(after_lead, 0) < cost:
            value, cost = after_lead, _cost(after_lead, 0)
        if cost == 0:
            break
    store(memory, bucket, key, kind, points_at(value, 0), points_at(value, 1), skat, left)
    return value


@compiled("int64(int64[::1], int64, int64, int64, int64, int64, int64)")
def ramsch_value(memory: Words, h0: int, h1: int, h2: int, table: int, rest: int, skat: int) -> int:
    """As ``ramsch_search``, with up to three cards on the table, whose points are part of ``rest``."""
    if table == 0:
        return ramsch_search(memory, h0, h1, h2, rest, skat, count(h0))
    led, card, closing = table_card(table, 0), table_card(table, 1), table_card(table, 2)
    suit = suit_of(JACK_TRUMPS, led)
    holder, holds = (1, card) if card >= 0 and beats(JACK_TRUMPS, card, led) else (0, led)
    if closing >= 0:
        points = POINTS[led] + POINTS[card] + POINTS[closing]
        winner = 2 if beats(JACK_TRUMPS, closing, holds) else holder
        if h0 == 0:
            return (points + skat) << 8 * winner
        b0, b1, b2 = from_winner(h0, h1, h2, winner)
        v = ramsch_search(memory, b0, b1, b2, rest - points, skat, count(b0))
        return _before(v, winner) + (points << 8 * winner)
    turn = 2 if card >= 0 else 1
    hand, others = (h2, h0 | h1 | 1 << holds) if turn == 2 else (h1, h0 | h2 | 1 << led)
    value, cost = 0, _NONE
    at = MIDDLE + turn * ROOM
    for index in range(_choices(memory, at, hand, suit, others)):
        played = memory[at + index]
        gone = ~(1 << played)
        v = ramsch_value(memory, h0, h1 & gone, h2 & gone, with_card(table, played), rest, skat)
        if memory[STOPPED] != 0:
            return 0
        if _cost(v, turn) < cost:
            value, cost = v, _cost(v, turn)
    return value
