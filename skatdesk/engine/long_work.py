"""Work that takes long, in a worker thread: one step after the other, so that what is known shows at once."""

from collections.abc import Callable, Iterator
from threading import Event

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from skatdesk.engine.executor import Executor
from skatdesk.engine.kernel_door import KernelDoor

Work = Callable[[Event], Iterator[object]]
"""Makes the steps, each of which gives what it has come to. They run in the worker thread, so what they need is loaded
there; the event tells a step under way that nobody waits for it any more."""


class LongWork(QObject):
    """Does one work at a time; another one takes its place.

    Signals:
        stepped(object): what a step has come to.
        failed(object): an ``Exception`` a step has come to. Work that raised it is over, work that gave it goes on.
        waiting(): the kernel is being compiled; work begins by itself when that is done.
        unavailable(): the kernel cannot be compiled on this machine; there is no work.
        ended(): nothing more comes: all steps are done, or it was stopped.
    """

    stepped = Signal(object)
    failed = Signal(object)
    waiting = Signal()
    unavailable = Signal()
    ended = Signal()

    def __init__(self, executor: Executor, door: KernelDoor | None = None, parent: QObject | None = None) -> None:
        """``door`` is where work waits that needs the kernel."""
        super().__init__(parent)
        self._executor = executor
        self._door = door
        self._steps: Iterator[object] | None = None
        self._stopped = Event()
        self._next = QTimer(self, singleShot=True)
        self._next.timeout.connect(self._go_on)
        if door is not None:
            door.setParent(self)
            door.waiting.connect(self.waiting)
            door.opened.connect(self._go_on)
            door.unavailable.connect(self._give_up)

    @property
    def running(self) -> bool:
        """Whether work is under way, or waits for the kernel."""
        return self._steps is not None

    def start(self, work: Work) -> None:
        """Begins; what is under way is given up."""
        self.stop()
        self._stopped = Event()
        self._steps = work(self._stopped)
        if self._door is None or self._door.ask():
            self._go_on()

    @Slot()
    def stop(self) -> None:
        """Gives up what is under way; a step that cannot be broken off is not told any more."""
        self._stopped.set()
        self._next.stop()
        if self._door is not None:
            self._door.leave()
        if self._steps is not None:
            self._steps = None
            self.ended.emit()

    @Slot()
    def _go_on(self) -> None:
        steps = self._steps
        if steps is None:
            return

        def step() -> object:
            return next(steps, None)

        def tell(outcome: object) -> None:
            self._tell(steps, outcome)

        self._executor.run(step, tell)

    def _tell(self, steps: Iterator[object], outcome: object) -> None:
        if self._steps is not steps:
            return
        if outcome is None:
            self.stop()
            return
        (self.failed if isinstance(outcome, Exception) else self.stepped).emit(outcome)
        if self._steps is steps:  # whoever was told may have stopped it
            self._next.start()

    @Slot()
    def _give_up(self) -> None:
        self.unavailable.emit()
        self.stop()
