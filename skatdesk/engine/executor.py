"""Where work is done that would stop the window: in worker threads; its results come back to the window's own."""

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal, SignalInstance, Slot

_THREADS = 4
"""One to think, the others so that a player who never answers does not block the next."""
_PATIENCE_MS = 3_000
"""How long the end of the program waits for a thinking player, in ms."""


class Executor(Protocol):
    """Runs a function somewhere and hands its result back in the GUI thread."""

    def run(self, task: Callable[[], object], done: Callable[[object], None]) -> None:
        """``done`` gets the result, or the exception the task raised."""


def outcome(task: Callable[[], object]) -> object:
    """What the task gives, or the exception it raised."""
    try:
        return task()
    except Exception as error:  # noqa: BLE001  (a player's defect must not end the game)
        return error


class _Job(QRunnable):
    """Carries one task after the other to the pool. PySide never lets go of a runnable it has started, and with it of
    players and views; so a few of them serve for ever, and hold nothing in between.
    """

    def __init__(self, finished: SignalInstance) -> None:
        super().__init__()
        self.setAutoDelete(False)
        self.done: Callable[[object], None] | None = None
        self.task: Callable[[], object] | None = None
        self._finished = finished

    def run(self) -> None:
        """In the worker thread."""
        if self.task is not None:
            self._finished.emit(self, outcome(self.task))


class PoolExecutor(QObject):
    """Runs tasks in worker threads; results come back through a queued signal."""

    _finished = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(_THREADS)
        self._idle: list[_Job] = []
        self._finished.connect(self._deliver)

    def run(self, task: Callable[[], object], done: Callable[[object], None]) -> None:
        """See ``Executor``."""
        job = self._idle.pop() if self._idle else _Job(self._finished)
        job.task, job.done = task, done
        self._pool.start(job)

    @Slot(object, object)
    def _deliver(self, job: _Job, outcome: object) -> None:
        done, job.task, job.done = job.done, None, None
        self._idle.append(job)
        if done is not None:
            done(outcome)

    def stop(self) -> bool:
        """Waits a little for what is running, and tells whether it came to its end; for the end of the program."""
        self._pool.clear()
        return self._pool.waitForDone(_PATIENCE_MS)
