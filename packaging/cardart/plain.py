"""The plain faces: ace and number cards, and the paper all faces are printed on."""

from palette import PAPER, PAPER_EDGE
from pens import both, disc, frame, half_turn, joined, path, place
from pips import PIP, pip

MIDDLE = 295.0
LEFT, RIGHT = MIDDLE - 108, MIDDLE + 108
THREE_ROWS = (165.0, 455.0, 745.0)
FOUR_ROWS = (165.0, 358.0, 552.0, 745.0)
PIP_SIZE = 108
ACE_SIZE = 306


def paper() -> str:
    """The blank card with its hairline edge."""
    return frame(1.5, 24, PAPER, PAPER_EDGE, 3)


def spots(rank: str) -> list[tuple[float, float]]:
    """Where the signs of a number card stand; those in the lower half are turned."""
    rows, middle = {
        "7": (THREE_ROWS, (310.0,)),
        "8": (THREE_ROWS, (310.0, 600.0)),
        "9": (FOUR_ROWS, (455.0,)),
        "T": (FOUR_ROWS, (261.5, 648.5)),
    }[rank]
    return [(x, y) for y in rows for x in (LEFT, RIGHT)] + [(MIDDLE, y) for y in middle]


def number(rank: str, suit: str, colour: str) -> str:
    """A number card without its index."""
    return joined(pip(suit, x, y, PIP_SIZE, colour, 180 if y > 456 else 0) for x, y in spots(rank))


_INLAY = {
    "H": PIP["H"],
    "D": PIP["D"],
    "S": "M6 25 C10 32 17 37 26 37 C36 37 46 30 46 15 C46 -10 9 -33 0 -51 C-9 -33 -46 -10 -46 15 "
    "C-46 30 -36 37 -26 37 C-17 37 -10 32 -6 25",
    "C": "M6 23 C10 29 18 33 27 33 C39 33 49 24 49 11 C49 -2 39 -12 26 -12 C22 -12 18 -11 15 -9 C20 -14 23 -20 23 -27 "
    "C23 -40 13 -50 0 -50 C-13 -50 -23 -40 -23 -27 C-23 -20 -20 -14 -15 -9 C-18 -11 -22 -12 -26 -12 "
    "C-39 -12 -49 -2 -49 11 C-49 24 -39 33 -27 33 C-18 33 -10 29 -6 23",
}
"""The contour inside an ace's sign; it leaves out the foot."""


def ace(suit: str, colour: str) -> str:
    """One large sign with fine contours round it and inside it, between two sprays."""
    contour = path(PIP[suit], colour, colour, 30 * 100 / ACE_SIZE) + path(PIP[suit], PAPER, PAPER, 25 * 100 / ACE_SIZE)
    drop = {"C": -10.0, "S": 6.0, "H": -6.0, "D": 0.0}[suit]
    inlay = place(path(_INLAY[suit], "none", PAPER, 1.1), MIDDLE, 455 + drop, ACE_SIZE * 0.0077)
    spray = place(_spray(colour), MIDDLE, 236)
    return (
        place(contour, MIDDLE, 455, ACE_SIZE / 100)
        + pip(suit, MIDDLE, 455, ACE_SIZE * 0.94, colour)
        + inlay
        + spray
        + half_turn(spray)
    )


def _spray(colour: str) -> str:
    """Two scrolls with small leaves."""
    return (
        both("M0 0 C22 -2 30 -26 54 -28 C76 -28 84 -6 70 2 C60 6 52 -4 60 -12", line=colour, weight=5)
        + both("M18 -10 C14 -24 20 -34 32 -38 C34 -26 30 -16 18 -10 Z", colour, None)
        + path("M0 8 L8 -4 L0 -34 L-8 -4 Z", colour, None)
        + disc(0, 18, 5, colour, None)
    )
