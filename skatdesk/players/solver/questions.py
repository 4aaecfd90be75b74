"""What can be asked of suit games and Grand, from the lead or in the middle of a trick.

Hands are in the order of the trick; who has played holds one card fewer, and the cards on
the table are one word (``following.with_card``). Values are the points the declarer still
gets, this trick's among them.
"""

from skatdesk.players.solver.compiled import Words, compiled, count, part
from skatdesk.players.solver.following import (
    POINTS,
    beats,
    from_winner,
    place_after,
    points_of,
    suit_of,
    table_card,
    with_card,
)
from skatdesk.players.solver.ordering import ROOM, card_of, second_hand, third_hand
from skatdesk.players.solver.search import better, search, worst
from skatdesk.players.solver.workspace import MIDDLE, STOPPED

_STEP = 10
"""How far the second window lies from the first, in card points."""


@part
def points_in_play(h0: int, h1: int, h2: int, table: int) -> int:
    """Card points in the hands and on the table."""
    total = points_of(h0 | h1 | h2)
    for index in range(3):
        card = table_card(table, index)
        if card >= 0:
            total += POINTS[card]
    return total


@compiled("int64(int64[::1], int64, int64, int64, int64, int64, int64, int64, int64)")
def bound(memory: Words, trumps: int, h0: int, h1: int, h2: int, place: int, table: int, need: int, rest: int) -> int:
    """A bound as of ``search``, with up to three cards on the table."""
    if need <= 0:
        return 0
    if need > rest:
        return rest
    if table == 0:
        return search(memory, trumps, h0, h1, h2, place, need, rest, count(h0))
    led, card, closing = table_card(table, 0), table_card(table, 1), table_card(table, 2)
    suit = suit_of(trumps, led)
    holder, holds = (1, card) if card >= 0 and beats(trumps, card, led) else (0, led)
    if closing >= 0:
        points = POINTS[led] + POINTS[card] + POINTS[closing]
        winner = 2 if beats(trumps, closing, holds) else holder
        got = points if winner == place else 0
        if h0 == 0:
            return got
        b0, b1, b2 = from_winner(h0, h1, h2, winner)
        after = place_after(place, winner)
        return got + search(memory, trumps, b0, b1, b2, after, need - got, rest - points, count(h0))
    if card >= 0:
        at, turn = MIDDLE + ROOM, 2
        number = third_hand(memory, at, trumps, suit, holds, h0 | h1, h2, holder, place)
    else:
        at, turn = MIDDLE, 1
        number = second_hand(memory, at, trumps, suit, led, h0, h1, h2, place)
    value = worst(place == turn)
    for index in range(number):
        played = card_of(memory[at + index])
        gone = ~(1 << played)
        reached = bound(memory, trumps, h0, h1 & gone, h2 & gone, place, with_card(table, played), need, rest)
        if memory[STOPPED] != 0:
            return 0
        value = better(value, reached, place == turn)
        if (reached >= need) == (place == turn):
            break
    return value


@compiled("int64(int64[::1], int64, int64, int64, int64, int64, int64, int64)")
def value(memory: Words, trumps: int, h0: int, h1: int, h2: int, place: int, table: int, guess: int) -> int:
    """The points the declarer still gets, found by windows that step wide one way, narrow on turning back."""
    rest = points_in_play(h0, h1, h2, table)
    low, high = 0, rest
    step, before = _STEP, 0
    while low < high:
        need = guess if low < guess <= high else (low + high + 1) // 2
        found = bound(memory, trumps, h0, h1, h2, place, table, need, rest)
        if memory[STOPPED] != 0:
            return 0
        rises = 1 if found >= need else -1
        if before != 0:
            step = 2 * step if rises == before else (step + 1) // 2
        before = rises
        if rises > 0:
            low, guess = found, found + step
        else:
            high, guess = found, found - step + 1
    return low
