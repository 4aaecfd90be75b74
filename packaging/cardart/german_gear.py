"""What the courts of the German pack hold in their raised hand, drawn about x = 0 and moved to the hand."""

from attributes import staff
from german_signs import german_sign
from palette import BLUE, BROWN_DARK, CREAM, GOLD, GOLD_DARK, GREEN, INK, RED, STEEL, STEEL_LINE, WHITE, WOOD
from pens import cord, disc, joined, mirrored, path, place, stroke


def oak_sceptre() -> str:
    """A golden staff that carries an acorn between two oak leaves."""
    leaf = path(
        "M0 0 C-18 6 -24 -6 -18 -14 C-36 -12 -40 -28 -28 -34 C-42 -40 -36 -58 -22 -54 C-16 -44 -4 -24 0 0 Z", GREEN
    )
    return (
        staff(170, GOLD, 13)
        + place(leaf, 0, 186, 1.1)
        + place(
            path(
                mirrored(
                    "M0 0 C-18 6 -24 -6 -18 -14 C-36 -12 -40 -28 -28 -34 C-42 -40 -36 -58 -22 -54 C-16 -44 -4 -24 0 0 Z"
                ),
                GREEN,
            ),
            0,
            186,
            1.1,
        )
        + german_sign("C", 0, 126, 104)
        + disc(0, 196, 11, RED, weight=3.5)
        + disc(0, 268, 10, GREEN, weight=3.5)
    )


def falcon() -> str:
    """A falcon; it stands on the glove."""
    breast = joined(
        path(f"M{x} {y} q5 7 0 14 q-5 -7 0 -14 Z", BROWN_DARK, None)
        for x, y in ((14, 230), (28, 238), (8, 252), (24, 260), (10, 278), (36, 256))
    )
    return (
        path("M-14 286 L-42 372 L-30 380 L-22 371 L-12 379 L4 300 Z", "#6B5A48")
        + path(
            "M-8 190 C16 184 32 194 36 214 C48 236 50 268 30 296 C18 312 -8 316 -22 304 C-36 290 -40 258 -34 232 "
            "C-30 210 -28 196 -8 190 Z",
            CREAM,
        )
        + breast
        + path("M-12 216 C-40 226 -52 262 -46 296 L-38 340 C-22 320 -8 300 0 272 C6 248 4 224 -12 216 Z", "#8C7B66")
        + stroke(
            "M-30 250 C-34 272 -36 296 -36 318 M-18 246 C-20 270 -24 292 -28 308 M-8 240 C-8 262 -12 280 -18 292",
            weight=3,
        )
        + path("M-24 208 C-30 176 -8 158 16 162 C36 166 42 182 38 204 C24 220 -10 222 -24 208 Z", CREAM)
        + path(
            "M-24 208 C-30 176 -8 158 16 162 C32 165 40 176 40 188 C32 186 26 186 22 190 C16 196 18 208 10 210 "
            "C6 200 0 196 -6 200 C-10 206 -16 212 -24 208 Z",
            "#6B5A48",
        )
        + disc(20, 184, 6.5, GOLD, weight=2.5)
        + disc(21, 184, 3.4, INK, None)
        + path("M38 180 C52 180 58 194 50 208 C46 200 42 198 36 198 Z", GOLD, weight=3.5)
        + stroke("M-6 306 L-8 330 M14 304 L14 330", INK, 14)
        + stroke("M-6 306 L-8 330 M14 304 L14 330", GOLD, 8)
    )


def goblet() -> str:
    """A covered golden cup; the hand closes round its stem."""
    return (
        path("M-44 246 L44 246 C46 290 30 322 10 332 L10 416 L-10 416 L-10 332 C-30 322 -46 290 -44 246 Z", GOLD)
        + path("M-48 236 L48 236 L48 254 L-48 254 Z", GOLD)
        + path("M-42 236 C-40 208 -16 196 0 194 C16 196 40 208 42 236 Z", RED)
        + disc(0, 184, 11, GOLD)
        + german_sign("H", 0, 284, 44)
        + disc(0, 344, 13, BLUE)
        + stroke("M-34 268 C-34 290 -24 308 -14 318", "#FBE6A8", 5)
    )


def mace() -> str:
    """A staff of office that ends in a bell."""
    return (
        staff(150, "#7A1F2A", 14)
        + german_sign("D", 0, 112, 112)
        + path("M-22 158 L22 158 L14 180 L-14 180 Z", GOLD)
        + path("M-12 230 L12 230 L12 246 L-12 246 Z M-12 300 L12 300 L12 316 L-12 316 Z", GOLD, weight=3)
    )


def broadsword() -> str:
    """A knight's sword."""
    return (
        path("M-14 326 L-14 66 L0 30 L14 66 L14 326 Z", STEEL)
        + path("M-4 326 L-4 120 L4 120 L4 326 Z", "#C3C9CE", None)
        + stroke("M-4 326 L-4 120 Q0 112 4 120 L4 326", STEEL_LINE, 3)
        + path("M-56 318 L56 318 L52 338 L-52 338 Z", STEEL)
        + disc(-56, 328, 12, GOLD)
        + disc(56, 328, 12, GOLD)
        + path("M-8 338 L8 338 L8 412 L-8 412 Z", BROWN_DARK)
    )


def crossbow() -> str:
    """Held upright by its stock."""
    return (
        stroke("M-78 172 L0 246 L78 172", INK, 4.5)
        + cord("M-80 170 C-58 108 58 108 80 170", STEEL_LINE, 20, 13)
        + path("M-12 108 L12 108 L14 230 L18 416 L-18 416 L-14 230 Z", WOOD)
        + stroke("M0 96 L0 246", INK, 10)
        + stroke("M0 96 L0 246", CREAM, 4)
        + path("M-12 104 L0 62 L12 104 L0 96 Z", STEEL)
        + path("M-4 206 L-15 222 L-15 250 L-4 240 Z M4 206 L15 222 L15 250 L4 240 Z", RED, weight=3)
        + path("M-20 128 L20 128 L20 148 L-20 148 Z", GOLD)
        + disc(0, 292, 9, GOLD, weight=3)
    )


def banner() -> str:
    """A quartered banner with a heart, waving to the right."""
    cloth = "M6 58 C28 40 54 74 96 54 C86 92 88 132 98 168 C58 190 32 152 6 176 Z"
    return (
        path(cloth, GOLD)
        + path("M6 58 C20 46 36 54 50 60 L50 170 C34 164 20 166 6 176 Z", CREAM, None)
        + path(cloth, "none")
        + german_sign("H", 50, 114, 70)
        + staff(46, WOOD, 13)
        + path("M-12 46 L0 10 L12 46 Z", GOLD)
        + stroke("M-8 182 C-20 200 -8 212 -18 228 M-8 182 C2 204 -16 206 -6 232", RED, 5)
    )


def sabre() -> str:
    """A curved blade with a knuckle guard."""
    return (
        path("M-10 334 C-16 240 4 136 58 52 C52 142 24 236 14 334 Z", STEEL)
        + stroke("M2 330 C0 246 18 160 48 88", STEEL_LINE, 3)
        + path("M-34 326 Q0 316 40 326 Q44 336 36 344 Q0 334 -30 344 Q-40 336 -34 326 Z", GOLD)
        + path("M-8 342 L8 342 L8 412 L-8 412 Z", INK)
        + stroke("M-28 340 C-46 366 -44 400 -20 418", INK, 11)
        + stroke("M-28 340 C-46 366 -44 400 -20 418", GOLD, 6)
    )


def drumsticks() -> str:
    """Two sticks in one hand."""
    return (
        stroke("M2 400 L-34 196", INK, 15)
        + stroke("M2 400 L-34 196", "#C48A4A", 8)
        + stroke("M-2 400 L36 204", INK, 15)
        + stroke("M-2 400 L36 204", "#C48A4A", 8)
        + disc(-36, 190, 13, CREAM)
        + disc(38, 196, 13, CREAM)
    )


def crook() -> str:
    """A shepherd's staff."""
    d = "M0 416 L0 128 C0 62 -66 62 -66 112 C-66 142 -34 146 -32 120"
    return cord(d, WOOD, 17, 11) + joined(
        place(path("M0 0 C-16 -4 -20 -24 -10 -36 C4 -28 8 -10 0 0 Z", GREEN, INK, 3.4), x, y, 1, turn)
        for x, y, turn in ((4, 176, 40), (-2, 206, -50), (4, 240, 50))
    )


def trumpet() -> str:
    """A long trumpet held upright, with a tasselled cord."""
    return (
        path("M-6 416 L-6 150 C-8 120 -24 88 -44 64 Q0 48 44 64 C24 88 8 120 6 150 L6 416 Z", GOLD)
        + path("M-44 64 Q0 48 44 64 Q0 80 -44 64 Z", GOLD_DARK)
        + path("M-12 176 L12 176 L12 192 L-12 192 Z M-12 318 L12 318 L12 334 L-12 334 Z", GOLD, weight=3)
        + cord("M-10 200 C-50 226 -50 290 -12 312", BLUE, 11, 6)
        + cord("M-38 270 L-44 300", BLUE, 11, 6)
        + path("M-56 298 L-34 300 L-34 340 L-62 336 Z", BLUE)
        + stroke("M-52 306 L-55 332 M-43 306 L-44 334", WHITE, 3)
    )


def marotte() -> str:
    """The jester's stick: a small head with a cap and bells."""
    horn = "M-4 116 C-30 86 -62 92 -68 124 C-50 112 -38 124 -34 146 Z"
    return (
        staff(180, WOOD, 14)
        + path("M-46 196 L-30 176 L-14 196 L0 176 L14 196 L30 176 L46 196 L34 162 L-34 162 Z", GOLD)
        + joined(disc(x, 198, 6, RED, weight=3) for x in (-46, -14, 14, 46))
        + path("M-28 120 C-32 156 -16 172 0 172 C16 172 32 156 28 120 Z", "#F3D3B3")
        + path(horn, RED)
        + path(mirrored(horn), BLUE)
        + path("M-34 146 C-36 96 36 96 34 146 Q0 124 -34 146 Z", GOLD)
        + disc(-68, 130, 10, GOLD)
        + disc(68, 130, 10, GOLD)
        + disc(-10, 142, 3.6, INK, None)
        + disc(10, 142, 3.6, INK, None)
        + stroke("M-10 154 Q0 164 10 154", weight=3.5)
        + stroke("M-7 206 C-30 224 -14 240 -32 262 M7 206 C26 226 16 240 30 258", BLUE, 6)
    )
