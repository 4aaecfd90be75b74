"""How paper is written on: black on white, in tenths of a millimetre, whatever the look of the screen."""

from collections.abc import Iterable

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from skatdesk.ui.look.paint import write

BLACK, GREY, LINE, PATCH, PAPER = "#000000", "#4A4F54", "#9AA0A6", "#F1F2F2", "#FFFFFF"
TITLE, TEXT, SMALL, LEAST = 50, 30, 25, 16
"""Type sizes; 28 is 8 points."""

MIDDLE = Qt.AlignmentFlag.AlignHCenter
FIGURES = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignAbsolute
"""Figures end at the right in every language, so that units stand under units."""

_PAD, CLOSE = 7, 4
"""Between a text and the line beside it, and on both sides of one in the middle."""


def font(size: float, bold: bool = False) -> QFont:
    """The interface font, drawn in its true shape: paper has no pixels to fit it to."""
    made = QFont()
    made.setPixelSize(round(size))
    made.setBold(bold)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return made


def fitted(text: str, room: float, size: float, bold: bool) -> QFont:
    """The font of this size, or as much smaller as the text needs to fit."""
    while size > LEAST and QFontMetricsF(font(size, bold)).horizontalAdvance(text) > room:
        size -= 1
    return font(size, bold)


def width_of(text: str, size: float, *, bold: bool = False) -> float:
    """The cell one line of this size needs."""
    return QFontMetricsF(font(size, bold)).horizontalAdvance(text) + 2 * _PAD + 1


def line_of_text(
    painter: QPainter,
    rect: QRectF,
    text: str,
    size: float,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeading,
    *,
    bold: bool = False,
    colour: str = BLACK,
) -> None:
    """One line inside its cell; a long one is written smaller before it is shortened."""
    pad = CLOSE if align is MIDDLE else _PAD
    room = rect.adjusted(pad, 0, -pad, 0)
    write(painter, room, text, colour, fitted(text, room.width(), size, bold), align)


def common_size(texts: Iterable[str], room: float, size: float, bold: bool = False) -> float:
    """The size in which all these texts fit, so that words side by side are equally large."""
    return min((fitted(text, room - 2 * _PAD, size, bold).pixelSize() for text in texts), default=size)


def upwards(painter: QPainter, rect: QRectF, text: str, size: float, *, bold: bool = False) -> None:
    """A word that is read from below, over a narrow column."""
    painter.save()
    painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    painter.translate(rect.bottomLeft())
    painter.rotate(-90)
    line_of_text(painter, QRectF(0, 0, rect.height(), rect.width()), text, size, bold=bold)
    painter.restore()


def wrapped_height(text: str, width: float) -> float:
    """How much room a text needs that runs over several lines; 0 for none."""
    if not text:
        return 0
    room = QRectF(0, 0, width - 2 * _PAD, 10_000)
    return QFontMetricsF(font(SMALL)).boundingRect(room, Qt.TextFlag.TextWordWrap, text).height()


def cut(text: str, width: float, height: float) -> list[str]:
    """A text in parts that each need no more room than this; cut between words."""
    words, parts = text.split(" "), list[str]()
    while words:
        fits, most = 1, len(words)
        while fits < most:
            middle = (fits + most + 1) // 2
            if wrapped_height(" ".join(words[:middle]), width) <= height:
                fits = middle
            else:
                most = middle - 1
        parts.append(" ".join(words[:fits]))
        words = words[fits:]
    return parts


def wrapped(painter: QPainter, rect: QRectF, text: str) -> None:
    """A text over several lines."""
    painter.setFont(font(SMALL))
    painter.setPen(QColor(GREY))
    room = rect.adjusted(_PAD, 0, -_PAD, 0)
    painter.drawText(room, Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop, text)


def rule(painter: QPainter, start: QPointF, end: QPointF, colour: str, weight: float) -> None:
    """A line."""
    painter.setPen(QPen(QColor(colour), weight))
    painter.drawLine(QLineF(start, end))


def frame(painter: QPainter, rect: QRectF, colour: str = LINE, weight: float = 1.5) -> None:
    """The outline of a cell."""
    painter.setPen(QPen(QColor(colour), weight))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(rect)
