"""The table of positions: what is known of the points the declarer still gets from the start of a trick on.

An entry knows no points taken before, no deal and no question: it holds for every deal and
every question in which the same cards are left, and is never out of date. Two entries
share a bucket: the first keeps the position with more cards, the second the latest.
"""

import numpy as np

from skatdesk.players.solver.compiled import Words, part
from skatdesk.players.solver.layout import EIGHTS, JACK_TRUMPS, SEVENS
from skatdesk.players.solver.workspace import QUESTION, SIZE, TABLE

SUIT_GAME, GRAND, NULL, RAMSCH = range(4)
"""The kinds of game that positions are kept apart by."""

_MIX, _MIX_AGAIN = -7046029254386353131, -2960836687051489901

# Entry: lower bound 0-6, upper bound 7-13, mark 14-18, declarer's place 19-20, kind of game 21-22, cards left
# 23-26, question 27-62.
_MARK, _PLACE, _KIND, _LEFT, _ASKED = 14, 19, 21, 23, 27
_SAME = 0b1111 << _PLACE


def _squeezed() -> Words:
    """The jacks of a hand moved together when some are gone: by jacks left and jacks held."""
    table = np.zeros(256, np.int64)
    for left in range(16):
        for held in range(16):
            present = [jack for jack in range(4) if left >> jack & 1]
            table[left << 4 | held] = sum(1 << place for place, jack in enumerate(present) if held >> jack & 1)
    return table


_JACKS = _squeezed()


@part
def key_of(h0: int, h1: int, h2: int) -> int:
    """One word for three hands, the same for hands that differ in the names of equal cards only.

    A bit is set in the low half if the leader or the third hand has the card, in the high half if the
    second or third has it. Nines and eights take the place of lower cards that are gone, jacks
    move together: none of them changes its points or its rank among the cards left.
    """
    low, high = h0 | h2, h1 | h2
    gaps = (~(low | high) & EIGHTS) << 1
    low = low & ~gaps | (low & gaps) >> 1
    high = high & ~gaps | (high & gaps) >> 1
    gaps = ~(low | high) & SEVENS
    gaps = gaps << 1 | gaps << 2
    low = low & ~gaps | (low & gaps) >> 1
    high = high & ~gaps | (high & gaps) >> 1
    jacks = (low | high) >> 28 << 4
    low = low & ~JACK_TRUMPS | _JACKS[jacks | low >> 28] << 28
    high = high & ~JACK_TRUMPS | _JACKS[jacks | high >> 28] << 28
    return low | high << 32


@part
def bucket_of(memory: Words, key: int, kind: int) -> int:
    """Where in the memory the two entries for a position lie; ``key`` from ``key_of``, ``kind`` from ``kind_of``."""
    mixed = (key ^ kind * _MIX) * _MIX_AGAIN
    mixed = (mixed ^ (mixed >> 32) & 0xFFFFFFFF) * _MIX
    return TABLE + 4 * ((mixed >> (65 - memory[SIZE])) & ((1 << (memory[SIZE] - 1)) - 1))


@part
def kind_of(game: int, place: int) -> int:
    """What an entry has to agree in besides the cards: kind of game, and the declarer's place, 0 in Ramsch."""
    return (game << (_KIND - _PLACE) | place) << _PLACE


@part
def entry_of(memory: Words, bucket: int, key: int, kind: int) -> int:
    """The entry of the position if the table has it, else 0."""
    if memory[bucket] == key and memory[bucket + 1] & _SAME == kind:
        return bucket
    if memory[bucket + 2] == key and memory[bucket + 3] & _SAME == kind:
        return bucket + 2
    return 0


@part
def store(memory: Words, bucket: int, key: int, kind: int, lower: int, upper: int, mark: int, left: int) -> None:
    """Keeps what has been found out. ``mark`` is the caller's, up to 31."""
    at = entry_of(memory, bucket, key, kind)
    if at == 0:
        first = memory[bucket + 1]
        stale = first >> _ASKED != memory[QUESTION]
        at = bucket if stale or (first >> _LEFT) & 15 < left else bucket + 2
    memory[at] = key
    memory[at + 1] = lower | upper << 7 | mark << _MARK | kind | left << _LEFT | memory[QUESTION] << _ASKED


@part
def lower_of(value: int) -> int:
    """The lower bound of an entry's second word."""
    return value & 127


@part
def upper_of(value: int) -> int:
    """The upper bound."""
    return (value >> 7) & 127


@part
def mark_of(value: int) -> int:
    """The caller's mark."""
    return (value >> _MARK) & 31
