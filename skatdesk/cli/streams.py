"""Standard output and standard error, which may be closed, on a full disk, or without a reader."""

import contextlib
import errno
import io
import os
import sys
from typing import TextIO


def tell(text: str, end: str = "\n") -> None:
    """Says something on standard error; where it cannot be written nobody is told, and the work goes on."""
    try:
        print(text, end=end, file=sys.stderr, flush=True)
    except OSError:
        forget(sys.stderr)


def is_unread(error: OSError) -> bool:
    """Whether it says that nobody reads any more, as behind ``head``; Windows calls that an invalid argument.

    So it does a file's name that cannot be, and tells the name then.
    """
    invalid = error.errno == errno.EINVAL and error.filename is None
    return isinstance(error, BrokenPipeError) or (os.name == "nt" and invalid)


def have_errors_go_somewhere() -> None:
    """Where standard error is closed, what is written there is told to nobody; ``argparse`` takes it to be open."""
    if sys.stderr is None:
        sys.stderr = io.StringIO()


def settle() -> None:
    """Writes what still waits to be written, and gives up what cannot be.

    Python itself tries once more at the exit, and if it fails then, changes the exit code to 120.
    """
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:  # closed
            try:
                stream.flush()
            except OSError:
                forget(stream)


def forget(stream: TextIO) -> None:
    """Nothing more is written there."""
    with contextlib.suppress(OSError, ValueError):  # where it is no file of the system's
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
