"""Python's search for garbage, kept out of the frames and out of other threads."""

import gc
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Slot

_EVERY_MS, _FULL_TURN = 1_000, 30
"""So often young objects are searched, and every so manieth time all of them."""


class GarbageSearch(QObject):
    """Searches in the window's thread, now and then, instead of in any thread whenever that has made enough objects.

    Objects of Qt that hold each other would else be destroyed by the thread that happens to find them, which Qt does
    not survive. And going through all there is, 144,000 objects once the kernel is loaded, stops every thread for
    70 ms: nothing may move then.

    Args:
        resting: whether nothing moves at the moment; only then everything is searched.
        parent: what it goes with.
    """

    def __init__(self, resting: Callable[[], bool], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._resting = resting
        self._turn = 0
        self._python_searched = False
        self._timer = QTimer(self, interval=_EVERY_MS)
        self._timer.timeout.connect(self.search)

    def begin(self) -> None:
        """From now on nobody else searches."""
        self._python_searched = gc.isenabled()
        gc.disable()
        self._timer.start()

    def end(self) -> None:
        """Leaves it to Python again, if it was Python's before."""
        self._timer.stop()
        if self._python_searched:
            gc.enable()

    @Slot()
    def search(self) -> None:
        """One turn."""
        self._turn += 1
        if self._turn < _FULL_TURN or not self._resting():
            gc.collect(1)
        else:
            self._turn = 0
            gc.collect()
