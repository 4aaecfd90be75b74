"""The window hears those who ask it to end, and nobody else; whole programs are asked in ``tests/test_start.py``."""

import signal

from pytestqt.qtbot import QtBot

from skatdesk.ui.interrupts import Interrupts


def test_called_for_nothing_it_asks_nobody_to_go(qtbot: QtBot) -> None:
    """As a socket may do on Windows."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # tests run in the background may ignore it
    interrupts = Interrupts()
    asked: list[bool] = []
    interrupts.asked.connect(lambda: asked.append(True))
    interrupts.watch()
    try:
        interrupts._hear()
        assert asked == []

        signal.raise_signal(signal.SIGINT)
        qtbot.waitUntil(lambda: bool(asked))
    finally:
        interrupts.unwatch()
        signal.signal(signal.SIGINT, before)
