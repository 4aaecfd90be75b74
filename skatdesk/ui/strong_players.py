"""What the window says of the players who search, until they are ready: once after an installation."""

from PySide6.QtCore import QObject, Slot

from skatdesk.engine.preparation import Preparation
from skatdesk.ui.dialogs.note import NoteDialog
from skatdesk.ui.look.theme import Look
from skatdesk.ui.main_window import MainWindow
from skatdesk.ui.troubles import Troubles


class StrongPlayers(QObject):
    """Has them prepared beside the program, and tells how that ends.

    Args:
        look: for a note.
        window: says it, its home page at the foot.
        preparation: does it.
        parent: who owns it.
    """

    def __init__(self, look: Look, window: MainWindow, preparation: Preparation, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._window = window
        self._preparation = preparation
        self._troubles = Troubles(self)
        self._told = False
        preparation.ended.connect(self._on_ended)
        preparation.refused.connect(self._on_refused)

    def prepare(self) -> None:
        """Once after an installation: compiles what they need."""
        self._window.home.show_preparing(self._preparation.begin())

    @Slot(bool)
    def _on_ended(self, ready: bool) -> None:
        self._window.home.show_preparing(False)  # whether or not it has worked: nobody has to wait
        if ready:
            self._window.tell(self.tr("The strong players are ready"))

    @Slot(str)
    def _on_refused(self, folder: str) -> None:
        """Once: until the next start nothing changes for those at the table."""
        if self._told:
            return
        self._told = True
        #: title of a note: the players who search could not be prepared
        NoteDialog(self._look, self.tr("Strong players"), self._troubles.of_preparation(folder), self._window).open()
