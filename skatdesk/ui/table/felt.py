"""The felt of the table, with the four signs round the trick, barely there."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap

from skatdesk.skat.cards import Suit
from skatdesk.ui.look.felt import felt_light, paint_hairlines
from skatdesk.ui.look.icons import Signs, draw_suit
from skatdesk.ui.look.paint import square
from skatdesk.ui.look.tokens import BAR_HEIGHT, STATUS_HEIGHT, Theme
from skatdesk.ui.table.layout import TableLayout


def felt_picture(table: TableLayout, theme: Theme, dpr: float, signs: Signs, *, inlaid: bool) -> QPixmap:
    """The felt for this table area: with an inlay of the deck's ``signs``, or in one plain colour."""
    picture = QPixmap(round(table.width * dpr), round(table.height * dpr))
    picture.setDevicePixelRatio(dpr)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(0, 0, table.width, table.height)
        if inlaid:
            middle = QPointF(table.middle, table.height * 0.46)
            painter.fillRect(whole, felt_light(theme, middle, table.width, table.height))
            _inlay(painter, table, theme, signs)
        else:
            painter.fillRect(whole, QColor(theme.felt))
        return picture


def _inlay(painter: QPainter, table: TableLayout, theme: Theme, signs: Signs) -> None:
    scale = table.scale
    top, low = BAR_HEIGHT * scale, STATUS_HEIGHT * scale
    middle = QPointF(table.middle, table.trick_y)
    paint_hairlines(painter, theme, QRectF(0, top, table.width, table.height - top - low), middle, scale)
    painter.setOpacity(0.10)
    around = ((Suit.CLUBS, 0, -1), (Suit.SPADES, 1, 0), (Suit.HEARTS, 0, 1), (Suit.DIAMONDS, -1, 0))
    size = round(18 * scale)
    for suit, dx, dy in around:
        where = middle + QPointF(dx, dy) * 178 * scale
        draw_suit(painter, suit, square(where, size), theme.on_felt, signs)
    painter.setOpacity(1)
