"""A table from above: who sits where, seen from the dealer's chair, and which way round the game goes."""

from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPolygonF

from skatdesk.ui.look.paint import faded, plate, write
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import BODY
from skatdesk.ui.table.seat_plate import paint_dealer_button

WIDE, HIGH = 440, 216
_PLATE_WIDE, _PLATE_HIGH, _EDGE = 132, 38, 14
_RING, _ARROW, _BUTTON = 46, 9, 11
_FROM, _TO = 250, -60
"""The arc of the arrow in degrees, counted against the clock from the right, drawn clockwise."""


def draw_seats(painter: QPainter, look: Look, unit: float, names: tuple[str, ...]) -> None:
    """Paints a table; ``names`` go clockwise from the dealer at the bottom, three or four of them."""
    theme = look.theme
    table = QRectF(0, 0, WIDE * unit, HIGH * unit)
    plate(painter, table, theme.felt, radius=24 * unit)
    _draw_arrow(painter, table.center(), unit, theme.on_felt)
    left, right = QPointF(_EDGE + _PLATE_WIDE / 2, HIGH / 2), QPointF(WIDE - _EDGE - _PLATE_WIDE / 2, HIGH / 2)
    bottom = QPointF(WIDE / 2, HIGH - _EDGE - _PLATE_HIGH / 2)
    top = QPointF(WIDE / 2, _EDGE + _PLATE_HIGH / 2)
    around = (bottom, left, right) if len(names) == 3 else (bottom, left, top, right)
    font = QFont(look.font(BODY, bold=True))
    font.setPixelSize(round(BODY * unit))
    for name, middle in zip(names, around, strict=True):
        box = QRectF(0, 0, _PLATE_WIDE * unit, _PLATE_HIGH * unit)
        box.moveCenter(middle * unit)
        plate(painter, box, theme.panel, theme.line, radius=8 * unit)
        write(painter, box, name, theme.text, font, Qt.AlignmentFlag.AlignHCenter)
    at_dealer = QPointF(bottom.x() + _PLATE_WIDE / 2 + _BUTTON + 6, bottom.y())
    paint_dealer_button(painter, at_dealer * unit, _BUTTON * unit)


def _draw_arrow(painter: QPainter, middle: QPointF, unit: float, colour: str) -> None:
    """Most of a circle, with a head at its end."""
    ink = faded(colour, 0.55)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(ink), 3 * unit))
    radius = _RING * unit
    ring = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
    painter.drawArc(ring, _FROM * 16, (_TO - _FROM) * 16)
    angle = radians(_TO)
    tip = middle + QPointF(cos(angle), -sin(angle)) * radius
    along, across = QPointF(sin(angle), cos(angle)), QPointF(cos(angle), -sin(angle))
    head = _ARROW * unit
    painter.setBrush(ink)
    painter.setPen(Qt.PenStyle.NoPen)
    corners = [tip + along * head * 1.4, tip + across * head, tip - across * head]
    painter.drawPolygon(QPolygonF(corners))
