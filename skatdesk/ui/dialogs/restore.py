"""The question before a backup takes the place of what is here."""

from PySide6.QtWidgets import QWidget

from skatdesk.i18n.bidi import isolate
from skatdesk.ui.dialogs.page import Page
from skatdesk.ui.look.button import Button, Kind
from skatdesk.ui.look.paint import ENTER
from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.look.theme import Look

_WIDTH = 480


class RestoreDialog(Page):
    """Accepted: the backup in the file of this name is taken up at the next start. Enter and Esc leave all as it is."""

    def __init__(self, look: Look, file: str, parent: QWidget | None = None) -> None:
        super().__init__(look, _WIDTH, parent)
        self._file = file
        self._line = RichLine(look, wrap=True, even=True)
        self._kept = RichLine(look, ink="text2", wrap=True, even=True)
        self.restore = Button(look)
        self.leave = Button(look, kind=Kind.PRIMARY, key=ENTER)
        self.body.addWidget(self._line)
        self.body.addWidget(self._kept)
        self.add_button(self.restore)
        self.add_button(self.leave, default=True)
        self.restore.clicked.connect(self.accept)
        self.leave.clicked.connect(self.reject)
        self._write_words()

    def _write_words(self) -> None:
        self.show_title(self.tr("Restore this backup?"))
        told = self.tr("The games and lists of {file} take the place of those that are here now")
        self._line.show_text(told.format(file=isolate(self._file)))
        self._kept.show_text(self.tr("What is here now is set aside in a file of its own; nothing is lost"))
        #: button: the backup takes the place of what is here
        self.restore.setText(self.tr("Restore"))
        #: button: everything stays as it is
        self.leave.setText(self.tr("Cancel"))
