"""A disk that has no room left, or too little."""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager

import pytest


@contextmanager
def full_disk() -> Iterator[None]:
    """Nothing that is written arrives."""

    def refuse(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", refuse)
        yield


@contextmanager
def small_disk(room: int) -> Iterator[None]:
    """Of every file so many bytes arrive, and the system refuses the rest; where it knows such a limit."""
    resource = pytest.importorskip("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (room, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
