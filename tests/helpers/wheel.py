"""A wheel that is turned over a widget."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget


def turn_wheel(widget: QWidget, angle: int, keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> bool:
    """Over its middle; 120 is a notch, away from the user. Whether the widget took it, or leaves it to what is around.

    Qt hands on only what comes from a mouse.
    """
    at = QPointF(widget.rect().center())
    where, turn = QPointF(widget.mapToGlobal(at)), QPoint(0, angle)
    no_buttons, no_phase = Qt.MouseButton.NoButton, Qt.ScrollPhase.NoScrollPhase
    event = QWheelEvent(at, where, QPoint(), turn, no_buttons, keys, no_phase, False)
    QApplication.sendEvent(widget, event)
    return event.isAccepted()
