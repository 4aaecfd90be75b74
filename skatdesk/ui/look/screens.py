"""How much of its screen a window may take."""

from PySide6.QtCore import QObject, QPoint, QSize, Signal, Slot
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


def stay_on_screen(window: QWidget) -> None:
    """Moves a window that has grown over the lower or right edge of its screen back, as far as there is room."""
    frame, room = window.frameGeometry(), screen_of(window).availableGeometry()
    beyond = frame.bottomRight() - room.bottomRight()
    before = frame.topLeft() - room.topLeft()
    step = QPoint(max(0, min(beyond.x(), before.x())), max(0, min(beyond.y(), before.y())))
    if not step.isNull():
        window.move(window.pos() - step)


class ScreenWatch(QObject):
    """Looks after all screens, also those that are plugged in later.

    Signals:
        changed(): a screen came or went, or has other room, as after a change of its scale: Wayland tells no window.
    """

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        application = QGuiApplication.instance()
        assert isinstance(application, QGuiApplication)
        application.screenAdded.connect(self._on_added)
        application.screenRemoved.connect(self._on_removed)
        for screen in application.screens():
            self._watch(screen)

    @Slot(QScreen)
    def _on_added(self, screen: QScreen) -> None:
        self._watch(screen)
        self.changed.emit()

    @Slot()
    def _on_removed(self) -> None:
        if QGuiApplication.screens():  # with the last one there is no room to tell of until another comes
            self.changed.emit()

    def _watch(self, screen: QScreen) -> None:
        screen.availableGeometryChanged.connect(self.changed)
