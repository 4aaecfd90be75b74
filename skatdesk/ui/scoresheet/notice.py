"""One sentence over the sheet: what went wrong, or what was just put away and can come back."""

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from skatdesk.ui.look.button import Button, Kind
from skatdesk.ui.look.paint import painter_on, plate
from skatdesk.ui.look.richline import Piece, RichLine
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import RADIUS, S1, S2, S3


class Notice(QWidget):
    """Stays until it is closed or something else is said.

    Signals:
        undoRequested(): what the sentence tells is to be taken back.
    """

    undoRequested = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._bad = False
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
        self.hide()

    @property
    def text(self) -> str:
        """What is said; empty when hidden."""
        return "" if self.isHidden() else self._line.text()

    @property
    def offers_undo(self) -> bool:
        """Whether what is said can be taken back."""
        return not (self.isHidden() or self.undo.isHidden())

    def say(self, sentence: str, *, bad: bool = False, undo: bool = False) -> None:
        """Shows a sentence; ``bad``: something went wrong, ``undo``: it can be taken back."""
        self._bad = bad
        self._line.show_pieces((Piece(sentence, ink="text" if not bad else "minus"),))
        self.undo.setVisible(undo)
        self.setAccessibleName(sentence)
        self.show()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, px = self._look.theme, self._look.px
        rect = QRectF(self.rect()).adjusted(px(S3), px(S1), -px(S3), 0)
        with painter_on(self) as painter:
            plate(painter, rect, theme.panel, theme.minus if self._bad else theme.accent, radius=px(RADIUS))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.hide()  # what was said is in the other language
            self._write_words()

    def _on_undo(self) -> None:
        self.hide()
        self.undoRequested.emit()

    def _write_words(self) -> None:
        self.undo.setText(self.tr("Undo"))
        #: button: takes a message away
        close = self.tr("Close")
        self.shut.setToolTip(close)
        self.shut.setAccessibleName(close)

    def _refresh(self) -> None:
        px = self._look.px
        edge = px(S3 + S2)  # the same at both ends: margins are not mirrored
        self._row.setContentsMargins(edge, px(S1) + 5, edge, 5)
        self._row.setSpacing(px(S1))
        self.update()
