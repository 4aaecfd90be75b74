"""A plate on the page that something lies on: the sheet, the entry panel, the totals."""

from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from skatdesk.ui.look.paint import painter_on, paper
from skatdesk.ui.look.panel import SHADOW_MARGIN
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import S1


class Plate(QFrame):
    """``SHADOW_MARGIN`` larger than its plate on each side; what it holds reaches to the hairline, but for ``pad``."""

    def __init__(self, look: Look, *, pad: int = 0, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._pad = pad
        self.body = QVBoxLayout(self)
        look.changed.connect(self._refresh)
        self._refresh()

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painter_on(self) as painter:
            paper(painter, self._look, self.rect(), SHADOW_MARGIN)

    def _refresh(self) -> None:
        # what it holds must not cover the round corners
        inner = SHADOW_MARGIN + 3 + self._look.px(self._pad)
        self.body.setContentsMargins(inner, inner, inner, inner)
        self.body.setSpacing(self._look.px(S1))
        self.update()
