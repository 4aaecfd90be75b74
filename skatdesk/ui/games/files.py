"""Games as files: written as records of the International Skat Server, and read back."""

from collections.abc import Sequence
from functools import partial
from itertools import islice
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from skatdesk.files import encoding_of, read_whole, write_whole
from skatdesk.i18n.bidi import isolate
from skatdesk.notation.iss import BEGIN, GameRecord, RecordError, format_record, iter_records
from skatdesk.ui.dialogs.file_asker import FileAsker

ENDINGS = (".sgf", ".iss", ".txt")
"""How files of records are called; the server itself writes ``.sgf``."""
MOST = 1000
"""So many games of a file are read."""
_LARGEST = 20_000_000
"""Bytes; a game has about 700."""

Found = tuple[GameRecord | RecordError, ...]


class GameFiles(QObject):
    """Asks for files, reads and writes them.

    Signals:
        opened(str, object, bool): the name of a file, its games and errors in their order, and whether it has more.
        told(str): a file was written.
        refused(str): why a file could not be read or written, in one sentence.
    """

    opened = Signal(str, object, bool)
    told = Signal(str)
    refused = Signal(str)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.asker = FileAsker(window)

    # -------------------------------------------------------------- asking

    def ask_to_save(self, records: Sequence[GameRecord], name: str) -> None:
        """Asks where these games shall go; ``name`` is proposed for the file."""
        #: title of a dialog that asks for a file to write
        title = self.tr("Save games")
        self.asker.ask_for_target(title, self._kinds(), name + ENDINGS[0], partial(self.write, records=tuple(records)))

    def ask_to_open(self) -> None:
        """Asks which file shall be read."""
        #: title of a dialog that asks for a file to read
        self.asker.ask_for_source(self.tr("Open games"), self._kinds(), self.read)

    def _kinds(self) -> tuple[str, str]:
        #: kind of file; keep the part in brackets
        records = self.tr("Games as on the International Skat Server (*.sgf *.iss *.txt)")
        #: kind of file; keep the part in brackets
        return records, self.tr("All files (*)")

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
        if source.is_dir():
            #: a folder was let go over the window; {folder} is its name
            told = self.tr("{folder} is a folder. Drop the files that are in it")
            self.refused.emit(told.format(folder=isolate(source.name)))
            return
        try:
            if source.stat().st_size > _LARGEST:
                self.refused.emit(
                    self.tr("{file} is too large: cut it into smaller files").format(file=isolate(source.name))
                )
                return
            data = read_whole(source)
        except OSError:
            self.refused.emit(
                self.tr("{path} cannot be read. Is the file still there, and are you allowed to open it?").format(
                    path=isolate(path)
                )
            )
            return
        # names in old records may be in any encoding; the game itself is plain letters
        text = data.decode(encoding_of(data), "replace")
        found: Found = tuple(islice(iter_records(text), MOST + 1)) if BEGIN in text else ()
        if found:
            self.opened.emit(source.name, found[:MOST], len(found) > MOST)
        else:
            self.refused.emit(
                self.tr("There are no games in {file}. Records begin with {mark}").format(
                    file=isolate(source.name), mark=isolate(BEGIN)
                )
            )
