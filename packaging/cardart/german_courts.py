"""Courts of the German pack: the sign of King and Ober stands high, that of the Unter low.

They are built as the French courts in ``courts.py``: one half figure shown twice, and a belt over the join.
"""

from courts import sash
from garments import EDGE
from german_kings import german_king
from german_obers import ober
from german_signs import german_sign, silhouette
from german_unters import unter
from palette import GOLD, INK, PAPER, WHITE, Family
from pens import WIDTH, both_ways, cut, disc, half_turn, path, place


def german_court(rank: str, suit: str, family: Family) -> str:
    """King, Ober or Unter without index; looks the same turned by 180 degrees."""
    figure = {"K": german_king, "Q": ober, "J": unter}[rank](suit, family)
    half = place(figure, WIDTH / 2)
    sign = _low_sign(suit) if rank == "J" else german_sign(suit, 68, 204, 94 if suit == "H" else 104)
    return both_ways(half) + place(_belt(rank, suit, family), WIDTH / 2) + sign + half_turn(sign)


def _low_sign(suit: str) -> str:
    """A roundel on the sleeve."""
    return disc(76, 372, 58, PAPER) + disc(76, 372, 50, "none", GOLD, 5) + german_sign(suit, 76, 372, 74)


def _belt(rank: str, suit: str, family: Family) -> str:
    edge = 240 if rank == "K" else EDGE
    fill = {"K": "#FFF3D6", "Q": GOLD, "J": WHITE}[rank]
    drawn = sash(edge, fill)
    for i in range(-5, 6):
        x = i * 40
        if rank == "K" and i:
            drawn += silhouette(suit, x, cut(x), 21, family.suit, 13.5 + (180 if i < 0 else 0))
            continue
        drawn += place(path("M0 -8 L8 0 L0 8 L-8 0 Z", family.accent, INK, 2.5), x, cut(x))
    return drawn
