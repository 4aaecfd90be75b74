"""The raised arm all courts share."""

from palette import INK, WHITE, Family
from pens import cut, num, path, place, stroke


def arm(family: Family, x: float, y: float, edge: float, scale: float = 1, cuff: str = WHITE) -> str:
    """Forearm rising from the dividing line, cuff and closed hand; the hand is at (x, y).

    ``edge`` is where the robe ends on the right.
    """
    wrist = y + 52 * scale
    sleeve = (
        f"M{num(x - 36 * scale)} {num(wrist)} L{num(x + 36 * scale)} {num(wrist)} "
        f"Q{num(x + 44)} {num(wrist + 20)} {edge} {num(cut(edge))} L{num(x - 66)} {num(cut(x - 66))} "
        f"Q{num(x - 50)} {num(wrist + 10)} {num(x - 36 * scale)} {num(wrist)} Z"
    )
    folds = (
        f"M{num(x - 10)} {num(wrist + 12)} L{num(x - 22)} {num(cut(x - 22) - 18)} "
        f"M{num(x + 14)} {num(wrist + 12)} L{num(x + 16)} {num(cut(x + 16) - 18)}"
    )
    hand = (
        path("M-32 28 L32 28 L38 58 L-38 58 Z", cuff)
        + path("M-26 -16 C-26 -26 -14 -28 0 -28 C16 -28 28 -24 28 -12 L26 20 C24 32 -22 32 -24 20 Z", family.skin)
        + stroke("M-4 -14 L26 -13 M-4 -1 L27 0 M-4 11 L26 12", INK, 3)
        + path("M-24 -8 C-14 -16 -2 -10 -3 2 C-4 10 -14 12 -22 8", family.skin, INK, 3.5)
    )
    return path(sleeve, family.main) + stroke(folds, family.dark) + place(hand, x, y, scale)
