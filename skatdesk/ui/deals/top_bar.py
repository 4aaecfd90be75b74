"""The line over the page: back, the title, and what concerns all cards."""

from skatdesk.ui.look.button import Button, Kind
from skatdesk.ui.look.room_page import RoomBar
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tips import tip


class TopBar(RoomBar):
    """The page's commands."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.open_ = Button(look, kind=Kind.GHOST)
        self.paste = Button(look, kind=Kind.GHOST)
        self.undo, self.redo = Button(look, kind=Kind.GHOST, icon="undo"), Button(look, kind=Kind.GHOST)
        self.clear = Button(look, kind=Kind.GHOST)
        self.row.addStretch(1)
        for button in (self.open_, self.paste, self.undo, self.redo, self.clear):
            self.row.addWidget(button)
        self._write_words()

    def _write_words(self) -> None:
        #: headline of the page where a deal is made: any cards, as one likes
        self.title.show_text(self.tr("Any deal"))
        #: button: takes the cards of a recorded game
        self.open_.setText(self.tr("From a record…"))
        self.open_.setToolTip(tip(self.tr("Lay out the cards of a game of the International Skat Server")))
        #: button: takes what the clipboard says
        self.paste.setText(self.tr("Paste"))
        self.paste.setToolTip(tip(self.tr("A deal number, a record or cards from the clipboard")))
        self.undo.setText(self.tr("Undo"))
        self.redo.setText(self.tr("Redo"))
        #: button: takes all cards back
        self.clear.setText(self.tr("Clear"))
