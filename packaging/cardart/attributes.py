"""What the courts hold in their raised hand, drawn about x = 0 and moved to the hand."""

from palette import GOLD, INK, LEAF, QUILL, STEEL, STEEL_LINE, WHITE, WOOD, Family
from pens import cord, disc, joined, oval, path, place, stroke
from pips import pip

FOOT = 416
"""Staffs and stems end here, hidden behind the hand."""


def staff(top: float, colour: str, width: float) -> str:
    """A straight pole from ``top`` down to the hand."""
    h = width / 2
    return path(f"M-{h} {top} L{h} {top} L{h} {FOOT} L-{h} {FOOT} Z", colour)


def orb(family: Family) -> str:
    """A globe with a cross; it lies in the hand."""
    cross = "M-15 258 L-15 240 L-32 240 L-32 226 L-15 226 L-15 208 L-1 208 L-1 226 L16 226 L16 240 L-1 240 L-1 258 Z"
    return (
        disc(-8, 306, 50, family.second)
        + path("M-58 300 Q-8 322 42 300 L42 314 Q-8 338 -58 314 Z", family.accent)
        + path("M-16 258 Q-24 284 -18 314 L0 315 Q6 284 0 258 Z", family.accent)
        + disc(-8, 306, 50)
        + path(cross, GOLD)
        + disc(-26, 284, 6, WHITE, None)
    )


def sword(_family: Family) -> str:
    """Upright, its hilt in the hand."""
    return (
        path("M-11 330 L-11 78 L0 46 L11 78 L11 330 Z", STEEL)
        + stroke("M0 66 L0 330", STEEL_LINE, 3)
        + path("M-48 322 Q0 344 48 322 L50 338 Q0 360 -50 338 Z", GOLD)
        + path("M-7 346 L7 346 L7 412 L-7 412 Z", "#7A1F2A")
        + disc(0, 424, 14, GOLD)
    )


def sceptre(family: Family) -> str:
    """A golden staff that ends in a lily."""
    lily = (
        "M0 -72 C18 -50 20 -32 8 -16 C24 -36 48 -32 46 -12 C44 4 26 4 18 -4 C20 8 14 14 12 24 L-12 24 "
        "C-14 14 -20 8 -18 -4 C-26 4 -44 4 -46 -12 C-48 -32 -24 -36 -8 -16 C-20 -32 -18 -50 0 -72 Z"
    )
    return (
        staff(150, GOLD, 13)
        + place(path(lily, GOLD), 0, 130)
        + path("M-20 152 L20 152 L14 170 L-14 170 Z", family.accent)
        + disc(0, 108, 8, family.accent, weight=3)
        + disc(0, 230, 11, family.accent, weight=3.5)
    )


def axe(family: Family) -> str:
    """A broad blade to the right."""
    return (
        staff(60, WOOD, 15)
        + path("M7 108 C26 104 36 88 40 70 C70 102 70 162 40 194 C36 176 26 160 7 156 Z", STEEL)
        + stroke("M45 84 C60 110 60 154 45 180", STEEL_LINE)
        + path("M-7 110 L-32 120 L-32 144 L-7 154 Z", STEEL)
        + path("M-12 102 L12 102 L12 162 L-12 162 Z", family.second)
        + path("M-9 60 L0 34 L9 60 Z", GOLD)
    )


def flower(_family: Family) -> str:
    """A white flower with five petals."""
    petal = path("M0 -8 C-26 -22 -24 -56 0 -58 C24 -56 26 -22 0 -8 Z", WHITE)
    return (
        cord(f"M0 {FOOT} C4 300 -6 220 0 150", LEAF, 12, 6)
        + place(path("M0 0 C-22 -6 -40 -26 -38 -48 C-14 -44 2 -24 0 0 Z", LEAF), -2, 262)
        + place(path("M0 0 C22 -6 40 -26 38 -48 C14 -44 -2 -24 0 0 Z", LEAF), 0, 238)
        + joined(place(petal, 0, 126, turn=turn) for turn in range(0, 360, 72))
        + disc(0, 126, 15, GOLD)
    )


def fan(family: Family) -> str:
    """Seven blades in two colours."""
    turns = range(-48, 49, 16)
    blade = "M0 0 L-19 -128 Q0 -150 19 -128 Z"
    rib = stroke("M0 -40 L0 -112", weight=3) + disc(0, -122, 6, WHITE, weight=2.5)
    blades = joined(
        place(path(blade, family.accent if i % 2 else family.second), turn=turn) for i, turn in enumerate(turns)
    )
    return place(blades + joined(place(rib, turn=turn) for turn in turns), -14, 362)


def rose(family: Family) -> str:
    """A rose with two leaves."""
    return (
        cord(f"M0 {FOOT} C-8 300 6 230 0 150", LEAF, 12, 6)
        + place(path("M0 0 C-26 0 -48 -16 -52 -40 C-24 -42 -4 -24 0 0 Z", LEAF), 0, 266)
        + place(path("M0 0 C26 0 48 -16 52 -40 C24 -42 4 -24 0 0 Z", LEAF), -1, 240)
        + path(
            "M-54 116 C-62 70 -26 62 0 74 C26 62 62 70 54 116 C48 158 20 170 0 172 C-20 170 -48 158 -54 116 Z",
            family.main,
        )
        + stroke("M-54 112 C-30 110 -8 130 0 170 C8 130 30 110 54 112")
        + path("M-30 104 C-34 78 34 78 30 104 C26 128 8 132 0 132 C-8 132 -26 128 -30 104 Z", family.main)
        + stroke("M-16 104 C-14 90 18 90 16 106 C12 118 -8 116 -6 104")
    )


def mirror(family: Family) -> str:
    """A round hand mirror."""
    return (
        staff(230, GOLD, 16)
        + oval(0, 160, 62, 76, GOLD)
        + oval(0, 160, 46, 60, "#DCE9F2")
        + stroke("M-26 176 L14 124 M-12 190 L26 142", WHITE, 7)
        + disc(0, 82, 10, family.second)
        + path("M-22 238 L22 238 L12 256 L-12 256 Z", family.second)
    )


def halberd(family: Family) -> str:
    """Spike, blade and hook on a pole."""
    return (
        staff(70, WOOD, 14)
        + path("M-10 92 L0 18 L10 92 Z", STEEL)
        + path("M7 100 L62 84 Q46 126 62 168 L7 152 Z", STEEL)
        + path("M-7 104 L-46 118 Q-24 130 -7 148 Z", STEEL)
        + stroke("M54 96 Q42 126 54 156", STEEL_LINE, 3.5)
        + path("M-11 90 L11 90 L11 162 L-11 162 Z", GOLD)
        + path("M-11 162 L-18 196 L-6 186 L0 202 L6 186 L18 196 L11 162 Z", family.accent)
    )


def pennant(family: Family) -> str:
    """A small flag on a lance."""
    return (
        path("M6 70 C32 58 54 84 90 72 L66 104 L90 142 C54 152 32 128 6 142 Z", family.accent)
        + pip("S", 35, 106, 44, WHITE)
        + staff(60, WOOD, 13)
        + path("M-10 60 L0 22 L10 60 Z", STEEL)
    )


def horn(family: Family) -> str:
    """A hunting horn."""
    curve = (
        "M-62 236 C-70 300 -10 340 34 296 C70 258 66 190 42 136 L4 152 C24 196 30 244 6 270 C-14 290 -46 276 -48 236 Z"
    )
    return place(
        path(curve, GOLD)
        + path("M52 122 L-10 148 L-4 164 L58 140 Z", family.accent)
        + stroke("M30 196 L60 188 M32 214 L62 208")
        + stroke("M16 268 L38 290 M2 278 L16 304")
        + path("M-66 224 L-42 224 L-46 242 L-63 242 Z", family.accent),
        -4,
        76,
    )


def scroll(family: Family) -> str:
    """A sealed letter."""
    roll = "M-54 138 C-58 154 -50 164 -38 162 L46 150 C58 146 56 126 44 126 L-42 138 C-48 134 -52 134 -54 138 Z"
    return (
        path("M-44 150 L40 138 L22 384 L-30 388 Z", WHITE)
        + stroke("M-26 184 L22 177 M-24 208 L20 202 M-23 232 L19 227 M-22 256 L-2 253", QUILL)
        + path(roll, "#EFE7D2")
        + disc(2, 300, 21, family.second, INK)
        + pip("D", 2, 300, 20, WHITE)
    )
