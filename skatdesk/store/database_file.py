"""The file of a database while nobody has it open: whether it can be used, and what takes its place if not."""

import errno
import logging
import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path, PurePath
from urllib.parse import quote

from skatdesk.files import free_name, move, remove_parts_of
from skatdesk.store.copies import copy_of, day_of_copy, waiting_for
from skatdesk.store.errors import SetAside, StoreError, Trouble, errors_told
from skatdesk.store.migrations import APPLICATION_ID, columns_after, columns_in, migrate

_log = logging.getLogger(__name__)

_UNUSABLE = (Trouble.DAMAGED, Trouble.NEWER)
"""What is wrong with the file itself, and will be the next time too."""

_LOGS = ("-wal", "-journal")
_ALL = ("-shm", *_LOGS, "")
"""What SQLite adds to the name of a database for its logs; and for all its files, the database the last of them."""

PATIENCE_S = 0.5
"""How long a write waits for a stranger that looks into the file just now (seconds)."""


class DatabaseFile:
    """A database by its name, with the logs that SQLite keeps beside it; it need not be there.

    ``migrations`` are the steps to the shape it must have. Every method may raise ``StoreError``.
    """

    def __init__(self, path: Path, migrations: tuple[str, ...]) -> None:
        self.path = path
        self._migrations = migrations

    def open(self) -> tuple[sqlite3.Connection, SetAside | None]:
        """A connection to it, and what became of the file that lay there if that could not be used.

        A backup that waits takes its place. A file that is damaged or from a newer version is set aside; the copy of
        one that is damaged or gone takes its place, else a new one is begun.
        """
        with errors_told(self.path):
            remove_parts_of(copy_of(self.path))
            remove_parts_of(waiting_for(self.path))
            happened = self._take_backup()
            if not os.path.lexists(self.path) and not self._has_log():
                happened = self._take_copy()
            try:
                return self._opened(), happened
            except StoreError as error:
                if error.trouble not in _UNUSABLE:
                    raise
                happened = self._take_copy() if error.trouble is Trouble.DAMAGED else None
                if happened is None or happened.copied is None:
                    happened = SetAside(error.trouble, self.set_aside(error.trouble))
                _log.warning("%s; set aside as %s", error, happened.path.name)
                return self._opened(), happened

    def inspect(self) -> None:
        """Raises ``StoreError`` if it is damaged or newer; changes nothing.

        It reads all of the file: 30 ms for 10,000 deals.
        """
        has_log = self._has_log()
        if not self.path.exists():
            if has_log:  # a new database beside it would take it for its own
                raise self._damaged("nothing but its log is there")
            return
        if not self.path.is_file():  # SQLite would wait for a pipe without end
            raise StoreError(Trouble.UNAVAILABLE, self.path, "it is no file")
        with errors_told(self.path, Trouble.DAMAGED), closing(self.reader()) as connection:
            owner, version, pages, page_size = (
                connection.execute(f"PRAGMA {name}").fetchone()[0]
                for name in ("application_id", "user_version", "page_count", "page_size")
            )
            if owner != APPLICATION_ID or version < 1:
                raise self._damaged("not a database of Skatdesk")
            if version > len(self._migrations):
                reason = f"version {version}, known are {len(self._migrations)}"
                raise StoreError(Trouble.NEWER, self.path, reason)
            # SQLite forgives a last page cut short. With a log, the file may still have to grow.
            if not has_log and self.path.stat().st_size < pages * page_size:
                raise self._damaged("the file is cut short")
            (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
            if verdict != "ok":
                raise self._damaged(verdict)
            missing = columns_after(self._migrations[:version]) - columns_in(connection)
            if missing:
                raise self._damaged(f"no {' '.join(min(missing))}")

    def reader(self) -> sqlite3.Connection:
        """A connection that only reads, for the caller to close.

        SQLite leaves an index of the log beside what it reads, even where there is no log, unless nobody writes there.
        """
        how = "mode=ro" if self._has_log() else "mode=ro&immutable=1"
        return sqlite3.connect(f"{uri_of(self.path.absolute())}?{how}", uri=True)

    def connect(self) -> sqlite3.Connection:
        """A connection to the file as it lies there, brought to the last version."""
        connection = sqlite3.connect(self.path, timeout=PATIENCE_S, isolation_level=None)
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = NORMAL")
            connection.execute("PRAGMA fullfsync = ON")  # else macOS says that the disk has what lies in its memory
            self._bring_up_to_date(connection)
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
            connection.execute("PRAGMA foreign_keys = ON")
        except BaseException:
            connection.close()
            raise
        return connection

    def set_aside(self, why: str) -> Path:
        """Renames the file, its logs before it."""
        aside = free_name(self.path, why)
        for suffix in _ALL:
            part = self.path.with_name(self.path.name + suffix)
            if part.exists():
                move(part, aside.with_name(aside.name + suffix))
        return aside

    # -------------------------------------------------------------- opening

    def _opened(self) -> sqlite3.Connection:
        """The file, made if there is none; damage too shows here that shows only when it is written to."""
        path = self.path
        if path.is_symlink() and not path.exists():  # as on a disk that is not there just now
            raise StoreError(Trouble.UNAVAILABLE, path, "what it links to is not there")
        self._roll_back()
        self.inspect()
        if not path.exists():
            self._create()
        if not os.access(path, os.W_OK):  # SQLite would open it to be read, till the end, and each write would fail
            raise StoreError(Trouble.UNAVAILABLE, path, "it is write-protected")
        with errors_told(path):
            return self.connect()

    def _roll_back(self) -> None:
        """Takes back what a program was writing when it died, where the disk allows no write-ahead log."""
        if self.path.is_file() and self._has_log("-journal"):
            with errors_told(self.path, Trouble.DAMAGED), closing(sqlite3.connect(self.path)) as connection:
                connection.execute("PRAGMA schema_version")  # SQLite does it at the first look

    def _create(self) -> None:
        """Makes a database, which gets its name when it is whole: nobody finds half of one.

        The steps are taken in memory, so that the disk is waited for once and not after each of them.
        """
        part = self._begun()
        with (
            closing(sqlite3.connect(":memory:", isolation_level=None)) as made,
            closing(sqlite3.connect(part.path, isolation_level=None)) as connection,
        ):
            migrate(made, self._migrations)
            made.backup(connection)
        move(part.path, self.path)

    def _bring_up_to_date(self, connection: sqlite3.Connection) -> None:
        """Takes the steps that are missing; where they fail though they are good, what the file holds is damaged."""
        try:
            migrate(connection, self._migrations)
        except sqlite3.Error:
            columns_after(self._migrations)  # raises where a step is at fault, which is a defect
            with errors_told(self.path, Trouble.DAMAGED):
                raise

    # -------------------------------------------------------------- what takes its place

    def _take_backup(self) -> SetAside | None:
        """Puts the backup that waits, if there is a sound one, in place of the file, which is set aside."""
        waiting = self._named(waiting_for(self.path))
        if not waiting.path.exists():
            return None
        try:
            waiting.inspect()
        except StoreError as error:
            if error.trouble not in _UNUSABLE:
                raise
            _log.warning("%s", error)
            waiting.path.unlink()
            return None
        was_there = self.path.exists()
        aside = self.set_aside("replaced")  # a log without its database too: it would be taken for the backup's own
        move(waiting.path, self.path)
        copy_of(self.path).unlink(missing_ok=True)  # it is of what was replaced
        return SetAside(None, aside) if was_there else None

    def _take_copy(self) -> SetAside | None:
        """Puts the copy, if there is one, in place of the file, which is damaged or not there, and keeps it.

        A damaged file stays where it is until what takes its place is whole: else the next start, after a crash or
        with a full disk, would know nothing of it. A copy that cannot be used is set aside, for the next one is to
        take its place.
        """
        copy, day = self._named(copy_of(self.path)), day_of_copy(self.path)
        if day is None:
            return None
        try:
            copy.inspect()
            part = self._begun()
            shutil.copyfile(copy.path, part.path)
            part.connect().close()
            gone = not os.path.lexists(self.path) and not self._has_log()
            aside = self.path if gone else self.set_aside(Trouble.DAMAGED)
            move(part.path, self.path)
        except StoreError as error:
            if error.trouble not in _UNUSABLE:
                raise
            _log.warning("%s", error)
            return SetAside(error.trouble, copy.set_aside(error.trouble))
        return SetAside(Trouble.GONE if gone else Trouble.DAMAGED, aside, day)

    def _begun(self) -> "DatabaseFile":
        """What gets this name when it is whole; nothing is left of what a program that died has begun."""
        part = self._named(self.path.with_name(f"{self.path.name}.new"))
        for suffix in _ALL:
            part.path.with_name(part.path.name + suffix).unlink(missing_ok=True)
        return part

    def _has_log(self, *kinds: str) -> bool:
        """Whether there is anything, of these kinds, that SQLite would still write into a file of this name."""
        logs = (self.path.with_name(self.path.name + kind) for kind in kinds or _LOGS)
        return any(map(_size, logs))

    def _named(self, path: Path) -> "DatabaseFile":
        """Another file of the same shape."""
        return DatabaseFile(path, self._migrations)

    def _damaged(self, reason: str) -> StoreError:
        return StoreError(Trouble.DAMAGED, self.path, reason)


def _size(path: Path) -> int:
    """Bytes; 0 where no such file is, or can be by so long a name."""
    try:
        return path.stat().st_size
    except OSError as error:
        if error.errno not in (errno.ENOENT, errno.ENOTDIR, errno.ENAMETOOLONG):
            raise
        return 0


def uri_of(path: PurePath) -> str:
    """The file as SQLite wants it named: a server of a Windows network belongs to the path, never before it."""
    return f"file:///{quote(os.fsencode(path.as_posix().removeprefix('/')), safe='/:')}"
