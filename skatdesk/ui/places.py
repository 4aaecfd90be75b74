"""Where a window stands: remembered for the next time, and brought before the others."""

import logging

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from skatdesk.settings.kinds import Blob
from skatdesk.settings.settings import Settings, SettingsError


def remember_place(window: QWidget, settings: Settings, option: Blob) -> None:
    """Remembers size and place of a window that closes; a full disk does not keep it open, and goes to the log only."""
    try:
        settings.set(option, bytes(window.saveGeometry().data()))
    except SettingsError as error:
        logging.getLogger(__name__).warning("%s", error)


def bring_forward(window: QWidget) -> None:
    """Shows a window before all others, also one that was hidden behind them or made small, and gives it the keys."""
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()
