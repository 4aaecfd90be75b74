"""Where work for the players who search waits until their kernel is compiled.

That is done once after an installation; in this process it would stop the window for a minute.
"""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, Slot

from skatdesk.engine.preparation import Preparation


class KernelDoor(QObject):
    """Whoever asks and finds the kernel not ready is told what comes of it.

    Signals:
        waiting(): the kernel is being compiled.
        opened(): it is ready now.
        unavailable(): it cannot be compiled on this machine.
    """

    waiting = Signal()
    opened = Signal()
    unavailable = Signal()

    def __init__(self, preparation: Preparation, ready: Callable[[], bool], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._preparation = preparation
        self._ready = ready
        self._waited_for = False
        preparation.ended.connect(self._on_prepared)

    def ask(self) -> bool:
        """Whether the kernel is ready; if not, it is compiled now, and a signal tells more."""
        if self._ready():
            return True
        self._waited_for = self._preparation.begin()
        (self.waiting if self._waited_for else self.unavailable).emit()
        return False

    def leave(self) -> None:
        """Nobody waits any more."""
        self._waited_for = False

    @Slot(bool)
    def _on_prepared(self, ready: bool) -> None:
        if self._waited_for:
            self._waited_for = False
            (self.opened if ready else self.unavailable).emit()
