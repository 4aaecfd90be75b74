"""Drop-down lists for options, on the felt."""

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from skatdesk.settings import kinds
from skatdesk.ui.look.choice import Choice
from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import S2, SMALL
from skatdesk.ui.look.translated import Translated
from skatdesk.ui.option_words import option_words


class _List(Choice):
    """Gives way as far as its word is whole.

    Leaves letters to the page, whose doors have some; Qt would look for a line that begins with them.
    """

    def minimumSizeHint(self) -> QSize:
        return QSize(self.width_for([self.currentText()]), self.sizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text().isalpha():
            event.ignore()
        else:
            super().keyPressEvent(event)


class Chooser(Translated, QWidget):
    """The option's name, and below it what is in use.

    What the system would choose is not listed: the list says what that has come to.

    Signals:
        chosen(object, str): the option, and the value somebody picked.
    """

    chosen = Signal(object, str)

    def __init__(self, look: Look, option: kinds.Choice, icon: str = "") -> None:
        super().__init__()
        self._look = look
        self._option = option
        self._name = RichLine(look, size=SMALL, ink="on_felt_dim")
        self.list = _List(look, icon=icon, on_felt=True)
        for value, _ in option.choices:
            if value != "system":
                self.list.addItem("", value)
        self._name.setBuddy(self.list)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self._name)
        column.addWidget(self.list)
        self.list.activated.connect(self._on_activated)
        self.list.currentIndexChanged.connect(self.list.updateGeometry)
        look.changed.connect(self._refresh)
        self._write_words()

    def show_value(self, value: str) -> None:
        """Shows what is in use."""
        self.list.setCurrentIndex(self.list.findData(value))

    def _write_words(self) -> None:
        words = dict(self._option.choices)
        name = option_words(self._option.label)
        self._name.show_text(name)
        self.list.setAccessibleName(name)
        for index in range(self.list.count()):
            text = option_words(words[self.list.itemData(index)])
            self.list.setItemText(index, text)
        self._refresh()

    def _refresh(self) -> None:
        self.list.view().setMinimumWidth(self.list.sizeHint().width())
        self.list.updateGeometry()

    def _on_activated(self, index: int) -> None:
        self.chosen.emit(self._option, self.list.itemData(index))


class Choosers(QWidget):
    """All of them at the far end, beside each other; where their words are not whole there the last one is below."""

    def __init__(self, look: Look, *choosers: Chooser) -> None:
        super().__init__()
        self._look = look
        self._choosers = choosers
        self._rows = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._first = QHBoxLayout()
        self._first.addStretch(1)
        for chooser in choosers[:-1]:
            self._first.addWidget(chooser)
        self._rows.addLayout(self._first, 1)
        self._rows.addWidget(choosers[-1], 0, Qt.AlignmentFlag.AlignRight)
        look.changed.connect(self._refresh)
        self._refresh()

    def event(self, event: QEvent) -> bool:
        """What is in it or its room may have changed."""
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            gaps = self._rows.spacing() * (len(self._choosers) - 1)
            least = sum(chooser.minimumSizeHint().width() for chooser in self._choosers) + gaps
            way = QBoxLayout.Direction
            self._rows.setDirection(way.LeftToRight if least <= self.width() else way.TopToBottom)
        return super().event(event)

    def minimumSizeHint(self) -> QSize:
        """That of two rows, else one that has become too long would keep its room."""
        row, below = self._first.minimumSize(), self._choosers[-1].minimumSizeHint()
        return QSize(max(row.width(), below.width()), super().minimumSizeHint().height())

    def _refresh(self) -> None:
        for row in (self._rows, self._first):
            row.setSpacing(self._look.px(S2))
