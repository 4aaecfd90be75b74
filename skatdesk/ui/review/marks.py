"""The marks as small discs: told apart by sign and shape, not by colour alone."""

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from skatdesk.coach.judging.marks import mark_of_open
from skatdesk.coach.judging.verdicts import Mark, Moment
from skatdesk.i18n.bidi import left_to_right
from skatdesk.ui.look.icons import draw_icon
from skatdesk.ui.look.paint import plate, write
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import SMALL, Theme

SIGNS = {Mark.INACCURACY: "?!", Mark.MISTAKE: "?", Mark.BLUNDER: "??"}
"""As players of other games write them; good moves have a tick and a dot."""


class Judged(Enum):
    """Which of the two judgements is shown; they are never mixed."""

    FAIR = "fair"
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class Tone:
    """The colours of a mark: the disc, its line and what stands on it."""

    fill: str
    line: str
    ink: str


def tone_of(mark: Mark, theme: Theme) -> Tone:
    """The colours of a mark."""
    return {
        Mark.BEST: Tone(theme.plus, theme.plus, theme.on_plus),
        Mark.FINE: Tone(theme.panel, theme.plus, theme.plus),
        Mark.INACCURACY: Tone(theme.panel, theme.minus, theme.minus),
        Mark.MISTAKE: Tone(theme.minus_soft, theme.minus, theme.on_minus_soft),
        Mark.BLUNDER: Tone(theme.minus, theme.minus, theme.on_accent),
    }[mark]


def paint_mark(painter: QPainter, look: Look, mark: Mark, box: QRectF) -> None:
    """A disc with the sign of the mark, as large as the box."""
    tone = tone_of(mark, look.theme)
    plate(painter, box, tone.fill, tone.line, radius=box.height() / 2, weight=1.5)
    if mark is Mark.BEST:
        inset = box.height() * 0.2
        draw_icon(painter, "check", box.adjusted(inset, inset, -inset, -inset), tone.ink)
    elif mark is Mark.FINE:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tone.ink))
        painter.drawEllipse(QPointF(box.center()), box.height() * 0.16, box.height() * 0.16)
    else:
        font = look.font(SMALL, bold=True)
        font.setPixelSize(max(9, round(box.height() * 0.66)))
        wide = box.adjusted(-8, 0, 8, 0)
        write(painter, wide, left_to_right(SIGNS[mark]), tone.ink, font, Qt.AlignmentFlag.AlignHCenter)


def mark_by(judged: Judged, moment: Moment | None) -> Mark | None:
    """How good what was done is by this judgement; None where it says nothing of it."""
    if moment is None or judged is Judged.FAIR:
        return None if moment is None else moment.mark
    return None if moment.open is None else mark_of_open(moment.open, moment.open.chosen)
