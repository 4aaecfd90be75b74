"""Games as files: written as records of the International Skat Server, and read back."""

from collections.abc import Sequence
from itertools import islice
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QFileDialog, QWidget

from skatdesk.files import write_whole
from skatdesk.i18n.bidi import isolate
from skatdesk.notation.iss import GameRecord, RecordError, format_record, iter_records

ENDINGS = (".sgf", ".iss", ".txt")
"""How files of records are called; the server itself writes ``.sgf``."""
MOST = 1000
"""So many games of a file are read."""
_LARGEST = 20_000_000
"""Bytes; a game has about 700."""

_MARK = "(;"
"""Every record begins with it."""

Found = tuple[GameRecord | RecordError, ...]


class GameFiles(QObject):
    """Asks for files, reads and writes them.

    Signals:
        opened(str, object): the name of a file, and its games and errors in their order.
        told(str): a file was written.
        refused(str): why a file could not be read or written, in one sentence.
    """

    opened = Signal(str, object)
    told = Signal(str)
    refused = Signal(str)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._leaving: tuple[GameRecord, ...] = ()
        self.dialog: QFileDialog | None = None
        """The one that is open."""

    # -------------------------------------------------------------- asking

    def ask_to_save(self, records: Sequence[GameRecord], name: str) -> None:
        """Asks where these games shall go; ``name`` is proposed for the file."""
        self._leaving = tuple(records)
        dialog = self._ask()
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setFileMode(QFileDialog.FileMode.AnyFile)
        dialog.setDefaultSuffix(ENDINGS[0][1:])
        dialog.selectFile(name + ENDINGS[0])
        dialog.fileSelected.connect(self._on_target)
        #: title of a dialog that asks for a file to write
        dialog.setWindowTitle(self.tr("Save games"))
        dialog.open()

    def ask_to_open(self) -> None:
        """Asks which file shall be read."""
        dialog = self._ask()
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptOpen)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(self.read)
        #: title of a dialog that asks for a file to read
        dialog.setWindowTitle(self.tr("Open games"))
        dialog.open()

    def _ask(self) -> QFileDialog:
        if self.dialog is not None:
            self.dialog.close()
        dialog = self.dialog = QFileDialog(self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.destroyed.connect(self._forget)
        #: kind of file; keep the part in brackets
        records = self.tr("Games as on the International Skat Server (*.sgf *.iss *.txt)")
        #: kind of file; keep the part in brackets
        anything = self.tr("All files (*)")
        dialog.setNameFilters([records, anything])
        return dialog

    @Slot()
    def _forget(self) -> None:
        self.dialog = None

    @Slot(str)
    def _on_target(self, path: str) -> None:
        leaving, self._leaving = self._leaving, ()
        self.write(path, leaving)

    # -------------------------------------------------------------- writing and reading

    def write(self, path: str, records: Sequence[GameRecord]) -> None:
        """Writes the games, one on each line. A file that was there is replaced or left as it was."""
        text = "".join(format_record(record) + "\n" for record in records)
        try:
            write_whole(Path(path), text.encode())
        except OSError:
            self.refused.emit(
                self.tr("{path} cannot be written. Is the disk full or protected?").format(path=isolate(path))
            )
        else:
            self.told.emit(self.tr("Written: {path}").format(path=isolate(path)))

    @Slot(str)
    def read(self, path: str) -> None:
        """Reads the games of a file; those that cannot be read are told with their line."""
        source = Path(path)
        try:
            if source.stat().st_size > _LARGEST:
                self.refused.emit(
                    self.tr("{file} is too large: cut it into smaller files").format(file=isolate(source.name))
                )
                return
            data = source.read_bytes()
        except OSError:
            self.refused.emit(self.tr("{path} cannot be read").format(path=isolate(path)))
            return
        # names in old records may be in any encoding; the game itself is plain letters
        text = data.decode("utf-8", "replace")
        found: Found = tuple(islice(iter_records(text), MOST)) if _MARK in text else ()
        if found:
            self.opened.emit(source.name, found)
        else:
            self.refused.emit(
                self.tr("There are no games in {file}. Records begin with {mark}").format(
                    file=isolate(source.name), mark=isolate(_MARK)
                )
            )
