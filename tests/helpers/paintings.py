"""How often something is painted, and how much of it."""

from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtGui import QPaintEvent, QRegion
from PySide6.QtWidgets import QWidget


class Paintings(QObject):
    """Counts how often a widget is painted."""

    count = 0
    size = QSize()
    """How large the widget was when it was painted last."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Looks out for paintings."""
        if event.type() is QEvent.Type.Paint and isinstance(watched, QWidget):
            self.count += 1
            self.size = watched.size()
        return False


class PaintedRegion(QObject):
    """What of a widget is painted anew."""

    def __init__(self) -> None:
        super().__init__()
        self.region = QRegion()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Looks out for paintings."""
        if isinstance(event, QPaintEvent):
            self.region += event.region()
        return False
