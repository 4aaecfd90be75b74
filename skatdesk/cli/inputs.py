"""Reading what a command is given.

Text is UTF-8, or UTF-16 where a mark at its beginning says so, as some Windows programs write it. Bytes
that are neither become the mark for unknown letters.
"""

import codecs
import io
import sys
from collections.abc import Iterator
from pathlib import Path

from skatdesk.skat.errors import SkatError

STANDARD_INPUT = "-"


def read_text(name: str) -> str:
    """All text of a file, of standard input for ``-``; raises ``SkatError`` if it cannot be read."""
    if name == STANDARD_INPUT:
        return "".join(standard_input())
    try:
        data = Path(name).read_bytes()
    except OSError as error:
        raise SkatError(f"{name or repr(name)}: {error.strerror or error}") from None
    return io.StringIO(data.decode(_encoding(data[:3]), "replace"), newline=None).read()


def standard_input() -> Iterator[str]:
    """The lines of standard input; raises ``SkatError`` if it is closed."""
    if sys.stdin is None:
        raise SkatError("standard input is closed")
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(encoding=_encoding(_beginning(sys.stdin.buffer)), errors="replace")
    yield from sys.stdin


def _encoding(beginning: bytes) -> str:
    return "utf-16" if beginning.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)) else "utf-8-sig"


def _beginning(stream: object) -> bytes:
    """What the stream begins with, if it can be looked at without taking it away; waits for it."""
    return stream.peek(3)[:3] if isinstance(stream, io.BufferedReader) else b""
