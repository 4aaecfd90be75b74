"""Ctrl+C in the terminal, and the system that ends a session: the program is asked to go, and goes in good order."""

import signal
import socket

from PySide6.QtCore import QObject, QSocketNotifier, Signal, Slot

_NAMES = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
"""What asks a program to end; no system has all of them."""

_MOST = 64
"""Bytes read at once: one for each signal."""


class Interrupts(QObject):
    """Hears the signals that ask a program to end, by themselves its death or a ``KeyboardInterrupt`` in any slot.

    Python looks after a signal between two of its own steps, and takes none while nothing happens in the window. So
    signals are also written into a pair of sockets, where Qt hears them.

    Signals:
        asked(): the program is to end. Whoever asks a second time ends it at once.
    """

    asked = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ear, self._mouth = socket.socketpair()
        self._ear.setblocking(False)
        self._mouth.setblocking(False)
        self._notifier = QSocketNotifier(self._ear.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._hear)
        numbers = (getattr(signal, name) for name in _NAMES if hasattr(signal, name))
        self._before = {number: signal.getsignal(number) for number in numbers}
        self._woken_before = -1

    def watch(self) -> None:
        """From now on; ``unwatch`` ends it. What is ignored, as after ``nohup``, stays ignored."""
        self._woken_before = signal.set_wakeup_fd(self._mouth.fileno(), warn_on_full_buffer=False)
        for number, handler in self._before.items():
            if handler is not signal.SIG_IGN:
                signal.signal(number, _heard_by_qt)

    def unwatch(self) -> None:
        """Leaves everything as it was before ``watch``."""
        for number, handler in self._before.items():
            signal.signal(number, handler)
        signal.set_wakeup_fd(self._woken_before)
        self._notifier.setEnabled(False)
        self._ear.close()
        self._mouth.close()

    @Slot()
    def _hear(self) -> None:
        try:
            self._ear.recv(_MOST)
        except BlockingIOError:  # called for nothing, as Windows may do
            return
        for number, handler in self._before.items():
            if handler is not signal.SIG_IGN:
                signal.signal(number, signal.SIG_DFL)
        self.asked.emit()


def _heard_by_qt(_number: int, _frame: object) -> None:
    """Does nothing; a signal without a handler is not written into the sockets."""
