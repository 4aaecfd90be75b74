"""A lock that one program holds on a file; the system frees it when the program dies, however it dies.

Imports the standard library only.
"""

import errno
import os
import sqlite3
from pathlib import Path


def lock(path: Path, patience_s: float = 0.0) -> sqlite3.Connection:
    """Keeps other programs that ask here out of this file until it is closed, by a file ``.lock`` beside it.

    That is an empty database, for SQLite knows how to lock a file on every system. Waits as long as ``patience_s`` for
    who holds it; raises ``BlockingIOError`` if he still does, another ``OSError`` if nobody could.
    """
    target = Path(os.path.realpath(path))
    beside = target.with_name(f"{target.name}.lock")
    try:
        held = _held(beside, patience_s)
    except sqlite3.DatabaseError as error:
        kind = error.sqlite_errorcode & 0xFF
        if kind == sqlite3.SQLITE_BUSY:
            raise BlockingIOError(errno.EAGAIN, "another running program is using it", str(path)) from error
        if kind != sqlite3.SQLITE_NOTADB:
            raise OSError(errno.EIO, str(error), str(beside)) from error
        beside.unlink()  # something else was written there, so nobody holds it
        held = _held(beside, patience_s)
    if not os.access(beside, os.W_OK):  # SQLite would let everybody "lock" it
        held.close()
        raise PermissionError(errno.EACCES, "it is write-protected", str(beside))
    return held


def _held(beside: Path, patience_s: float) -> sqlite3.Connection:
    held = sqlite3.connect(beside, timeout=patience_s, isolation_level=None)
    try:
        held.execute("PRAGMA journal_mode = OFF")  # else a journal would lie beside it
        held.execute("BEGIN EXCLUSIVE")
    except BaseException:
        held.close()
        raise
    return held
