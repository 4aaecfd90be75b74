"""Courts: one half figure shown twice, and the belt that covers the join.

A half figure is drawn about x = 0 above the slanted line ``cut``; every garment ends exactly on that
line, so nothing is clipped. The index stands left and the attribute right, so the line falls to the right.
"""

import jacks
import kings
import queens
from palette import GOLD, RED, WHITE, Family
from pens import WIDTH, cut, disc, half_turn, num, path, place, stroke
from pips import pip

BELT = 18
"""Half the height of the belt."""

_HALF_FIGURE = {"K": (kings.king, kings.EDGE), "Q": (queens.queen, queens.EDGE), "J": (jacks.jack, jacks.EDGE)}


def court(rank: str, suit: str, family: Family) -> str:
    """King, queen or jack without index; looks the same turned by 180 degrees."""
    draw, edge = _HALF_FIGURE[rank]
    half = place(draw(suit, family), WIDTH / 2)
    return half + half_turn(half) + place(_belt(rank, suit, family, edge), WIDTH / 2)


def _belt(rank: str, suit: str, family: Family, edge: float) -> str:
    """Suit signs for kings, pearls for queens, slanted stripes for jacks."""
    fill = "#FFF3D6" if rank == "K" and family.second == RED else family.second
    left, right = cut(-edge), cut(edge)
    drawn = path(
        f"M{-edge} {num(left - BELT)} L{edge} {num(right - BELT)} L{edge} {num(right + BELT)} "
        f"L{-edge} {num(left + BELT)} Z",
        fill,
        weight=4.5,
    ) + stroke(
        f"M{-edge} {num(left - BELT + 6)} L{edge} {num(right - BELT + 6)} "
        f"M{-edge} {num(left + BELT - 6)} L{edge} {num(right + BELT - 6)}",
        weight=1.8,
    )
    step = 40 if rank == "K" else 34
    count = int((edge - 14) // step)
    for i in range(-count, count + 1):
        x = i * step
        y = cut(x)
        if rank == "Q":
            drawn += disc(x, y, 5 if i % 2 else 7, family.main if i % 2 else WHITE, weight=2.5)
        elif rank == "J":
            drawn += stroke(f"M{x - 9} {num(cut(x - 9) + 9)} L{x + 9} {num(cut(x + 9) - 9)}", family.main, 6)
        elif i:
            drawn += pip(suit, x, y, 21, family.suit, 13.5 + (180 if i < 0 else 0))
        else:
            drawn += place(path("M0 -9 L9 0 L0 9 L-9 0 Z", GOLD, weight=2.5), x, y)
    return drawn
