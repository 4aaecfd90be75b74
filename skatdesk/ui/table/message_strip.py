"""One line over the hand that says what a click could not: which rule, what went wrong, what was said."""

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from skatdesk.ui.look.paint import painter_on, plate
from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.look.theme import Look

SHOWN_MS = 4000
"""How long a message stands, in ms."""


class MessageStrip(QWidget):
    """A dark pill with one sentence, gone after a few seconds or at the next action."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._line = RichLine(look, ink="on_felt")
        layout = QHBoxLayout(self)
        layout.addWidget(self._line)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SHOWN_MS)
        self._timer.timeout.connect(self.hide)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        look.changed.connect(self._refresh)
        self._refresh()

    @property
    def text(self) -> str:
        """The sentence shown, empty when hidden."""
        return "" if self.isHidden() else self._line.text()

    def say(self, sentence: str) -> None:
        """Shows a sentence for a while."""
        self._line.show_text(sentence)
        self.setAccessibleName(sentence)
        self.adjustSize()
        self.show()
        self.raise_()
        self._timer.start()

    def clear(self) -> None:
        """Takes the sentence away."""
        self._timer.stop()
        self.hide()

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painter_on(self) as painter:
            ground = QColor(self._look.theme.felt_lo).darker(150)
            ground.setAlphaF(0.92)
            plate(painter, QRectF(self.rect()), ground, radius=self.height() / 2)

    def _refresh(self) -> None:
        px = self._look.px
        margins = px(16), px(5), px(16), px(5)
        if (layout := self.layout()) is not None:
            layout.setContentsMargins(*margins)
        self.update()
