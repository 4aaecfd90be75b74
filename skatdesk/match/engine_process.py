"""An engine's process: lines to it, lines from it, and its end."""

import contextlib
import io
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

_LONGEST = 1_000
"""Characters after which a line is cut; no answer and no name is nearly so long."""

_MOST = 1_000
"""Lines that wait to be read; what an engine writes beyond them is lost."""

_UNREAD = 1_000
"""Lines told to an engine that reads nothing, after which it is taken to hang."""


class EngineProcess:
    """A running engine; raises ``OSError`` or ``ValueError`` if the command cannot be started.

    Lines are read and written by threads, because on some systems a pipe cannot be waited
    for with a limit of time. ``clock`` counts seconds.
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
            start_new_session=True,  # Ctrl+C is for the match, not for the engine; on Windows a group is for that
            creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),
        )
        assert isinstance(self._process.stdin, io.TextIOWrapper)
        self._process.stdin.reconfigure(newline="\n")  # a line feed on Windows, too: docs/protocol.md
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._told: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._deaf = False
        self._lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._last_words: deque[str] = deque(maxlen=1)
        self._unanswered = 0
        self._threads = [
            threading.Thread(target=self._read_answers, args=(self._process.stdout,), daemon=True),
            threading.Thread(target=self._read_log, args=(self._process.stderr,), daemon=True),
            threading.Thread(target=self._write, args=(self._process.stdin,), daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    def tell(self, line: str) -> None:
        """Sends a line that wants no answer; raises ``FaultError`` if the engine has gone, or reads nothing."""
        if self._deaf:
            raise self._crashed()
        if self._told.qsize() >= _UNREAD:
            raise FaultError(FaultKind.SILENCE, f"the engine has not read the last {_UNREAD} lines")
        self._told.put(line)

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
        if politely:
            self._told.put("quit")
        self._told.put(None)
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

    def _write(self, stream: IO[str]) -> None:
        """Waits where the engine does not read, so that nobody else has to."""
        with contextlib.suppress(OSError, ValueError), stream:
            while (line := self._told.get()) is not None:
                stream.write(line + "\n")
                stream.flush()
            return
        self._deaf = True
        self._lines.put(None)  # whoever waits for an answer waits in vain

    def _read_answers(self, stream: IO[str]) -> None:
        with stream:
            while line := stream.readline(_LONGEST):
                if self._lines.qsize() < _MOST:
                    self._lines.put(_printable(line))
        self._lines.put(None)

    def _read_log(self, stream: IO[str]) -> None:
        with stream:
            while line := stream.readline(_LONGEST):
                if words := _printable(line):
                    self._last_words.append(words)


def _printable(line: str) -> str:
    """The line without what could confuse the terminal it is shown in one day."""
    return "".join(letter if letter.isprintable() or letter == "\t" else "?" for letter in line.strip())
