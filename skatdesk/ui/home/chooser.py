"""A drop-down list for one option, on the felt."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from skatdesk.settings import kinds
from skatdesk.ui.look.choice import Choice
from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import SMALL
from skatdesk.ui.look.translated import Translated
from skatdesk.ui.option_words import option_words

_WIDEST, _CLOSE_WIDEST = 216, 168
"""A long word is shortened in the list when it is closed, not when it is open."""


class _List(Choice):
    """Leaves letters to the page, whose doors have some; Qt would look for a line that begins with them."""

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
        self.list.setMaximumWidth(self._look.px(_CLOSE_WIDEST if self._look.enlarged else _WIDEST))
        self.list.view().setMinimumWidth(self.list.sizeHint().width())
        self.list.updateGeometry()

    def _on_activated(self, index: int) -> None:
        self.chosen.emit(self._option, self.list.itemData(index))
