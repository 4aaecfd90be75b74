"""The line of the quick entry, under its label."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from skatdesk.ui.look.keys import ENTER_KEYS
from skatdesk.ui.look.paint import painter_on, write
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import RADIUS, SMALL
from skatdesk.ui.scoresheet.entry.keys import QUICK_KEY
from skatdesk.ui.scoresheet.entry.sizes import LABEL, ROOMY, Size, hint_height, key_below

_NARROWEST = 184
_LONGEST = 200
"""Letters; no game needs as many."""
_LEFT_TO_PANEL = (*ENTER_KEYS, Qt.Key.Key_Escape)


class _Line(QLineEdit):
    """Enter and Escape are left to the panel, everything else is text."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _LEFT_TO_PANEL:
            event.ignore()
        else:
            super().keyPressEvent(event)
            # What the line has no use for, such as Backspace at its start, is not meant for the panel either.
            event.accept()


class QuickLine(QWidget):
    """Takes a game in one line; it fills what is left of its row."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._label = ""
        self._size = ROOMY
        self.edit = _Line(self)
        self.edit.setMaxLength(_LONGEST)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(0)
        self._column.addWidget(self.edit)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusProxy(self.edit)
        look.changed.connect(self._refresh)
        self._refresh()

    def use_size(self, size: Size) -> None:
        """Roomy or tight."""
        self._size = size
        self._refresh()

    def show_words(self, label: str, example: str) -> None:
        """The label above, and an example in the empty line."""
        self._label = label
        self.edit.setAccessibleName(label)
        self.edit.setPlaceholderText(example)
        self.update()

    @property
    def text(self) -> str:
        """What is typed."""
        return self.edit.text()

    def clear(self) -> None:
        """Forgets what was typed."""
        self.edit.clear()

    def sizeHint(self) -> QSize:
        px = self._look.px
        return QSize(px(_NARROWEST), px(LABEL + self._size.row) + hint_height(self._look))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        look, theme = self._look, self._look.theme
        with painter_on(self) as painter:
            small = look.font(SMALL)
            write(painter, QRectF(0, 0, self.width(), look.px(LABEL - 3)), self._label, theme.text2, small)
            below = key_below(look, self._size, look.px(4), self.width() - look.px(8))
            write(painter, below, QUICK_KEY, theme.text2, small)

    def _refresh(self) -> None:
        px = self._look.px
        self._column.setContentsMargins(0, px(LABEL), 0, hint_height(self._look))
        self.edit.setStyleSheet(f"min-height: {px(self._size.row) - 2}px; border-radius: {px(RADIUS)}px;")
        self.edit.setFont(self._look.font(self._size.text))
        self.edit.setFixedHeight(px(self._size.row))
        self.updateGeometry()
