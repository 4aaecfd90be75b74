"""Courts: one half figure shown twice, and the belt that covers the join.

A half figure is drawn about x = 0 above the slanted line ``cut``; every garment ends exactly on that
line, so nothing is clipped. The index stands left and the attribute right, so the line falls to the right.
"""

import jacks
import kings
import queens
from garments import EDGE
from palette import GOLD, WHITE, Family
from pens import WIDTH, both_ways, cut, disc, num, path, place, stroke
from pips import pip

BELT = 18
"""Half the height of the belt."""

_HALF_FIGURE = {"K": (kings.king, kings.EDGE), "Q": (queens.queen, queens.EDGE), "J": (jacks.jack, EDGE)}


def court(rank: str, suit: str, family: Family) -> str:
    """King, queen or jack without index; looks the same turned by 180 degrees."""
    draw, edge = _HALF_FIGURE[rank]
    half = place(draw(suit, family), WIDTH / 2)
    return both_ways(half) + place(_belt(rank, suit, family, edge), WIDTH / 2)


def sash(edge: float, fill: str) -> str:
    """The belt without its ornaments; its ends bend round the body."""
    x = edge - 8
    left, right = cut(-x), cut(x)
    return path(
        f"M{-x} {num(left - BELT)} L{x} {num(right - BELT)} Q{edge + 5} {num(cut(edge) - 4)} {x} {num(right + BELT)} "
        f"L{-x} {num(left + BELT)} Q{-edge - 5} {num(cut(-edge) + 4)} {-x} {num(left - BELT)} Z",
        fill,
        weight=4.5,
    ) + stroke(
        f"M{-x - 2} {num(left - BELT + 6)} L{x + 3} {num(right - BELT + 7)} "
        f"M{-x - 3} {num(left + BELT - 7)} L{x + 2} {num(right + BELT - 6)}",
        weight=1.8,
    )


def _belt(rank: str, suit: str, family: Family, edge: float) -> str:
    """Suit signs for kings, pearls for queens, slanted stripes for jacks."""
    fill = "#FFF3D6" if rank == "K" and suit == "D" else family.second
    drawn = sash(edge, fill)
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
