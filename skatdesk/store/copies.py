"""Copies of the database: one beside it, for the day on which it is damaged, and backups that people keep elsewhere."""

import os
import sqlite3
from contextlib import closing
from datetime import UTC, date, datetime
from pathlib import Path

from skatdesk.files import move, part_of
from skatdesk.store.errors import StoreError, Trouble, errors_told

_SUFFIXES = ("", "-wal", "-shm", "-journal", ".lock", ".copy", ".restored")
"""What is added to the name of a database in the names of its files."""


def copy_of(path: Path) -> Path:
    """Where the copy of this database lies."""
    return path.with_name(f"{path.name}.copy")


def waiting_for(path: Path) -> Path:
    """Where a backup lies that takes the place of this database the next time it is opened."""
    return path.with_name(f"{path.name}.restored")


def day_of_copy(path: Path) -> date | None:
    """The day the copy was made, here; None if there is none. Raises ``OSError``.

    A time that no calendar has, as some servers and programs give to files, counts as the first day of the system's.
    """
    copy = copy_of(path)
    if not copy.exists():
        return None
    changed = copy.stat().st_mtime
    try:
        return datetime.fromtimestamp(changed, UTC).astimezone().date()
    except (ValueError, OverflowError, OSError):  # Windows knows the local time of no year before 1970 or after 3000
        return date(1970, 1, 1)


def is_own(target: Path, path: Path) -> bool:
    """Whether this file is the database of that path, or one of those that belong to it."""
    real = os.path.realpath(path)  # SQLite's own files lie beside what is linked to
    own = [Path(f"{base}{suffix}") for base in (path, real) for suffix in _SUFFIXES]
    return any(
        os.path.realpath(target) == os.path.realpath(file)
        or (target.exists() and file.exists() and target.samefile(file))  # by another name, as in capitals
        for file in own
    )


def write_copy(connection: sqlite3.Connection, source: Path, target: Path) -> None:
    """Copies an open database, ``source``, into a file, whole or not at all.

    Raises ``StoreError`` that names the one of both that is at fault. What is damaged never takes the place of a
    sound copy. A link stays one.
    """
    real = Path(os.path.realpath(target))
    part = part_of(real)
    try:
        with errors_told(target):
            part.unlink(missing_ok=True)  # left by a program that died
            try:
                with closing(sqlite3.connect(part, isolation_level=None)) as copy:
                    connection.backup(copy)
                    copy.execute("PRAGMA journal_mode = DELETE")  # one file, without a log beside it
                    (verdict,) = copy.execute("PRAGMA quick_check(1)").fetchone()
                if verdict != "ok":
                    raise StoreError(Trouble.DAMAGED, target, verdict)
                move(part, real)
            finally:
                part.unlink(missing_ok=True)
    except StoreError as error:
        if error.trouble is not Trouble.DAMAGED:
            raise
        raise StoreError(error.trouble, source, error.reason) from error
