"""Compiling the kernel ahead of time, and where the machine code is kept.

The first use after an installation compiles, a minute for the players and ten seconds for
the solver alone; every later start reads the result. ``warming_command`` does the compiling
in a process of its own, so that a window stays smooth meanwhile (``engine.preparation``).
"""

import atexit
import hashlib
import os
import platform
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from itertools import takewhile
from pathlib import Path

from skatdesk import __version__, paths
from skatdesk.files import refusal
from skatdesk.locks import lock
from skatdesk.skat.errors import SkatError

_FOLDER, _READY, _COMPILING = "solver-", ".ready", "compiling"
_ROOM = 8 << 20
"""Bytes that the machine code of all kernels takes, with some to spare."""
SOLVER, PLAYERS = "solver", "players"
"""The kernels: the solver's own, and that of the players who search, which contains it."""

_COMMAND = ("engine", "--prepare")
"""Loads the kernels, which compiles them, and ends."""

_PLAYERS_ROOM = Path(__file__).parents[1]
_DOORS = (b"skatdesk.players.solver.compiled", b"import numba")
_PATIENCE_S = 60.0
"""How long a program waits for another one to compile an entry, in seconds; where that takes longer, on a slow
machine, it compiles for itself."""
_CPUINFO = Path("/proc/cpuinfo")
_KEPT = 3
"""So many other editions stay: another version of the program may be in use, or just be compiling its own."""


class WarmUpError(SkatError):
    """The kernel cannot be compiled ahead of time, because its machine code cannot be kept; the message says why."""


def is_warm(kernel: str = PLAYERS) -> bool:
    """Whether this kernel of this edition has been compiled on this machine; without a name, all of it."""
    try:
        return _mark_of(kernel).is_file()
    except OSError:
        return False


def warming_command() -> tuple[list[str], dict[str, str]]:
    """The command that compiles all of the kernel, and the environment it needs.

    Several programs may run it at once; they share the work. Raises ``WarmUpError`` if the machine code cannot be
    kept; a solver or a player can be made nevertheless, and compiles for itself.
    """
    try:
        folder = _made_writable(machine_code_folder())
    except OSError as error:
        raise WarmUpError(f"the kernel's machine code cannot be kept: {refusal(error)}") from None
    frozen = getattr(sys, "frozen", False)  # a packaged program is its own interpreter
    program = [sys.executable] if frozen else [sys.executable, "-m", "skatdesk"]
    return [*program, *_COMMAND], os.environ | {"NUMBA_CACHE_DIR": str(folder)}


@contextmanager
def one_at_a_time(folder: Path) -> Iterator[None]:
    """Until the kernel is ready, one program compiles into this folder: whoever has waited finds what it wants there.

    Where a file cannot be locked, or the other one takes too long, each compiles for itself.
    """
    with ExitStack() as held:
        if not is_warm():
            with suppress(OSError):
                held.enter_context(closing(lock(folder / _COMPILING, _PATIENCE_S)))
        yield


def note_ready(kernel: str) -> None:
    """Remembers that this kernel has been compiled, and clears away what older editions left."""
    with suppress(OSError):  # a disk that is full or write-protected is no reason not to play
        ready = _mark_of(kernel)
        if not ready.is_file():
            ready.touch()
            _mark_of(SOLVER).touch()  # the players' kernel contains the solver's
            others = [folder for folder in ready.parent.parent.glob(f"{_FOLDER}*") if folder != ready.parent]
            for old in sorted(others, key=lambda folder: folder.stat().st_mtime, reverse=True)[_KEPT:]:
                shutil.rmtree(old, ignore_errors=True)


def forget_machine_code(entry: str) -> None:
    """Deletes what is kept of an entry, ``module.function``; until that is compiled anew no kernel is ready."""
    folder = machine_code_folder()
    for file in (*folder.glob(f"*{_READY}"), *folder.rglob(f"{entry}-*")):
        file.unlink(missing_ok=True)


def _mark_of(kernel: str) -> Path:
    """The file that says that this kernel has been compiled."""
    return machine_code_folder() / f"{kernel}{_READY}"


def machine_code_folder() -> Path:
    """The folder of this edition's machine code, below ``NUMBA_CACHE_DIR`` or the user's cache folder.

    It need not be there yet. Raises ``OSError`` if the user has no cache folder and none can be made.
    """
    named = os.environ.get("NUMBA_CACHE_DIR")
    base = Path(named) if named else paths.cache_folder() / "kernel"
    if base.name.startswith(_FOLDER):  # named by the process that started this one
        base = base.parent
    return base / (_FOLDER + _edition(_PLAYERS_ROOM))


def kept_in() -> Path:
    """Where to look if machine code cannot be kept: the folder of all editions, or what stands in its way."""
    try:
        return machine_code_folder().parent
    except OSError as error:
        return Path(error.filename or "")


def folder_to_compile_into() -> Path:
    """``machine_code_folder``, made; if it cannot be written, a folder that goes with this process."""
    try:
        return _made_writable(machine_code_folder())
    except OSError:
        passing = tempfile.mkdtemp(prefix="skatdesk-")
        atexit.register(shutil.rmtree, passing, ignore_errors=True)
        return _made_writable(Path(passing) / (_FOLDER + _edition(_PLAYERS_ROOM)))


def _made_writable(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryFile(dir=folder) as trial:  # numba asks the same way, and is rude if it fails
        if not (folder / f"{PLAYERS}{_READY}").is_file():
            trial.write(bytes(_ROOM))  # half of the machine code is of no use
            trial.flush()
    return folder


@cache
def _edition(players: Path) -> str:
    """A name for this version of program, kernel, compiler, interpreter and processor, with the players in this folder.

    Numba asks only whether the file of an entry has changed, not the files of its parts, so
    every edition has a folder of its own: it is told by all files that come to the
    compiler's doors, and by where they lie, because numba files its entries by that. A
    packaged program has no such files, and its version tells.
    """
    digest = hashlib.sha256(os.fsencode(players))
    for source in sorted(players.rglob("*.py")):
        text = source.read_bytes()
        if source.parent == players / "solver" or any(door in text for door in _DOORS):
            digest.update(text)
    for fact in (__version__, _numba_version(), platform.python_version(), platform.machine(), _processor()):
        digest.update(fact.encode())
    return digest.hexdigest()[:16]


def _processor() -> str:
    """The kind of processor, as numba compiles for the one it finds: the folder may have come to another machine.

    Nothing where the system does not say it at once, as on a Mac.
    """
    try:
        with _CPUINFO.open(encoding="ascii", errors="replace") as lines:  # a paragraph for each core
            first = takewhile(str.strip, lines)
            return "".join(line for line in first if line.startswith(("vendor_id", "cpu family", "model", "CPU ")))
    except OSError:
        return os.environ.get("PROCESSOR_IDENTIFIER", "")  # Windows


def _numba_version() -> str:
    try:
        return version("numba")
    except PackageNotFoundError:  # packaged: it came with the program
        return ""
