"""How much of its screen a window may take."""

from collections.abc import Callable

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

_FRAME = QSize(16, 48)
"""What a window system may put around a window."""


def screen_of(widget: QWidget) -> QScreen:
    """The screen the middle of its window is on, or else the first one.

    Never ``QWidget.screen``: PySide makes the screen a child of the widget, and when Python throws two such windows
    away together, the screen goes with them and the program after it.
    """
    middle = widget.window().frameGeometry().center()
    return QGuiApplication.screenAt(middle) or QGuiApplication.primaryScreen()


def room_on_screen(window: QWidget) -> QSize:
    """The largest size at which a window lies on its screen with all its frame."""
    return screen_of(window).availableSize() - _FRAME


def fit_on_screen(window: QWidget) -> None:
    """Makes a window that has become larger than its screen as large as that lets it be."""
    if not (window.isMaximized() or window.isFullScreen()):
        window.resize(window.size().boundedTo(room_on_screen(window)))


def watch_screens(changed: Callable[[], None]) -> None:
    """Calls this slot when a screen has other room, as after a change of its scale: Wayland tells no window of it."""
    for screen in QGuiApplication.screens():
        screen.availableGeometryChanged.connect(changed)
