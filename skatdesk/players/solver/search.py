"""The search of suit games and Grand: alpha-beta with a window of one card point, from the start of a trick.

Values are the card points the declarer gets from here on. Every function returns a bound
that decides the question "at least ``need``?": a lower bound if it is at least ``need``,
an upper bound if it is less.

Hands are words of cards in the order of play: ``h0`` leads the trick, ``a0`` is the same
hand after its card, ``b0`` leads the next trick. ``place`` is the declarer's among them.
"""

from skatdesk.players.solver.bounds import declarer_is_sure_of
from skatdesk.players.solver.compiled import Words, compiled, lowest, part
from skatdesk.players.solver.following import POINTS, beats, from_winner, place_after, suit_of
from skatdesk.players.solver.layout import SUIT_TRUMPS
from skatdesk.players.solver.ordering import ROOM, card_of, leads, second_hand, third_hand
from skatdesk.players.solver.table import (
    GRAND,
    SUIT_GAME,
    bucket_of,
    entry_of,
    key_of,
    kind_of,
    lower_of,
    store,
    upper_of,
)
from skatdesk.players.solver.workspace import MOVES, NODES, POLL_EVERY, STOPPED, TRICKS, poll


@part
def worst(declarer: bool) -> int:
    """A value that any other improves, for the declarer or for a defender."""
    return -1 if declarer else 999


@part
def better(value: int, other: int, declarer: bool) -> int:
    """The one the declarer or a defender prefers."""
    return max(value, other) if declarer else min(value, other)


@part
def _last_trick(trumps: int, h0: int, h1: int, h2: int, place: int, rest: int) -> int:
    """What the declarer gets of a trick for which nobody has a choice."""
    best, holder = lowest(h0), 0
    if beats(trumps, lowest(h1), best):
        best, holder = lowest(h1), 1
    if beats(trumps, lowest(h2), best):
        holder = 2
    return rest if holder == place else 0


@part
def _sure_points(trumps: int, h0: int, h1: int, h2: int, place: int, rest: int, left: int) -> int:
    """Points the declarer is sure of, whoever leads."""
    if place == 0:
        own, x, y = h0, h1, h2
    elif place == 1:
        own, x, y = h1, h0, h2
    else:
        own, x, y = h2, h0, h1
    return declarer_is_sure_of(trumps, own, x, y, left, place == 0, rest)


@compiled("int64(int64[::1], int64, int64, int64, int64, int64, int64, int64, int64)")
def search(  # noqa: C901, PLR0912, PLR0915 - one function: numba has no functions that call each other in a circle
    memory: Words, trumps: int, h0: int, h1: int, h2: int, place: int, need: int, rest: int, left: int
) -> int:
    """A bound of the declarer's points from this lead on; ``left`` cards in each hand, ``rest`` points in all."""
    if need <= 0:
        return 0
    if need > rest:
        return rest
    if left == 1:
        memory[NODES] += 3
        return _last_trick(trumps, h0, h1, h2, place, rest)
    memory[TRICKS] += 1
    if memory[TRICKS] % POLL_EVERY == 0:
        poll(memory)
    kind = kind_of(SUIT_GAME if trumps == SUIT_TRUMPS else GRAND, place)
    key = key_of(h0, h1, h2)
    bucket = bucket_of(memory, key, kind)
    lower, upper = 0, rest
    at = entry_of(memory, bucket, key, kind)
    if at != 0:
        known = memory[at + 1]
        lower, upper = lower_of(known), upper_of(known)
        if lower >= need:
            return lower
        if upper < need:
            return upper
    sure = _sure_points(trumps, h0, h1, h2, place, rest, left)
    if sure >= need:
        return sure

    first = MOVES + left * 32
    second, third = first + ROOM, first + 2 * ROOM
    value = worst(place == 0)
    for i in range(leads(memory, first, trumps, h0, h1, h2, place)):
        memory[NODES] += 1
        led = card_of(memory[first + i])
        suit, a0 = suit_of(trumps, led), h0 ^ 1 << led
        after_lead = worst(place == 1)
        for j in range(second_hand(memory, second, trumps, suit, led, a0, h1, h2, place)):
            memory[NODES] += 1
            card = card_of(memory[second + j])
            a1 = h1 ^ 1 << card
            holder, holds = (1, card) if beats(trumps, card, led) else (0, led)
            after_second = worst(place == 2)
            for k in range(third_hand(memory, third, trumps, suit, holds, a0 | a1, h2, holder, place)):
                memory[NODES] += 1
                closing = card_of(memory[third + k])
                a2 = h2 ^ 1 << closing
                points = POINTS[led] + POINTS[card] + POINTS[closing]
                winner = 2 if beats(trumps, closing, holds) else holder
                got = points if winner == place else 0
                b0, b1, b2 = from_winner(a0, a1, a2, winner)
                after = place_after(place, winner)
                reached = got + search(memory, trumps, b0, b1, b2, after, need - got, rest - points, left - 1)
                if memory[STOPPED] != 0:
                    return 0
                after_second = better(after_second, reached, place == 2)
                if (reached >= need) == (place == 2):
                    break
            after_lead = better(after_lead, after_second, place == 1)
            if (after_second >= need) == (place == 1):
                break
        value = better(value, after_lead, place == 0)
        if (after_lead >= need) == (place == 0):
            break
    if value >= need:
        lower = max(lower, value)
    else:
        upper = min(upper, value)
    store(memory, bucket, key, kind, lower, upper, 0, left)
    return value
