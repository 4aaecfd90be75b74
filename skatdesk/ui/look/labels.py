"""Short labels: the pill-shaped chip, and a suit sign with its name."""

from enum import Enum, auto
from math import ceil

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from skatdesk.skat.cards import Suit
from skatdesk.ui.look.icons import draw_suit
from skatdesk.ui.look.paint import faded, painter_on, plate, write
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import BODY, CHIP_ROW, SMALL, Ink


class Tone(Enum):
    """What a chip stands on and how loud it is."""

    QUIET = auto()
    """Roles and places, on a panel."""
    ACCENT = auto()
    """What is new: a card from the skat."""
    SOLID = auto()
    """On felt: the last word a seat has said."""
    FELT = auto()
    """On felt: what was said before."""


class Chip(QLabel):
    """A word in a pill, or one letter in a circle."""

    def __init__(
        self, look: Look, text: str = "", tone: Tone = Tone.QUIET, *, bold: bool = True, parent: QWidget | None = None
    ) -> None:
        super().__init__(text, parent)
        self._look = look
        self._tone = tone
        self._bold = bold
        self.setTextFormat(Qt.TextFormat.PlainText)
        look.changed.connect(self._refresh)
        self._refresh()

    def set_tone(self, tone: Tone) -> None:
        """Changes how loud it is."""
        self._tone = tone
        self.update()

    def sizeHint(self) -> QSize:
        row = self._look.px(CHIP_ROW)
        if len(self.text()) == 1:
            return QSize(row, row)
        width = QFontMetricsF(self.font()).horizontalAdvance(self.text()) + self._look.px(16)
        return QSize(max(row, ceil(width)), row)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painter_on(self) as painter:
            row = self._look.px(CHIP_ROW)
            rect = QRectF(0, (self.height() - row) / 2, self.width(), row)
            fill, ink = self._colours()
            plate(painter, rect, fill, radius=row / 2)
            write(painter, rect, self.text(), ink, self.font(), Qt.AlignmentFlag.AlignHCenter)

    def _colours(self) -> tuple[QColor | str, str]:
        theme = self._look.theme
        colours: dict[Tone, tuple[QColor | str, str]] = {
            Tone.QUIET: (theme.chip, theme.text),
            Tone.ACCENT: (theme.accent, theme.on_accent),
            Tone.SOLID: (theme.panel, theme.text),
            Tone.FELT: (faded(theme.on_felt, 0.17), theme.on_felt),
        }
        return colours[self._tone]

    def _refresh(self) -> None:
        self.setFont(self._look.font(SMALL, self._bold))
        self.updateGeometry()
        self.update()


class SuitLabel(QLabel):
    """A suit sign and a word after it; without a suit the word stands alone (Grand, Null)."""

    def __init__(
        self,
        look: Look,
        suit: Suit | None,
        text: str = "",
        *,
        bold: bool = False,
        ink: Ink = "text",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, parent)
        self._look = look
        self._suit = suit
        self._bold = bold
        self._ink: Ink = ink
        self.setTextFormat(Qt.TextFormat.PlainText)
        look.changed.connect(self._refresh)
        self._refresh()

    def show_suit(self, suit: Suit | None, text: str, *, bold: bool = False) -> None:
        """Changes sign, word and weight."""
        self._suit, self._bold = suit, bold
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
            mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
            if self._suit is not None:
                side = self._look.px(18)
                box = QRectF(rect.right() - side if mirrored else 0, rect.center().y() - side / 2, side, side)
                draw_suit(painter, self._suit, box, self._look.suit_colour(self._suit), self._look.signs)
            indent = self._indent()
            room = rect.adjusted(0, 0, -indent, 0) if mirrored else rect.adjusted(indent, 0, 0, 0)
            write(painter, room, self.text(), self._look.theme.ink(self._ink), self.font())

    def _indent(self) -> int:
        if self._suit is None:
            return 0
        return self._look.px(26 if self.text() else 18)

    def _refresh(self) -> None:
        self.setFont(self._look.font(BODY, self._bold))
        self.updateGeometry()
        self.update()
