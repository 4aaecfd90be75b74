"""What is known of one game, in 30 bytes: a hundred thousand of them are read in some hundredths of a second.

``columns.py`` reads them. Lists are written through this file, so it does not wait for numpy.
"""

import struct

from skatdesk.scoring.entries import DeclaredGame, Entry, PassedInGame, RamschGame
from skatdesk.skat.contracts import Game
from skatdesk.skat.valuation import SCHNEIDER_AT_MOST, SCHNEIDER_POINTS, Level

PASSED_IN = 7
"""Stands for a game where nobody bid; the others have the numbers of ``Game``."""

WON, OVERBID, HAND, OUVERT, SCHNEIDER, LIST_ONLY = 1, 2, 4, 8, 16, 32
OUTSIDE = 6
"""Bits of ``flags``. ``SCHNEIDER``: the declarer won with it, or lost and was made it himself.
``LIST_ONLY``: somebody took an action back or was helped, so the game stands in its list but counts nowhere else.
The two bits from ``OUTSIDE`` on say, at a table of four, how far left of the dealer sits who has no cards: 0, the
dealer himself, unless somebody was away."""

NOBODY, UNKNOWN = -1, -1
"""No declarer; card points that a written list does not know, or that were never all taken."""

LAYOUT = struct.Struct("<HbbbbhhhbB4i")
"""Number of the game in its sitting; dealer and declarer (places), game, matadors; bid, worth, value (game value before
and after the overbid test); the declarer's card points; flags; change of the classic list by place."""


def facts_of(number: int, entry: Entry, *, list_only: bool = False) -> bytes:
    """The facts of an entry; ``number`` is its game of the sitting, from 1."""
    scores = (*entry.scores, 0)[:4]
    dealer, away = entry.seating.dealer, entry.seating.away
    outside = 0 if away is None else (away - dealer) % 4
    aside = LIST_ONLY * list_only | outside << OUTSIDE
    match entry.outcome:
        case DeclaredGame() as game:
            worth = game.valuation
            return LAYOUT.pack(
                number,
                dealer,
                game.declarer,
                game.contract.game,
                worth.matadors,
                worth.bid,
                worth.worth,
                worth.value,
                UNKNOWN if game.points is None or game.by_offence else game.points,
                _flags(game) | aside,
                *scores,
            )
        case RamschGame():
            return LAYOUT.pack(number, dealer, NOBODY, Game.RAMSCH, 0, 0, 0, 0, UNKNOWN, aside, *scores)
        case PassedInGame():
            return LAYOUT.pack(number, dealer, NOBODY, PASSED_IN, 0, 0, 0, 0, UNKNOWN, aside, *scores)


def _flags(game: DeclaredGame) -> int:
    contract = game.contract
    return (
        WON * game.won
        | OVERBID * game.valuation.overbid
        | HAND * contract.hand
        | OUVERT * contract.ouvert
        | SCHNEIDER * _schneider(game)
    )


def _schneider(game: DeclaredGame) -> bool:
    """Whether the declarer won with Schneider, or lost in it.

    The level has to count: a game given up early with few card points is a simple one. It also counts where it was
    announced and missed, and in an overbid game either side may have reached it; then only card points can tell.
    """
    if game.by_offence or all(level is not Level.SCHNEIDER for level, _ in game.valuation.levels):
        return False
    if game.points is not None:
        return game.points >= SCHNEIDER_POINTS if game.won else game.points <= SCHNEIDER_AT_MOST
    contract = game.contract
    return game.won or not (contract.schneider or contract.schwarz or game.valuation.overbid)
