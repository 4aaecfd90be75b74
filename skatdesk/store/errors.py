"""What can go wrong with the file, told apart by what can be done about it."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from pathlib import Path


class Trouble(StrEnum):
    """Why a store cannot be used as it is."""

    LOCKED = "locked"
    """Another running Skatdesk holds it."""
    UNAVAILABLE = "unavailable"
    """The disk is full or gone, or the file may not be read or written, or not at this moment."""
    DAMAGED = "damaged"
    """What the file holds cannot be read."""
    NEWER = "newer"
    """A later version of Skatdesk has written it."""
    GONE = "gone"
    """It is not there any more, and its copy is."""


class StoreError(Exception):
    """The store could not do what it was asked; what it had accepted before is still there.

    ``path`` is the file; ``reason`` is the technical cause, for logs.
    """

    def __init__(self, trouble: Trouble, path: Path, reason: str) -> None:
        super().__init__(f"{path}: {_SENTENCES[trouble]} ({reason})")
        self.trouble = trouble
        self.path = path
        self.reason = reason


class OwnFileError(StoreError):
    """A backup would have taken the place of the database, or of a file that belongs to it."""

    def __init__(self, path: Path) -> None:
        super().__init__(Trouble.UNAVAILABLE, path, "it belongs to the database itself")


_SENTENCES = {
    Trouble.LOCKED: "another running program is using it",
    Trouble.UNAVAILABLE: "it cannot be read or written",
    Trouble.DAMAGED: "it is damaged",
    Trouble.NEWER: "a newer version of Skatdesk has written it",
    Trouble.GONE: "it is not there any more",
}


@dataclass(frozen=True, slots=True)
class SetAside:
    """A file that is kept under another name, ``path``; one that was gone keeps its own.

    It could not be used (``DAMAGED``, ``NEWER`` or ``GONE``), or a backup took its place (``trouble`` is None).
    ``copied`` is the day of the copy that was taken up instead of one that was damaged or gone, None where a new file
    was begun.
    """

    trouble: Trouble | None
    path: Path
    copied: date | None = None


_TROUBLES = {
    sqlite3.SQLITE_BUSY: Trouble.UNAVAILABLE,  # to a stranger who looks into it; whoever holds it has locked it
    sqlite3.SQLITE_LOCKED: Trouble.UNAVAILABLE,
    sqlite3.SQLITE_NOTADB: Trouble.DAMAGED,
    sqlite3.SQLITE_CORRUPT: Trouble.DAMAGED,
    sqlite3.SQLITE_FULL: Trouble.UNAVAILABLE,
    sqlite3.SQLITE_IOERR: Trouble.UNAVAILABLE,
    sqlite3.SQLITE_READONLY: Trouble.UNAVAILABLE,
    sqlite3.SQLITE_CANTOPEN: Trouble.UNAVAILABLE,
    sqlite3.SQLITE_PERM: Trouble.UNAVAILABLE,
    sqlite3.SQLITE_NOMEM: Trouble.UNAVAILABLE,
}


@contextmanager
def errors_told(path: Path, otherwise: Trouble | None = None) -> Iterator[None]:
    """Turns errors of the system and of SQLite into ``StoreError``.

    What is no matter of disk, file and locks (a broken constraint, a missing table) is a
    defect of the program and passes, unless ``otherwise`` names the trouble it means.
    """
    try:
        yield
    except sqlite3.ProgrammingError:
        raise  # used when closed, or from another thread
    except (sqlite3.Error, UnicodeDecodeError) as error:
        # The low byte is the kind, the rest its details. Text that is no UTF-8, in a table or
        # in SQLite's own report of the damage, comes without a code and is damage at all times.
        if isinstance(error, UnicodeDecodeError):
            otherwise = Trouble.DAMAGED
        trouble = _TROUBLES.get(getattr(error, "sqlite_errorcode", 0) & 0xFF, otherwise)
        if trouble is None:
            raise
        raise StoreError(trouble, path, str(error)) from error
    except OSError as error:
        raise StoreError(Trouble.UNAVAILABLE, path, str(error)) from error
