"""How much of its screen a window may take."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

_FRAME = QSize(16, 48)
"""What a window system may put around a window."""


def room_on_screen(window: QWidget) -> QSize:
    """The largest size at which a window lies on its screen with all its frame."""
    return window.screen().availableSize() - _FRAME
