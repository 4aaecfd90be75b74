"""Heads and faces of the courts, seen from the front; the chin ends near y = 290."""

from palette import INK, RED, WHITE, Family
from pens import disc, joined, path, place, stroke

_OUTLINE = {
    "K": "M-66 140 L-68 206 C-68 256 -36 292 0 292 C36 292 68 256 68 206 L66 140 Z",
    "Q": "M-60 140 C-64 212 -52 256 -24 282 C-10 293 10 293 24 282 C52 256 64 212 60 140 Z",
    "J": "M-58 140 L-60 212 C-58 250 -34 284 -12 289 Q0 292 12 289 C34 284 58 250 60 212 L58 140 Z",
}
_NECK = {"K": 36, "Q": 25, "J": 30}
EYES = 207
MOUTH = 263


def raised(body: str) -> str:
    """Heads sit a little smaller on the shoulders than they are drawn."""
    return place(body, y=322 * 0.05, scale=0.95)


def head(family: Family, rank: str) -> str:
    """Neck with its shadow, then the face without features."""
    n = _NECK[rank]
    return (
        path(f"M-{n} 262 L-{n + 4} 350 L{n + 4} 350 L{n} 262 Z", family.skin)
        + path(f"M-{n} 276 Q0 322 {n} 276 L{n} 262 L-{n} 262 Z", family.shade, None)
        + path(_OUTLINE[rank], family.skin)
    )


def features(family: Family, rank: str, turn: int, mouth: bool = True) -> str:
    """Eyes, brows, one line for the nose, mouth; ``turn`` is the side the person looks to, 1 or -1."""
    drawn = joined(_eye(side, rank, turn) for side in (-1, 1)) + _brows_and_nose(family, rank, turn)
    if not mouth:
        return drawn
    return drawn + (_red_mouth(family, turn) if rank == "Q" else _plain_mouth(family, turn))


def _eye(side: int, rank: str, turn: int) -> str:
    x, y = side * 30 + 4 * turn, EYES
    lash = stroke(f"M{x + side * 18} {y + 1} L{x + side * 27} {y - 6}", weight=5) if rank == "Q" else ""
    return (
        path(f"M{x - 18} {y + 1} Q{x} {y - 14} {x + 18} {y + 1} Q{x} {y + 11} {x - 18} {y + 1} Z", WHITE, None)
        + disc(x + 4 * turn, y - 0.5, 7.6, INK, None)
        + disc(x + 4 * turn + 2.4, y - 3, 2, WHITE, None)
        + stroke(f"M{x - 20} {y + 2} Q{x} {y - 18} {x + 20} {y + 2}", weight=6 if rank == "Q" else 5)
        + lash
    )


def _brows_and_nose(family: Family, rank: str, turn: int) -> str:
    weight = 8 if rank == "K" else 6
    y = 183 if rank == "Q" else 186
    x = 4 * turn
    far = -turn  # on this side the brow runs into the nose
    return (
        stroke(f"M{far * 56 + x} {y + 4} Q{far * 34 + x} {y - 12} {far * 10 + x} {y}", family.brow, weight)
        + stroke(f"M{turn * 56 + x} {y + 4} Q{turn * 34 + x} {y - 12} {turn * 12 + x} {y}", family.brow, weight)
        + stroke(
            f"M{far * 10 + x} {y + 2} C{far * 4 + 2 * turn} {EYES} {2 * turn} {EYES + 16} {11 * turn} {EYES + 31} "
            f"Q{8 * turn} {EYES + 40} {-7 * turn} {EYES + 37}"
        )
    )


def _red_mouth(family: Family, turn: int) -> str:
    x, y = 3 * turn, MOUTH
    cheeks = joined(
        f'<circle cx="{side * 38 + x}" cy="240" r="13" fill="{family.shade if family.blush > 0.5 else RED}" '
        f'fill-opacity="{family.blush}"/>\n'
        for side in (-1, 1)
    )
    lips = f"M{x - 19} {y} Q{x - 8} {y - 9} {x} {y - 4} Q{x + 8} {y - 9} {x + 19} {y} Q{x} {y + 15} {x - 19} {y} Z"
    return path(lips, "#B5121B", None) + stroke(f"M{x - 19} {y} Q{x} {y + 3} {x + 19} {y}", "#7A0B14", 2.5) + cheeks


def _plain_mouth(family: Family, turn: int) -> str:
    x, y = 3 * turn, MOUTH
    return stroke(f"M{x - 18} {y} Q{x} {y + 7} {x + 18} {y - 2}") + stroke(
        f"M{x - 8} {y + 11} Q{x} {y + 14} {x + 8} {y + 10}", family.shade
    )
