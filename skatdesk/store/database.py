"""Opens the database file, keeps other programs out, and never loses a file it cannot use."""

import logging
import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import date
from pathlib import Path, PurePath
from urllib.parse import quote

from skatdesk.files import free_name, parts_left_of
from skatdesk.locks import lock
from skatdesk.store.copies import copy_of, day_of_copy, is_own, waiting_for, write_copy
from skatdesk.store.errors import OwnFileError, SetAside, StoreError, Trouble, errors_told
from skatdesk.store.migrations import APPLICATION_ID, MIGRATIONS, columns_after, columns_in, migrate

_log = logging.getLogger(__name__)

_UNUSABLE = (Trouble.DAMAGED, Trouble.NEWER)
"""What is wrong with the file itself, and will be the next time too."""

_LOGS = ("-wal", "-journal")
_ALL = ("-shm", *_LOGS, "")
"""What SQLite adds to the name of a database for its logs; and for all its files, the database the last of them."""

PATIENCE_S = 0.5
"""How long a write waits for a stranger that looks into the file just now (seconds)."""


class Database:
    """An open database of the current version, held by this program alone.

    What is committed survives the death of the program at once (it is in the write-ahead
    log), and the loss of power from the next transaction that was made ``durably``.
    """

    def __init__(self, path: Path, migrations: tuple[str, ...] = MIGRATIONS) -> None:
        """Opens or makes the file, in whose place a backup may wait (``restore``).

        A file that is damaged or from a newer version is set aside first (``set_aside``
        tells); the copy of one that is damaged or gone takes its place, else a new one is begun.
        Raises ``StoreError`` when another program holds the file or the disk refuses.
        """
        self.path = path
        self._migrations = migrations
        self.nameless = ""
        """What a person is called who has given no name. Kept as an empty name, for this word follows the language."""
        self.set_aside: SetAside | None = None
        self._lock = _lock(path)
        try:
            with errors_told(path):
                for part in (*parts_left_of(copy_of(path)), *parts_left_of(waiting_for(path))):
                    part.unlink()
                self.set_aside = _take_backup(path, migrations)
                if not os.path.lexists(path) and not _has_log(path):
                    self.set_aside = _take_copy(path, migrations)
                try:
                    self._connection = _opened(path, migrations)
                except StoreError as error:
                    if error.trouble not in _UNUSABLE:
                        raise
                    aside = _set_aside(path, error.trouble)
                    _log.warning("%s; set aside as %s", error, aside.name)
                    taken = _take_copy(path, migrations) if error.trouble is Trouble.DAMAGED else None
                    self.set_aside = SetAside(error.trouble, aside, None if taken is None else taken.copied)
                    self._connection = _opened(path, migrations)
        except BaseException:
            self._lock.close()
            raise

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """The connection for queries; what cannot be queried is damaged."""
        with errors_told(self.path, Trouble.DAMAGED):
            yield self._connection

    @contextmanager
    def writing(self, *, durably: bool = False) -> Iterator[sqlite3.Connection]:
        """One transaction: everything done inside happens, or nothing.

        ``durably`` waits at its end until the disk has it; some ms, so not for every action.
        """
        with errors_told(self.path):
            self._connection.execute(f"PRAGMA synchronous = {'FULL' if durably else 'NORMAL'}")
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield self._connection
                self._connection.execute("COMMIT")
            except BaseException:
                if self._connection.in_transaction:
                    self._connection.rollback()
                raise

    @contextmanager
    def understanding(self, what: str) -> Iterator[None]:
        """What is in the file but makes no sense is damage."""
        try:
            yield
        except (ValueError, TypeError) as error:
            raise StoreError(Trouble.DAMAGED, self.path, f"{what}: {error}") from error

    def keep_copy(self, today: date) -> None:
        """Makes a copy of the file unless there is one of that day; raises ``StoreError``, the one before stays."""
        if day_of_copy(self.path) != today:
            write_copy(self._connection, self.path, copy_of(self.path))

    def back_up(self, target: Path) -> None:
        """Writes everything into a file that ``restore`` reads; raises ``StoreError``, a file that was there stays.

        That is an ``OwnFileError`` where the database itself, or a file that belongs to it, would be overwritten.
        """
        with errors_told(target):
            if is_own(target, self.path):
                raise OwnFileError(target)
        write_copy(self._connection, self.path, target)

    def restore(self, backup: Path) -> None:
        """What is in the backup takes the place of the file when it is opened the next time; that is set aside then.

        Raises ``StoreError`` for a file that is no backup, is damaged or from a newer version; nothing changes then.
        """
        _inspect(backup, self._migrations)
        with errors_told(backup, Trouble.DAMAGED), closing(_reader(backup)) as connection:
            write_copy(connection, backup, waiting_for(self.path))

    def close(self) -> None:
        """Lets the file go."""
        self._connection.close()
        self._lock.close()


def _opened(path: Path, migrations: tuple[str, ...]) -> sqlite3.Connection:
    """The file, made if there is none; raises ``StoreError``, for damage too that shows only when it is written to."""
    if path.is_symlink() and not path.exists():  # as on a disk that is not there just now
        raise StoreError(Trouble.UNAVAILABLE, path, "what it links to is not there")
    if path.exists() and not (path.is_file() or path.is_dir()):  # SQLite would wait for a pipe without end
        raise StoreError(Trouble.UNAVAILABLE, path, "it is no file")
    _roll_back(path)
    _inspect(path, migrations)
    if not path.exists():
        _create(path, migrations)
    with errors_told(path):
        return _connect(path, migrations)


def _lock(path: Path) -> sqlite3.Connection:
    """Keeps other programs out as long as it is open.

    What is locked lies beside the file, because a lock on the file itself would also keep out
    this program's own readers in other threads.
    """
    with errors_told(path):
        try:
            return lock(path)
        except BlockingIOError as error:
            raise StoreError(Trouble.LOCKED, path, str(error)) from error


def _roll_back(path: Path) -> None:
    """Takes back what a program was writing when it died, where the disk allows no write-ahead log."""
    if path.exists() and _has_log(path, "-journal"):
        with errors_told(path, Trouble.DAMAGED), closing(sqlite3.connect(path)) as connection:
            connection.execute("PRAGMA schema_version")  # SQLite does it at the first look


def _reader(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{uri_of(path.absolute())}?mode=ro", uri=True)


def uri_of(path: PurePath) -> str:
    """The file as SQLite wants it named: a server of a Windows network belongs to the path, never before it."""
    return f"file:///{quote(os.fsencode(path.as_posix().removeprefix('/')), safe='/:')}"


def _inspect(path: Path, migrations: tuple[str, ...]) -> None:
    """Raises ``StoreError`` for a file that is damaged or newer; changes nothing.

    It reads all of the file: 30 ms for 10,000 deals.
    """
    has_log = _has_log(path)
    if not path.exists():
        if has_log:  # a new database beside it would take it for its own
            raise StoreError(Trouble.DAMAGED, path, "nothing but its log is there")
        return
    with (
        errors_told(path, Trouble.DAMAGED),
        closing(_reader(path)) as connection,
    ):
        owner, version, pages, page_size = (
            connection.execute(f"PRAGMA {name}").fetchone()[0]
            for name in ("application_id", "user_version", "page_count", "page_size")
        )
        if owner != APPLICATION_ID or version < 1:
            raise StoreError(Trouble.DAMAGED, path, "not a database of Skatdesk")
        if version > len(migrations):
            raise StoreError(Trouble.NEWER, path, f"version {version}, known are {len(migrations)}")
        # SQLite forgives a last page cut short. With a log, the file may still have to grow.
        if not has_log and path.stat().st_size < pages * page_size:
            raise StoreError(Trouble.DAMAGED, path, "the file is cut short")
        (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        if verdict != "ok":
            raise StoreError(Trouble.DAMAGED, path, verdict)
        missing = columns_after(migrations[:version]) - columns_in(connection)
        if missing:
            raise StoreError(Trouble.DAMAGED, path, f"no {' '.join(min(missing))}")


def _has_log(path: Path, *kinds: str) -> bool:
    """Whether there is anything, of these kinds, that SQLite would still write into a file of this name."""
    logs = (path.with_name(path.name + kind) for kind in kinds or _LOGS)
    return any(log.exists() and log.stat().st_size > 0 for log in logs)


def _take_backup(path: Path, migrations: tuple[str, ...]) -> SetAside | None:
    """Puts the backup that waits, if there is a sound one, in place of the file, which is set aside."""
    waiting = waiting_for(path)
    if not waiting.exists():
        return None
    try:
        _inspect(waiting, migrations)
    except StoreError as error:
        if error.trouble not in _UNUSABLE:
            raise
        _log.warning("%s", error)
        waiting.unlink()
        return None
    was_there = path.exists()
    aside = _set_aside(path, "replaced")  # a log without its database too: it would be taken for the backup's own
    waiting.rename(path)
    return SetAside(None, aside) if was_there else None


def _set_aside(path: Path, why: str) -> Path:
    """Renames the file, its logs before it."""
    aside = free_name(path, why)
    for suffix in _ALL:
        part = path.with_name(path.name + suffix)
        if part.exists():
            part.rename(aside.with_name(aside.name + suffix))
    return aside


def _take_copy(path: Path, migrations: tuple[str, ...]) -> SetAside | None:
    """Puts the copy, if there is one, in place of the file, which is not there, and keeps it.

    A copy that cannot be used is set aside, for the next one is to take its place.
    """
    copy, day = copy_of(path), day_of_copy(path)
    if day is None:
        return None
    try:
        _inspect(copy, migrations)
        part = _part_of(path)
        shutil.copyfile(copy, part)
        _connect(part, migrations).close()
        part.rename(path)
    except StoreError as error:
        if error.trouble not in _UNUSABLE:
            raise
        _log.warning("%s", error)
        return SetAside(error.trouble, _set_aside(copy, error.trouble))
    return SetAside(Trouble.GONE, path, day)


def _create(path: Path, migrations: tuple[str, ...]) -> None:
    """Makes a database, which gets its name when it is whole: nobody finds half of one."""
    part = _part_of(path)
    with closing(sqlite3.connect(part, isolation_level=None)) as connection:
        migrate(connection, migrations)
    part.rename(path)


def _part_of(path: Path) -> Path:
    """Where a database is made that gets this name when it is whole; what a program that died has left is gone."""
    part = path.with_name(f"{path.name}.new")
    for suffix in _ALL:
        part.with_name(part.name + suffix).unlink(missing_ok=True)
    return part


def _connect(path: Path, migrations: tuple[str, ...]) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=PATIENCE_S, isolation_level=None)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = NORMAL")
        connection.execute("PRAGMA fullfsync = ON")  # else macOS says that the disk has what lies in its memory
        _bring_up_to_date(connection, path, migrations)
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
        connection.execute("PRAGMA foreign_keys = ON")
    except BaseException:
        connection.close()
        raise
    return connection


def _bring_up_to_date(connection: sqlite3.Connection, path: Path, migrations: tuple[str, ...]) -> None:
    """Takes the steps that are missing; where they fail though they are good, what the file holds is damaged."""
    try:
        migrate(connection, migrations)
    except sqlite3.Error:
        columns_after(migrations)  # raises where a step is at fault, which is a defect
        with errors_told(path, Trouble.DAMAGED):
            raise
