"""The few things every painter needs: colours in between, rounded plates, paper, key hints."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QTextLayout
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem, QWidget

from skatdesk.i18n.bidi import MARKS
from skatdesk.ui.look.icons import draw_icon
from skatdesk.ui.look.shadow import shadow
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import CONTRAST, GOLD, RADIUS, SMALL, SOFT_SHADOW, Shadow, Theme

_KEY_CORNER = 4
_DASHES = (2.5, 1.5)
"""Dash and gap, in widths of the line."""
_NEARLY = 4
"""Pixels to which an even width is found."""

ENTER, BACKSPACE = "⏎", "⌫"
"""The key hints that are drawn as icons: few fonts have the signs."""

_DRAWN = {ENTER: "enter", BACKSPACE: "backspace"}


def painter_on(widget: QWidget) -> QPainter:
    """A painter with smooth edges that writes in the widget's reading direction.

    Use it in a ``with`` statement: a painter that an exception leaves open crashes the program.
    """
    painter = QPainter(widget)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setLayoutDirection(widget.layoutDirection())
    return painter


@contextmanager
def cell(painter: QPainter, option: QStyleOptionViewItem) -> Iterator[None]:
    """A cell of a view is painted: with smooth edges, in the view's reading direction; then all is as before."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setLayoutDirection(option.direction)
    try:
        yield
    finally:
        painter.restore()


def faded(colour: str, alpha: float) -> QColor:
    """The colour with this opacity, 0 to 1."""
    drawn = QColor(colour)
    drawn.setAlphaF(alpha)
    return drawn


def mixed(colour: str, other: str, share: float) -> QColor:
    """The colour with this share of the other in it, 0 to 1."""
    a, b = QColor(colour), QColor(other)
    keep = 1 - share
    return QColor.fromRgbF(
        a.redF() * keep + b.redF() * share,
        a.greenF() * keep + b.greenF() * share,
        a.blueF() * keep + b.blueF() * share,
    )


def plate(
    painter: QPainter,
    rect: QRectF,
    fill: QColor | str | None,
    line: QColor | str | None = None,
    *,
    radius: float = RADIUS,
    weight: float = 1,
) -> None:
    """A rounded rectangle whose outline stays inside ``rect``."""
    painter.setBrush(QColor(fill) if fill is not None else Qt.BrushStyle.NoBrush)
    if line is None:
        painter.setPen(Qt.PenStyle.NoPen)
    else:
        painter.setPen(QPen(QColor(line), weight))
        half = weight / 2
        rect = rect.adjusted(half, half, -half, -half)
    painter.drawRoundedRect(rect, radius, radius)


def square(middle: QPointF, side: float) -> QRectF:
    """The square with sides of this length around a point."""
    return QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)


def hint_pen(theme: Theme, weight: float) -> QPen:
    """What the ring of a hint is drawn with: gold, and dashed in high contrast, where the focus ring is yellow too."""
    pen = QPen(QColor(GOLD), weight)
    if theme is CONTRAST:
        pen.setDashPattern(_DASHES)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    return pen


def paper(painter: QPainter, look: Look, widget: QRect, edge: int, kind: Shadow = SOFT_SHADOW) -> None:
    """What panels and cards of a page lie on: a plate with hairline and shadow, ``edge`` pixels inside the widget."""
    rect, radius = QRectF(widget).adjusted(edge, edge, -edge, -edge), look.px(RADIUS)
    shadow(painter, rect, kind, radius=radius)
    plate(painter, rect, look.theme.panel, look.theme.line, radius=radius)


def key_hint_width(look: Look, key: str) -> float:
    """How wide the little key is."""
    text = 0.0 if key in _DRAWN else QFontMetricsF(look.font(SMALL)).horizontalAdvance(key)
    return max(look.px(20), text + look.px(10))


def key_hint(painter: QPainter, look: Look, x: float, middle: float, key: str, colour: str) -> None:
    """A little key with its letter; ``x`` is its left edge, ``middle`` the height of its centre."""
    side = look.px(20)
    rect = QRectF(x, middle - side / 2, key_hint_width(look, key), side)
    plate(painter, rect, None, faded(colour, 0.55), radius=_KEY_CORNER)
    if key in _DRAWN:
        draw_icon(painter, _DRAWN[key], square(rect.center(), look.px(13)), colour)
    else:
        write(painter, rect, key, colour, look.font(SMALL), Qt.AlignmentFlag.AlignHCenter)


def fitting(look: Look, text: str, width: float, *sizes: int, bold: bool) -> QFont:
    """The font in the first of these sizes, largest first, in which the text needs no more than the width.

    The last one where none does.
    """
    fonts = [look.font(size, bold) for size in sizes]
    return next((font for font in fonts if QFontMetricsF(font).horizontalAdvance(text) <= width + 1), fonts[-1])


def write_lines(
    painter: QPainter,
    rect: QRectF,
    text: str,
    colour: QColor | str,
    font: QFont,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter,
) -> None:
    """A few words, on as many lines as they need in this width."""
    painter.setFont(font)
    painter.setPen(QColor(colour))
    if painter.layoutDirection() is Qt.LayoutDirection.RightToLeft:
        # a space where a line breaks would indent that line
        text = "\n".join(_lines(text, rect.width(), font))
    painter.drawText(rect, align | Qt.TextFlag.TextWordWrap, text)


def _lines(text: str, width: float, font: QFont) -> list[str]:
    """The text broken at this width, without the spaces at the breaks."""
    layout = QTextLayout(text, font)
    layout.beginLayout()
    lines = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        lines.append(text[line.textStart() : line.textStart() + line.textLength()].strip())
    layout.endLayout()
    return lines


def even_width(text: str, width: float, font: QFont) -> float:
    """The least width, nearly, in which the words have no more lines than in this one: none of them stands alone."""
    lines, narrow = len(_lines(text, width, font)), width
    while lines > 1 and narrow > width / 2 and len(_lines(text, narrow - _NEARLY, font)) == lines:
        narrow -= _NEARLY
    return narrow


def lines_height(text: str, width: float, font: QFont) -> float:
    """How high ``write_lines`` gets in this width."""
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 0), Qt.TextFlag.TextWordWrap, text).height()


def write(
    painter: QPainter,
    rect: QRectF,
    text: str,
    colour: QColor | str,
    font: QFont,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeading,
) -> None:
    """One line of text, vertically centred, shortened with dots where the room is too narrow.

    Leading and trailing follow the painter's layout direction; the dots stand where the text itself ends.
    """
    painter.setFont(font)
    painter.setPen(QColor(colour))
    shown, direction = elided(text, font, rect.width()), painter.layoutDirection()
    if shown != text:
        align = QStyle.visualAlignment(direction, align) | Qt.AlignmentFlag.AlignAbsolute
        painter.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)
    room = rect.translated(0, -_pushed_down(shown, font))
    painter.drawText(room, align | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip, shown)
    painter.setLayoutDirection(direction)


def write_beside(painter: QPainter, rect: QRectF, gap: float, *parts: tuple[str, QColor | str, QFont]) -> None:
    """Words of several sizes, one behind the other from the left of the rectangle on, all on one line.

    It is the line on which the first of them stands in the middle of the rectangle.
    """
    metrics, x = QFontMetricsF(parts[0][2]), rect.left()
    y = round(rect.center().y() + (metrics.ascent() - metrics.descent()) / 2)
    for text, colour, font in parts:
        painter.setFont(font)
        painter.setPen(QColor(colour))
        painter.drawText(QPointF(x, y), text)
        x += QFontMetricsF(font).horizontalAdvance(text) + gap


def _pushed_down(text: str, font: QFont) -> float:
    """How far marks that nobody sees push a line down in its middle, whichever font they come from."""
    if not any(mark in text for mark in MARKS):
        return 0.0
    layout, metrics = QTextLayout(text, font), QFontMetricsF(font)
    layout.beginLayout()
    line = layout.createLine()
    layout.endLayout()
    return (line.ascent() - line.descent() - metrics.ascent() + metrics.descent()) / 2


def elided(text: str, font: QFont, room: float) -> str:
    """As much of the text as there is room for, with dots for the rest, which is left out at its end or elsewhere."""
    # The width of a text and that of a rectangle made for it differ by rounding.
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room + 1)
