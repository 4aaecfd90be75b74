"""The plain faces: ace and number cards, and the paper all faces are printed on."""

from palette import PAPER, PAPER_EDGE
from pens import frame, joined, path, place
from pips import PIP, pip

MIDDLE = 295.0
LEFT, RIGHT = MIDDLE - 108, MIDDLE + 108
THREE_ROWS = (165.0, 455.0, 745.0)
FOUR_ROWS = (165.0, 358.0, 552.0, 745.0)
PIP_SIZE = 108
ACE_SIZE = 290


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


def ace(suit: str, colour: str) -> str:
    """One large sign with a fine contour round it."""
    contour = path(PIP[suit], colour, colour, 30 * 100 / ACE_SIZE) + path(PIP[suit], PAPER, PAPER, 25 * 100 / ACE_SIZE)
    return place(contour, MIDDLE, 455, ACE_SIZE / 100) + pip(suit, MIDDLE, 455, ACE_SIZE * 0.94, colour)
