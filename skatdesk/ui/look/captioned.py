"""A part of a dialog under its caption, with room for what is wrong with the answer."""

from PySide6.QtWidgets import QLayout, QVBoxLayout, QWidget

from skatdesk.ui.look.announcing import announce
from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import SMALL


class Captioned(QWidget):
    """The caption is the buddy of what is asked; a line ``about`` that and the error stand right below it."""

    def __init__(self, look: Look, what: QWidget | QLayout, *, about: RichLine | None = None) -> None:
        super().__init__()
        self._look = look
        self._caption = RichLine(look, size=SMALL, ink="text2", bold=True)
        self._error = RichLine(look, size=SMALL, ink="minus", wrap=True)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self._caption)
        if isinstance(what, QWidget):
            self._caption.setBuddy(what)
            self._column.addWidget(what)
        else:
            self._column.addLayout(what)
        if about is not None:
            self._column.addWidget(about)
        self._column.addWidget(self._error)
        self._column.addStretch(1)
        self.show_error("")
        look.changed.connect(self._refresh)
        self._refresh()

    @property
    def error(self) -> str:
        """What is wrong; empty if nothing is."""
        return self._error.text()

    def show_caption(self, caption: str) -> None:
        """What is asked."""
        self._caption.show_text(caption)

    def show_error(self, error: str, *, asked: bool = False) -> None:
        """What is wrong with the answer, empty for nothing.

        Screen readers hear it once, and again whenever somebody wanted to go on (``asked``).
        """
        if asked or error != self._error.text():
            announce(self, error)
        self._error.show_text(error)
        self._error.setVisible(bool(error))

    def _refresh(self) -> None:
        self._column.setSpacing(self._look.px(4))
