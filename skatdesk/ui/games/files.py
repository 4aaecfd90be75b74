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
from skatdesk.ui.troubles import Troubles

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
        opened(str, object, bool): the name of a file, or of several, the games and errors in their order, and
            whether there are more.
        told(str): a file was written.
        refused(str): why files could not be read, or one not written, a sentence for each.
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
            self.refused.emit(Troubles().unwritable(path))
        else:
            self.told.emit(self.tr("Written: {path}").format(path=isolate(path)))

    @Slot(str)
    def read(self, path: str) -> None:
        """Reads the games of a file; those that cannot be read are told with their line."""
        self.read_all([path])

    def read_all(self, paths: Sequence[str]) -> None:
        """Reads the games of these files, to be shown together; of files without any it is told once they are there."""
        names: list[str] = []
        found: list[GameRecord | RecordError] = []
        refusals: list[str] = []
        for source in map(Path, paths):
            games = self._read(source, MOST + 1 - len(found))
            if isinstance(games, str):
                refusals.append(games)
                continue
            names.append(source.name)
            found += games if len(paths) == 1 else (_of_file(source.name, game) for game in games)
            if len(found) > MOST:
                break
        if found:
            name = ", ".join(names) if len(names) < 3 else f"{names[0]} … {names[-1]}"
            self.opened.emit(name, tuple(found[:MOST]), len(found) > MOST)
        if refusals:
            self.refused.emit(" · ".join(refusals))

    def _read(self, source: Path, most: int) -> Found | str:
        """So many games of this file at the most, or why there are none."""
        if source.is_dir():
            #: a folder was let go over the window; {folder} is its name
            return self.tr("{folder} is a folder. Drop the files that are in it").format(folder=isolate(source.name))
        try:
            if source.stat().st_size > _LARGEST:
                return self.tr("{file} is too large: cut it into smaller files").format(file=isolate(source.name))
            data = read_whole(source)
        except OSError:
            return self.tr("{path} cannot be read. Is the file still there, and are you allowed to open it?").format(
                path=isolate(str(source))
            )
        # names in old records may be in any encoding; the game itself is plain letters
        text = data.decode(encoding_of(data), "replace")
        found: Found = tuple(islice(iter_records(text), most)) if BEGIN in text else ()
        return found or self.tr("There are no games in {file}. Records begin with {mark}").format(
            file=isolate(source.name), mark=isolate(BEGIN)
        )


def _of_file(name: str, game: GameRecord | RecordError) -> GameRecord | RecordError:
    """Where the games of several files stand together, what is wrong with one is told with the name of its file."""
    if isinstance(game, RecordError):
        return RecordError(f"{name}: {game.reason}", game.line, game.column, game.id)
    return game
