"""The felt, wherever cards lie on it: its soft light, and the hairlines of the table and the home page."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QRadialGradient

from skatdesk.ui.look.paint import faded
from skatdesk.ui.look.tokens import Theme

_REACH = 0.66
"""How far the light reaches, in lengths of the longer side."""
_FRAMES = ((16, 0.13), (22, 0.07))
_RINGS = ((204, 0.10), (198, 0.06))
"""Hairlines: distance from the edge or radius, px at scale 1, and strength."""
_CORNER = 56


def felt_light(theme: Theme, middle: QPointF, width: float, height: float) -> QRadialGradient:
    """What a felt of this size is filled with, lightest at this point."""
    light = QRadialGradient(middle, max(width, height) * _REACH)
    light.setColorAt(0, QColor(theme.felt_hi))
    light.setColorAt(0.55, QColor(theme.felt))
    light.setColorAt(1, QColor(theme.felt_lo))
    return light


def paint_hairlines(painter: QPainter, theme: Theme, rect: QRectF, ring: QPointF, scale: float) -> None:
    """Two frames inside the rectangle, and two rings round this point."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for inset, strength in _FRAMES:
        edge = inset * scale
        painter.setPen(QPen(faded(theme.on_felt, strength), 1.2))
        painter.drawRoundedRect(rect.adjusted(edge, edge, -edge, -edge), _CORNER * scale, _CORNER * scale)
    for radius, strength in _RINGS:
        painter.setPen(QPen(faded(theme.on_felt, strength), 1.2))
        painter.drawEllipse(ring, radius * scale, radius * scale)
