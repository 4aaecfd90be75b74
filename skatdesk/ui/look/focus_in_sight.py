"""What the keyboard comes to is scrolled into sight."""

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget


class FocusInSight(QObject):
    """Scrolls where the keyboard comes into an area from outside it; Qt does so only for steps within one.

    Whoever clicks sees what he clicks, and would not have it moved under the mouse.

    Args:
        window: as long as this is there.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._on_focus)

    @Slot(QWidget, QWidget)
    def _on_focus(self, before: QWidget | None, now: QWidget | None) -> None:
        if before is None or now is None or QApplication.mouseButtons():
            return
        part = now.parentWidget()
        while part is not None:
            if isinstance(part, QScrollArea) and not part.isAncestorOf(before):
                part.ensureWidgetVisible(now)
            part = part.parentWidget()
