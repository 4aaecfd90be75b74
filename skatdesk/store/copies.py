"""Copies of the database: one beside it, for the day on which it is damaged, and backups that people keep elsewhere."""

import sqlite3
from contextlib import closing
from datetime import UTC, date, datetime
from pathlib import Path

from skatdesk.files import part_of
from skatdesk.store.errors import StoreError, Trouble, errors_told


def copy_of(path: Path) -> Path:
    """Where the copy of this database lies."""
    return path.with_name(f"{path.name}.copy")


def waiting_for(path: Path) -> Path:
    """Where a backup lies that takes the place of this database the next time it is opened."""
    return path.with_name(f"{path.name}.restored")


def day_of_copy(path: Path) -> date | None:
    """The day the copy was made, here; None if there is none."""
    copy = copy_of(path)
    return datetime.fromtimestamp(copy.stat().st_mtime, UTC).astimezone().date() if copy.exists() else None


def write_copy(connection: sqlite3.Connection, source: Path, target: Path) -> None:
    """Copies an open database, ``source``, into a file, whole or not at all.

    Raises ``StoreError`` that names the one of both that is at fault. What is damaged never takes the place of a
    sound copy.
    """
    part = part_of(target)
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
                part.replace(target)
            finally:
                part.unlink(missing_ok=True)
    except StoreError as error:
        if error.trouble is not Trouble.DAMAGED:
            raise
        raise StoreError(error.trouble, source, error.reason) from error
