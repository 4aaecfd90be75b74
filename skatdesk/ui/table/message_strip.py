"""One line over the hand that says what a click could not: which rule, what went wrong, what was said."""

from math import ceil

from PySide6.QtCore import QRectF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QColor, QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from skatdesk.ui.look.paint import painter_on, plate
from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.look.theme import Look
from skatdesk.ui.table.speeds import MESSAGE


class MessageStrip(QWidget):
    """A dark pill with one sentence, gone after a few seconds, or before that at the next action if it is about play.

    Signals:
        sized(): there is another sentence; whoever places the strip places it anew.
    """

    sized = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._outlasts = False
        self._staying = ""
        self._line = RichLine(look, ink="on_felt", wrap=True, centred=True, even=True)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._line)
        self._timer = QTimer(self, singleShot=True, interval=MESSAGE)
        self._timer.timeout.connect(self._on_time)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        look.changed.connect(self._refresh)
        self._refresh()

    @property
    def text(self) -> str:
        """The sentence shown, empty when hidden."""
        return "" if self.isHidden() else self._line.text()

    def say(self, sentence: str, *, stays: bool = False, outlasts: bool = False) -> None:
        """Shows a sentence for a while.

        One that ``stays`` is there until the next action, and comes back when another has had its time meanwhile; one
        that ``outlasts`` actions has its time whatever is played, because it is about the program and not about play,
        or an answer that comes while others play.
        """
        self._outlasts = outlasts
        if stays:
            self._staying = sentence
        self._line.show_text(sentence)
        self.setAccessibleName(sentence)
        self.show()
        if stays:
            self._timer.stop()
        else:
            self._timer.start()
        self.sized.emit()

    def fit(self, widest: int) -> None:
        """Takes the room the sentence needs, in several lines where it is wider than this."""
        margins = self._row.contentsMargins()
        sides = margins.left() + margins.right()
        line = ceil(QFontMetricsF(self._line.font()).horizontalAdvance(self._line.text())) + self._look.px(8)
        width = line + sides if line + sides <= widest else ceil(self._line.evened(widest - sides)) + sides
        self.resize(width, self._line.heightForWidth(width - sides) + margins.top() + margins.bottom())

    def give_way(self) -> None:
        """An action: takes away a sentence about play."""
        self._staying = ""
        if not self._outlasts:
            self.clear()

    def clear(self) -> None:
        """Takes the sentence away."""
        self._staying = ""
        self._timer.stop()
        self.hide()

    @Slot()
    def _on_time(self) -> None:
        if self._staying:
            self.say(self._staying, stays=True)
        else:
            self.hide()

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painter_on(self) as painter:
            ground = QColor(self._look.theme.felt_lo).darker(150)
            ground.setAlphaF(0.92)
            plate(painter, QRectF(self.rect()), ground, radius=min(self.height() / 2, self._look.px(20)))

    def _refresh(self) -> None:
        px = self._look.px
        self._row.setContentsMargins(px(16), px(5), px(16), px(5))
        self.update()
