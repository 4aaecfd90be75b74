"""A copy of the database beside it, for the day on which the database itself is damaged."""

import sqlite3
from contextlib import closing
from datetime import UTC, date, datetime
from pathlib import Path

from skatdesk.store.errors import StoreError, Trouble, errors_told


def copy_of(path: Path) -> Path:
    """Where the copy of this database lies."""
    return path.with_name(f"{path.name}.copy")


def day_of_copy(path: Path) -> date | None:
    """The day the copy was made, here; None if there is none."""
    copy = copy_of(path)
    return datetime.fromtimestamp(copy.stat().st_mtime, UTC).astimezone().date() if copy.exists() else None


def make_copy(connection: sqlite3.Connection, path: Path) -> None:
    """Copies the open database, whole or not at all; raises ``StoreError``.

    What is damaged never takes the place of a sound copy.
    """
    part = path.with_name(f"{copy_of(path).name}.new")
    with errors_told(path):
        try:
            with closing(sqlite3.connect(part, isolation_level=None)) as copy:
                connection.backup(copy)
                copy.execute("PRAGMA journal_mode = DELETE")  # one file, without a log beside it
                (verdict,) = copy.execute("PRAGMA quick_check(1)").fetchone()
            if verdict != "ok":
                raise StoreError(Trouble.DAMAGED, path, verdict)
            part.replace(copy_of(path))
        finally:
            part.unlink(missing_ok=True)
