"""How large the inputs are: roomy, or dense where the panel is narrow."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import BODY, DENSE, SMALLEST_TEXT

LABEL, _HINT = 20, 17
"""Heights of the label above an input and of the key below it."""


@dataclass(frozen=True, slots=True)
class Size:
    """Pixels at scale 1: type, height, room beside a word, least and greatest width, suit sign, width of a field."""

    text: int
    row: int
    pad: int
    narrowest: int
    widest: int
    sign: int
    field: int


def hint_height(look: Look) -> int:
    """Height of the key below an input, px: letters stop shrinking before the window does, and none is cut."""
    return max(look.px(_HINT), SMALLEST_TEXT + 2)


def key_below(look: Look, size: Size, left: float, width: float) -> QRectF:
    """Where the key below an input is written: nearer to that than to the edge, which would cut the end of a "g"."""
    return QRectF(left, look.px(LABEL + size.row), width, hint_height(look) - 2)


ROOMY = Size(text=BODY, row=36, pad=10, narrowest=34, widest=144, sign=18, field=72)
TIGHT = Size(text=DENSE, row=32, pad=7, narrowest=29, widest=104, sign=16, field=60)
