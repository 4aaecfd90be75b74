"""The German suit signs, in a box from -50 to 50: in colours on cards, in one colour for lists and buttons."""

from palette import BROWN_DARK, GOLD, GREEN, INK, RED, WOOD
from pens import disc, mirrored, path, picture, place, stroke
from pips import PIP

_LINE = 3.6

_NUT = "M-27 6 C-32 -22 -17 -41 0 -52 C17 -41 32 -22 27 6 Z"
_CUP = "M-34 5 C-34 -4 -26 -6 0 -6 C26 -6 34 -4 34 5 C34 22 20 32 0 32 C-20 32 -34 22 -34 5 Z"
_LEAF = "M0 -52 C12 -34 48 -16 46 12 C45 31 20 36 4 23 L-4 23 C-20 36 -45 31 -46 12 C-48 -16 -12 -34 0 -52 Z"


def _acorn() -> str:
    return (
        path("M-4 30 C-4 38 -6 44 -10 49 L4 50 C5 43 5 37 4 30 Z", BROWN_DARK, INK, _LINE)
        + path(_NUT, "#B4742C", INK, _LINE)
        + stroke("M-14 -6 C-16 -20 -11 -32 -3 -40", "#EBC997", 5)
        + path(_CUP, "#70481C", None)
        + stroke("M-24 0 L-6 30 M-9 -4 L12 30 M8 -4 L24 22 M24 0 L6 30 M9 -4 L-12 30 M-8 -4 L-24 22", "#B98D4E", 2.6)
        + path(_CUP, "none", INK, _LINE)
    )


def _leaf() -> str:
    veins = (
        "M0 -36 L0 18 M0 2 C12 0 22 -4 31 -11 M0 2 C-12 0 -22 -4 -31 -11 M0 -17 C8 -19 13 -22 18 -27 "
        "M0 -17 C-8 -19 -13 -22 -18 -27 M0 17 C12 18 24 16 35 11 M0 17 C-12 18 -24 16 -35 11"
    )
    return (
        path("M-3 18 C-2 32 -6 42 -14 49 L0 50 C5 40 5 30 4 18 Z", WOOD, INK, _LINE)
        + path(_LEAF, GREEN, INK, _LINE)
        + stroke(veins, "#B4DA9A", 3)
    )


def _heart() -> str:
    return path(PIP["H"], RED, INK, _LINE) + stroke("M-35 -14 C-36 -26 -31 -34 -21 -35", "#F4A8AC", 5)


def _bell() -> str:
    return (
        stroke("M-10 -38 C-10 -56 10 -56 10 -38", INK, 6.5)
        + disc(0, 4, 44, GOLD, INK, _LINE)
        + path("M-44 2 Q0 -12 44 2 L43 14 Q0 0 -43 14 Z", RED, INK, 2.6)
        + stroke("M0 27 L0 45", INK, 6.5)
        + disc(0, 25, 7.5, INK, None)
        + stroke("M-28 -18 C-23 -26 -16 -31 -8 -33", "#FDEBB4", 5)
    )


_SIGNS = {"C": _acorn, "S": _leaf, "H": _heart, "D": _bell}

_HALF_LEAF = "M3 -46 C16 -30 48 -15 46 12 C45 31 20 36 3 25 Z"
SILHOUETTE = {
    "C": (
        "M-27 -3 C-30 -26 -16 -41 0 -52 C16 -41 30 -26 27 -3 Z "
        "M-34 4 L34 4 C34 21 21 31 6 33 L6 50 L-6 50 L-6 33 C-21 31 -34 21 -34 4 Z"
    ),
    "S": f"{_HALF_LEAF} {mirrored(_HALF_LEAF)} M-3 16 L4 16 C6 32 4 43 -2 50 L-15 50 C-7 42 -3 32 -3 16 Z",
    "H": PIP["H"],
    "D": (
        "M-44 0 C-42 -22 -28 -37 -10 -42 C-13 -56 13 -56 10 -42 C28 -37 42 -22 44 0 Z "
        "M-44 8 C-43 28 -27 46 -5 49 L-5 33 C-14 28 -9 15 0 15 C9 15 14 28 5 33 L5 49 C27 46 43 28 44 8 Z"
    ),
}
"""One colour; gaps stand for what colours tell apart."""


def german_sign(suit: str, x: float, y: float, size: float, turn: float = 0) -> str:
    """A sign in its colours with its middle at (x, y)."""
    return place(_SIGNS[suit](), x, y, size / 100, turn)


def silhouette(suit: str, x: float, y: float, size: float, colour: str, turn: float = 0) -> str:
    """A sign in one colour with its middle at (x, y)."""
    return place(path(SILHOUETTE[suit], colour, None), x, y, size / 100, turn)


def sign_picture(suit: str) -> str:
    """The sign in its colours, for corners."""
    return picture(german_sign(suit, 52, 54, 98), 104, 108)


def silhouette_picture(suit: str) -> str:
    """The sign in one colour, which is put in by whoever shows it."""
    return picture(silhouette(suit, 52, 54, 100, "currentColor"), 104, 108)
