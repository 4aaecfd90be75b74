"""The wheel of a mouse in whole notches, whatever it is turned with."""

from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

_NOTCH = 120
"""What Qt tells of one notch; a touchpad and a wheel that turns finely tell of it in many small parts."""


class Notches:
    """Counts notches; what is left of one is kept for the next turn."""

    def __init__(self) -> None:
        self._left = 0

    def turned(self, event: QWheelEvent) -> int:
        """The whole notches that are full with this event, away from the user positive."""
        self._left += event.angleDelta().y()
        notches = int(self._left / _NOTCH)
        self._left -= notches * _NOTCH
        return notches


class RollsPage:
    """Stands before Qt's class among the bases of a field whose value the wheel changes.

    In a page that is scrolled the wheel scrolls on: a value changed on the way would be changed by mistake, and a
    setting holds at once.
    """

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leaves it to the page, if that is scrolled."""
        if _is_scrolled(self):  # type: ignore[arg-type]  # the widget itself
            event.ignore()
        else:
            super().wheelEvent(event)  # type: ignore[misc]  # the widget's own


def _is_scrolled(widget: QWidget) -> bool:
    """Whether it lies in something of its window that is higher than there is room."""
    around = widget.parentWidget()
    while around is not None:
        if isinstance(around, QAbstractScrollArea) and around.verticalScrollBar().maximum() > 0:
            return True
        around = None if around.isWindow() else around.parentWidget()
    return False
