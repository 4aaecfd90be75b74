"""Queens: long hair or a veil, a small crown, sloping shoulders."""

import attributes
import crowns
from arms import close_sleeve, fist
from heads import Face, features, head, raised
from palette import GOLD, INK, WHITE, Family
from pens import both, cord, cut, disc, joined, num, path, place, stroke
from pips import pip

EDGE = 214
"""Half the width of the robe."""


def queen(suit: str, family: Family) -> str:
    """The half figure of a queen above the dividing line."""
    draw = {"C": _clubs, "S": _spades, "H": _hearts, "D": _diamonds}[suit]
    return draw(family)


FACES = {
    "C": Face(1, "oval", 25, "lowered", "fine", "long", "bow", blush=0.16),
    "S": Face(-1, "heart", 25, "almond", "stern", "broad", "full", blush=0.5, marks=("spot",)),
    "H": Face(1, "soft", 25, "painted", "lifted", "straight", "soft", blush=0.14),
    "D": Face(-1, "round", 25, "round", "arched", "button", "red smile", blush=0.2, marks=("dimple",)),
}


def _arm(family: Family, held: str) -> str:
    return close_sleeve(186, 388, family.second, family.main, scale=0.8, ruffle=True) + fist(
        family, 186, 388, held, 0.82
    )


def _clubs(family: Family) -> str:
    fringe = (
        "M0 132 C-34 132 -56 150 -64 196 C-74 170 -76 132 -44 114 Q0 96 44 114 "
        "C76 132 74 170 64 196 C56 150 34 132 0 132 Z"
    )
    return (
        raised(_veil(family))
        + _robe(family)
        + _square_neckline(family)
        + both("M-128 362 C-140 380 -150 396 -156 414", line=family.dark, weight=5)
        + _arm(family, attributes.flower(family))
        + raised(
            head(family, FACES["C"])
            + cord("M-30 340 Q0 372 30 340", GOLD, 9, 4)
            + place(path("M0 -10 L9 0 L0 12 L-9 0 Z", family.accent, weight=3), 0, 366)
            + stroke("M-24 416 L24 416 M-21 434 L21 434", weight=3.5)
            + features(family, FACES["C"])
            + path(fringe, family.hair)
            + stroke("M0 132 L0 106", family.strand)
            + crowns.low_points(family)
        )
    )


def _spades(family: Family) -> str:
    fringe = (
        "M0 156 C-30 132 -50 160 -62 214 C-92 196 -96 116 -44 104 Q0 92 44 104 "
        "C96 116 92 196 62 214 C50 160 30 132 0 156 Z"
    )
    earrings = joined(
        path(f"M{x} 246 C{x - 12} 256 {x - 10} 272 {x} 274 C{x + 10} 272 {x + 12} 256 {x} 246 Z", GOLD, weight=3)
        for x in (-62, 62)
    )
    return (
        raised(_straight_hair(family))
        + _robe(family)
        + _pointed_neckline(family)
        + _puffs(family)
        + _arm(family, attributes.fan(family))
        + raised(
            head(family, FACES["S"])
            + disc(0, 352, 7, family.accent, weight=3)
            + stroke("M-26 336 Q0 356 26 336")
            + features(family, FACES["S"])
            + path(fringe, family.hair)
            + both("M-30 116 C-58 122 -72 150 -70 186", line=family.strand)
            + crowns.tall(family)
            + earrings
        )
    )


def _hearts(family: Family) -> str:
    fringe = (
        "M-8 134 C-36 136 -52 168 -66 222 C-84 190 -82 122 -42 110 Q0 92 42 110 "
        "C82 122 84 190 66 222 C56 176 36 138 -8 134 Z"
    )
    return (
        raised(_wavy_hair(family))
        + _robe(family)
        + _pointed_neckline(family)
        + _puffs(family)
        + _arm(family, attributes.rose(family))
        + raised(
            head(family, FACES["H"])
            + stroke("M-28 338 Q0 366 28 338")
            + pip("H", 0, 372, 24, family.main)
            + features(family, FACES["H"])
            + path(fringe, family.hair)
            + stroke("M-8 134 C-40 126 -62 146 -70 180 M-8 134 C20 122 54 134 68 176", family.strand)
            + crowns.leaves(family)
        )
    )


def _diamonds(family: Family) -> str:
    fringe = (
        "M0 140 C-30 142 -52 168 -62 208 C-76 178 -76 126 -40 112 Q0 96 40 112 "
        "C76 126 76 178 62 208 C52 168 30 142 0 140 Z"
    )
    partings = "M0 140 L0 110 M-20 118 C-44 128 -58 150 -62 176 M20 118 C44 128 58 150 62 176"
    beads = joined(disc(i * 9, 362 - i * i * 1.1, 5, WHITE, weight=2.5) for i in range(-4, 5))
    return (
        _robe(family)
        + _square_neckline(family)
        + _puffs(family)
        + _arm(family, attributes.mirror(family))
        + raised(_braids(family))
        + raised(
            head(family, FACES["D"])
            + beads
            + disc(0, 376, 8, family.accent, weight=3)
            + stroke("M-40 408 L-46 440 M40 408 L46 462", weight=3.5)
            + stroke("M0 412 L0 452", weight=3)
            + features(family, FACES["D"])
            + path(fringe, family.hair)
            + stroke(partings, family.strand)
            + crowns.pearls(family)
        )
    )


def _robe(family: Family) -> str:
    robe = (
        f"M-48 334 C-100 342 -166 344 -196 388 L-{EDGE} {num(cut(-EDGE))} L{EDGE} {num(cut(EDGE))} "
        f"L{EDGE} 402 C206 350 110 342 48 334 Z"
    )
    bodice = f"M-66 346 L-78 {num(cut(-78))} L78 {num(cut(78))} L66 346 Z"
    return path(robe, family.main) + path(bodice, family.second)


def _square_neckline(family: Family) -> str:
    return path("M-58 336 L-52 384 Q0 400 52 384 L58 336 Z", family.skin) + path(
        "M-52 384 Q0 400 52 384 L52 396 Q0 412 -52 396 Z", WHITE
    )


def _pointed_neckline(family: Family) -> str:
    return path("M-54 334 L0 424 L54 334 Z", family.skin) + path(
        "M-62 336 L0 440 L62 336 L50 334 L0 416 L-50 334 Z", WHITE
    )


def _puffs(family: Family) -> str:
    sleeve = "M-96 344 C-150 330 -204 352 -214 404 C-190 396 -150 398 -124 412 C-118 392 -108 370 -96 344 Z"
    folds = (
        "M-122 350 C-134 370 -138 386 -138 404 M-154 348 C-168 368 -174 384 -174 399 "
        "M-184 364 C-194 378 -198 390 -198 400"
    )
    return both(sleeve, family.main) + both(folds, line=family.dark, weight=5)


def _veil(family: Family) -> str:
    return (
        path(
            "M-64 112 C-128 130 -136 250 -158 372 C-120 392 -90 390 -66 372 L-30 380 L30 380 L66 372 "
            "C90 390 120 392 158 372 C136 250 128 130 64 112 Q0 70 -64 112 Z",
            family.veil,
        )
        + path("M-58 130 C-72 220 -72 300 -64 372 L64 372 C72 300 72 220 58 130 Z", family.main, weight=3)
        + both("M-104 170 C-118 250 -118 310 -126 376 M-90 190 C-98 260 -98 320 -98 382", line=family.main, weight=3)
    )


def _straight_hair(family: Family) -> str:
    return (
        path(
            "M-58 114 C-116 118 -122 220 -128 300 L-140 404 C-112 414 -88 410 -66 400 L-40 402 L40 402 L66 400 "
            "C88 410 112 414 140 404 L128 300 C122 220 116 118 58 114 Z",
            family.hair,
        )
        + both("M-96 160 C-106 230 -108 320 -116 400 M-78 200 C-84 260 -86 340 -88 400", line=family.strand, weight=3)
        + both("M-131 318 L-61 326 L-62 342 L-133 334 Z", GOLD)
    )


def _wavy_hair(family: Family) -> str:
    return path(
        "M-60 118 C-112 110 -126 170 -112 206 C-136 226 -130 262 -118 278 C-144 304 -134 344 -112 352 "
        "C-120 376 -96 392 -62 380 L-40 384 L40 384 L62 380 C96 392 120 376 112 352 C134 344 144 304 118 278 "
        "C130 262 136 226 112 206 C126 170 112 110 60 118 Z",
        family.hair,
    ) + both(
        "M-92 150 C-104 182 -92 204 -94 226 C-108 252 -94 280 -96 300 C-108 326 -96 350 -90 366 "
        "M-74 200 C-82 240 -72 290 -76 360",
        line=family.strand,
    )


def _braids(family: Family) -> str:
    drawn = path("M-60 116 C-104 116 -108 180 -96 230 L-60 250 L60 250 L96 230 C108 180 104 116 60 116 Z", family.hair)
    for y in range(236, 357, 40):
        strand = f"M-78 {y - 16} C-112 {y - 16} -114 {y + 22} -90 {y + 30} C-66 {y + 24} -58 {y - 8} -78 {y - 16} Z"
        drawn += both(strand, family.hair) + both(
            f"M-80 {y - 10} Q-98 {y + 4} -90 {y + 24}", line=family.strand, weight=3.5
        )
    return drawn + both("M-104 388 L-76 388 L-70 414 L-90 404 L-110 414 Z", family.second, INK)
