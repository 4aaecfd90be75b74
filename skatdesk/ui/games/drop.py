"""A file dragged onto the window."""

from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, Qt, Signal
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget


class FileDrop(QObject):
    """Takes files let go over a widget, but for those a part of it wants for itself.

    Signals:
        dropped(object): the paths of the files, those let go together.
    """

    dropped = Signal(object)

    def __init__(self, target: QWidget) -> None:
        super().__init__(target)
        target.setAcceptDrops(True)
        target.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Says what may be let go here, and takes it."""
        if isinstance(event, QDropEvent) and event.type() in (QEvent.Type.DragEnter, QEvent.Type.DragMove):
            _only_read(event)
            event.setAccepted(bool(_paths(event.mimeData())))
            return True
        if isinstance(event, QDropEvent) and event.type() is QEvent.Type.Drop:
            _only_read(event)
            event.accept()
            self.dropped.emit(_paths(event.mimeData()))
            return True
        return super().eventFilter(watched, event)


def _only_read(event: QDropEvent) -> None:
    """The files stay where they are; told that they were moved, as with Shift, a file manager may delete them."""
    if event.possibleActions() & Qt.DropAction.CopyAction:
        event.setDropAction(Qt.DropAction.CopyAction)


def _paths(data: QMimeData) -> list[str]:
    """The files that are on this machine, written as it writes paths."""
    return [str(Path(url.toLocalFile())) for url in data.urls() if url.isLocalFile()]
