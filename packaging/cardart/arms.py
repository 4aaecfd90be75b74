"""Raised arms: sleeves rising from the dividing line, cuffs, and hands that hold something.

The hand is at (x, y), its wrist 52 units lower; ``edge`` is where the garment ends on the right.
"""

from palette import INK, WHITE, Family
from pens import cut, joined, num, path, place, stroke


def wide_sleeve(family: Family, x: float, y: float, edge: float) -> str:
    """Hanging and open, its lining showing; the close inner sleeve ends in a white cuff."""
    top = y + 42
    outer = (
        f"M{num(x - 46)} {num(top)} C{num(x - 60)} {num(top + 26)} {num(x - 78)} {num(cut(x - 92) - 26)} "
        f"{num(x - 92)} {num(cut(x - 92))} L{edge} {num(cut(edge))} L{edge} {num(top + 8)} "
        f"C{edge} {num(top - 6)} {num(x + 30)} {num(top - 10)} {num(x + 20)} {num(top - 4)} Z"
    )
    opening = (
        f"M{num(x - 46)} {num(top)} C{num(x - 30)} {num(top - 16)} {num(x + 30)} {num(top - 18)} {edge} {num(top + 6)} "
        f"C{num(x + 30)} {num(top + 26)} {num(x - 26)} {num(top + 28)} {num(x - 46)} {num(top)} Z"
    )
    folds = (
        f"M{num(x - 30)} {num(top + 30)} L{num(x - 58)} {num(cut(x - 58) - 20)} "
        f"M{num(x + 2)} {num(top + 34)} L{num(x - 6)} {num(cut(x - 6) - 20)}"
    )
    return (
        path(outer, family.main)
        + stroke(folds, family.dark)
        + path(opening, family.accent)
        + path(
            f"M{num(x - 22)} {num(top - 12)} L{num(x + 22)} {num(top - 12)} L{num(x + 25)} {num(top + 18)} "
            f"Q{num(x)} {num(top + 26)} {num(x - 25)} {num(top + 18)} Z",
            WHITE,
        )
    )


def close_sleeve(
    x: float, y: float, colour: str, stripes: str, *, scale: float = 0.92, ruffle: bool = False, cuff: str = WHITE
) -> str:
    """A close forearm with a turned cuff or a ruffle."""
    wrist = y + 44 * scale
    half, foot = 31 * scale, 40 * scale
    left, right = x - foot - 8, min(x + foot, 229)
    sleeve = (
        f"M{num(x - half)} {num(wrist)} L{num(x + half)} {num(wrist)} "
        f"C{num(x + half + 4)} {num(wrist + 30)} {num(right)} {num(wrist + 50)} {num(right)} {num(cut(right))} "
        f"L{num(left)} {num(cut(left))} C{num(left + 4)} {num(wrist + 36)} {num(x - half - 4)} {num(wrist + 30)} "
        f"{num(x - half)} {num(wrist)} Z"
    )
    lines = " ".join(
        f"M{num(x + dx * scale)} {num(wrist + 20)} L{num(x + dx * 1.25 - 4)} {num(cut(x + dx * 1.25 - 4) - 19)}"
        for dx in (-16, 0, 16)
    )
    drawn = path(sleeve, colour) + stroke(lines, stripes, 4.5)
    if ruffle:
        waves = " ".join(
            f"Q{num(x + half + 8 - (i + 0.5) * (half + 8) / 3)} {num(wrist + 30)} "
            f"{num(x + half + 8 - (i + 1) * (half + 8) / 3)} {num(wrist + 16)}"
            for i in range(6)
        )
        return drawn + path(
            f"M{num(x - half + 5)} {num(wrist - 12)} L{num(x + half - 5)} {num(wrist - 12)} "
            f"L{num(x + half + 8)} {num(wrist + 16)} {waves} Z",
            cuff,
        )
    return drawn + path(
        f"M{num(x - half + 3)} {num(wrist - 12)} L{num(x + half - 3)} {num(wrist - 12)} "
        f"L{num(x + half + 7)} {num(wrist + 16)} Q{num(x)} {num(wrist + 24)} {num(x - half - 7)} {num(wrist + 16)} Z",
        cuff,
    )


def fist(family: Family, x: float, y: float, held: str, scale: float = 1) -> str:
    """A closed hand round what is held, which is drawn about x = 0."""
    hand = (
        path(
            "M-24 14 C-26 30 -24 38 -20 46 L22 46 C25 38 27 30 27 16 Z",
            family.skin,
        )
        + joined(
            path(
                f"M-6 {top} C4 {top - 4} 20 {top - 4} 26 {top} C32 {top + 4} 32 {top + 10} 26 {top + 13} "
                f"C18 {top + 15} 4 {top + 15} -6 {top + 13} Z",
                family.skin,
                INK,
                3.2,
            )
            for top in (17, 4, -9, -22)
        )
        + path(
            "M-24 30 C-32 12 -30 -12 -20 -18 C-12 -22 -6 -20 2 -14 C10 -8 10 0 2 1 C-4 2 -8 0 -12 2 "
            "C-10 14 -10 22 -6 30",
            family.skin,
            INK,
            3.5,
        )
    )
    return place(held, x) + place(hand, x, y, scale)


def open_hand(family: Family, x: float, y: float, held: str, scale: float = 1) -> str:
    """A hand on whose palm something rests; its thumb lies in front."""
    palm = path(
        "M-20 46 C-22 32 -40 22 -50 0 C-53 -10 -46 -16 -40 -9 C-34 0 -22 8 -6 9 C12 10 28 2 38 -12 "
        "C43 -18 51 -13 49 -4 C44 18 26 30 22 46 Z",
        family.skin,
    ) + stroke("M16 30 C28 22 38 12 43 -2 M6 24 C16 20 26 12 32 2", weight=3)
    thumb = path("M-8 30 C-26 22 -36 4 -35 -14 C-34 -24 -24 -24 -22 -14 C-20 -2 -10 8 4 14 Z", family.skin, INK, 3.5)
    return place(palm, x, y, scale) + place(held, x, 14) + place(thumb, x, y, scale)
