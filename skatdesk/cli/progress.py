"""How far a long command is, on standard error."""

import os
import shutil
import sys
import time
from collections.abc import Callable
from types import TracebackType
from typing import Self

from skatdesk.cli.streams import tell

BAR_EVERY = 0.2
LINE_EVERY = 30.0
"""Seconds between two looks at it: on a terminal, and where lines are kept."""

_SHORTEST = 10
"""Signs of a bar; a shorter one tells nothing."""


class Progress:
    """Counts steps of work; on a terminal a bar, else a line now and then. ``clock`` counts seconds.

    In a ``with`` the bar goes when the work ends, whatever ends it.
    """

    def __init__(self, steps: int, what: str, clock: Callable[[], float] = time.monotonic) -> None:
        self._steps = steps
        self._what = what
        self._clock = clock
        self._done = 0
        self._bar = sys.stderr.isatty()
        self._began = clock()
        self._due = self._began + (BAR_EVERY if self._bar else LINE_EVERY)
        self._shown = 0
        if self._bar:  # the first step may take long
            self._show(f"0 of {steps} {what}")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.clear()

    def step(self) -> None:
        """One more is done."""
        self._done += 1
        now = self._clock()
        if now < self._due:
            return
        self._due = now + (BAR_EVERY if self._bar else LINE_EVERY)
        left = (now - self._began) / self._done * (self._steps - self._done)
        text = f"{self._done} of {self._steps} {self._what}, {duration(left)} left"
        if self._bar:
            self._show(text)
        else:
            tell(text)

    def _show(self, text: str) -> None:
        """The bar, with this text behind it, on one line: nobody can go back over two."""
        columns = _columns()
        room = columns - len(text) - 4
        filled = room * self._done // max(1, self._steps)
        bar = f"[{'#' * filled}{'-' * (room - filled)}] " if room >= _SHORTEST else ""
        line = f"{bar}{text}"[: columns - 1]
        tell(f"\r{line:{self._shown}}", end="")
        self._shown = len(line)

    def clear(self) -> None:
        """Takes the bar away again."""
        if self._shown:
            tell(f"\r{' ' * self._shown}\r", end="")
            self._shown = 0


def _columns() -> int:
    """Those of the terminal the bar is on; standard output, which Python would ask for them, may be a file."""
    try:
        columns = os.get_terminal_size(sys.stderr.fileno()).columns
    except OSError:
        columns = 0
    return shutil.get_terminal_size((columns or 80, 24)).columns


def duration(seconds: float) -> str:
    """Seconds as "3 h 05 min", "12 min" or "40 s"."""
    minutes = int(seconds) // 60
    if minutes >= 60:
        return f"{minutes // 60} h {minutes % 60:02} min"
    return f"{minutes} min" if minutes else f"{int(seconds)} s"
