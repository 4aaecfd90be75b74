"""Jacks: cap with a feather to the left, bare neck, puffed sleeves."""

import attributes
from arms import close_sleeve, fist
from garments import doublet, feather, puffs, ruff
from heads import Face, features, head, raised
from palette import BLUE, GOLD, QUILL, RED_DARK, WHITE, Family, greyed
from pens import both, cut, disc, joined, num, path, place, stroke
from profiles import profile

FOLD_ON_COAL = "#7B838D"


FACES = {
    "C": Face(1, "square", 32, "narrow", "bushy", "aquiline", "none", marks=("forehead", "lines")),
    "H": Face(-1, "round", 28, "round", "gentle", "snub", "smile", blush=0.16, marks=("freckles",)),
    "D": Face(1, "long", 27, "heavy", "lifted", "long", "wry"),
}
"""The jack of spades is seen from the side."""


def jack(suit: str, family: Family) -> str:
    """The half figure of a jack above the dividing line.

    The jack of clubs is grey and moustached: players call him "the old one".
    """
    if suit == "C":
        family = greyed(family)
    chest, hair, collar, hat, attribute, x = {
        "C": (_sash, _grey_hair, ruff, _beret, attributes.halberd, 190),
        "S": (_stripes, _page_cut, _flat_collar, _bonnet, attributes.pennant, 184),
        "H": (_lacing, _curls, _scarf, _toque, attributes.horn, 186),
        "D": (_buttons, _long_hair, _lapels, _hunting_hat, attributes.scroll, 194),
    }[suit]
    if suit == "S":
        person = profile(family) + hair(family) + collar(family)
    else:
        person = hair(family) + head(family, FACES[suit]) + collar(family) + features(family, FACES[suit])
    return (
        doublet(family)
        + chest(family)
        + puffs(family)
        + close_sleeve(190, 384, family.second, family.main)
        + fist(family, x, 384, attribute(family), 0.9)
        + raised(person)
        + (raised(_moustache(family)) if suit == "C" else "")
        + raised(hat(family))
    )


def _stripes(family: Family) -> str:
    return joined(
        path(
            f"M{x - 9} 334 L{num(x * 1.1 - 10)} {num(cut(x * 1.1 - 10))} "
            f"L{num(x * 1.1 + 10)} {num(cut(x * 1.1 + 10))} L{x + 9} 334 Z",
            family.second,
            weight=3,
        )
        for x in (-56, -28, 0, 28, 56)
    )


def _sash(family: Family) -> str:
    sash = f"M64 326 L112 332 L-56 {num(cut(-56))} L-116 {num(cut(-116))} Z"
    return path(sash, family.second) + stroke(f"M88 330 L-86 {num(cut(-86))}", family.accent, 6)


def _lacing(family: Family) -> str:
    laces = "M-38 350 L36 376 M38 350 L-36 376 M-36 384 L34 410 M36 384 L-34 410 M-34 416 L33 440 M34 416 L-33 438"
    shirt = f"M-40 328 L-32 {num(cut(-32))} L32 {num(cut(32))} L40 328 Z"
    return path(shirt, WHITE) + stroke(laces, family.accent, 5)


def _buttons(family: Family) -> str:
    return (
        stroke(f"M0 330 L0 {num(cut(0))}")
        + joined(disc(15, y, 7, family.second, weight=3) for y in (362, 390, 418, 446))
        + stroke(f"M-70 336 L-60 {num(cut(-60))} M70 336 L64 {num(cut(64))}", family.second, 8)
    )


def _flat_collar(family: Family) -> str:
    return both("M-30 304 C-64 314 -96 322 -106 352 C-72 356 -36 370 -8 388 Q-4 350 -30 304 Z", WHITE) + disc(
        0, 386, 9, family.accent
    )


def _scarf(family: Family) -> str:
    return path("M-50 312 C-20 340 20 340 50 312 L58 336 C24 362 -24 362 -58 336 Z", family.accent) + path(
        "M-10 350 L-24 396 L4 384 L22 400 L14 350 Z", family.accent
    )


def _lapels(_family: Family) -> str:
    return both("M-28 302 L-76 330 L-30 376 L0 344 Z", WHITE)


def _moustache(family: Family) -> str:
    return path(
        "M3 246 C-12 236 -40 244 -62 272 C-36 276 -10 270 3 256 C16 270 42 276 66 272 C46 244 18 236 3 246 Z",
        family.hair,
        weight=3.5,
    )


def _grey_hair(family: Family) -> str:
    return path(
        "M-56 140 C-94 150 -98 210 -88 262 C-82 282 -64 280 -58 262 L-52 160 L52 160 L58 262 "
        "C64 280 82 282 88 262 C98 210 94 150 56 140 Z",
        family.hair,
    ) + both("M-76 176 C-82 208 -78 240 -72 262", line=family.strand)


def _page_cut(family: Family) -> str:
    """Seen from the side."""
    return path(
        "M-40 132 C-96 140 -104 226 -94 296 C-86 312 -44 310 -34 296 C-24 270 -26 240 -12 214 C0 194 6 176 20 164 "
        "L46 150 L40 128 Z",
        family.hair,
    ) + stroke("M-72 176 C-84 216 -80 262 -74 298 M-48 184 C-58 226 -54 262 -52 300", family.strand)


def _curls(family: Family) -> str:
    return both(
        "M-56 138 C-84 138 -96 160 -86 178 C-106 186 -106 212 -90 220 C-104 234 -94 262 -72 254 L-52 200 Z",
        family.hair,
    ) + both("M-70 178 Q-80 184 -86 178 M-72 216 Q-82 224 -90 220", line=family.strand)


def _long_hair(family: Family) -> str:
    return path(
        "M-56 138 C-94 146 -106 206 -96 252 C-92 276 -74 290 -54 284 L-50 170 L50 170 L54 284 "
        "C74 290 92 276 96 252 C106 206 94 146 56 138 Z",
        family.hair,
    ) + both("M-76 176 C-86 210 -84 242 -74 270", line=family.strand)


def _beret(family: Family) -> str:
    return (
        feather(WHITE, QUILL, -34, 112, 0.88)
        + path("M-96 122 C-112 78 -40 46 20 50 C84 54 122 88 100 128 C60 148 -50 148 -96 122 Z", family.main)
        + stroke("M-40 66 C-44 86 -40 104 -32 122 M0 58 C0 80 2 104 6 126 M42 62 C46 82 46 104 44 124", family.dark, 5)
        + path("M-78 130 C-40 106 40 106 78 132 L76 156 C40 132 -40 130 -76 154 Z", family.second)
        + disc(-46, 130, 11, family.accent, weight=3.5)
    )


def _bonnet(family: Family) -> str:
    cap = path("M-100 8 C-112 -44 -30 -62 34 -54 C92 -46 118 -14 104 16 C60 34 -60 34 -100 8 Z", family.main)
    folds = stroke(
        "M-56 -38 C-66 -20 -66 0 -60 18 M-14 -50 C-18 -26 -16 0 -12 22 M32 -50 C36 -26 36 0 34 22", FOLD_ON_COAL
    )
    return (
        feather(family.accent, WHITE, -44, 112, 0.84)
        + place(cap + folds, 8, 112, turn=7)
        + path("M-74 138 C-34 116 40 120 76 142 L74 162 C38 140 -34 136 -72 158 Z", family.second)
        + disc(-50, 130, 11, family.accent, weight=3.5)
    )


def _toque(family: Family) -> str:
    pleats = "M-44 58 C-46 80 -42 102 -38 118 M-14 52 L-12 114 M16 52 L14 114 M46 58 C48 80 44 102 40 118"
    return (
        feather(WHITE, QUILL, -52, 122, 0.86)
        + path(
            "M-66 134 C-78 108 -84 84 -80 66 C-40 44 40 44 80 66 C84 84 78 108 66 134 C30 118 -30 118 -66 134 Z",
            family.main,
        )
        + stroke(pleats, family.dark, 5)
        + path("M-80 66 C-40 44 40 44 80 66 C40 82 -40 82 -80 66 Z", family.main)
        + path(
            "M-74 156 C-80 140 -76 130 -70 128 C-30 106 30 106 70 128 C76 130 80 140 74 156 C36 132 -36 132 -74 156 Z",
            family.second,
        )
        + place(path("M0 -11 L10 0 L0 11 L-10 0 Z", family.accent, weight=3), 0, 124)
    )


def _hunting_hat(family: Family) -> str:
    brim = (
        "M-72 152 C-98 128 -104 100 -92 76 C-78 104 -30 112 20 114 C72 116 106 124 134 142 "
        "C112 154 92 158 70 154 C30 134 -30 132 -72 152 Z"
    )
    return (
        path("M-60 128 C-66 76 -34 44 14 50 C52 56 68 90 66 132 Z", family.second)
        + stroke("M-26 70 C-12 58 8 58 22 66", RED_DARK, 5)
        + feather(BLUE, WHITE, -8, 118, 0.92, -8)
        + path(brim, family.second)
        + stroke("M-84 100 C-66 122 -20 124 24 126 C58 128 84 132 106 140", RED_DARK)
        + disc(-20, 116, 10, GOLD, weight=3.5)
    )
