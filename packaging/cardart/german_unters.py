"""Unters: drummer, shepherd, trumpeter, jester; their sign stands low."""

import german_gear as gear
from arms import close_sleeve, fist
from garments import doublet, puffs
from german_signs import german_sign
from heads import Face, features, head, raised
from palette import BLUE, BROWN, BROWN_DARK, CREAM, GOLD, INK, RED, WHITE, Family
from pens import both, cut, disc, discs, joined, mirrored, num, oval, path, place, stroke
from profiles import profile

FACES = {
    "C": Face(1, "round", 27, "round", "level", "button", "calm", blush=0.16),
    "H": Face(1, "oval", 27, "open", "gentle", "straight", "smile", blush=0.14, marks=("freckles",)),
    "D": Face(-1, "heart", 26, "almond", "lifted", "long", "laugh", blush=0.2),
}
"""The Unter of leaves is seen from the side."""


def unter(suit: str, family: Family) -> str:
    """The half figure of an Unter above the dividing line."""
    return {"C": _drummer, "S": _shepherd, "H": _trumpeter, "D": _jester}[suit](family)


# ---------------------------------------------------------------- acorns


def _drummer(family: Family) -> str:
    strap = f"M-92 330 L-50 328 L132 {num(cut(132))} L84 {num(cut(84))} Z"
    facing = f"M-26 328 L-30 {num(cut(-30))} L30 {num(cut(30))} L26 328 Z"
    bars = joined(stroke(f"M-66 {y} L66 {y}", GOLD, 7) for y in (352, 380, 408))
    wings = (
        "M-112 332 C-150 320 -210 334 -226 368 C-214 376 -206 362 -196 372 C-188 358 -178 358 -170 "
        "368 C-160 354 -150 356 -142 366 C-134 354 -126 354 -116 364 Z"
    )
    return (
        doublet(family)
        + path(facing, family.accent)
        + bars
        + puffs(family, family.main, None)
        + both(wings, family.accent, weight=3.5)
        + path(strap, WHITE)
        + close_sleeve(200, 372, family.main, family.dark, cuff=family.accent)
        + fist(family, 200, 372, gear.drumsticks(), 0.86)
        + _drum(family)
        + raised(
            both("M-54 150 C-84 156 -84 216 -74 244 C-68 256 -56 250 -56 240 Z", family.hair)
            + head(family, FACES["C"])
            + path("M-38 292 Q0 326 38 292 L46 318 Q0 352 -46 318 Z", family.accent)
            + features(family, FACES["C"])
            + _mitre(family)
        )
    )


def _drum(family: Family) -> str:
    return place(
        path("M-58 0 L-58 100 Q0 128 58 100 L58 0 Z", family.accent)
        + stroke("M-58 12 L-29 92 L0 22 L29 96 L58 12", WHITE, 6)
        + path("M-58 84 L-58 100 Q0 128 58 100 L58 84 Q0 112 -58 84 Z", GOLD)
        + oval(0, 0, 58, 16, CREAM)
        + path("M-58 0 Q0 36 58 0 L58 14 Q0 50 -58 14 Z", GOLD),
        98,
        386,
        0.86,
        6,
    )


def _mitre(family: Family) -> str:
    front = "M-62 158 C-72 118 -50 64 0 22 C50 64 72 118 62 158 Q0 130 -62 158 Z"
    return (
        path("M-66 146 C-84 104 -66 60 -30 44 L30 44 C66 60 84 104 66 146 Z", family.accent)
        + path(front, GOLD)
        + path("M-46 138 C-50 110 -34 76 0 46 C34 76 50 110 46 138 Q0 118 -46 138 Z", family.main, INK, 3.5)
        + german_sign("C", 0, 96, 54)
        + path("M-70 164 C-74 148 -70 140 -62 138 Q0 112 62 138 C70 140 74 148 70 164 Q0 138 -70 164 Z", CREAM)
        + disc(0, 18, 14, family.accent)
        + stroke("M-6 12 L6 24 M6 12 L-6 24", WHITE, 3)
    )


# ---------------------------------------------------------------- leaves


def _shepherd(family: Family) -> str:
    cape = (
        "M-40 318 C-110 322 -196 340 -226 398 C-206 388 -196 396 -186 408 C-172 394 -160 398 -150 414 "
        "C-136 400 -122 404 -114 420 C-98 404 -84 410 -76 424 C-62 404 -40 392 0 388 C40 392 62 404 76 424 "
        "C84 410 98 404 114 420 C122 404 136 400 150 414 C160 398 172 394 186 408 C196 396 206 388 226 398 "
        "C196 340 110 322 40 318 Z"
    )
    return (
        doublet(family)
        + path(f"M-70 380 L-80 {num(cut(-80))} L80 {num(cut(80))} L70 380 Z", CREAM)
        + stroke("M-16 396 L16 410 M16 396 L-16 410 M-16 418 L16 434 M16 418 L-16 434", family.accent, 5)
        + path(f"M128 360 C122 420 126 460 128 {num(cut(128))} L232 {num(cut(232))} L232 380 Z", family.main)
        + close_sleeve(186, 384, CREAM, "#CDB98A", cuff=family.main)
        + path(cape, BROWN)
        + stroke(
            "M-60 334 C-96 350 -120 372 -134 396 M60 334 C96 350 120 372 134 396 M-110 338 C-150 352 -176 368 -192 388 "
            "M110 338 C150 352 176 368 192 388",
            BROWN_DARK,
        )
        + fist(family, 190, 384, gear.crook(), 0.9)
        + raised(
            profile(family)
            + path(
                "M-40 132 C-72 132 -88 156 -78 176 C-98 186 -98 210 -84 220 C-98 234 -90 260 -70 260 "
                "C-64 276 -44 274 -38 258 C-26 240 -30 214 -14 204 C-6 190 -4 172 10 164 L44 148 L40 128 Z",
                family.hair,
            )
            + stroke("M-66 180 Q-76 184 -80 178 M-66 222 Q-78 226 -84 220 M-46 196 Q-36 206 -44 216", family.strand)
            + path("M-58 304 C-26 338 26 338 54 308 L60 334 C26 362 -30 360 -64 334 Z", family.accent)
            + path("M34 332 L62 356 L44 384 L26 352 Z", family.accent)
            + _felt_hat(family)
        )
    )


def _felt_hat(family: Family) -> str:
    leaf = path(
        "M0 0 C-20 -4 -32 -26 -24 -44 C-20 -56 -6 -60 0 -76 C6 -60 20 -56 24 -44 C32 -26 20 -4 0 0 Z", "#6FB04F"
    ) + stroke("M0 2 L0 -58 M0 -18 L-14 -30 M0 -18 L14 -30", family.dark, 3)
    return (
        path("M-64 132 C-74 84 -50 48 0 48 C50 48 74 84 64 132 Z", family.main)
        + stroke("M-30 64 C-14 54 10 54 28 64", family.dark, 5)
        + place(leaf, -46, 122, 1.0, -46)
        + place(leaf, -36, 118, 0.84, -10)
        + path("M-68 136 C-40 112 40 112 68 136 L66 112 C40 92 -40 92 -66 112 Z", GOLD)
        + path(
            "M-122 120 C-104 132 -66 126 0 126 C66 126 104 132 124 116 C122 152 68 164 0 162 C-66 164 "
            "-122 156 -122 120 Z",
            family.main,
        )
        + stroke("M-100 140 C-64 152 64 152 100 138", family.dark)
    )


# ---------------------------------------------------------------- hearts


def _trumpeter(family: Family) -> str:
    edge = 108
    left = f"M-{edge - 20} 332 L-{edge} {num(cut(-edge))} L0 {num(cut(0))} L0 332 Z"
    right = f"M{edge - 20} 332 L{edge} {num(cut(edge))} L0 {num(cut(0))} L0 332 Z"
    shoulder = (
        "M-84 328 C-140 322 -206 332 -236 380 L-214 404 L-200 386 L-186 408 L-168 388 L-154 412 "
        "L-134 390 L-112 416 C-104 390 -96 350 -84 328 Z"
    )
    return (
        doublet(family)
        + path(left, family.main)
        + path(right, family.second)
        + german_sign("H", 52, 420, 58)
        + stroke(f"M-58 376 L-50 {num(cut(-50) - 22)} M-34 372 L-28 {num(cut(-28) - 22)}", GOLD, 5)
        + puffs(family, BLUE, WHITE)
        + path(shoulder, family.second)
        + path(mirrored(shoulder), family.main)
        + both("M-98 346 C-140 344 -184 350 -214 374", line=INK, weight=9)
        + both("M-98 346 C-140 344 -184 350 -214 374", line=WHITE, weight=4)
        + close_sleeve(190, 384, BLUE, WHITE)
        + fist(family, 190, 384, gear.trumpet(), 0.9)
        + raised(
            _curly(family)
            + head(family, FACES["H"])
            + path("M-44 298 Q0 330 44 298 L58 330 Q0 366 -58 330 Z", WHITE)
            + stroke("M-50 316 Q0 350 50 316", BLUE)
            + features(family, FACES["H"])
            + _fringe(family)
        )
    )


def _curly(family: Family) -> str:
    return both(
        "M-40 96 C-76 92 -96 120 -86 144 C-110 152 -114 182 -94 194 C-112 208 -106 236 -86 240 "
        "C-96 258 -78 276 -60 266 "
        "L-52 180 Z",
        family.hair,
    )


def _fringe(family: Family) -> str:
    return (
        path(
            "M-60 186 C-74 172 -88 160 -76 140 C-92 118 -74 88 -50 92 C-44 66 -8 60 4 76 C20 58 52 66 54 90 "
            "C78 86 92 116 78 138 C88 160 74 172 60 186 C62 168 52 160 42 158 C34 168 20 168 12 158 C2 "
            "170 -14 168 -20 158 "
            "C-32 170 -48 162 -52 158 C-56 166 -60 174 -60 186 Z",
            family.hair,
        )
        + stroke(
            "M-50 94 Q-38 104 -44 118 M4 78 Q-6 92 4 104 M54 92 Q42 104 48 118 M-72 142 Q-58 140 -54 "
            "130 M74 140 Q60 140 56 130",
            family.strand,
        )
        + path("M-80 132 Q0 104 80 132 L80 146 Q0 118 -80 146 Z", GOLD)
        + disc(0, 124, 9, BLUE, weight=3)
        + discs(34, 127, 4, RED, weight=2.5)
    )


# ---------------------------------------------------------------- bells


def _jester(family: Family) -> str:
    points = (
        "M-70 318 L-134 384 L-92 378 L-74 428 L-40 390 L0 440 L40 390 L74 428 L92 378 L134 384 L70 318 Q0 352 -70 318 Z"
    )
    bells = ((-134, 390), (-74, 434), (0, 446), (74, 434), (134, 390))
    stripes = joined(
        path(
            f"M{x} 332 L{num(x * 1.15)} {num(cut(x * 1.15))} L{num(x * 1.15 + 24)} "
            f"{num(cut(x * 1.15 + 24))} L{x + 20} 332 Z",
            RED,
            None,
        )
        for x in (-92, -52)
    )
    half = f"M0 322 L0 {num(cut(0))} L232 {num(cut(232))} L232 398 C224 346 170 328 44 322 Z"
    return (
        doublet(family)
        + stripes
        + path(half, family.second)
        + puffs(family, family.main, RED)
        + path("M108 332 C164 316 230 344 232 396 C232 430 176 448 138 426 C132 398 122 362 108 332 Z", family.second)
        + place(path("M0 0 L14 18 L0 36 L-14 18 Z M0 40 L14 58 L0 76 L-14 58 Z", GOLD, INK, 3), 168, 344, 0.9, -14)
        + close_sleeve(190, 384, family.main, family.dark, cuff=RED)
        + fist(family, 190, 384, gear.marotte(), 0.9)
        + raised(_cap_back(family) + head(family, FACES["D"]))
        + path(points, RED)
        + path("M-40 328 L0 400 L40 328 Q0 352 -40 328 Z", GOLD, INK, 3.5)
        + joined(_small_bell(x, y) for x, y in bells)
        + raised(features(family, FACES["D"]) + _cap(family))
    )


def _small_bell(x: float, y: float) -> str:
    return disc(x, y, 11, GOLD, weight=3.5) + stroke(f"M{x} {y + 3} L{x} {y + 9}", INK, 3.5)


def _cap_back(family: Family) -> str:
    return path("M-60 140 C-84 190 -80 262 -56 300 L56 300 C80 262 84 190 60 140 Z", family.second)


def _cap(family: Family) -> str:
    left = (
        "M-64 170 C-78 128 -64 90 -30 74 C-70 52 -122 60 -150 104 C-154 118 -146 128 -136 124 "
        "C-122 110 -104 112 -94 122 C-80 136 -74 152 -64 170 Z"
    )
    middle = "M-34 124 C-44 92 -34 58 6 22 C20 14 30 26 24 38 C18 60 32 84 34 124 Z"
    return (
        path(middle, RED)
        + path(left, family.main)
        + path(mirrored(left), family.second)
        + path(
            "M-64 176 C-76 132 -46 100 0 96 C46 100 76 132 64 176 C50 150 26 142 0 154 C-26 142 -50 150 -64 176 Z",
            family.main,
        )
        + path("M0 96 C46 100 76 132 64 176 C50 150 26 142 0 154 Z", family.second)
        + path("M-64 172 C-74 210 -72 256 -50 292 L-34 296 C-56 262 -62 210 -58 172 Z", family.main)
        + path("M64 172 C74 210 72 256 50 292 L34 296 C56 262 62 210 58 172 Z", family.second)
        + _small_bell(-142, 132)
        + _small_bell(142, 132)
        + _small_bell(16, 20)
    )
