"""Where a window stood, for the next time."""

import logging

from PySide6.QtWidgets import QWidget

from skatdesk.settings.kinds import Blob
from skatdesk.settings.settings import Settings, SettingsError


def remember_place(window: QWidget, settings: Settings, option: Blob) -> None:
    """Remembers size and place of a window that closes; a full disk does not keep it open, and goes to the log only."""
    try:
        settings.set(option, bytes(window.saveGeometry().data()))
    except SettingsError as error:
        logging.getLogger(__name__).warning("%s", error)
