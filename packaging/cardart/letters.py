"""Index letters of our own: strokes with round ends on a box 96 high."""

from pens import joined, picture

STROKE = 13
GAP = 3
MARGIN = 8

GLYPHS = {
    "A": (60, "M6 90 L30 7 L54 90 M15 62 L45 62"),
    "K": (58, "M8 7 L8 90 M51 7 L9 57 M24 41 L52 90"),
    "Q": (62, "M30 7 C47 7 54 22 54 48 C54 75 47 90 30 90 C14 90 7 75 7 48 C7 22 14 7 30 7 Z M32 68 L55 93"),
    "J": (50, "M20 7 L43 7 L43 66 C43 82 36 90 25 90 C14 90 7 82 7 70"),
    "B": (
        58,
        "M8 7 L8 90 L28 90 C43 90 51 80 51 67 C51 53 43 46 28 46 L8 46 M28 46 C41 46 47 38 47 27 C47 15 41 7 28 7 L8 7",
    ),
    "D": (58, "M8 7 L8 90 L22 90 C42 90 51 75 51 48 C51 22 42 7 22 7 Z"),
    "V": (58, "M6 7 L29 90 L52 7"),
    "R": (58, "M8 90 L8 7 L28 7 C43 7 50 16 50 29 C50 43 43 51 28 51 L8 51 M29 51 L51 90"),
    "P": (56, "M8 90 L8 7 L28 7 C43 7 50 17 50 31 C50 46 43 55 28 55 L8 55"),
    "O": (60, "M30 7 C46 7 53 22 53 48 C53 75 46 90 30 90 C14 90 7 75 7 48 C7 22 14 7 30 7 Z"),
    "U": (58, "M8 7 L8 62 C8 81 15 90 29 90 C43 90 50 81 50 62 L50 7"),
    "1": (30, "M6 24 L22 7 L22 90"),
    "0": (52, "M26 7 C40 7 45 22 45 48 C45 75 40 90 26 90 C12 90 7 75 7 48 C7 22 12 7 26 7 Z"),
    "7": (54, "M7 7 L47 7 C38 34 27 62 22 90"),
    "8": (
        56,
        (
            "M28 45 C17 45 11 37 11 26 C11 14 18 7 28 7 C38 7 45 14 45 26 C45 37 39 45 28 45 "
            "C15 45 7 54 7 67 C7 81 15 90 28 90 C41 90 49 81 49 67 C49 54 41 45 28 45 Z"
        ),
    ),
    "ا": (26, "M13 7 L13 90"),
    "با": (74, "M66 36 L66 56 C66 68 58 71 48 71 L30 71 C14 71 10 64 10 52 L10 7 M45 92 L46 92"),
    "بی": (
        80,
        (
            "M72 14 L72 28 C72 38 66 40 58 40 C42 40 34 44 36 51 C39 59 58 58 56 71 C54 86 34 91 22 90 "
            "C6 89 4 74 11 60 M71 62 L72 62"
        ),
    ),
    "غ": (64, "M50 38 C42 24 20 23 18 36 C17 46 32 50 48 47 C26 50 8 57 8 72 C8 91 38 95 57 84 M33 7 L34 7"),
    "او": (82, "M74 7 L74 71 M50 57 C40 65 23 60 23 47 C23 33 47 33 50 50 C53 72 38 88 10 90"),
    "ان": (86, "M78 7 L78 71 M58 42 C62 66 58 90 33 90 C12 90 5 74 10 56 M33 36 L34 36"),
    "9": (56, "M48 31 C48 15 40 7 28 7 C15 7 7 16 7 31 C7 46 15 54 27 54 C40 54 48 45 48 31 C48 72 40 90 16 90"),
}

LATIN = ("A", "K", "Q", "J", "10", "9", "8", "7", "D", "B", "V", "R", "P", "O", "U")
URDU = ("ا", "با", "بی", "غ", "او", "ان")
"""Ace; king and queen, of two letters because badshah and begum share the first; jack; Ober and Unter, which share
theirs with the ace. Figures are Latin as in the rest of the interface: an Urdu seven turned round is an eight."""

LABELS = LATIN + URDU
"""Every index any of our card namings uses."""


def letter_name(label: str) -> str:
    """The file of a label; letters that are not ASCII are written as their code points."""
    return label if label.isascii() else "-".join(f"{ord(character):04x}" for character in label)


def letter_picture(label: str) -> str:
    """The index alone, with a margin of 8 left and right; its colour is put in by whoever shows it."""
    x = MARGIN
    parts = []
    for character in [label] if label in GLYPHS else label:
        width, d = GLYPHS[character]
        parts.append(
            f'<path transform="translate({x} 0)" d="{d}" fill="none" stroke="currentColor" stroke-width="{STROKE}"/>\n'
        )
        x += width + GAP
    return picture(joined(parts), x - GAP + MARGIN, 100)
