"""A few words beside a game of the list: cards were shown, somebody forgot to follow suit."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from skatdesk.i18n.numbers import number
from skatdesk.scoring.entries import LONGEST_REMARK
from skatdesk.scoring.names import one_line
from skatdesk.ui.dialogs.page import Page
from skatdesk.ui.look.button import Button, Kind
from skatdesk.ui.look.paint import ENTER
from skatdesk.ui.look.text_field import TextField
from skatdesk.ui.look.theme import Look

_WIDTH = 480


class RemarkDialog(Page):
    """Asks for the remark on a game; empty words take it away.

    Args:
        look: how it looks.
        game: the number of the game.
        remark: what stands beside it so far.
        parent: the window it belongs to.

    Signals:
        answered(str): what shall stand there.
    """

    answered = Signal(str)

    def __init__(self, look: Look, game: int, remark: str, parent: QWidget | None = None) -> None:
        super().__init__(look, _WIDTH, parent)
        self._game = game
        self.remark = TextField(remark)
        self.remark.setMaxLength(LONGEST_REMARK)
        self.cancel = Button(look)
        self.save = Button(look, kind=Kind.PRIMARY, key=ENTER)
        self.body.addWidget(self.remark)
        self.add_button(self.cancel)
        self.add_button(self.save, default=True)
        self.cancel.clicked.connect(self.reject)
        self.save.clicked.connect(self._on_save)
        self._write_words()
        self.remark.setFocus(Qt.FocusReason.TabFocusReason)  # what stands there is selected

    def _on_save(self) -> None:
        self.answered.emit(one_line(self.remark.text())[:LONGEST_REMARK].strip())
        self.accept()

    def _write_words(self) -> None:
        title = self.tr("Remark on game {k}").format(k=number(self._game))
        self.show_title(title)
        self.remark.setAccessibleName(title)
        #: shown in an empty field: an example of a remark on a game
        self.remark.setPlaceholderText(self.tr("Cards were shown"))
        self.cancel.setText(self.tr("Cancel"))
        #: button: keeps what was written beside a game
        self.save.setText(self.tr("Save"))
