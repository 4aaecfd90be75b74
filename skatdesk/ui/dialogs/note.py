"""One sentence that has to be read, where there is no table to say it over."""

from PySide6.QtWidgets import QWidget

from skatdesk.ui.dialogs.page import Page
from skatdesk.ui.look.button import Button, Kind
from skatdesk.ui.look.paint import ENTER
from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.look.theme import Look

_WIDTH = 480


class NoteDialog(Page):
    """A title, the sentence, a button."""

    def __init__(self, look: Look, title: str, sentence: str, parent: QWidget | None = None) -> None:
        super().__init__(look, _WIDTH, parent)
        self._title = title
        self.line = RichLine(look, sentence, wrap=True, even=True)
        self.close_button = Button(look, kind=Kind.PRIMARY, key=ENTER)
        self.body.addWidget(self.line)
        self.add_button(self.close_button, default=True)
        self.close_button.clicked.connect(self.accept)
        self._write_words()

    def _write_words(self) -> None:
        """What it tells stays as it was said."""
        self.show_title(self._title)
        self.close_button.setText(self.tr("Close"))
