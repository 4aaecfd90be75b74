"""An engine whose kernel is not compiled yet: it answers in time nevertheless."""

import atexit
import os
import subprocess
from collections.abc import Callable
from contextlib import suppress

from skatdesk.players.solver.warming import WarmUpError, folder_to_compile_into, is_warm, kept_in, warming_command

PATIENCE = 40.0
"""Seconds an engine keeps a referee waiting, at ``hello`` and once more at the first question; 60 are a fault."""


def not_kept() -> str:
    """What can be said when all has been compiled, and yet nothing is there."""
    return f"the players' machine code could not be kept in {kept_in()}: is there room, and may it be written?"


class Readiness:
    """Compiles the kernel in a process beside this one, and says when it is there.

    The process is left to its work when the engine goes: the next one finds the result. Where machine code cannot be
    kept ``log`` is told, and what is compiled goes with the engine, as does the process.
    """

    def __init__(self, log: Callable[[str], None], patience: float = PATIENCE) -> None:
        try:
            command, environment = warming_command()
        except WarmUpError as error:
            log(f"{error}; so it is compiled anew at every start, which takes a minute")
            os.environ["NUMBA_CACHE_DIR"] = str(folder_to_compile_into())
            command, environment = warming_command()
            atexit.register(self._give_up)  # done before the folder goes, which was registered first
        self._process = subprocess.Popen(  # noqa: S603  # our own program
            command, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        self._log = log
        self._patience = patience
        self._wait(patience)

    def __call__(self) -> bool:
        """Whether the player can be made now; asked for the first time, it waits a while for it."""
        patience, self._patience = self._patience, 0.0
        self._wait(patience)
        if is_warm():
            return True
        if self._process.poll() is None:
            return False
        self._log(f"{not_kept()} Now the player compiles for itself, which takes a minute at every start")
        return True

    def _give_up(self) -> None:
        """Ends the process: nobody will find the result."""
        self._process.kill()
        self._process.wait()

    def _wait(self, seconds: float) -> None:
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(seconds)
