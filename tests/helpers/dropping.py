"""Dragging something onto a widget."""

from typing import Any

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, qVersion
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QWidget

COPY = Qt.DropAction.CopyAction
_LEFT, _NO_KEYS = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def drag_enter(data: QMimeData, actions: Qt.DropAction = COPY, keys: Qt.KeyboardModifier = _NO_KEYS) -> QDragEnterEvent:
    """The pointer comes in with this."""
    # from 6.12 on Qt takes no whole pixels without a warning, before it takes nothing else
    place: Any = QPointF(5, 5) if int(qVersion().split(".")[1]) >= 12 else QPoint(5, 5)
    return QDragEnterEvent(place, actions, data, _LEFT, keys)


def dropped(data: QMimeData, actions: Qt.DropAction = COPY, keys: Qt.KeyboardModifier = _NO_KEYS) -> QDropEvent:
    """And lets it go."""
    return QDropEvent(QPointF(5, 5), actions, data, _LEFT, keys)


def drop(target: QWidget, data: QMimeData) -> bool:
    """Drags this onto a widget and lets it go there; whether it was welcome."""
    enter = drag_enter(data)
    QApplication.sendEvent(target, enter)
    if enter.isAccepted():
        QApplication.sendEvent(target, dropped(data))
    return enter.isAccepted()
