"""Crowns of the kings and the lighter ones of the queens."""

from palette import GOLD, INK, WHITE, Family
from pens import both, disc, discs, joined, path, place, stroke

_DIAMOND = "M0 -9 L9 0 L0 9 L-9 0 Z"


def _ring(family: Family, fill: str = GOLD) -> str:
    """The band every king's crown stands on, with its stones."""
    return (
        path("M-84 156 L-90 122 Q0 146 90 122 L84 156 Q0 178 -84 156 Z", fill)
        + place(path(_DIAMOND, family.accent, weight=3), 0, 151, 1.15)
        + discs(34, 144, 5.5, WHITE, weight=2.5)
        + discs(64, 140, 4.5, WHITE, weight=2.5)
    )


def arched(family: Family) -> str:
    """Closed, with globe and cross."""
    cross = "M-5 46 L-5 36 L-15 36 L-15 26 L-5 26 L-5 16 L5 16 L5 26 L15 26 L15 36 L5 36 L5 46 Z"
    return (
        path("M-88 128 C-126 62 -60 46 0 70 C60 46 126 62 88 128 Q0 150 -88 128 Z", family.accent)
        + both("M-88 128 C-124 66 -62 44 0 68 L0 84 C-52 62 -100 78 -72 132 Z", GOLD)
        + path("M-13 138 C-20 110 -16 86 0 66 C16 86 20 110 13 138 Z", GOLD)
        + discs(92, 82, 7, WHITE, weight=3)
        + discs(56, 62, 7, WHITE, weight=3)
        + disc(0, 58, 15, GOLD)
        + path(cross, GOLD, weight=3.5)
        + _ring(family)
    )


def spikes(family: Family) -> str:
    """Seven long points, leaning outwards."""
    d = "M-88 132"
    for i, x in enumerate((-84, -56, -28, 0, 28, 56, 84)):
        d += f" L{x * 1.34:.1f} {44 + abs(i - 3) * 5}"
        if i < 6:
            d += f" L{(x + 14) * 1.1:.1f} 112"
    return path(d + " L88 132 Q0 152 -88 132 Z", GOLD) + _ring(family)


def lilies(family: Family) -> str:
    """Three lilies and a soft cap."""
    lily = path(
        "M0 -66 C16 -48 16 -30 7 -18 C20 -34 40 -34 40 -18 C40 -6 28 -4 20 -8 C24 4 12 8 8 20 L-8 20 "
        "C-12 8 -24 4 -20 -8 C-28 -4 -40 -6 -40 -18 C-40 -34 -20 -34 -7 -18 C-16 -30 -16 -48 0 -66 Z",
        GOLD,
    )
    return (
        path("M-82 128 C-96 72 -40 66 0 82 C40 66 96 72 82 128 Z", family.main)
        + place(lily, -82, 112, 0.92, -16)
        + place(lily, 82, 112, 0.92, 16)
        + place(lily, 0, 118, 1.15)
        + discs(43, 98, 8, WHITE, weight=3)
        + _ring(family)
    )


def steps(family: Family) -> str:
    """Stepped and angular."""
    stone = path("M0 -10 L8 0 L0 10 L-8 0 Z", WHITE, weight=3)
    return (
        path(
            "M-88 134 L-112 62 L-84 56 L-80 80 L-60 78 L-58 50 L-36 48 L-32 72 L-18 72 L-16 40 L16 40 L18 72 "
            "L32 72 L36 48 L58 50 L60 78 L80 80 L84 56 L112 62 L88 134 Q0 154 -88 134 Z",
            family.second,
        )
        + place(stone, 0, 62)
        + place(stone, 47, 70)
        + place(stone, -47, 70)
        + _ring(family, family.second)
    )


def low_points(family: Family) -> str:
    """Five low points, worn over a veil."""
    return (
        path("M-66 150 Q-72 112 -44 92 L-26 112 L0 66 L26 112 L44 92 Q72 112 66 150 Q0 122 -66 150 Z", GOLD)
        + disc(0, 66, 9, family.accent, weight=3)
        + discs(44, 90, 7, WHITE, weight=3)
        + discs(30, 124, 4, WHITE, weight=2.5)
        + place(path("M0 -10 L8 0 L0 10 L-8 0 Z", family.accent, weight=3), 0, 116)
    )


def tall(family: Family) -> str:
    """Seven high points with pearls."""
    return (
        path(
            "M-58 140 C-62 110 -80 92 -84 66 Q-58 84 -46 80 Q-36 62 -34 46 Q-18 66 -12 64 L0 30 L12 64 Q18 66 34 46 "
            "Q36 62 46 80 Q58 84 84 66 C80 92 62 110 58 140 Q0 118 -58 140 Z",
            GOLD,
        )
        + disc(0, 30, 8, WHITE, weight=3)
        + discs(34, 46, 7, WHITE, weight=3)
        + discs(84, 66, 7, WHITE, weight=3)
        + place(path("M0 -12 L9 0 L0 12 L-9 0 Z", family.accent, weight=3), 0, 98)
        + discs(30, 104, 5, family.accent, weight=2.5)
    )


def leaves(family: Family) -> str:
    """A wreath of five golden leaves."""
    leaf = path("M0 0 C-14 -14 -12 -34 0 -46 C12 -34 14 -14 0 0 Z", GOLD)
    places = ((-62, 124, 0.95, -40), (62, 124, 0.95, 40), (-33, 108, 1.1, -20), (33, 108, 1.1, 20), (0, 102, 1.35, 0))
    return (
        joined(place(leaf, *spot) for spot in places)
        + path("M-70 138 Q-66 118 -44 108 Q0 92 44 108 Q66 118 70 138 Q0 106 -70 138 Z", GOLD)
        + disc(0, 110, 7, family.accent, weight=3)
    )


def pearls(family: Family) -> str:
    """A ring with five pearls on stems."""
    stems = ((-52, 118, -70, 82), (52, 118, 70, 82), (-28, 108, -36, 64), (28, 108, 36, 64), (0, 104, 0, 54))
    drawn = ""
    for x, y, top_x, top_y in stems:
        d = f"M{x} {y} L{top_x} {top_y}"
        drawn += stroke(d, INK, 9) + stroke(d, GOLD, 4) + disc(top_x, top_y, 9, WHITE, weight=3)
    return (
        drawn
        + path("M-66 144 L-64 118 Q0 88 64 118 L66 144 Q0 112 -66 144 Z", family.second)
        + discs(34, 114, 4.5, WHITE, weight=2.5)
        + disc(0, 108, 6, GOLD, weight=3)
    )
