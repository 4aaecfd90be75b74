"""The card between the fingers: it floats over felt and panels while it is dragged."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from skatdesk.skat.cards import Card
from skatdesk.ui.look.faces import CardFaces, lying_size
from skatdesk.ui.look.paint import painter_on


class HeldCard(QWidget):
    """A picture of a card that follows the pointer; the mouse does not see it."""

    def __init__(self, faces: CardFaces, parent: QWidget) -> None:
        super().__init__(parent)
        self._faces = faces
        self._card: Card | None = None
        self._width = 0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_at(self, card: Card, width: float, middle: QPointF) -> None:
        """Shows the card, this wide, with its middle at this point of the parent."""
        self._card, self._width = card, round(width)
        self.resize(lying_size(self._width))
        self.move(round(middle.x() - self.width() / 2), round(middle.y() - self.height() / 2))
        self.show()
        self.raise_()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._card is None:
            return
        with painter_on(self) as painter:
            painter.drawPixmap(0, 0, self._faces.lying(self._card, self._width, self.devicePixelRatioF()))
