"""One sentence over the sheet: what went wrong, or what was just put away and can come back."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QHideEvent, QKeyEvent, QKeySequence, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from skatdesk.ui.look.announcing import announce
from skatdesk.ui.look.button import Button, Kind
from skatdesk.ui.look.paint import painter_on, plate
from skatdesk.ui.look.richline import Piece, RichLine
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import RADIUS, S1, S2, S3
from skatdesk.ui.look.translated import Translated

_LEAST = 420


class Notice(Translated, QWidget):
    """Stays until it is closed or something else is said, and lies over a title, so that nothing below it moves."""

    def __init__(self, look: Look, over: QWidget) -> None:
        super().__init__(over)
        self._look = look
        self._over = over
        self._title = over
        over.installEventFilter(self)
        self._bad = False
        self._tell: Callable[[], str] | None = None
        self._take_back: Callable[[], object] | None = None
        self._line = RichLine(look, wrap=True)
        self.undo = Button(look, icon="undo", row=32)
        self.shut = Button(look, kind=Kind.GHOST, icon="cross", row=32)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._line, 1)
        for button in (self.undo, self.shut):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys to the page
            self._row.addWidget(button)
        self.undo.clicked.connect(self._on_undo)
        self.shut.clicked.connect(self.hide)
        look.changed.connect(self._refresh)
        self._refresh()
        self._write_words()

    @property
    def text(self) -> str:
        """What is said; empty when hidden."""
        return "" if self.isHidden() else self._line.text()

    @property
    def offers_undo(self) -> bool:
        """Whether what is said can be taken back."""
        return not (self.isHidden() or self.undo.isHidden())

    def say(self, sentence: str) -> None:
        """Shows a sentence."""
        self._show(sentence, bad=False)

    def warn(self, sentence: str) -> None:
        """Shows a sentence about something that went wrong."""
        self._show(sentence, bad=True)

    def offer(self, tell: Callable[[], str], undo: Callable[[], object]) -> None:
        """Shows what ``undo`` takes back; ``tell`` says it in the language in use, whatever that will be."""
        self._show(tell(), tell, undo, bad=False)

    def takes_back(self, event: QEvent) -> bool:
        """Whether this is the key for what the notice offers."""
        undo = QKeySequence.StandardKey.Undo
        return self.offers_undo and isinstance(event, QKeyEvent) and event.matches(undo)

    def lie_over(self, title: QWidget) -> None:
        """Covers this part of what is below, another page's, and leaves the buttons beside it free."""
        self._forget_what_was_told()
        self._title.removeEventFilter(self)
        self._title = title
        title.installEventFilter(self)
        self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Is as wide as the title."""
        if watched is self._title and event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self._place()
        return super().eventFilter(watched, event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, radius = self._look.theme, self._look.px(RADIUS)
        with painter_on(self) as painter:
            painter.fillRect(self.rect(), QColor(theme.page))
            plate(painter, QRectF(self.rect()), theme.panel, theme.minus if self._bad else theme.accent, radius=radius)

    def hideEvent(self, event: QHideEvent) -> None:
        """What was only told is over when the user goes to another room."""
        super().hideEvent(event)
        if not event.spontaneous():
            self._forget_what_was_told()

    def _forget_what_was_told(self) -> None:
        """A warning and an offer wait for the user."""
        if not (self._bad or self._take_back):
            self.hide()

    def _on_undo(self) -> None:
        self.hide()
        if self._take_back is not None:
            self._take_back()

    def _show(
        self,
        sentence: str,
        tell: Callable[[], str] | None = None,
        undo: Callable[[], object] | None = None,
        *,
        bad: bool,
    ) -> None:
        self._bad, self._tell, self._take_back = bad, tell, undo
        self.undo.setVisible(undo is not None)
        self._write_sentence(sentence)
        self.show()
        self.raise_()
        self.update()
        announce(self, sentence)

    def _write_sentence(self, sentence: str) -> None:
        self._line.show_pieces((Piece(sentence, ink="minus" if self._bad else "text"),))
        self.setAccessibleName(sentence)
        self._place()

    def _place(self) -> None:
        px, whole = self._look.px, self._over.width()
        edge = px(S3)
        width = min(max(self._title.width(), px(_LEAST)), whole - 2 * edge)
        title = QRect(self._title.mapTo(self._over, QPoint()), self._title.size())
        start = title.right() + 1 - width if self.isRightToLeft() else title.left()
        left = min(max(start, edge), whole - edge - width)
        top = max(title.top() - px(4), px(S1))
        self.setGeometry(left, top, width, self._row.heightForWidth(width))

    def _write_words(self) -> None:
        self.undo.setText(self.tr("Undo"))
        #: button: takes a message away
        self.shut.explain(self.tr("Close"))
        if self._tell is None:
            self.hide()  # what was said, if anything, is in another language
        else:
            self._write_sentence(self._tell())

    def _refresh(self) -> None:
        px = self._look.px
        edge = px(S2) - 4  # the same at both ends: margins are not mirrored
        self._row.setContentsMargins(edge, 5, edge, 5)
        self._row.setSpacing(px(S1))
        self._place()
        self.update()
