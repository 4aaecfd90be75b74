"""Number cards of the German pack and the Daus; acorns and leaves grow on twigs, as they always did."""

from german_signs import german_sign
from palette import BLUE, GOLD, GREEN, INK, RED, WHITE, WOOD
from pens import HEIGHT, both_ways, cord, disc, half_turn, joined, num, path, place, stroke

MIDDLE, CENTRE = 295.0, HEIGHT / 2
LEFT, RIGHT = MIDDLE - 106, MIDDLE + 106
THREE_ROWS = (160.0, CENTRE, 750.0)
FOUR_ROWS = (160.0, 352.0, 558.0, 750.0)
SIZE = {"C": 126, "S": 120, "H": 114, "D": 118}
"""Acorns are slim, hearts broad."""


def _spots(rank: str) -> list[tuple[float, float]]:
    """Two columns as in old packs; only the odd signs stand between them."""
    rows, middle = {
        "7": (THREE_ROWS, (307.5,)),
        "8": (FOUR_ROWS, ()),
        "9": (FOUR_ROWS, (CENTRE,)),
        "T": (FOUR_ROWS, (256.0, 654.0)),
    }[rank]
    return [(x, y) for y in rows for x in (LEFT, RIGHT)] + [(MIDDLE, y) for y in middle]


def number(rank: str, suit: str) -> str:
    """A number card without its index; signs in the lower half are turned."""
    spots = _spots(rank)
    twigs = ""
    if suit in "CS":
        upper = [spot for spot in spots if spot[1] < CENTRE + 1 and not (rank == "9" and spot[1] == CENTRE)]
        lower = [(2 * MIDDLE - x, HEIGHT - y) for x, y in spots if y > CENTRE + 1]
        start = CENTRE - 62 if rank == "9" else CENTRE
        twigs = _twig(suit, upper, start) + half_turn(_twig(suit, lower, start))
    return twigs + joined(german_sign(suit, x, y, SIZE[suit], 180 if y > CENTRE + 1 else 0) for x, y in spots)


def _twig(suit: str, signs: list[tuple[float, float]], start: float) -> str:
    """A stem upwards from the middle of the card, with a branch to the foot of each sign."""
    colour = WOOD if suit == "C" else "#4E8F3F"
    outer = [spot for spot in signs if spot[0] != MIDDLE]
    inner = [y for x, y in signs if x == MIDDLE]
    foot = SIZE[suit] * 0.46
    top = inner[0] + foot if inner else min(y for _, y in outer) + 40
    stem = (
        f"M{MIDDLE} {num(start)} C{MIDDLE - 14} {num(start - (start - top) * 0.35)} {MIDDLE + 14} "
        f"{num(top + (start - top) * 0.3)} {MIDDLE} {num(top)}"
    )
    branches = []
    for x, y in outer:
        base = y + foot + 66 if y == CENTRE else min(y + foot + 66, start)
        branches.append(
            f"M{MIDDLE} {num(base)} C{num(MIDDLE + (x - MIDDLE) * 0.3)} {num(base - 26)} "
            f"{num(x + (x - MIDDLE) * 0.02)} {num(y + foot + 42)} {num(x - (4 if suit == 'C' else 7))} "
            f"{num(y + foot - 4)}"
        )
    end = "" if inner else _bud(suit, MIDDLE, top)
    return joined(cord(d, colour, 8, 4.5) for d in branches) + cord(stem, colour, 10, 6) + end


def _bud(suit: str, x: float, y: float) -> str:
    """What the stem ends in where no sign grows."""
    if suit == "C":
        return place(oak_leaf(), x, y + 6, 0.62)
    blossom = joined(
        place(path("M0 0 C-10 -6 -10 -22 0 -26 C10 -22 10 -6 0 0 Z", WHITE, INK, 3), turn=turn)
        for turn in range(0, 360, 72)
    )
    return place(blossom + disc(0, 0, 6, GOLD, INK, 3), x, y - 14)


def oak_leaf(colour: str = GREEN) -> str:
    """An oak leaf upwards from its foot at (0, 0), 100 high."""
    outline = (
        "M-3 0 L-4 -14 C-18 -12 -26 -24 -16 -32 C-32 -34 -36 -50 -22 -56 C-34 -62 -32 -78 -18 -78 "
        "C-20 -92 -8 -100 0 -104 "
        "C8 -100 20 -92 18 -78 C32 -78 34 -62 22 -56 C36 -50 32 -34 16 -32 C26 -24 18 -12 4 -14 L3 0 Z"
    )
    return path(outline, colour, INK, 4) + stroke(
        "M0 -6 L0 -90 M0 -26 L-12 -34 M0 -26 L12 -34 M0 -50 L-15 -58 M0 -50 L15 -58 M0 -72 L-11 -78 M0 -72 L11 -78",
        "#B4DA9A",
        3,
    )


# ---------------------------------------------------------------- the Daus


def daus(suit: str) -> str:
    """Two large signs and, between them, an ornament of the suit's own."""
    draw = {"C": _oak, "S": _linden, "H": _banderole, "D": _cords}[suit]
    half = draw() + german_sign(suit, MIDDLE, 243, 250)
    return both_ways(half) + place(_medallion(suit), MIDDLE, CENTRE)


def _medallion(suit: str) -> str:
    """The round boss in the middle."""
    ring, field, star = {
        "C": (GOLD, GREEN, GOLD),
        "S": (GOLD, RED, GOLD),
        "H": (GOLD, BLUE, GOLD),
        "D": (RED, BLUE, GOLD),
    }[suit]
    petals = joined(
        place(path("M0 0 C-9 -8 -9 -20 0 -27 C9 -20 9 -8 0 0 Z", star, INK, 2.6), turn=turn)
        for turn in range(0, 360, 60)
    )
    return disc(0, 0, 46, ring) + disc(0, 0, 36, field, INK, 3.4) + petals + disc(0, 0, 6.5, WHITE, INK, 2.6)


def _oak() -> str:
    """Oak twigs to both sides."""
    return (
        cord(f"M{MIDDLE} {CENTRE} C{MIDDLE + 60} {CENTRE + 26} 400 {CENTRE + 4} 470 {CENTRE - 18}", WOOD, 12, 7)
        + cord(f"M{MIDDLE} {CENTRE} C{MIDDLE - 4} 420 {MIDDLE + 2} 390 {MIDDLE - 8} 356", WOOD, 12, 7)
        + place(oak_leaf(), 372, 458, 1.02, 38)
        + place(oak_leaf("#4E8F3F"), 380, 462, 1.06, 128)
        + place(oak_leaf("#4E8F3F"), 436, 450, 0.9, 20)
        + place(oak_leaf(), 440, 448, 1.0, 84)
        + german_sign("C", 476, 508, 62, 124)
    )


def _linden() -> str:
    """A linden spray with blossoms."""
    leaf = path(
        "M0 0 C-26 2 -40 -22 -32 -44 C-26 -60 -8 -66 0 -84 C8 -66 26 -60 32 -44 C40 -22 26 2 0 0 Z", GREEN, INK, 4
    ) + stroke("M0 4 L0 -62 M0 -16 L-18 -32 M0 -16 L18 -32 M0 -36 L-12 -48 M0 -36 L12 -48", "#B4DA9A", 3)
    return (
        cord(f"M{MIDDLE} {CENTRE} C{MIDDLE - 4} 420 {MIDDLE + 2} 390 {MIDDLE - 30} 364", WOOD, 12, 7)
        + cord(f"M{MIDDLE} {CENTRE} C350 {CENTRE - 40} 410 {CENTRE + 40} 486 {CENTRE - 26}", WOOD, 11, 6)
        + place(leaf, 372, 448, 0.92, 24)
        + place(leaf, 392, 462, 0.92, 148)
        + place(leaf, 438, 452, 0.86, 0)
        + place(leaf, 474, 436, 1.0, 76)
        + _bud("S", 446, 514)
        + cord("M428 462 C440 470 446 484 446 494", "#4E8F3F", 8, 4)
        + _bud("S", 446, 512)
    )


def _banderole() -> str:
    """A ribbon that rolls up at its ends."""
    return (
        path(
            "M446 418 C476 396 520 402 534 428 C544 454 524 482 500 474 C486 468 488 450 502 450 "
            "C500 440 474 446 456 468 Z",
            "#1C416F",
        )
        + path(
            f"M{MIDDLE} 412 C350 400 398 436 440 412 C456 404 470 432 464 470 C458 506 400 498 366 500 "
            f"C334 500 312 498 {MIDDLE} 498 Z",
            BLUE,
        )
        + stroke("M300 424 C350 414 396 448 444 426 M300 486 C344 488 404 494 452 480", GOLD, 5)
        + joined(german_sign("H", x, y, 26) for x, y in ((370, 456), (404, 463), (437, 457)))
        + disc(504, 452, 5, GOLD, INK, 2.6)
    )


def _cords() -> str:
    """A plaited cord with a tassel and small bells."""
    tassel = (
        path("M-13 18 L13 18 L20 64 Q0 74 -20 64 Z", RED)
        + stroke("M-7 24 L-10 66 M0 24 L0 70 M7 24 L10 66", "#7A0B1C", 3)
        + disc(0, 10, 15, GOLD)
    )
    return (
        cord(f"M{MIDDLE} {CENTRE} C360 396 420 520 500 {CENTRE - 22}", BLUE, 17, 11)
        + stroke(f"M{MIDDLE} {CENTRE} C360 396 420 520 500 {CENTRE - 22}", GOLD, 3)
        + place(tassel, 500, 430, 1.0, -12)
        + cord("M384 448 L384 500 M436 468 L436 508", INK, 5, 2)
        + german_sign("D", 384, 516, 52)
        + german_sign("D", 438, 524, 44)
    )
