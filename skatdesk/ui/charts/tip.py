"""The little plate beside the pointer that tells of one game."""

from collections.abc import Iterable

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from skatdesk.ui.look.paint import painter_on, plate
from skatdesk.ui.look.richline import Piece, RichLine
from skatdesk.ui.look.shadow import shadow
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import DENSE, S1, SOFT_SHADOW

_EDGE = 6
"""Pixels round the plate that belong to its shadow."""


class Tip(QWidget):
    """Lies over a chart and lets the pointer through; a line of what it is about, and one below it."""

    def __init__(self, look: Look, chart: QWidget) -> None:
        super().__init__(chart)
        self._look = look
        self._chart = chart
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._line = RichLine(look, size=DENSE)
        self._below = RichLine(look, size=DENSE, ink="text2")
        self._column = QVBoxLayout(self)
        self._column.setSpacing(0)
        self._column.addWidget(self._line)
        self._column.addWidget(self._below)
        self.hide()

    @property
    def text(self) -> str:
        """What is shown now; empty while hidden."""
        return "" if self.isHidden() else f"{self._line.text()}\n{self._below.text()}".strip()

    def tell(self, at: QPoint, line: Iterable[Piece], below: str = "") -> None:
        """Shows the lines beside this point of the chart, inside the chart; they read as the language does."""
        self.setLayoutDirection(QGuiApplication.layoutDirection())
        self._line.show_pieces(line)
        self._below.show_text(below)
        self._below.setVisible(bool(below))
        edge = _EDGE + self._look.px(S1)
        self._column.setContentsMargins(edge, edge - 2, edge, edge - 2)
        self.adjustSize()
        chart = self._chart
        gap = self._look.px(10)
        x = at.x() + gap if at.x() + gap + self.width() <= chart.width() else at.x() - gap - self.width()
        y = at.y() - gap - self.height()
        if y < 0:
            y = at.y() + gap
        self.move(max(0, min(x, chart.width() - self.width())), max(0, min(y, chart.height() - self.height())))
        self.show()
        self.raise_()

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painter_on(self) as painter:
            rect = QRectF(self.rect()).adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
            shadow(painter, rect, SOFT_SHADOW)
            plate(painter, rect, self._look.theme.panel, self._look.theme.line_strong)
