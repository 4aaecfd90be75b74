"""A file dragged onto the window."""

from PySide6.QtCore import QEvent, QMimeData, QObject, Signal
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget


class FileDrop(QObject):
    """Takes files let go over a widget, but for those a part of it wants for itself.

    Signals:
        dropped(str): the path of the first file.
    """

    dropped = Signal(str)

    def __init__(self, target: QWidget) -> None:
        super().__init__(target)
        target.setAcceptDrops(True)
        target.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Says what may be let go here, and takes it."""
        if isinstance(event, QDropEvent) and event.type() in (QEvent.Type.DragEnter, QEvent.Type.DragMove):
            event.setAccepted(bool(_path(event.mimeData())))
            return True
        if isinstance(event, QDropEvent) and event.type() is QEvent.Type.Drop:
            path = _path(event.mimeData())
            if path:
                event.acceptProposedAction()
                self.dropped.emit(path)
            return True
        return super().eventFilter(watched, event)


def _path(data: QMimeData) -> str:
    """The first file there is on this machine, empty for none."""
    return next((url.toLocalFile() for url in data.urls() if url.isLocalFile()), "")
