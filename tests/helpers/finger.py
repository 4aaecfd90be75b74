"""A finger on a touch screen."""

from PySide6.QtCore import QPoint
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

_STEPS = 8
_MS_OF_A_STEP = 16


class Finger:
    """Touches what is on screen; every place is one of the widget that is named."""

    def __init__(self) -> None:
        self._screen: QPointingDevice = QTest.createTouchDevice()

    def tap(self, widget: QWidget, at: QPoint) -> None:
        """Touches a place, no longer than a click lasts."""
        self.put_down(widget, at)
        self.lift(widget, at)

    def draw(self, widget: QWidget, start: QPoint, end: QPoint) -> None:
        """Draws a line without haste, on a widget that does not move."""
        self.put_down(widget, start)
        for step in range(1, _STEPS + 1):
            QTest.qWait(_MS_OF_A_STEP)
            at = start + (end - start) * step / _STEPS
            QTest.touchEvent(widget.window(), self._screen).move(0, at, widget).commit()
        self.lift(widget, end)

    def put_down(self, widget: QWidget, at: QPoint) -> None:
        """Touches a place and stays there."""
        QTest.touchEvent(widget.window(), self._screen).press(0, at, widget).commit()

    def lift(self, widget: QWidget, at: QPoint) -> None:
        """Leaves the screen."""
        QTest.touchEvent(widget.window(), self._screen).release(0, at, widget).commit()
