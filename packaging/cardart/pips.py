"""The four suit signs, in a box from -50 to 50."""

from pens import path, picture, place

PIP = {
    "H": "M0 50 C-9 32 -49 8 -49 -20 C-49 -38 -37 -47 -25 -47 C-13 -47 -4 -40 0 -27 "
    "C4 -40 13 -47 25 -47 C37 -47 49 -38 49 -20 C49 8 9 32 0 50 Z",
    "D": "M0 -52 C10 -32 25 -13 40 0 C25 13 10 32 0 52 C-10 32 -25 13 -40 0 C-25 -13 -10 -32 0 -52 Z",
    "S": "M0 -51 C9 -33 46 -10 46 15 C46 30 36 37 26 37 C17 37 9 32 5 24 C6 36 11 44 21 50 L-21 50 "
    "C-11 44 -6 36 -5 24 C-9 32 -17 37 -26 37 C-36 37 -46 30 -46 15 C-46 -10 -9 -33 0 -51 Z",
    "C": "M0 -50 C13 -50 23 -40 23 -27 C23 -20 20 -14 15 -9 C18 -11 22 -12 26 -12 C39 -12 49 -2 49 11 "
    "C49 24 39 33 27 33 C18 33 10 29 5 21 C6 34 11 43 21 50 L-21 50 C-11 43 -6 34 -5 21 "
    "C-10 29 -18 33 -27 33 C-39 33 -49 24 -49 11 C-49 -2 -39 -12 -26 -12 C-22 -12 -18 -11 -15 -9 "
    "C-20 -14 -23 -20 -23 -27 C-23 -40 -13 -50 0 -50 Z",
}


def pip(suit: str, x: float, y: float, size: float, colour: str, turn: float = 0) -> str:
    """A suit sign with its middle at (x, y)."""
    return place(path(PIP[suit], colour, None), x, y, size / 100, turn)


def pip_picture(suit: str) -> str:
    """The sign alone, for corners, lists and buttons; its colour is put in by whoever shows it."""
    return picture(pip(suit, 52, 54, 100, "currentColor"), 104, 108)
