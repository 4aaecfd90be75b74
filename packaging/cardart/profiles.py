"""Heads in profile, looking to the right; ``mirrored`` figures look to the left."""

from palette import INK, WHITE, Family
from pens import disc, path, stroke

_OUTLINES = {
    "hooked": (
        "M-44 128 L46 138 C55 152 55 168 50 182 C48 190 51 196 57 202 C68 212 76 226 79 240 C80 248 73 251 65 248 "
        "L58 249 C56 253 57 257 59 260 C65 262 65 268 59 269 C64 272 63 279 57 280 C54 284 56 288 56 293 "
        "C55 305 42 309 29 306 C10 300 -12 290 -24 268 L-38 220 Z"
    ),
    "young": (
        "M-44 128 L44 138 C54 152 54 170 49 184 C47 191 48 195 51 200 C57 212 64 222 72 232 C76 240 70 245 61 244 "
        "L56 247 C54 251 55 255 58 258 C64 261 63 267 57 268 C61 271 60 277 54 278 C51 282 53 286 52 292 "
        "C50 302 40 305 28 302 C10 297 -12 286 -24 266 L-38 220 Z"
    ),
}


def profile(family: Family, nose: str = "young", *, stern: bool = False, mouth: bool = True) -> str:
    """Neck and face with its features, without hair."""
    brow = "M12 180 Q34 176 50 189" if stern else "M12 187 Q30 172 49 182"
    return (
        path("M-40 250 L-44 350 L34 350 L26 296 Z", family.skin)
        + path("M26 306 C4 304 -16 292 -28 268 L-30 280 C-18 310 6 322 29 318 Z", family.shade, None)
        + path(_OUTLINES[nose], family.skin)
        + path("M18 207 Q30 194 44 201 Q46 208 41 213 Q28 216 18 207 Z", WHITE, None)
        + disc(37.5, 206, 6.8, INK, None)
        + stroke("M15 208 Q29 192 46 201", weight=5)
        + stroke("M22 214 Q32 218 41 214", weight=2.5)
        + stroke(brow, family.brow, 8 if stern else 6)
        + stroke("M66 243 Q58 246 58 237", weight=3.5)
        + (stroke("M60 268 Q50 270 42 264", weight=4) if mouth else "")
    )
