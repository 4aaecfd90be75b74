"""The shadow under a card, painted once for each size: thirty-two at a time would cost half of every frame."""

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from skatdesk.ui.look.tokens import CARD_CORNER, CARD_RATIO

UNIT = 100.0
"""Width of a card in its own coordinates; an item's scale makes it larger or smaller."""

FACE = QRectF(-UNIT / 2, -UNIT * CARD_RATIO / 2, UNIT, UNIT * CARD_RATIO)
SHADOW = FACE.adjusted(-6, -6, 6, 8)
"""The card with its shadow."""

_STEPS, _DOWN, _ALPHA = (0.8, 2.0, 3.2, 4.4), 1.2, 10
_KEPT = 32


class CardShadows:
    """Pixmaps of shadows by width of the card and device pixel ratio."""

    def __init__(self) -> None:
        self._pixmaps: dict[tuple[int, float], QPixmap] = {}

    def of(self, width: int, ratio: float) -> QPixmap:
        """The shadow of a card this wide, to be drawn into ``SHADOW``."""
        pixmap = self._pixmaps.get((width, ratio))
        if pixmap is None:
            if len(self._pixmaps) >= _KEPT:
                self._pixmaps.clear()
            pixmap = self._pixmaps[width, ratio] = _drawn(width * ratio / UNIT)
        return pixmap


def _drawn(scale: float) -> QPixmap:
    pixmap = QPixmap((QSizeF(SHADOW.size()) * scale).toSize())
    pixmap.fill(Qt.GlobalColor.transparent)
    corner = UNIT * CARD_CORNER
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(scale, scale)
        painter.translate(-SHADOW.topLeft())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, _ALPHA))
        for grow in _STEPS:
            grown = FACE.adjusted(-grow, _DOWN - grow, grow, _DOWN + grow)
            painter.drawRoundedRect(grown, corner + grow, corner + grow)
    return pixmap
