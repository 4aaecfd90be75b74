"""Files as Windows keeps them: who has one open keeps everybody from moving, replacing or deleting it.

So it is for what Python and SQLite open there. Tests of what is only done on Linux cannot tell more than this about a
system they never ran on.
"""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

_MOVES = ("replace", "rename", "unlink", "remove")


class OpenElsewhereError(PermissionError):
    """What Windows says of a file that somebody has open."""

    winerror = 32


def looked_into(path: str | Path) -> OpenElsewhereError:
    """The error for this file."""
    return OpenElsewhereError(13, "It is being used by another process", str(path))


@contextmanager
def windows_files() -> Iterator[None]:
    """Within, no file that this process has open is moved, replaced or deleted."""
    with pytest.MonkeyPatch.context() as patch:
        for name in _MOVES:
            patch.setattr(os, name, _guarded(getattr(os, name)))
        yield


def _guarded(move: Callable[..., None]) -> Callable[..., None]:
    def guarded(*paths: str | Path, **how: int) -> None:
        for path in paths:
            if os.path.realpath(path) in _opened():
                raise looked_into(path)
        move(*paths, **how)

    return guarded


def _opened() -> set[str]:
    """The files that this process has open."""
    found = set()
    for descriptor in Path("/proc/self/fd").iterdir():
        try:
            found.add(str(descriptor.readlink()))
        except OSError:  # the one that lists them
            continue
    return found
