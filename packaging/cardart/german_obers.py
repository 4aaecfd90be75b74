"""Obers: knight, hunter, standard bearer, officer; their sign stands high."""

import german_gear as gear
from arms import close_sleeve, fist
from garments import doublet, feather, puffs, ruff
from heads import Face, features, head, raised
from palette import BLUE, BROWN, COAL, COAL_DARK, GOLD, INK, RED, STEEL, STEEL_LINE, WHITE, WOOD, Family
from pens import both, cut, disc, discs, joined, num, path, place, stroke
from profiles import profile

FACES = {
    "C": Face(1, "square", 34, "open", "stern", "straight", "firm", marks=("scar",)),
    "S": Face(1, "round", 33, "round", "bushy", "broad", "none"),
    "D": Face(-1, "long", 29, "heavy", "lifted", "aquiline", "wry", blush=0.14, marks=("spot",)),
}
"""The Ober of hearts is seen from the side."""


def ober(suit: str, family: Family) -> str:
    """The half figure of an Ober above the dividing line."""
    return {"C": _knight, "S": _hunter, "H": _standard_bearer, "D": _officer}[suit](family)


def _moustache(family: Family, y: float = 0, droop: float = 0) -> str:
    tip = 268 + droop
    return place(
        path(
            f"M3 247 C-12 236 -40 240 -60 {tip} C-40 {tip + 6} -12 270 3 257 C18 270 46 {tip + 6} 66 {tip} "
            "C46 240 18 236 3 247 Z",
            family.hair,
            weight=3.5,
        ),
        0,
        y,
    )


# ---------------------------------------------------------------- acorns


def _knight(family: Family) -> str:
    plate = (
        f"M-100 334 C-60 324 60 324 100 334 C118 372 116 420 104 {num(cut(104))} L-104 "
        f"{num(cut(-104))} C-116 400 -118 366 -100 334 Z"
    )
    sash = f"M64 330 L106 336 C60 380 -20 416 -66 {num(cut(-66))} L-112 {num(cut(-112))} C-40 404 30 372 64 330 Z"
    bands = "M-112 344 C-124 366 -130 386 -134 404 M-150 340 C-170 360 -178 380 -178 400"
    return (
        doublet(family)
        + puffs(family, STEEL, None)
        + both(bands, line=STEEL_LINE, weight=5)
        + joined(discs(x, y, 4, STEEL_LINE, None) for x, y in ((-196, 362), (-214, 386), (-122, 338)))
        + path(plate, STEEL)
        + stroke(f"M0 330 L0 {num(cut(0))} M-84 348 C-92 372 -92 396 -86 424 M84 348 C92 380 92 430 84 466", STEEL_LINE)
        + path(sash, family.main)
        + stroke(f"M90 336 C44 384 -36 416 -88 {num(cut(-88))}", GOLD, 5)
        + close_sleeve(190, 384, STEEL, STEEL_LINE, cuff=STEEL)
        + fist(family, 194, 384, gear.broadsword(), 0.9)
        + raised(
            _helmet_back(family)
            + head(family, FACES["C"])
            + path("M-56 300 Q0 346 56 300 L72 334 Q0 376 -72 334 Z", STEEL)
            + stroke("M-60 314 Q0 360 60 314", STEEL_LINE)
            + features(family, FACES["C"])
            + path("M-34 276 C-24 296 24 296 34 276 C30 300 14 304 0 304 C-14 304 -30 300 -34 276 Z", family.hair, None)
            + _moustache(family)
            + _helmet()
        )
    )


def _helmet_back(family: Family) -> str:
    """The plume, behind the bowl."""
    return feather(family.main, "#E2B988", -14, 100, 0.98, -12) + feather(GOLD, "#A8741C", -6, 88, 0.62, 18)


def _helmet() -> str:
    cheek = "M-58 150 C-88 158 -86 226 -66 268 C-56 286 -44 292 -34 288 C-46 262 -54 220 -50 168 Z"
    return (
        both(cheek, STEEL)
        + joined(discs(-68, y, 3.5, STEEL_LINE, None) for y in (190, 214, 238))
        + path("M-80 164 C-88 84 -46 46 0 46 C46 46 88 84 80 164 Q0 132 -80 164 Z", STEEL)
        + path("M-9 48 C-12 84 -10 112 -8 142 L8 142 C10 112 12 84 9 48 Z", GOLD)
        + path("M-88 140 L-74 98 Q0 74 74 98 L88 140 Q0 108 -88 140 Z", "#CBD1D6")
        + stroke("M-60 112 L-20 101 M20 101 L60 112 M-64 124 L-22 112 M22 112 L64 124", INK, 4.5)
        + discs(-80, 142, 9, GOLD, weight=3.5)
    )


# ---------------------------------------------------------------- leaves


def _hunter(family: Family) -> str:
    jerkin = f"M-74 330 L-92 {num(cut(-92))} L92 {num(cut(92))} L74 330 L0 366 Z"
    leaf = "M0 0 C-20 8 -22 30 0 58 C22 30 20 8 0 0 Z"
    collar = joined(
        place(path(leaf, family.second) + stroke("M0 8 L0 42", family.main, 3), x, y, 1.06, turn)
        for x, y, turn in (
            (-88, 318, 48),
            (88, 318, -48),
            (-62, 324, 30),
            (62, 324, -30),
            (-32, 330, 14),
            (32, 330, -14),
            (0, 332, 0),
        )
    )
    return (
        doublet(family)
        + path(jerkin, BROWN)
        + stroke("M0 366 L0 452", weight=3)
        + joined(stroke(f"M-14 {y} L14 {y + 4}", GOLD, 5) for y in (384, 404, 424))
        + puffs(family, family.main, family.accent)
        + stroke(f"M112 340 C60 384 -20 410 -110 {num(cut(-110))}", INK, 19)
        + stroke(f"M112 340 C60 384 -20 410 -110 {num(cut(-110))}", "#4A2E17", 12)
        + close_sleeve(190, 384, BROWN, "#5F3B18", cuff=family.main)
        + fist(family, 192, 384, gear.crossbow(), 0.9)
        + raised(
            both("M-54 150 C-92 154 -92 216 -80 256 C-74 268 -62 262 -60 250 Z", family.hair) + head(family, FACES["S"])
        )
        + collar
        + raised(features(family, FACES["S"]) + _hunter_beard(family) + _hunter_hat(family))
    )


def _hunter_beard(family: Family) -> str:
    return (
        path(
            "M-68 192 C-78 250 -64 304 -34 320 Q-16 328 0 326 Q16 328 34 320 C64 304 78 250 68 192 C62 "
            "222 50 236 34 240 "
            "Q0 230 -34 240 C-50 236 -62 222 -68 192 Z",
            family.hair,
        )
        + stroke("M-40 276 Q-36 298 -28 308 M40 276 Q36 298 28 308 M-14 290 L-12 314 M14 290 L12 314", family.strand)
        + path("M-16 262 Q2 270 20 261 Q4 282 -16 262 Z", "#8E1B22", None)
        + _moustache(family, 0, -6)
    )


def _hunter_hat(family: Family) -> str:
    tuft = "M-60 126 C-96 98 -128 62 -132 14 C-112 14 -96 24 -90 34 C-86 24 -78 18 -68 18 C-60 48 -48 88 -38 116 Z"
    return (
        path(tuft, "#C7A77A")
        + stroke(
            "M-54 116 C-80 90 -104 58 -118 28 M-48 110 C-66 84 -82 56 -90 40 M-44 104 C-54 76 -62 50 -70 30", WOOD, 4
        )
        + path("M-66 132 C-72 84 -52 46 -18 50 Q0 62 18 48 C52 44 74 88 66 132 Z", family.dark)
        + path("M-70 134 C-40 112 40 112 70 134 L68 112 C40 94 -40 94 -68 112 Z", family.accent)
        + path(
            "M-112 142 C-96 122 -70 126 -40 132 Q0 138 40 132 C70 126 98 118 118 130 C112 158 60 166 0 164 "
            "C-60 166 -104 162 -112 142 Z",
            family.main,
        )
        + disc(-46, 116, 12, GOLD, weight=3.5)
    )


# ---------------------------------------------------------------- hearts


def _standard_bearer(family: Family) -> str:
    slashes = joined(
        both(
            f"M{x} {y} C{x - 12} {y + 18} {x - 12} {y + 34} {x - 4} {y + 48} C{x + 8} {y + 32} {x + 10} "
            f"{y + 16} {x} {y} Z",
            family.second,
            weight=3,
        )
        for x, y in ((-86, 344), (-52, 352))
    )
    return (
        doublet(family)
        + slashes
        + path(f"M-22 328 L-26 {num(cut(-26))} L26 {num(cut(26))} L22 328 Z", family.accent)
        + joined(disc(0, y, 6.5, GOLD, weight=3) for y in (392, 416, 440))
        + puffs(family, family.main, family.second)
        + close_sleeve(190, 384, family.accent, WHITE)
        + fist(family, 184, 384, gear.banner(), 0.9)
        + raised(
            profile(family, "hooked", stern=True, mouth=False)
            + path(
                "M-40 130 C-74 150 -84 206 -72 262 C-64 280 -44 272 -38 254 C-28 236 -22 214 -8 196 L4 166 L40 150 Z",
                family.hair,
            )
            + stroke("M-60 172 C-68 204 -64 236 -58 258 M-40 176 C-48 206 -46 226 -44 246", family.strand)
            + path(
                "M-20 206 C-20 244 -6 262 24 268 C40 270 50 280 58 280 C66 300 58 330 30 334 C-4 336 -30 300 -34 252 Z",
                family.hair,
            )
            + stroke("M-14 254 C-8 284 6 304 24 316 M8 276 C16 296 28 306 42 310", family.strand)
            + path(
                "M60 250 C44 246 26 258 12 284 C36 284 52 276 62 266 C68 272 76 274 84 270 C80 258 72 250 60 250 Z",
                family.hair,
                weight=3.5,
            )
        )
        + place(ruff(family), 0, 14)
        + raised(_slashed_beret(family))
    )


def _slashed_beret(family: Family) -> str:
    brim = "M-112 138 C-128 102 -90 70 -30 64 C40 56 112 76 118 116 C120 146 60 140 4 138 C-50 138 -96 160 -112 138 Z"
    return (
        feather(WHITE, "#8B8677", -34, 112, 0.86, -4)
        + feather(family.accent, WHITE, -6, 100, 0.72, 22)
        + path(brim, family.main)
        + joined(
            place(path("M0 -24 C9 -10 9 10 0 24 C-9 10 -9 -10 0 -24 Z", family.second, INK, 3.4), x, y, 0.9, turn)
            for x, y, turn in ((-82, 112, 40), (-40, 98, 18), (6, 94, 0), (52, 98, -16), (92, 112, -40))
        )
        + path("M-76 150 C-40 124 40 122 74 142 L72 160 C38 140 -38 142 -74 168 Z", family.second)
        + disc(-20, 82, 12, GOLD, weight=3.5)
    )


# ---------------------------------------------------------------- bells


def _officer(family: Family) -> str:
    lapel = f"M-14 334 L-82 336 C-92 376 -84 410 -74 {num(cut(-74))} L-20 {num(cut(-20))} Z"
    right = f"M14 334 L82 336 C92 376 90 430 80 {num(cut(80))} L20 {num(cut(20))} Z"
    loops = " ".join(f"M{s * 28} {y} L{s * 70} {y - 4}" for y in (362, 386, 410) for s in (-1, 1))
    fringe = " ".join(f"M{x} 366 L{x - 6} {390 + abs(x + 170) * 0.06:.0f}" for x in range(-214, -125, 14))
    epaulette = "M-112 334 C-150 322 -206 334 -222 366 Q-170 356 -120 366 Z"
    return (
        doublet(family)
        + path(f"M-20 334 L-24 {num(cut(-24))} L24 {num(cut(24))} L20 334 Z", WHITE)
        + path(lapel, family.second)
        + path(right, family.second)
        + stroke(loops, GOLD, 6)
        + joined(discs(72, y, 6, GOLD, weight=3) for y in (358, 382, 406))
        + stroke(f"M-112 352 C-124 376 -130 396 -132 410 M112 352 C126 400 134 440 136 {num(cut(136))}", weight=3.5)
        + both(fringe, line=INK, weight=9)
        + both(fringe, line=RED, weight=4.5)
        + both(epaulette, RED)
        + discs(-132, 346, 6, GOLD, weight=3)
        + close_sleeve(190, 384, family.main, family.dark, cuff=BLUE)
        + fist(family, 194, 384, gear.sabre(), 0.9)
        + raised(_wig_back() + head(family, FACES["D"]) + _jabot() + features(family, FACES["D"]) + _wig() + _tricorn())
    )


def _wig_back() -> str:
    return path(
        "M-52 150 C-92 160 -86 262 -62 300 L-44 292 L-44 160 Z M52 150 C92 160 86 262 62 300 L44 292 L44 160 Z",
        "#E9E7E0",
    ) + both("M-70 292 C-92 296 -102 314 -94 332 C-82 326 -72 316 -66 302 Z", COAL)


def _wig() -> str:
    roll = "M-92 0 C-100 -16 -62 -22 -54 -8 C-50 8 -60 16 -74 16 C-86 16 -96 8 -92 0 Z"
    curl = "M-84 2 C-82 -8 -66 -8 -66 0 C-66 7 -76 8 -78 3"
    return joined(
        place(both(roll, "#F4F2EC") + both(curl, line="#A9A69C", weight=4), 0, y) for y in (186, 216, 246)
    ) + path(
        "M-66 176 C-60 150 -36 146 0 146 C36 146 60 150 66 176 C72 150 60 120 0 120 C-60 120 -72 150 -66 176 Z",
        "#F4F2EC",
    )


def _jabot() -> str:
    return (
        path("M-36 300 Q0 322 36 300 L40 322 Q0 344 -40 322 Z", WHITE)
        + path("M-20 326 C-34 346 -34 366 -22 384 L-10 376 L0 390 L10 376 L22 384 C34 366 34 346 20 326 Z", WHITE)
        + stroke("M-10 336 L-14 368 M0 336 L0 376 M10 336 L14 368", "#A9A495", 3)
    )


def _tricorn() -> str:
    front = (
        "M-124 118 C-104 96 -70 100 -44 74 C-26 54 26 54 44 74 C70 100 104 96 124 118 C92 124 62 148 30 160 "
        "C14 166 -14 166 -30 160 C-62 148 -92 124 -124 118 Z"
    )
    trim = "M-112 116 C-86 124 -62 140 -30 150 C-12 156 12 156 30 150 C62 140 86 124 112 116"
    return (
        path("M-66 100 C-58 56 -30 42 0 42 C30 42 58 56 66 100 Z", COAL_DARK)
        + path(front, COAL)
        + stroke(trim, GOLD, 7)
        + place(disc(0, 0, 20, RED) + disc(0, 0, 12, WHITE, INK, 3) + disc(0, 0, 5, BLUE, None), -58, 104)
    )
