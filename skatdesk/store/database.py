"""A database that is open, kept by this program alone; how it comes to be so stands in ``database_file.py``."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import date
from pathlib import Path

from skatdesk.locks import lock
from skatdesk.store.copies import copy_of, day_of_copy, is_own, waiting_for, write_copy
from skatdesk.store.database_file import DatabaseFile
from skatdesk.store.errors import OwnFileError, StoreError, Trouble, errors_told
from skatdesk.store.migrations import MIGRATIONS


class Database:
    """An open database of the current version, held by this program alone.

    What is committed survives the death of the program at once (it is in the write-ahead
    log), and the loss of power from the next transaction that was made ``durably``.
    """

    def __init__(self, path: Path, migrations: tuple[str, ...] = MIGRATIONS) -> None:
        """Opens or makes the file (``DatabaseFile.open``); ``set_aside`` tells what became of one it could not use.

        Raises ``StoreError`` when another program holds the file or the disk refuses.
        """
        self.path = path
        self._migrations = migrations
        self.nameless = ""
        """What a person is called who has given no name. Kept as an empty name, for this word follows the language."""
        self._lock = _lock(path)
        try:
            self._connection, self.set_aside = DatabaseFile(path, migrations).open()
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
            if not self.path.exists():  # SQLite would go on writing into a file that nobody finds any more
                raise StoreError(Trouble.UNAVAILABLE, self.path, "it was taken away")
            self._connection.execute(f"PRAGMA synchronous = {'FULL' if durably else 'NORMAL'}")
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield self._connection
                self._connection.execute("COMMIT")
            except BaseException:
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
        with errors_told(copy_of(self.path)):
            there_is_one = day_of_copy(self.path) == today
        if not there_is_one:
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
        file = DatabaseFile(backup, self._migrations)
        file.inspect()
        with errors_told(backup, Trouble.DAMAGED), closing(file.reader()) as connection:
            write_copy(connection, backup, waiting_for(self.path))

    def close(self) -> None:
        """Lets the file go."""
        self._connection.close()
        self._lock.close()


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
