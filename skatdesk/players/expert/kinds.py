"""The kinds of card play, and what a card is in each: suit, rank, points, by its bit in the solver's layout.

Suit games are one kind because the layout puts their trumps in the same place. Null with
the declarer's cards on the table is a kind of its own: it is played differently.
"""

import numpy as np

from skatdesk.players.solver.compiled import Words, lowest, part
from skatdesk.players.solver.layout import JACK_TRUMPS, SUIT_TRUMPS
from skatdesk.skat.contracts import Contract, Game

SUIT, GRAND, NULL, OPEN_NULL, RAMSCH = range(5)
KINDS = 5

TRUMPS: Words = np.array([SUIT_TRUMPS, JACK_TRUMPS, 0, 0, JACK_TRUMPS], np.int64)
"""The trumps of each kind."""


def kind_of(contract: Contract) -> int:
    """The kind of play a contract leads to."""
    match contract.game:
        case Game.GRAND:
            return GRAND
        case Game.NULL:
            return OPEN_NULL if contract.ouvert else NULL
        case Game.RAMSCH:
            return RAMSCH
        case _:
            return SUIT


def _facts() -> tuple[Words, Words, Words]:
    suits, ranks, points = (np.zeros((KINDS, 32), np.int64) for _ in range(3))
    for kind in range(KINDS):
        trumps = int(TRUMPS[kind])
        for bit in range(32):
            if kind in (NULL, OPEN_NULL):
                suits[kind, bit], ranks[kind, bit] = 0xFF << (bit & 24), bit & 7
                continue
            jack = bit >= 28
            ranks[kind, bit] = 7 if jack else bit % 7
            suits[kind, bit] = trumps if trumps >> bit & 1 else 0x7F << 7 * (bit // 7)
            points[kind, bit] = 2 if jack else (0, 0, 0, 3, 4, 10, 11)[bit % 7]
    return suits, ranks, points


SUITS, RANKS, POINTS = _facts()
"""``SUITS[kind, bit]``: all cards of its effective suit; ``RANKS``: 0 (seven) to 7; ``POINTS``: card points."""


@part
def points_of_kind(kind: int, cards: int) -> int:
    """Card points of all the cards."""
    total = 0
    while cards != 0:
        total += POINTS[kind, lowest(cards)]
        cards &= cards - 1
    return total
