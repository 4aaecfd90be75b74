"""How large the inputs are: roomy, or dense where the panel is narrow."""

from dataclasses import dataclass

from skatdesk.ui.look.tokens import BODY, DENSE

LABEL, HINT = 20, 17
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


ROOMY = Size(text=BODY, row=36, pad=10, narrowest=34, widest=144, sign=18, field=72)
TIGHT = Size(text=DENSE, row=32, pad=7, narrowest=29, widest=104, sign=16, field=60)
