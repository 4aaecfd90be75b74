"""Reading what a command is given.

Bytes that are no letters (see ``encoding_of``) become the mark for unknown ones.
"""

import io
import sys
from collections.abc import Iterator
from pathlib import Path

from skatdesk.cli.streams import tell
from skatdesk.files import encoding_of
from skatdesk.notation.iss import RecordError
from skatdesk.skat.errors import SkatError

STANDARD_INPUT = "-"


def read_text(name: str) -> str:
    """All text of a file, of standard input for ``-``; raises ``SkatError`` if it cannot be read."""
    if name == STANDARD_INPUT:
        return "".join(standard_input())
    if not name:
        raise SkatError(f"{name!r}: a file has to have a name; {STANDARD_INPUT} is standard input")
    path = Path(name)
    try:
        if path.is_dir():  # of which Windows says only that it may not be read
            raise SkatError(f"{name}: this is a folder; name the file in it")
        if path.is_char_device() or path.is_block_device():  # some never end
            raise SkatError(f"{name}: this is a device; name a file, or {STANDARD_INPUT} for standard input")
        data = path.read_bytes()
    except OSError as error:
        raise SkatError(f"{name}: {error.strerror or error}") from None
    return data.decode(encoding_of(data), "replace").replace("\r\n", "\n").replace("\r", "\n")


def standard_input() -> Iterator[str]:
    """The lines of standard input; raises ``SkatError`` if it is closed."""
    if sys.stdin is None:
        raise SkatError("standard input is closed")
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(encoding=encoding_of(_beginning(sys.stdin.buffer)), errors="replace")
    yield from sys.stdin


def tell_unreadable(name: str, error: RecordError) -> None:
    """Names a record of a file on standard error, below what has been printed of those before it."""
    sys.stdout.flush()
    tell(f"{name}: {error.id}{': ' if error.id else ''}{error}")


def _beginning(stream: object) -> bytes:
    """What the stream begins with, if it can be looked at without taking it away; waits for it."""
    return stream.peek(3)[:3] if isinstance(stream, io.BufferedReader) else b""
