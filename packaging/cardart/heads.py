"""Heads seen from the front, and the traits that tell one face from another; the chin ends near y = 290.

A ``Face`` names its traits; each trait has a table or a small function here. Heads in profile are in ``profiles.py``.
"""

from dataclasses import dataclass

from palette import INK, WHITE, Family
from pens import disc, joined, num, path, place, stroke

EYES = 207
MOUTH = 263
SHIFT = 6
"""How far the features move to the side the person looks to."""


@dataclass(frozen=True, slots=True)
class Face:
    """The traits of one face; ``turn`` is the side the person looks to, 1 or -1.

    ``marks`` are things few people have: freckles, lines, a beauty spot.
    """

    turn: int = 1
    jaw: str = "soft"
    neck: float = 30
    eyes: str = "open"
    brows: str = "arched"
    nose: str = "straight"
    mouth: str = "calm"
    blush: float = 0.0
    marks: tuple[str, ...] = ()


_JAWS = {
    "broad": "M-66 140 L-68 206 C-68 256 -36 292 0 292 C36 292 68 256 68 206 L66 140 Z",
    "oval": "M-60 140 C-64 212 -52 256 -24 282 C-10 293 10 293 24 282 C52 256 64 212 60 140 Z",
    "soft": "M-58 140 L-60 212 C-58 250 -34 284 -12 289 Q0 292 12 289 C34 284 58 250 60 212 L58 140 Z",
    "square": (
        "M-61 140 L-63 218 C-63 248 -55 268 -38 282 Q-26 293 0 293 Q26 293 38 282 C55 268 63 248 63 218 L61 140 Z"
    ),
    "long": "M-54 140 L-56 214 C-54 258 -34 292 -14 302 Q0 307 14 302 C34 292 54 258 56 214 L54 140 Z",
    "round": "M-62 140 C-70 196 -70 240 -48 267 C-30 289 30 289 48 267 C70 240 70 196 62 140 Z",
    "heart": "M-63 140 C-69 204 -58 238 -30 272 C-16 289 -8 294 0 294 C8 294 16 289 30 272 C58 238 69 204 63 140 Z",
}


def raised(body: str) -> str:
    """Heads sit a little smaller on the shoulders than they are drawn."""
    return place(body, y=322 * 0.05, scale=0.95)


def head(family: Family, face: Face) -> str:
    """Neck with its shadow, then the face without features."""
    n = face.neck
    return (
        path(f"M-{n} 262 L-{n + 4} 350 L{n + 4} 350 L{n} 262 Z", family.skin)
        + path(f"M-{n} 278 Q0 326 {n} 278 L{n} 262 L-{n} 262 Z", family.shade, None)
        + path(_JAWS[face.jaw], family.skin)
    )


def features(family: Family, face: Face) -> str:
    """Eyes, brows, nose, mouth and marks; a mouth of "none" is hidden by a beard."""
    return (
        joined(_marks(family, face, mark) for mark in face.marks)
        + _cheeks(family, face)
        + _eye(family, face, -1)
        + _eye(family, face, 1)
        + _BROWS[face.brows](family, face.turn)
        + stroke(_nose(face.nose, face.turn), weight=4)
        + _MOUTHS[face.mouth](family, face.turn)
    )


# ---------------------------------------------------------------- eyes: half width, upper and lower height, slant, iris

_EYES = {
    "open": (18, 15, 10, 0, 7.6),
    "almond": (20, 13, 8, 5, 7.2),
    "round": (17, 20, 14, 0, 8.2),
    "narrow": (19, 8, 6, 1, 6),
    "heavy": (18, 13, 10, -2, 7.4),
    "painted": (20, 16, 10, 5, 7.8),
    "lowered": (19, 12, 12, -1, 7),
}


def _eye(family: Family, face: Face, side: int) -> str:
    half, upper, lower, slant, iris = _EYES[face.eyes]
    x, y = side * 30 + SHIFT * face.turn, EYES
    if side != face.turn:
        half -= 2  # the far eye is a little narrower
    left, right = (x - half, y + 1 - (slant if side < 0 else 0)), (x + half, y + 1 - (slant if side > 0 else 0))
    lid = f"Q{num(x)} {num(y - upper)} {num(right[0])} {num(right[1])}"
    looking = 4.5 * face.turn
    drawn = path(
        f"M{num(left[0])} {num(left[1])} {lid} Q{num(x)} {num(y + lower)} {num(left[0])} {num(left[1])} Z", WHITE, None
    )
    drop = 3 if face.eyes in ("heavy", "lowered") else 0
    drawn += disc(x + looking, y - 0.5 + drop * 0.7, iris, INK, None)
    if drop:
        drawn += path(
            f"M{num(left[0] - 1)} {num(left[1])} Q{num(x)} {num(y - upper - 8)} {num(right[0] + 1)} {num(right[1])} "
            f"Q{num(x)} {num(y - 4)} {num(left[0] - 1)} {num(left[1])} Z",
            family.shade,
            None,
        )
        drawn += stroke(
            f"M{num(left[0])} {num(left[1])} Q{num(x)} {num(y - 4)} {num(right[0])} {num(right[1])}", weight=5
        )
    else:
        drawn += disc(x + looking + 2.4, y - 3, 2, WHITE, None)
        drawn += stroke(
            f"M{num(left[0] - 2)} {num(left[1])} Q{num(x)} {num(y - upper - 3)} {num(right[0] + 2)} {num(right[1])}",
            weight=6 if face.eyes in ("painted", "almond") else 5,
        )
    if face.eyes in ("painted", "lowered"):
        drawn += stroke(f"M{num(x + side * half)} {y - slant} l{side * 9} -7", weight=4.5)
    if face.eyes == "narrow":
        drawn += stroke(f"M{num(x - 12)} {y + 12} Q{num(x)} {y + 17} {num(x + 12)} {y + 11}", family.shade, 4)
    return drawn


# ---------------------------------------------------------------- brows


def _brow(d: str, family: Family, weight: float) -> str:
    return stroke(d, family.brow, weight)


def _arched(family: Family, turn: int) -> str:
    x = SHIFT * turn
    return joined(_brow(f"M{s * 55 + x} 190 Q{s * 34 + x} 172 {s * 11 + x} 187", family, 6) for s in (-1, 1))


def _level(family: Family, turn: int) -> str:
    x = SHIFT * turn
    return joined(_brow(f"M{s * 54 + x} 186 L{s * 13 + x} 187", family, 8) for s in (-1, 1))


def _stern(family: Family, turn: int) -> str:
    x = SHIFT * turn
    return joined(_brow(f"M{s * 56 + x} 181 Q{s * 36 + x} 177 {s * 10 + x} 192", family, 8.5) for s in (-1, 1))


def _bushy(family: Family, turn: int) -> str:
    x = SHIFT * turn
    return joined(
        path(
            f"M{s * 60 + x} 192 Q{s * 46 + x} 168 {s * 10 + x} 182 Q{s * 12 + x} 192 {s * 18 + x} 190 "
            f"Q{s * 42 + x} 182 {s * 60 + x} 192 Z",
            family.hair,
            INK,
            3,
        )
        for s in (-1, 1)
    )


def _fine(family: Family, turn: int) -> str:
    x = SHIFT * turn
    return joined(
        _brow(f"M{s * 52 + x} 184 C{s * 42 + x} 168 {s * 24 + x} 168 {s * 12 + x} 182", family, 4) for s in (-1, 1)
    )


def _lifted(family: Family, turn: int) -> str:
    """One brow higher than the other."""
    x = SHIFT * turn
    return _brow(f"M{turn * 56 + x} 180 Q{turn * 34 + x} 160 {turn * 11 + x} 178", family, 6) + _brow(
        f"M{-turn * 54 + x} 190 Q{-turn * 34 + x} 180 {-turn * 11 + x} 188", family, 6
    )


def _gentle(family: Family, turn: int) -> str:
    """Falling to the outside."""
    x = SHIFT * turn
    return joined(_brow(f"M{s * 55 + x} 194 Q{s * 36 + x} 178 {s * 12 + x} 180", family, 5.5) for s in (-1, 1))


_BROWS = {
    "arched": _arched,
    "level": _level,
    "stern": _stern,
    "bushy": _bushy,
    "fine": _fine,
    "lifted": _lifted,
    "gentle": _gentle,
}


# ---------------------------------------------------------------- nose


def _nose(name: str, turn: int) -> str:
    """One line; its bridge runs down on the far side."""
    t = turn
    x = SHIFT * t

    def at(dx: float, y: float) -> str:
        return f"{num(x + t * dx)} {num(y)}"

    if name == "aquiline":
        return (
            f"M{at(-9, 190)} C{at(-5, 200)} {at(6, 206)} {at(7, 218)} C{at(8, 228)} {at(16, 236)} {at(14, 243)} "
            f"Q{at(8, 250)} {at(-7, 244)}"
        )
    if name == "button":
        return f"M{at(-9, 238)} C{at(-11, 230)} {at(-4, 228)} {at(0, 230)} M{at(13, 236)} Q{at(6, 249)} {at(-7, 242)}"
    if name == "broad":
        return (
            f"M{at(-8, 214)} C{at(-6, 222)} {at(-16, 230)} {at(-15, 238)} Q{at(-13, 246)} {at(-4, 243)} "
            f"Q{at(2, 249)} {at(9, 243)} Q{at(20, 246)} {at(18, 235)}"
        )
    if name == "long":
        return f"M{at(-10, 190)} C{at(-7, 206)} {at(-3, 226)} {at(13, 244)} Q{at(8, 254)} {at(-8, 250)}"
    if name == "snub":
        return (
            f"M{at(-9, 190)} C{at(-4, 206)} {at(-2, 218)} {at(12, 228)} Q{at(16, 240)} {at(6, 241)} "
            f"Q{at(0, 244)} {at(-7, 240)}"
        )
    return f"M{at(-10, 188)} C{at(-4, 207)} {at(-2, 224)} {at(11, 238)} Q{at(8, 247)} {at(-7, 244)}"


# ---------------------------------------------------------------- mouth


def _none(_family: Family, _turn: int) -> str:
    return ""


def _calm(family: Family, turn: int) -> str:
    x, y = 0.8 * SHIFT * turn, MOUTH
    return stroke(f"M{num(x - 18)} {y} Q{num(x)} {y + 7} {num(x + 18)} {y - 2}") + stroke(
        f"M{num(x - 8)} {y + 11} Q{num(x)} {y + 14} {num(x + 8)} {y + 10}", family.shade
    )


def _smile(family: Family, turn: int) -> str:
    x, y = 0.8 * SHIFT * turn, MOUTH
    return (
        stroke(f"M{num(x - 25)} {y - 5} Q{num(x)} {y + 15} {num(x + 25)} {y - 5}")
        + stroke(f"M{num(x - 29)} {y - 9} l6 5 M{num(x + 29)} {y - 9} l-6 5", weight=3)
        + stroke(f"M{num(x - 9)} {y + 15} Q{num(x)} {y + 18} {num(x + 9)} {y + 15}", family.shade)
    )


def _laugh(_family: Family, turn: int) -> str:
    x, y = 0.8 * SHIFT * turn, MOUTH
    return path(
        f"M{num(x - 27)} {y - 9} Q{num(x)} {y} {num(x + 27)} {y - 9} Q{num(x + 18)} {y + 16} {num(x)} {y + 16} "
        f"Q{num(x - 18)} {y + 16} {num(x - 27)} {y - 9} Z",
        "#8E1B22",
        INK,
        3.5,
    ) + path(
        f"M{num(x - 22)} {y - 6} Q{num(x)} {y + 2} {num(x + 22)} {y - 6} Q{num(x + 14)} {y + 6} {num(x)} {y + 6} "
        f"Q{num(x - 14)} {y + 6} {num(x - 22)} {y - 6} Z",
        WHITE,
        None,
    )


def _wry(family: Family, turn: int) -> str:
    x, y = 0.8 * SHIFT * turn, MOUTH
    return stroke(f"M{num(x - turn * 16)} {y + 2} Q{num(x + turn * 4)} {y + 5} {num(x + turn * 22)} {y - 8}") + stroke(
        f"M{num(x - 8)} {y + 12} Q{num(x)} {y + 15} {num(x + 8)} {y + 11}", family.shade
    )


def _firm(family: Family, turn: int) -> str:
    x, y = 0.8 * SHIFT * turn, MOUTH
    return stroke(f"M{num(x - 19)} {y + 2} Q{num(x)} {y - 3} {num(x + 19)} {y + 2}", weight=4.5) + stroke(
        f"M{num(x - 9)} {y + 11} L{num(x + 9)} {y + 11}", family.shade
    )


def _lips(turn: int, half: float, upper: float, lower: float, corner: float) -> str:
    """Red lips; ``corner`` lifts or lowers their ends."""
    x, y = 0.8 * SHIFT * turn, MOUTH
    left, right, end = num(x - half), num(x + half), num(y - corner)
    fill = (
        f"M{left} {end} Q{num(x - half * 0.4)} {num(y - upper)} {num(x)} {num(y - upper * 0.45)} "
        f"Q{num(x + half * 0.4)} {num(y - upper)} {right} {end} Q{num(x)} {num(y + lower)} {left} {end} Z"
    )
    return path(fill, "#B5121B", None) + stroke(f"M{left} {end} Q{num(x)} {num(y + 3)} {right} {end}", "#6A0A12", 2.5)


def _full(_family: Family, turn: int) -> str:
    return _lips(turn, 22, 11, 18, 0)


def _bow(_family: Family, turn: int) -> str:
    return _lips(turn, 14, 10, 15, 1)


def _red_smile(_family: Family, turn: int) -> str:
    return _lips(turn, 24, 6, 19, 6)


def _proud(_family: Family, turn: int) -> str:
    return _lips(turn, 19, 9, 13, -3)


def _soft(_family: Family, turn: int) -> str:
    return _lips(turn, 19, 8, 16, 2)


_MOUTHS = {
    "none": _none,
    "calm": _calm,
    "smile": _smile,
    "laugh": _laugh,
    "wry": _wry,
    "firm": _firm,
    "full": _full,
    "soft": _soft,
    "bow": _bow,
    "red smile": _red_smile,
    "proud": _proud,
}


# ---------------------------------------------------------------- cheeks and marks


def _cheeks(family: Family, face: Face) -> str:
    if not face.blush:
        return ""
    colour = family.shade if face.blush > 0.4 else "#C8102E"
    return joined(
        f'<circle cx="{num(side * 38 + SHIFT * 0.8 * face.turn)}" cy="240" r="14" fill="{colour}" '
        f'fill-opacity="{face.blush}"/>\n'
        for side in (-1, 1)
    )


def _marks(family: Family, face: Face, mark: str) -> str:
    x = SHIFT * face.turn
    if mark == "freckles":
        places = ((-44, 232), (-34, 238), (-26, 231), (-38, 246), (44, 232), (34, 238), (26, 231), (38, 246))
        return joined(disc(x + dx, y, 2.6, family.brow, None) for dx, y in places)
    if mark == "lines":
        return stroke(
            f"M{x - 34} 240 Q{x - 46} 250 {x - 46} 264 M{x + 34} 240 Q{x + 46} 250 {x + 46} 264 "
            f"M{x - 48} 222 Q{x - 36} 229 {x - 24} 224 M{x + 48} 222 Q{x + 36} 229 {x + 24} 224",
            family.shade,
            4.5,
        )
    if mark == "forehead":
        return stroke(f"M{x - 34} 166 Q{x} 158 {x + 34} 166 M{x - 26} 176 Q{x} 170 {x + 26} 176", family.shade, 4)
    if mark == "scar":
        return stroke(f"M{x + face.turn * 44} 222 L{x + face.turn * 30} 250", "#A8624E", 4.5)
    if mark == "spot":
        return disc(x - face.turn * 24, 251, 4, INK, None)
    if mark == "dimple":
        return stroke(f"M{num(0.8 * x - 3)} 282 q3 -4 6 0", family.shade, 4)
    raise ValueError(mark)
