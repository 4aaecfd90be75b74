"""The felt: a soft gradient, two hairlines, a ring for the trick with the four signs, barely there."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QRadialGradient

from skatdesk.skat.cards import Suit
from skatdesk.ui.look.icons import Signs, draw_suit
from skatdesk.ui.look.paint import square
from skatdesk.ui.look.tokens import BAR_HEIGHT, STATUS_HEIGHT, Theme
from skatdesk.ui.table.layout import TableLayout


def felt_picture(table: TableLayout, theme: Theme, dpr: float, signs: Signs, *, inlaid: bool = True) -> QPixmap:
    """The felt for this table area: with an inlay of the deck's ``signs``, or in one plain colour."""
    picture = QPixmap(round(table.width * dpr), round(table.height * dpr))
    picture.setDevicePixelRatio(dpr)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if inlaid:
            _ground(painter, table, theme)
            _inlay(painter, table, theme, signs)
        else:
            painter.fillRect(QRectF(0, 0, table.width, table.height), QColor(theme.felt))
        return picture


def _ground(painter: QPainter, table: TableLayout, theme: Theme) -> None:
    middle = QPointF(table.middle, table.height * 0.46)
    gradient = QRadialGradient(middle, max(table.width, table.height) * 0.66)
    gradient.setColorAt(0, QColor(theme.felt_hi))
    gradient.setColorAt(0.55, QColor(theme.felt))
    gradient.setColorAt(1, QColor(theme.felt_lo))
    painter.fillRect(QRectF(0, 0, table.width, table.height), gradient)


def _inlay(painter: QPainter, table: TableLayout, theme: Theme, signs: Signs) -> None:
    scale = table.scale
    painter.setBrush(Qt.BrushStyle.NoBrush)
    top, low = BAR_HEIGHT * scale, STATUS_HEIGHT * scale
    for inset, strength in ((16, 0.13), (22, 0.07)):
        edge = inset * scale
        painter.setPen(_hairline(theme, strength))
        frame = QRectF(edge, top + edge, table.width - 2 * edge, table.height - top - low - 2 * edge)
        painter.drawRoundedRect(frame, 56 * scale, 56 * scale)
    middle = QPointF(table.middle, table.trick_y)
    for radius, strength in ((204, 0.10), (198, 0.06)):
        painter.setPen(_hairline(theme, strength))
        painter.drawEllipse(middle, radius * scale, radius * scale)
    painter.setOpacity(0.10)
    around = ((Suit.CLUBS, 0, -1), (Suit.SPADES, 1, 0), (Suit.HEARTS, 0, 1), (Suit.DIAMONDS, -1, 0))
    size = round(18 * scale)
    for suit, dx, dy in around:
        where = middle + QPointF(dx, dy) * 178 * scale
        draw_suit(painter, suit, square(where, size), theme.on_felt, signs)
    painter.setOpacity(1)


def _hairline(theme: Theme, strength: float) -> QPen:
    colour = QColor(theme.on_felt)
    colour.setAlphaF(strength)
    return QPen(colour, 1.2)
