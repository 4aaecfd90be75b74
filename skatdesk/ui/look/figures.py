"""Figures in columns: at the right in every language, so that units stand under units, and never shortened."""

from collections.abc import Iterable
from math import ceil

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from skatdesk.ui.look.paint import write
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import BODY, DENSE, SMALL

FIGURES = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignAbsolute

_GAP = 5
"""Least distance to the column before, px at scale 1."""


def figure_size(look: Look, text: str, room: float, size: int = BODY, *, bold: bool) -> int:
    """This type size, or the next smaller one where a figure would touch the column before."""
    sizes = [smaller for smaller in (BODY, DENSE, SMALL) if smaller <= size]
    room -= look.px(_GAP)
    fitting = (size for size in sizes if QFontMetricsF(look.font(size, bold)).horizontalAdvance(text) <= room)
    return next(fitting, sizes[-1])


def common_size(look: Look, texts: Iterable[str], room: float, size: int = BODY, *, bold: bool) -> int:
    """The type size of figures that stand together, each in so much room: none is larger than the others."""
    return min((figure_size(look, text, room, size, bold=bold) for text in texts), default=size)


def figure_font(look: Look, text: str, room: float, size: int, *, bold: bool) -> QFont:
    """The font of ``figure_size``."""
    return look.font(figure_size(look, text, room, size, bold=bold), bold)


def write_figure(
    painter: QPainter, look: Look, rect: QRectF, text: str, colour: str, size: int = BODY, *, bold: bool = False
) -> None:
    """Paints a figure into its cell; one that is too wide even in the smallest size reaches into the cell before."""
    if not text:
        return  # as most cells of a sheet are
    font = figure_font(look, text, rect.width(), size, bold=bold)
    room = QRectF(rect)
    room.setLeft(rect.right() - max(rect.width(), QFontMetricsF(font).horizontalAdvance(text)))
    write(painter, room, text, colour, font, FIGURES)


def room_before(look: Look, text: str, room: float, size: int, *, bold: bool) -> float:
    """What a figure leaves free at the left of its cell."""
    used = QFontMetricsF(figure_font(look, text, room, size, bold=bold)).horizontalAdvance(text)
    return max(0.0, room - used - look.px(_GAP))


def least_room(look: Look, text: str, size: int = SMALL, *, bold: bool = False) -> int:
    """The narrowest cell in which a figure of this type size does not touch the column before, px."""
    return ceil(QFontMetricsF(look.font(size, bold)).horizontalAdvance(text)) + look.px(_GAP)
