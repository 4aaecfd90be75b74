"""Kings of the German pack: an old one with a sceptre, a falconer, a drinker, a judge with his mace."""

from dataclasses import replace

import german_gear as gear
from arms import fist, wide_sleeve
from german_signs import german_sign
from heads import Face, features, head, raised
from kings import EDGE, ermine, mantle, neckband
from palette import BLUE, BROWN_DARK, CREAM, GOLD, GREEN, INK, RED, WHITE, Family
from pens import both, disc, discs, joined, path, place, stroke

FACES = {
    "C": Face(1, "square", 36, "narrow", "bushy", "broad", "none", marks=("forehead", "lines")),
    "S": Face(1, "soft", 34, "open", "level", "straight", "none"),
    "H": Face(-1, "round", 40, "heavy", "gentle", "snub", "smile", blush=0.26),
    "D": Face(-1, "square", 36, "heavy", "stern", "aquiline", "none", marks=("forehead",)),
}


def german_king(suit: str, family: Family) -> str:
    """The half figure of a king above the dividing line."""
    if suit == "D":
        family = replace(family, hair="#6E757C", strand="#474D53", brow="#3A4046", skin="#E8C29B", shade="#CB9C70")
    draw, x = {"C": (_acorns, 196.0), "S": (_leaves, 190.0), "H": (_hearts, 194.0), "D": (_bells, 196.0)}[suit]
    behind, chest, person = draw(family)
    hand = {
        "C": fist(family, x, 374, gear.oak_sceptre()),
        "S": _falconry(family, x),
        "H": fist(family, x, 374, gear.goblet()),
        "D": fist(family, x, 374, gear.mace()),
    }[suit]
    return raised(behind) + mantle(family) + chest + wide_sleeve(family, x, 374, EDGE) + hand + raised(person)


def _falconry(family: Family, x: float) -> str:
    """A bird on a leather glove."""
    leather = replace(family, skin="#D19A58")
    gauntlet = path("M-27 30 L27 30 C30 46 38 58 46 70 Q0 84 -46 70 C-38 58 -30 46 -27 30 Z", "#D19A58") + stroke(
        "M-40 66 Q0 78 40 66", BROWN_DARK, 3
    )
    return place(gauntlet, x, 374) + fist(leather, x, 374, place(gear.falcon(), 2, 22))


# ---------------------------------------------------------------- acorns


def _acorns(family: Family) -> tuple[str, str, str]:
    white = replace(family, hair="#EDEAE2", strand="#A5A196", brow="#A5A196")
    hair = both(
        "M-58 146 C-98 150 -112 206 -104 248 C-112 272 -108 300 -92 312 C-80 318 -68 306 -64 290 L-60 200 Z", white.hair
    ) + both("M-80 172 C-94 206 -92 250 -88 300 M-70 190 C-78 224 -78 262 -76 296", line=white.strand)
    beard = (
        path(
            "M-64 196 C-84 262 -86 322 -66 356 C-56 380 -40 370 -34 384 C-22 398 -10 384 0 402 C10 384 22 398 34 384 "
            "C40 370 56 380 66 356 C86 322 84 262 64 196 C58 226 48 240 32 242 Q0 230 -32 242 C-48 240 "
            "-58 226 -64 196 Z",
            white.hair,
        )
        + stroke(
            "M-48 270 C-54 304 -50 336 -44 356 M48 270 C54 304 50 336 44 356 M-24 296 C-28 326 -24 350 -20 372 "
            "M24 296 C28 326 24 350 20 372 M0 300 L0 372",
            white.strand,
        )
        + path("M-16 266 Q0 260 16 266 Q0 278 -16 266 Z", "#A03A3A", None)
        + path(
            "M0 246 C-16 232 -44 242 -60 284 C-40 284 -14 274 0 258 C14 274 40 284 60 284 C44 242 16 232 0 246 Z",
            white.hair,
            weight=3.5,
        )
    )
    chest = joined(
        path(f"M0 {y} L14 {y + 18} L0 {y + 36} L-14 {y + 18} Z", family.accent, weight=3) for y in (356, 400)
    ) + _collar(CREAM, "#B99B66")
    return hair, chest, head(white, FACES["C"]) + features(white, FACES["C"]) + beard + _oak_crown(family)


def _oak_crown(family: Family) -> str:
    """Acorns on its points, oak leaves between."""
    leaf = (
        "M0 0 C-16 -2 -22 -12 -14 -20 C-26 -24 -24 -40 -12 -40 C-14 -52 -4 -56 0 -60 C4 -56 14 -52 12 -40 "
        "C24 -40 26 -24 14 -20 C22 -12 16 -2 0 0 Z"
    )
    return (
        joined(place(path(leaf, GREEN), x, y, 0.92, turn) for x, y, turn in ((-48, 122, -12), (48, 122, 12)))
        + joined(
            german_sign("C", x, y, size, turn)
            for x, y, size, turn in ((-86, 92, 58, -24), (86, 92, 58, 24), (0, 74, 70, 0))
        )
        + path(
            "M-84 156 L-96 114 C-70 124 -58 112 -50 104 C-36 122 -16 112 0 100 C16 112 36 122 50 104 "
            "C58 112 70 124 96 114 L84 156 Q0 178 -84 156 Z",
            GOLD,
        )
        + place(path("M0 -10 L10 0 L0 10 L-10 0 Z", RED, weight=3), 0, 146)
        + discs(36, 141, 6, family.accent, weight=2.5)
        + discs(66, 136, 5, WHITE, weight=2.5)
    )


# ---------------------------------------------------------------- leaves


def _leaves(family: Family) -> tuple[str, str, str]:
    hair = both(
        "M-56 142 C-96 146 -108 204 -100 256 C-96 284 -104 296 -116 296 C-104 314 -76 310 -66 286 L-58 200 Z",
        family.hair,
    ) + both("M-76 172 C-92 208 -88 250 -84 284", line=family.strand)
    beard = (
        path(
            "M-60 214 C-62 262 -44 302 -18 312 Q0 318 18 312 C44 302 62 262 60 214 C56 240 46 250 32 250 "
            "Q0 240 -32 250 C-46 250 -56 240 -60 214 Z",
            family.hair,
        )
        + path("M-15 264 Q4 258 21 264 Q4 275 -15 264 Z", "#A03A3A", None)
        + stroke("M-28 250 C-18 244 -4 244 4 250 C12 244 26 244 36 250", INK, 11)
        + stroke("M-28 250 C-18 244 -4 244 4 250 C12 244 26 244 36 250", family.hair, 7)
        + stroke("M-30 278 L-20 296 M30 278 L20 296 M0 288 L0 306", family.strand)
    )
    chest = (
        stroke(
            "M-56 356 L60 462 M-56 400 L10 462 M-14 356 L60 424 M56 356 L-58 450 M56 400 L-10 458 M14 356 L-58 414",
            family.dark,
            3,
        )
        + joined(
            disc(x, y, 5, family.accent, weight=2.5) for x, y in ((0, 374), (0, 407), (-36, 407), (36, 407), (0, 440))
        )
        + ermine()
    )
    return (
        hair,
        chest,
        head(family, FACES["S"]) + neckband(family) + features(family, FACES["S"]) + beard + _leaf_crown(),
    )


def _leaf_crown() -> str:
    """A golden ring with upright linden leaves round a red cap."""
    return (
        path("M-78 128 C-92 66 -40 58 0 62 C40 58 92 66 78 128 Z", RED)
        + joined(
            _golden_leaf(x, y, size, turn)
            for x, y, size, turn in (
                (-84, 96, 68, -16),
                (84, 96, 68, 16),
                (-42, 84, 62, -6),
                (42, 84, 62, 6),
                (0, 70, 84, 0),
            )
        )
        + path("M-84 156 L-90 118 Q0 144 90 118 L84 156 Q0 178 -84 156 Z", GOLD)
        + joined(
            place(path("M0 -8 L11 0 L0 8 L-11 0 Z", GREEN, weight=3), x, y)
            for x, y in ((-58, 142), (0, 150), (58, 142))
        )
        + discs(30, 148, 4.5, WHITE, weight=2.5)
    )


def _golden_leaf(x: float, y: float, size: float, turn: float) -> str:
    """A golden leaf."""
    leaf = (
        "M0 -52 C12 -34 44 -16 42 10 C40 28 18 34 8 24 L12 50 L-12 50 L-8 24 C-18 34 -40 28 -42 10 "
        "C-44 -16 -12 -34 0 -52 Z"
    )
    return place(
        path(leaf, GOLD) + stroke("M0 -32 L0 30 M0 4 L-20 -8 M0 4 L20 -8", "#A8741C", 3), x, y, size / 100, turn
    )


# ---------------------------------------------------------------- hearts


def _hearts(family: Family) -> tuple[str, str, str]:
    hair = both("M-60 142 C-92 146 -98 190 -90 226 C-86 244 -70 244 -66 230 L-62 180 Z", family.hair) + both(
        "M-76 166 C-86 190 -82 212 -78 228", line=family.strand
    )
    ruff = path(
        "M-96 322 C-112 300 -90 284 -70 292 C-60 280 -36 288 -30 298 Q0 312 30 298 C36 288 60 280 70 292 "
        "C90 284 112 300 96 322 C112 336 96 354 76 348 C66 364 40 362 32 352 C20 366 -20 366 -32 352 "
        "C-40 362 -66 364 -76 348 C-96 354 -112 336 -96 322 Z",
        WHITE,
    ) + stroke(
        "M-84 312 L-70 330 M-60 304 L-52 336 M-30 314 L-26 342 M0 320 L0 346 M30 314 L26 342 M60 "
        "304 L52 336 M84 312 L70 330",
        "#A9A495",
        3.5,
    )
    chins = stroke("M-26 290 Q0 304 26 290", family.shade, 5)
    moustache = path(
        "M-5 246 C-16 238 -34 242 -44 258 C-34 262 -14 260 -5 254 C4 260 24 262 34 258 C24 242 6 238 -5 246 Z",
        family.hair,
        weight=3.5,
    )
    chest = (
        stroke("M-20 340 L-22 446 M20 340 L22 458", weight=3)
        + joined(disc(0, y, 8, family.accent, weight=3) for y in (378, 406, 434))
        + stroke("M-46 372 L-26 380 M46 376 L26 384 M-50 402 L-28 410 M50 408 L28 414", weight=3)
        + _fur_front()
    )
    person = head(family, FACES["H"]) + chins + features(family, FACES["H"]) + moustache + ruff + _heart_crown(family)
    return hair, chest, person


def _heart_crown(family: Family) -> str:
    """Five points that end in hearts, over a blue cap."""
    spots = ((-92, 74, -24), (92, 74, 24), (-50, 56, -10), (50, 56, 10), (0, 46, 0))
    return (
        path("M-76 130 C-100 84 -44 72 0 84 C44 72 100 84 76 130 Z", family.accent)
        + path(
            "M-84 136 L-94 82 L-66 112 L-52 66 L-26 110 L0 56 L26 110 L52 66 L66 112 L94 82 L84 136 Q0 158 -84 136 Z",
            GOLD,
        )
        + joined(german_sign("H", x, y, 36, turn) for x, y, turn in spots)
        + path("M-82 158 L-88 124 Q0 150 88 124 L82 158 Q0 180 -82 158 Z", GOLD)
        + joined(disc(x, y, 6, family.accent, weight=2.5) for x, y in ((-58, 146), (0, 154), (58, 146)))
        + discs(30, 151, 4.5, WHITE, weight=2.5)
    )


# ---------------------------------------------------------------- bells


def _bells(family: Family) -> tuple[str, str, str]:
    hair = path(
        "M-60 142 C-96 150 -104 220 -98 272 C-94 296 -82 302 -66 296 L-56 180 L56 180 L66 296 C82 302 94 296 98 272 "
        "C104 220 96 150 60 142 Z",
        family.hair,
    ) + both("M-82 176 C-92 214 -88 256 -82 290", line=family.strand)
    beard = (
        path("M-26 280 C-22 312 -10 332 -5 348 C0 332 14 312 18 280 C8 288 -14 288 -26 280 Z", family.hair)
        + stroke("M-5 296 L-5 330", family.strand)
        + path("M-22 265 Q-5 259 12 265 Q-5 276 -22 265 Z", "#A03A3A", None)
        + path(
            "M-5 246 C-20 236 -42 246 -54 258 C-64 266 -76 262 -74 250 C-86 262 -76 282 -58 278 C-36 "
            "274 -14 268 -5 256 "
            "C4 268 26 274 48 278 C66 282 76 262 64 250 C66 262 54 266 44 258 C32 246 10 236 -5 246 Z",
            family.hair,
            weight=3.5,
        )
    )
    chain = "M-96 330 C-78 378 -36 402 0 405 C36 402 78 378 96 330"
    chest = (
        ermine()
        + stroke(chain, INK, 15)
        + stroke(chain, GOLD, 10)
        + stroke(chain, INK, 2.5)
        + disc(0, 410, 17, GOLD)
        + disc(0, 410, 9, RED, weight=3)
    )
    return (
        hair,
        chest,
        head(family, FACES["D"]) + neckband(family) + features(family, FACES["D"]) + beard + _bell_crown(family),
    )


def _bell_crown(family: Family) -> str:
    """A tall red cap in a crown with bells."""
    return (
        path("M-70 132 C-84 70 -40 36 0 30 C40 36 84 70 70 132 Z", family.accent)
        + stroke("M-34 52 C-44 76 -42 100 -36 124 M34 52 C44 76 42 100 36 124 M0 34 L0 120", "#8E0C22", 4)
        + path(
            "M-84 136 L-100 92 L-70 108 L-50 74 L-28 108 L0 72 L28 108 L50 74 L70 108 L100 92 L84 136 Q0 158 -84 136 Z",
            GOLD,
        )
        + joined(_ball(x, y) for x, y in ((-102, 86), (-50, 68), (0, 64), (50, 68), (102, 86)))
        + _ball(0, 28, 13)
        + path("M-82 158 L-88 124 Q0 150 88 124 L82 158 Q0 180 -82 158 Z", BLUE)
        + joined(
            place(path("M0 -9 L9 0 L0 9 L-9 0 Z", GOLD, weight=3), x, y) for x, y in ((-56, 145), (0, 153), (56, 145))
        )
        + discs(29, 150, 5, WHITE, weight=2.5)
    )


def _ball(x: float, y: float, r: float = 10) -> str:
    return disc(x, y, r, GOLD, weight=3.5) + stroke(f"M{x} {y + 2} L{x} {y + r - 2}", INK, 3)


# ---------------------------------------------------------------- collars and hair


def _collar(fill: str, line: str) -> str:
    """Long fur with ragged edges."""
    outline = (
        "M-44 300 C-120 310 -208 318 -238 378 L-212 374 L-200 388 L-176 374 L-160 390 L-138 376 L-122 394 L-104 384 "
        "L-84 410 C-52 380 -22 370 0 366 C22 370 52 380 84 410 L104 384 L122 394 L138 376 L160 390 L176 374 L200 388 "
        "L212 374 L238 378 C208 318 120 310 44 300 Q0 340 -44 300 Z"
    )
    roots = ((-200, 346), (-168, 338), (-136, 342), (-104, 346), (-150, 360), (-184, 362), (-116, 364), (-78, 352))
    hairs = " ".join(f"M{x} {y} L{x * 1.03:.1f} {y + 14}" for x, y in roots)
    return path(outline, fill) + both(hairs, line=line, weight=4.5)


def _fur_front() -> str:
    """Two bands of fur along the open mantle."""
    band = "M-50 318 C-86 330 -96 380 -88 434 L-60 441 C-66 392 -58 350 -40 330 Z"
    return both(band, WHITE) + both(
        "M-76 350 L-74 362 M-68 378 L-70 390 M-80 392 L-78 404 M-72 414 L-71 426", line=BROWN_DARK, weight=5
    )
