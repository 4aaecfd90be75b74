"""The question before a deal is given up: its key lies beside others, and nothing brings the deal back."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from skatdesk.ui.dialogs.page import Page
from skatdesk.ui.look.button import Button, Kind
from skatdesk.ui.look.paint import ENTER
from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.look.theme import Look

_WIDTH = 480


class GiveUpDialog(Page):
    """Accepted: the deal is given up. Enter and Esc play on."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, _WIDTH, parent)
        self._line = RichLine(look, wrap=True)
        self.give_up = Button(look)
        self.play_on = Button(look, kind=Kind.PRIMARY, key=ENTER)
        self.body.addWidget(self._line)
        self.add_button(self.give_up)
        self.add_button(self.play_on)
        self.play_on.setDefault(True)
        self.give_up.clicked.connect(self.accept)
        self.play_on.clicked.connect(self.reject)
        self.write_words()
        self.play_on.setFocus(Qt.FocusReason.OtherFocusReason)

    def write_words(self) -> None:
        """See ``Page``."""
        self.show_title(self.tr("Give up this deal?"))
        self._line.show_text(self.tr("Unless you have already won it, you lose it"))
        #: button: the deal is given up
        self.give_up.setText(self.tr("Give up"))
        #: button: the deal is not given up
        self.play_on.setText(self.tr("Play on"))
