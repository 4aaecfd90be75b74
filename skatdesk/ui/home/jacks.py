"""The felt of the home page with the four jacks on it."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from skatdesk.skat.cards import JACKS
from skatdesk.ui.look.faces import CardFaces, card_size, shadow_edge
from skatdesk.ui.look.felt import felt_light, paint_hairlines
from skatdesk.ui.look.paint import painter_on
from skatdesk.ui.look.theme import Look

_DRAWN_WIDTH, _DRAWN_HEIGHT = 744, 900
_CARD, _REACH, _PIVOT = 224, 540, 540
"""Width of a card; how far its middle is from the point the fan turns round, and that point from the felt's middle."""
_TURNS = (-21, -7, 7, 21)


class Jacks(QWidget):
    """The fan, highest card first, as large as the felt allows. Cards lie the same way in every language."""

    def __init__(self, look: Look, faces: CardFaces) -> None:
        super().__init__()
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
        painter.fillRect(self.rect(), felt_light(theme, middle, self.width(), self.height()))
        paint_hairlines(painter, theme, QRectF(self.rect()), middle - QPointF(0, 50 * factor), factor)

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
