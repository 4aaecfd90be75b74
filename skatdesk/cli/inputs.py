"""Reading what a command is given. Bytes that are not UTF-8 become the mark for unknown letters."""

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
        return Path(name).read_text(encoding="utf-8", errors="replace")
    except OSError as error:
        raise SkatError(f"{name}: {error.strerror or error}") from None


def standard_input() -> Iterator[str]:
    """The lines of standard input; raises ``SkatError`` if it is closed."""
    if sys.stdin is None:
        raise SkatError("standard input is closed")
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8", errors="replace")
    yield from sys.stdin
