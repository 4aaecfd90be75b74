"""An engine's process: lines to it, lines from it, and its end."""

import contextlib
import os
import queue
import shlex
import signal
import subprocess
import threading
import time
from collections import deque
from collections.abc import Callable
from typing import IO

from skatdesk.match.faults import FaultError, FaultKind

_PATIENCE = 1.0
"""Seconds an engine has for leaving after ``quit``."""

_LONGEST = 10_000
"""Characters after which a line is cut."""

_MOST = 1_000
"""Lines that wait to be read; what an engine writes beyond them is lost."""


class EngineProcess:
    """A running engine; raises ``OSError`` or ``ValueError`` if the command cannot be started.

    Lines are read by threads, because on some systems a pipe cannot be waited for with a
    limit of time. ``clock`` counts seconds.
    """

    def __init__(self, command: str, clock: Callable[[], float] = time.monotonic) -> None:
        if not command.strip():
            raise ValueError("it is empty")
        self._clock = clock
        self._process = subprocess.Popen(  # noqa: S603  # the user's own command
            command if os.name == "nt" else shlex.split(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="ascii",
            errors="replace",
            bufsize=1,
            start_new_session=True,  # Ctrl+C is for the match, not for the engine
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._input = self._process.stdin
        self._lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._last_words: deque[str] = deque(maxlen=1)
        self._unanswered = 0
        self._threads = [
            threading.Thread(target=self._read_answers, args=(self._process.stdout,), daemon=True),
            threading.Thread(target=self._read_log, args=(self._process.stderr,), daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    def tell(self, line: str) -> None:
        """Sends a line that wants no answer; raises ``FaultError`` if the engine has gone."""
        try:
            self._input.write(line + "\n")
            self._input.flush()
        except (OSError, ValueError) as error:
            raise self._crashed() from error

    def ask(self, line: str, limit: float) -> str:
        """The answer to this line; raises ``FaultError`` if none comes within the limit of seconds.

        Lines nobody asked for are passed over, and so are answers that come too late.
        """
        for _ in range(self._lines.qsize()):
            if self._lines.get() is None:
                raise self._crashed()
            self._unanswered = max(0, self._unanswered - 1)
        self.tell(line)
        deadline = self._clock() + limit
        while True:
            try:
                answer = self._lines.get(timeout=max(0.0, deadline - self._clock()))
            except queue.Empty:
                self._unanswered += 1
                raise FaultError(FaultKind.SILENCE, f"no answer to {line!r} within {limit:g} s") from None
            if answer is None:
                raise self._crashed()
            if self._unanswered == 0:
                return answer
            self._unanswered -= 1

    def close(self, *, politely: bool) -> None:
        """Ends the engine: by ``quit``, if it is polite and the engine obeys, else at once."""
        with contextlib.suppress(OSError, ValueError):
            if politely:
                self._input.write("quit\n")
            self._input.close()
        try:
            self._process.wait(_PATIENCE if politely else 0)
        except subprocess.TimeoutExpired:
            self._kill()
        for thread in self._threads:
            thread.join(_PATIENCE)

    def _kill(self) -> None:
        if os.name == "nt":
            self._process.kill()
        else:  # with what it has started itself
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def _crashed(self) -> FaultError:
        """The fault of an engine that has gone, with the last thing it wrote to its log."""
        self._lines.put(None)  # for the questions to come
        self._threads[1].join(_PATIENCE)
        last = f": {self._last_words[0]}" if self._last_words else ""
        return FaultError(FaultKind.CRASH, f"the engine has ended{last}")

    def _read_answers(self, stream: IO[str]) -> None:
        with stream:
            while line := stream.readline(_LONGEST):
                if self._lines.qsize() < _MOST:
                    self._lines.put(line.strip())
        self._lines.put(None)

    def _read_log(self, stream: IO[str]) -> None:
        with stream:
            while line := stream.readline(_LONGEST):
                if line.strip():
                    self._last_words.append(line.strip())
