"""The wheel of a mouse in whole notches, whatever it is turned with."""

from PySide6.QtGui import QWheelEvent

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
