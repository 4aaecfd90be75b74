"""The felt of the home page with the four jacks on it."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QRadialGradient
from PySide6.QtWidgets import QWidget

from skatdesk.skat.cards import JACKS
from skatdesk.ui.look.faces import CardFaces, card_size, shadow_edge
from skatdesk.ui.look.paint import faded, painter_on
from skatdesk.ui.look.theme import Look

_DRAWN_WIDTH, _DRAWN_HEIGHT = 744, 900
_CARD, _REACH, _PIVOT = 224, 540, 540
"""Width of a card; how far its middle is from the point the fan turns round, and that point from the felt's middle."""
_TURNS = (-21, -7, 7, 21)
_FRAME = ((16, 0.13), (22, 0.07))
_RING = ((204, 0.10), (198, 0.06))
"""Hairlines: distance or radius, and strength."""


class Jacks(QWidget):
    """The fan, highest card first, as large as the felt allows. Cards lie the same way in every language."""

    def __init__(self, look: Look, faces: CardFaces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._faces = faces
        look.changed.connect(self.update)
        faces.changed.connect(self.update)

    def paintEvent(self, _event: QPaintEvent) -> None:
        factor = min(self.width() / _DRAWN_WIDTH, self.height() / _DRAWN_HEIGHT)
        middle = QPointF(self.width() / 2, self.height() / 2)
        with painter_on(self) as painter:
            self._paint_felt(painter, middle, factor)
            self._paint_fan(painter, middle, factor)

    def _paint_felt(self, painter: QPainter, middle: QPointF, factor: float) -> None:
        theme = self._look.theme
        ground = QRadialGradient(middle, max(self.width(), self.height()) * 0.66)
        ground.setColorAt(0, QColor(theme.felt_hi))
        ground.setColorAt(0.55, QColor(theme.felt))
        ground.setColorAt(1, QColor(theme.felt_lo))
        painter.fillRect(self.rect(), ground)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for inset, strength in _FRAME:
            painter.setPen(QPen(faded(theme.on_felt, strength), 1.2))
            edge = inset * factor
            frame = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
            painter.drawRoundedRect(frame, 56 * factor, 56 * factor)
        for radius, strength in _RING:
            painter.setPen(QPen(faded(theme.on_felt, strength), 1.2))
            painter.drawEllipse(middle - QPointF(0, 50 * factor), radius * factor, radius * factor)

    def _paint_fan(self, painter: QPainter, middle: QPointF, factor: float) -> None:
        width = max(1, round(_CARD * factor))
        edge, size = shadow_edge(width), card_size(width)
        corner = QPointF(-size.width() / 2 - edge, -_REACH * factor - size.height() / 2 - edge)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for card, turn in zip(JACKS, _TURNS, strict=True):
            painter.save()
            painter.translate(middle + QPointF(0, _PIVOT * factor))
            painter.rotate(turn)
            painter.drawPixmap(corner, self._faces.lying(card, width, self.devicePixelRatioF()))
            painter.restore()
