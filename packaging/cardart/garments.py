"""What several courts wear: the doublet with its puffed sleeves, the ruff, feathers."""

from palette import WHITE, Family
from pens import both, cut, num, path, place, stroke

EDGE = 232
"""Half the width of the doublet."""


def doublet(family: Family) -> str:
    """The body of the garment, from the neck to the dividing line."""
    return path(
        f"M-44 322 C-110 328 -190 334 -214 372 L-{EDGE} {num(cut(-EDGE))} L{EDGE} {num(cut(EDGE))} "
        f"L{EDGE} 398 C224 346 170 328 44 322 Z",
        family.main,
    )


def puffs(family: Family, colour: str | None = None, slashed: str | None = "") -> str:
    """Round sleeves of the upper arm; ``slashed`` is the lining that shows, None for a plain sleeve."""
    left = (
        "M-108 332 C-164 316 -232 346 -232 396 C-232 404 -226 404 -220 402 "
        "C-190 392 -158 398 -136 412 C-126 386 -120 358 -108 332 Z"
    )
    right = "M108 332 C164 316 230 344 232 396 C232 430 176 448 138 426 C132 398 122 362 108 332 Z"
    slashes = (
        "M-132 338 C-152 354 -162 376 -160 398 C-152 380 -140 356 -132 338 Z "
        "M-168 340 C-192 354 -204 374 -204 394 C-192 378 -176 358 -168 340 Z"
    )
    drawn = path(left, colour or family.main) + path(right, colour or family.main)
    return drawn if slashed is None else drawn + both(slashes, slashed or family.second, weight=3)


def ruff(_family: Family) -> str:
    """A pleated collar."""
    outline = (
        "M-84 330 C-96 306 -60 296 -40 300 Q0 330 40 300 C60 296 96 306 84 330 "
        "C92 352 50 362 0 362 C-50 362 -92 352 -84 330 Z"
    )
    pleats = "M-70 322 L-52 348 M-42 314 L-30 356 M-14 326 L-10 360 M14 326 L10 360 M42 314 L30 356 M70 322 L52 348"
    return path(outline, WHITE) + stroke(pleats, "#A9A495", 3.5)


def feather(colour: str, quill: str, x: float, y: float, scale: float, turn: float = 0) -> str:
    """An ostrich feather that leans to the left from its foot at (x, y)."""
    outline = (
        "M0 0 C-20 -46 -60 -86 -112 -92 C-140 -94 -160 -78 -158 -60 C-146 -68 -138 -66 -134 -60 "
        "C-140 -44 -128 -40 -118 -44 C-118 -26 -100 -24 -92 -30 C-88 -10 -68 -8 -58 -16 C-48 2 -20 8 0 0 Z"
    )
    return place(path(outline, colour) + stroke("M-4 -4 C-40 -46 -84 -72 -136 -72", quill), x, y, scale, turn)
