"""A field under its label, with the key that leads there below it."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from skatdesk.ui.look.paint import painter_on, write
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import RADIUS, SMALL
from skatdesk.ui.scoresheet.entry.sizes import LABEL, ROOMY, Size, hint_height, key_below


class Labelled(QWidget):
    """As high as the segments beside it. The style sheet knows one height for all fields; here it is that of these."""

    def __init__(self, look: Look, edit: QLineEdit) -> None:
        super().__init__()
        self._look = look
        self._label = self._key = ""
        self._size = ROOMY
        self.edit = edit
        self._column = QVBoxLayout(self)
        self._column.setSpacing(0)
        self._column.addWidget(edit)
        self.setFocusProxy(edit)
        look.changed.connect(self._refresh)

    def use_size(self, size: Size) -> None:
        """Roomy or tight."""
        self._size = size
        self._refresh()

    def show_words(self, label: str, key: str = "", name: str = "") -> None:
        """The label above, the key below, and the name for screen readers."""
        self._label, self._key = label, key
        self.edit.setAccessibleName(name or label)
        self.updateGeometry()
        self.update()

    @property
    def _least(self) -> int:
        """The width it needs."""
        raise NotImplementedError

    def sizeHint(self) -> QSize:
        return QSize(self._least, self._look.px(LABEL + self._size.row) + hint_height(self._look))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        look, theme, inset = self._look, self._look.theme, self._look.px(4)
        small, centred = look.font(SMALL), self.edit.alignment() & Qt.AlignmentFlag.AlignHCenter
        with painter_on(self) as painter:
            write(painter, QRectF(0, 0, self.width(), look.px(LABEL - 3)), self._label, theme.text2, small)
            if self._key and self.edit.isEnabled():
                below = key_below(look, self._size, self.edit.x() + inset, self.edit.width() - 2 * inset)
                write(painter, below, self._key, theme.text2, small, centred or Qt.AlignmentFlag.AlignLeading)

    def _refresh(self) -> None:
        px = self._look.px
        self._column.setContentsMargins(0, px(LABEL), 0, hint_height(self._look))
        self.edit.setStyleSheet(f"min-height: {px(self._size.row) - 2}px; border-radius: {px(RADIUS)}px;")
        self.edit.setFont(self._look.font(self._size.text))
        self.edit.setFixedHeight(px(self._size.row))
        self.updateGeometry()
