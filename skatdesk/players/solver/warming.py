"""Compiling the kernel ahead of time, and where the machine code is kept.

The first use after an installation compiles for some seconds; every later start reads
the result. ``warm_up`` does the compiling in a process of its own, so that a window
stays smooth meanwhile.
"""

import hashlib
import os
import platform
import shutil
import subprocess
import sys
from functools import cache
from importlib.metadata import version
from pathlib import Path

from skatdesk import paths
from skatdesk.skat.errors import SkatError

_FOLDER = "solver-"
_READY = "ready"
_PROGRAM = "from skatdesk.players.solver import Solver; Solver()"


class WarmUpError(SkatError):
    """The kernel could not be compiled; the message holds the reason as the compiler gave it."""


def is_warm() -> bool:
    """Whether the kernel of this version has been compiled on this machine."""
    return (cache_folder() / _READY).is_file()


def warm_up() -> None:
    """Compiles the kernel in another process if that has not been done; some seconds, the first time.

    May be called in any thread. Raises ``WarmUpError`` if it fails, ``OSError`` if the
    cache folder cannot be written.
    """
    if is_warm():
        return
    frozen = getattr(sys, "frozen", False)  # a packaged program is its own interpreter and knows only its commands
    command = [sys.executable, "solve"] if frozen else [sys.executable, "-c", _PROGRAM]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)  # noqa: S603
    if done.returncode != 0:
        reason = (done.stderr.strip() or "no reason given").splitlines()[-1]
        raise WarmUpError(f"the solver could not be compiled: {reason}")


def note_ready() -> None:
    """Remembers that the kernel has been compiled, and clears away what earlier versions left."""
    ready = cache_folder() / _READY
    if not ready.is_file():
        for old in ready.parent.parent.glob(f"{_FOLDER}*"):
            if old != ready.parent:
                shutil.rmtree(old, ignore_errors=True)
        ready.touch()


@cache
def _edition() -> str:
    """A name for this version of kernel, compiler and interpreter.

    Numba asks only whether the file of an entry has changed, not the files of its parts,
    so every edition has a folder of its own.
    """
    digest = hashlib.sha256()
    for source in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(source.read_bytes())
    for fact in (version("numba"), platform.python_version(), platform.machine()):
        digest.update(fact.encode())
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """The folder of this edition's machine code, below ``NUMBA_CACHE_DIR`` or the user's cache folder."""
    named = os.environ.get("NUMBA_CACHE_DIR")
    base = Path(named) if named else paths.cache_folder() / "kernel"
    own = _FOLDER + _edition()
    folder = base if base.name == own else base / own
    folder.mkdir(parents=True, exist_ok=True)
    return folder
