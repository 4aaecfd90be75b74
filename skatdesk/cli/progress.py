"""How far a long command is, on standard error."""

import shutil
import sys
import time
from collections.abc import Callable

from skatdesk.cli.streams import tell

PATIENCE = 2.0
"""Seconds after which a terminal shows a bar."""

BAR_EVERY = 0.2
LINE_EVERY = 30.0
"""Seconds between two looks at it: on a terminal, and where lines are kept."""


class Progress:
    """Counts steps of work; on a terminal a bar, else a line now and then. ``clock`` counts seconds."""

    def __init__(self, steps: int, what: str, clock: Callable[[], float] = time.monotonic) -> None:
        self._steps = steps
        self._what = what
        self._clock = clock
        self._done = 0
        self._bar = sys.stderr.isatty()
        self._began = clock()
        self._due = self._began + (PATIENCE if self._bar else LINE_EVERY)
        self._shown = 0

    def step(self) -> None:
        """One more is done."""
        self._done += 1
        now = self._clock()
        if now < self._due:
            return
        self._due = now + (BAR_EVERY if self._bar else LINE_EVERY)
        left = (now - self._began) / self._done * (self._steps - self._done)
        text = f"{self._done} of {self._steps} {self._what}, {duration(left)} left"
        if not self._bar:
            tell(text)
            return
        room = max(10, shutil.get_terminal_size().columns - len(text) - 4)
        filled = room * self._done // self._steps
        line = f"[{'#' * filled}{'-' * (room - filled)}] {text}"
        tell(f"\r{line:{self._shown}}", end="")
        self._shown = len(line)

    def clear(self) -> None:
        """Takes the bar away again."""
        if self._shown:
            tell(f"\r{' ' * self._shown}\r", end="")
            self._shown = 0


def duration(seconds: float) -> str:
    """Seconds as "3 h 05 min", "12 min" or "40 s"."""
    minutes = int(seconds) // 60
    if minutes >= 60:
        return f"{minutes // 60} h {minutes % 60:02} min"
    return f"{minutes} min" if minutes else f"{int(seconds)} s"
