"""Kings: crown, beard, a wide straight mantle with ermine."""

import attributes
import crowns
from arms import fist, open_hand, wide_sleeve
from heads import Face, features, head, raised
from palette import INK, WHITE, Family
from pens import both, cut, disc, joined, num, path, place, stroke
from profiles import profile

EDGE = 240
"""Half the width of the mantle."""


FACES = {
    "C": Face(1, "broad", 36, "open", "bushy", "broad", "none"),
    "S": Face(-1, "square", 36, "heavy", "stern", "aquiline", "none", marks=("scar",)),
    "H": Face(1, "broad", 36, "narrow", "gentle", "straight", "none", marks=("forehead", "lines")),
}
"""The king of diamonds is seen from the side."""


def king(suit: str, family: Family) -> str:
    """The half figure of a king above the dividing line."""
    crown, hair, beard, panel, attribute, hand = {
        "C": (crowns.arched, _curls, _full_beard, _lozenges, attributes.orb, open_hand),
        "S": (crowns.spikes, _straight, _pointed_beard, _plates, attributes.sword, fist),
        "H": (crowns.lilies, _waves, _forked_beard, _buttons, attributes.sceptre, fist),
        "D": (crowns.steps, _bob, _square_beard, _chevrons, attributes.axe, fist),
    }[suit]
    if suit == "D":
        face = profile(family, "hooked", stern=True, mouth=False) + neckband(family) + hair(family)
    else:
        face = head(family, FACES[suit]) + neckband(family) + features(family, FACES[suit])
    return (
        (raised(hair(family)) if suit != "D" else "")
        + mantle(family)
        + panel(family)
        + ermine()
        + wide_sleeve(family, 196, 374, EDGE)
        + hand(family, 196, 374, attribute(family))
        + raised(face + beard(family) + crown(family))
    )


def neckband(family: Family) -> str:
    """A band round the neck, where the collar opens."""
    return path("M-46 318 Q-4 346 42 318 L50 348 Q-2 382 -54 348 Z", family.second)


def mantle(family: Family) -> str:
    """The open mantle with its folds, and the garment under it."""
    robe = (
        f"M-60 316 C-140 326 -224 340 -{EDGE} 398 L-{EDGE} {num(cut(-EDGE))} L{EDGE} {num(cut(EDGE))} "
        f"L{EDGE} 398 C224 340 140 326 60 316 Z"
    )
    folds = joined(
        stroke(f"M{x} {y} L{num(x * 1.04)} {num(cut(x * 1.04))}", family.dark)
        for x, y in ((-206, 380), (-168, 392), (-128, 400), (108, 404))
    )
    middle = f"M-50 330 L50 330 L64 {num(cut(64))} L-64 {num(cut(-64))} Z"
    return path(robe, family.main) + folds + path(middle, family.second)


def _lozenges(family: Family) -> str:
    return joined(
        path(f"M0 {y} L13 {y + 17} L0 {y + 34} L-13 {y + 17} Z", family.accent, weight=3) for y in (352, 396)
    ) + both("M-30 366 L-22 377 L-30 388 L-38 377 Z", WHITE, weight=2.5)


def _plates(_family: Family) -> str:
    return joined(stroke(f"M-50 {y} Q0 {y + 22} 50 {y}") for y in (352, 378, 404)) + stroke("M0 340 L0 452", weight=3)


def _buttons(family: Family) -> str:
    return (
        stroke("M-18 330 L-20 448 M18 330 L20 458", weight=3)
        + joined(disc(0, y, 8, family.accent, weight=3) for y in (362, 392, 422))
        + joined(stroke(f"M-44 {y} L-24 {y - 8} M44 {y} L24 {y - 8}", weight=3) for y in (372, 402))
    )


def _chevrons(family: Family) -> str:
    return joined(stroke(f"M-52 {y} L0 {y + 26} L52 {y}") for y in (346, 374, 402)) + disc(
        0, 352, 7, family.accent, weight=3
    )


def ermine() -> str:
    """The collar all but the fur-clad wear."""
    collar = (
        "M-44 300 C-120 310 -208 318 -236 376 C-180 358 -112 366 -70 420 C-44 388 -22 372 0 366 "
        "C22 372 44 388 70 420 C112 366 180 358 236 376 C208 318 120 310 44 300 Q0 340 -44 300 Z"
    )
    tail = path("M0 -11 C5 -2 5 6 0 13 C-5 6 -5 -2 0 -11 Z", INK, None)
    tails = (
        *((-160, 336, 22), (-112, 334, 12), (-68, 338, 6), (-88, 374, 24)),
        *((-52, 384, 10), (-200, 352, 32), (-136, 356, 22)),
    )
    return path(collar, WHITE) + joined(
        place(tail, x, y, turn=turn) + place(tail, -x, y, turn=-turn) for x, y, turn in tails
    )


def _beard(family: Family, outline: str, strands: str, line: str, weight: float = 4) -> str:
    """A beard with mouth and moustache."""
    return (
        path(outline, family.hair)
        + stroke(strands, line, weight)
        + path("M-16 262 Q0 256 16 262 Q0 274 -16 262 Z", "#A03A3A", None)
        + path(
            "M0 244 C-14 232 -38 238 -60 262 C-36 268 -12 266 0 254 C12 266 36 268 60 262 C38 238 14 232 0 244 Z",
            family.hair,
            weight=3.5,
        )
    )


def _full_beard(family: Family) -> str:
    return _beard(
        family,
        "M-70 196 C-80 262 -74 318 -40 344 Q0 370 40 344 C74 318 80 262 70 196 C64 224 52 238 34 240 "
        "Q0 226 -34 240 C-52 238 -64 224 -70 196 Z",
        "M-34 290 Q-30 322 -22 340 M34 290 Q30 322 22 340 M0 300 L0 350 M-56 262 Q-54 300 -44 322 "
        "M56 262 Q54 300 44 322",
        family.strand,
    )


def _pointed_beard(family: Family) -> str:
    return _beard(
        family,
        "M-68 200 C-72 250 -46 300 -24 330 L0 386 L24 330 C46 300 72 250 68 200 C62 232 50 250 34 246 "
        "Q0 234 -34 246 C-50 250 -62 232 -68 200 Z",
        "M-18 296 L-6 350 M18 296 L6 350 M0 296 L0 362",
        family.strand,
        3.5,
    )


def _forked_beard(family: Family) -> str:
    return _beard(
        family,
        "M-70 196 C-84 262 -84 330 -44 392 C-42 366 -20 352 0 340 C20 352 42 366 44 392 C84 330 84 262 70 196 "
        "C64 228 52 240 34 242 Q0 230 -34 242 C-52 240 -64 228 -70 196 Z",
        "M-54 264 C-60 300 -56 330 -48 352 M-32 290 C-36 312 -38 330 -38 350 M54 264 C60 300 56 330 48 352 "
        "M32 290 C36 312 38 330 38 350 M0 296 L0 330",
        family.strand,
    )


def _square_beard(family: Family) -> str:
    """Seen from the side."""
    curls = " ".join(
        f"M{left} {y} " + " ".join("q11 14 22 0" for _ in range(4)) for left, y in ((-28, 284), (-27, 306))
    )
    return (
        path(
            "M-30 206 C-24 236 0 248 24 248 C42 248 54 252 62 262 C68 272 64 282 60 290 L64 324 Q26 344 -24 326 "
            "C-36 286 -36 240 -30 206 Z",
            family.hair,
        )
        + stroke(curls, family.strand)
        + path("M42 268 Q54 272 62 266 Q62 276 54 278 Q46 278 42 268 Z", "#A03A3A", None)
        + path("M66 249 C50 242 28 250 14 276 C34 280 54 274 68 258 Z", family.hair, weight=3.5)
    )


def _hair(family: Family, outline: str, strands: str, weight: float = 4) -> str:
    return both(outline, family.hair) + both(strands, line=family.strand, weight=weight)


def _curls(family: Family) -> str:
    return _hair(
        family,
        "M-62 146 C-104 152 -112 204 -104 238 C-100 258 -112 266 -126 258 C-126 286 -92 298 -76 270 L-64 206 Z",
        "M-80 170 C-94 196 -92 226 -88 250",
    )


def _straight(family: Family) -> str:
    return _hair(
        family,
        "M-62 146 C-96 160 -104 220 -104 300 L-72 306 L-64 206 Z",
        "M-84 180 L-88 296 M-74 190 L-76 298",
        3.5,
    )


def _bob(family: Family) -> str:
    """Seen from the side: the face looks out of it to the right."""
    return path(
        "M-30 136 C-92 140 -106 214 -92 286 C-86 304 -50 306 -34 292 L-20 230 C-8 214 -4 190 8 164 L40 148 Z",
        family.hair,
    ) + stroke("M-70 170 C-84 210 -82 250 -72 292 M-44 170 C-60 210 -58 256 -50 294", family.strand)


def _waves(family: Family) -> str:
    return _hair(
        family,
        "M-62 146 C-96 150 -100 180 -94 196 C-112 204 -110 232 -94 238 C-108 252 -98 276 -80 274 L-64 206 Z",
        "M-78 196 Q-88 204 -94 198 M-78 234 Q-88 242 -94 238",
    )
