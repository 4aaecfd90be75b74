"""pytest-qt's robot with more patience."""

from collections.abc import Callable

from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot, _WaitWidgetContextManager
from pytestqt.wait_signal import SignalBlocker

PATIENCE_MS = 60_000
"""A busy machine may take ten times as long as an idle one, and no test is about that."""


class PatientBot(QtBot):
    """Waits a minute for what must happen, where the original gives up after five seconds."""

    def waitUntil(self, callback: Callable[[], bool | None], *, timeout: int = PATIENCE_MS) -> None:
        super().waitUntil(callback, timeout=timeout)

    def waitSignal(
        self,
        signal: SignalInstance,
        *,
        timeout: int = PATIENCE_MS,
        raising: bool | None = None,
        check_params_cb: Callable[..., bool] | None = None,
    ) -> SignalBlocker:
        return super().waitSignal(signal, timeout=timeout, raising=raising, check_params_cb=check_params_cb)

    def waitExposed(self, widget: QWidget, *, timeout: int = PATIENCE_MS) -> _WaitWidgetContextManager:
        return super().waitExposed(widget, timeout=timeout)
