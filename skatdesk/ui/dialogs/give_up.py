"""The question before a deal is given up: its key lies beside others, and nothing brings the deal back."""

from PySide6.QtWidgets import QWidget

from skatdesk.ui.dialogs.page import Page
from skatdesk.ui.look.button import Button, Kind
from skatdesk.ui.look.paint import ENTER
from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.look.theme import Look

_WIDTH = 480


class GiveUpDialog(Page):
    """Accepted: the deal is given up. Enter and Esc play on.

    ``asked`` are the players of whom one has to agree.
    """

    def __init__(self, look: Look, asked: tuple[str, ...], parent: QWidget | None = None) -> None:
        super().__init__(look, _WIDTH, parent)
        self._asked = asked
        self._line = RichLine(look, wrap=True, even=True)
        self._consent = RichLine(look, ink="text2", wrap=True, even=True)
        self._consent.setVisible(bool(asked))
        self.give_up = Button(look)
        self.play_on = Button(look, kind=Kind.PRIMARY, key=ENTER)
        self.body.addWidget(self._line)
        self.body.addWidget(self._consent)
        self.add_button(self.give_up)
        self.add_button(self.play_on, default=True)
        self.give_up.clicked.connect(self.accept)
        self.play_on.clicked.connect(self.reject)
        self._write_words()

    def _write_words(self) -> None:
        self.show_title(self.tr("Give up this deal?"))
        self._line.show_text(self.tr("Unless you have already won it, you lose it"))
        self._consent.show_text(self._who_agrees())
        #: button: the deal is given up
        self.give_up.setText(self.tr("Give up"))
        #: button: the deal is not given up
        self.play_on.setText(self.tr("Play on"))

    def _who_agrees(self) -> str:
        match self._asked:
            case [name]:
                #: the deal ends only if this player wants it too
                return self.tr("{name} has to agree").format(name=name)
            case [name, other]:
                #: the deal ends only if one of these players wants it too
                return self.tr("{name} or {other} has to agree").format(name=name, other=other)
            case _:
                return ""
