"""The card between the fingers: it floats over felt and panels while it is dragged."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from skatdesk.skat.cards import Card
from skatdesk.ui.look.faces import CardFaces, card_size
from skatdesk.ui.look.paint import painter_on, shadow
from skatdesk.ui.look.tokens import CARD_CORNER, CARD_SHADOW

_MARGIN = 12
"""Pixels on each side that belong to the shadow."""


class HeldCard(QWidget):
    """A picture of a card that follows the pointer; the mouse does not see it."""

    def __init__(self, faces: CardFaces, parent: QWidget) -> None:
        super().__init__(parent)
        self._faces = faces
        self._card: Card | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_at(self, card: Card, width: float, middle: QPointF) -> None:
        """Shows the card, this wide, with its middle at this point of the parent."""
        self._card = card
        size = card_size(round(width))
        self.resize(size.width() + 2 * _MARGIN, size.height() + 2 * _MARGIN)
        self.move(round(middle.x() - self.width() / 2), round(middle.y() - self.height() / 2))
        self.show()
        self.raise_()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._card is None:
            return
        with painter_on(self) as painter:
            rect = QRectF(self.rect()).adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
            width = round(rect.width())
            shadow(painter, rect, CARD_SHADOW, radius=width * CARD_CORNER)
            painter.drawPixmap(rect.topLeft(), self._faces.face(self._card, width, self.devicePixelRatioF()))
