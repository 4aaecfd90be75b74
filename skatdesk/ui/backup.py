"""Everything that is kept as one file: saved as a backup, and taken up again, here or on another computer."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from skatdesk.i18n.bidi import isolate
from skatdesk.store.errors import OwnFileError, StoreError, Trouble
from skatdesk.store.store import Store
from skatdesk.ui.dialogs.file_asker import FileAsker
from skatdesk.ui.dialogs.note import NoteDialog
from skatdesk.ui.dialogs.restore import RestoreDialog
from skatdesk.ui.look.theme import Look
from skatdesk.ui.troubles import Troubles

ENDING = ".skatdesk"


class Backup(QObject):
    """Asks for files, writes backups and has them taken up when the program starts the next time.

    Args:
        look: how its dialogs look.
        store: what is saved and replaced.
        today: the day here, ISO 8601, for the name that is proposed.
        window: the one over which it asks.
    """

    def __init__(self, look: Look, store: Store, today: Callable[[], str], window: QWidget) -> None:
        super().__init__(window)
        self._look = look
        self._store = store
        self._today = today
        self._window = window
        self.asker = FileAsker(window)

    @Slot()
    def ask_to_save(self) -> None:
        """Asks where a backup shall go."""
        name = f"Skatdesk {self._today()}{ENDING}"
        #: title of a dialog that asks for a file to write
        self.asker.ask_for_target(self.tr("Save a backup"), self._kinds(), name, self.save)

    @Slot()
    def ask_to_restore(self) -> None:
        """Asks which backup shall be taken up."""
        #: title of a dialog that asks for a file to read
        self.asker.ask_for_source(self.tr("Restore a backup"), self._kinds(), self.offer)

    def _kinds(self) -> tuple[str, str]:
        #: kind of file; keep the part in brackets
        backups = self.tr("Backups of Skatdesk (*.skatdesk)")
        #: kind of file; keep the part in brackets
        return backups, self.tr("All files (*)")

    @Slot(str)
    def save(self, path: str) -> None:
        """Writes a backup; a file that was there is replaced or left as it was."""
        try:
            self._store.back_up(Path(path))
        except StoreError as error:
            damaged = error.trouble is Trouble.DAMAGED  # what should have been saved, then
            self._tell(self.tr("Save a backup"), Troubles().of_store(error) if damaged else self._reason(error))
        else:
            saved = self.tr("All games and lists are in {path}. The settings are not among them")
            self._tell(self.tr("Save a backup"), saved.format(path=isolate(path)))

    @Slot(str)
    def offer(self, path: str) -> None:
        """Asks whether what is in this file shall take the place of what is here."""
        dialog = RestoreDialog(self._look, Path(path).name, self._window)
        dialog.accepted.connect(partial(self.restore, path))
        dialog.open()

    def restore(self, path: str) -> None:
        """Has the backup taken up at the next start."""
        try:
            self._store.restore(Path(path))
        except StoreError as error:
            self._tell(self.tr("Restore a backup"), self._reason(error))
        else:
            self._tell(self.tr("Restore a backup"), self.tr("Now quit Skatdesk and start it again"))

    def _reason(self, error: StoreError) -> str:
        if isinstance(error, OwnFileError):
            told = self.tr("{path} is used by Skatdesk itself. Choose another name or folder")
            return told.format(path=isolate(str(error.path)))
        match error.trouble:
            case Trouble.DAMAGED:
                told = self.tr("{path} is not a backup of Skatdesk, or it is damaged. Nothing was changed")
            case Trouble.NEWER:
                told = self.tr("{path} is from a newer Skatdesk. Install that here first")
            case _:
                told = self.tr("{path} cannot be written or read. Is the disk full or protected?")
        return told.format(path=isolate(str(error.path)))

    def _tell(self, title: str, sentence: str) -> None:
        NoteDialog(self._look, title, sentence, self._window).open()
