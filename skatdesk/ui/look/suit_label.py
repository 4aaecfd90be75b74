"""A suit sign with its name."""

from math import ceil

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QLabel

from skatdesk.skat.cards import Suit
from skatdesk.ui.look.icons import draw_suit
from skatdesk.ui.look.paint import painter_on, write
from skatdesk.ui.look.reading import inset, sign
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import BODY, Ink


class SuitLabel(QLabel):
    """A suit sign and a word after it; without a suit the word stands alone (Grand, Null)."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._suit: Suit | None = None
        self._bold = False
        self._ink: Ink = "text"
        self.setTextFormat(Qt.TextFormat.PlainText)
        look.changed.connect(self._refresh)
        self._refresh()

    def show_suit(self, suit: Suit | None, text: str, *, bold: bool = False, ink: Ink = "text") -> None:
        """Shows a sign and a word in this weight and colour."""
        self._suit, self._bold, self._ink = suit, bold, ink
        self.setText(text)
        self._refresh()

    def sizeHint(self) -> QSize:
        text = QFontMetricsF(self.font()).horizontalAdvance(self.text())
        return QSize(round(self._indent() + text) + 1, self._look.px(28))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painter_on(self) as painter:
            rect = QRectF(self.rect())
            mirrored = self.isRightToLeft()
            if self._suit is not None:
                box = sign(rect, 0, self._look.px(18), mirrored=mirrored)
                draw_suit(painter, self._suit, box, self._look.suit_colour(self._suit), self._look.signs)
            room = inset(rect, self._indent(), mirrored=mirrored)
            font = QFontMetricsF(self.font())
            # in a ``RichLine`` a line is a whole number of pixels high, and what parts it from the next belongs to it
            high = ceil(font.height()) + max(0, font.leading())
            room = QRectF(room.left(), (rect.height() - high) / 2, room.width(), font.height())
            write(painter, room, self.text(), self._look.theme.ink(self._ink), self.font())

    def _indent(self) -> int:
        if self._suit is None:
            return 0
        return self._look.px(26 if self.text() else 18)

    def _refresh(self) -> None:
        self.setFont(self._look.font(BODY, self._bold))
        self.updateGeometry()
        self.update()
