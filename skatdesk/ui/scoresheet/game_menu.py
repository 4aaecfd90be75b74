"""What can be done with a game of the sheet, as a menu."""

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget


class GameMenu(QMenu):
    """The keys are shown only: the sheet hears them itself.

    Signals:
        changeRequested(int), insertRequested(int), removeRequested(int): of the entry the menu was opened for.
        moveRequested(int, int): that entry to another index.
    """

    changeRequested = Signal(int)
    insertRequested = Signal(int)
    removeRequested = Signal(int)
    moveRequested = Signal(int, int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._index = 0
        self.change = self._add("F2", self._on_change)
        self.insert = self._add("Ins", self._on_insert)
        self.up = self._add("Ctrl+Up", self._on_up)
        self.down = self._add("Ctrl+Down", self._on_down)
        self.addSeparator()
        self.remove = self._add("Del", self._on_remove)

    def _add(self, key: str, slot: object) -> QAction:
        action = self.addAction("")
        action.setShortcut(QKeySequence(key))
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)  # never fires: a menu has no focus
        action.setShortcutVisibleInContextMenu(True)
        action.triggered.connect(slot)
        return action

    def open_for(self, index: int, count: int, at: QPoint) -> None:
        """Opens for one of ``count`` games."""
        self._index = index
        self.up.setEnabled(index > 0)
        self.down.setEnabled(index < count - 1)
        self.popup(at)

    def write_words(self) -> None:
        """The language is another one."""
        #: menu of a game in the score sheet
        self.change.setText(self.tr("Change…"))
        #: menu of a game in the score sheet: write a forgotten game before this one
        self.insert.setText(self.tr("Insert a game before…"))
        self.up.setText(self.tr("Move up"))
        self.down.setText(self.tr("Move down"))
        self.remove.setText(self.tr("Delete"))

    def _on_change(self) -> None:
        self.changeRequested.emit(self._index)

    def _on_insert(self) -> None:
        self.insertRequested.emit(self._index)

    def _on_remove(self) -> None:
        self.removeRequested.emit(self._index)

    def _on_up(self) -> None:
        self.moveRequested.emit(self._index, self._index - 1)

    def _on_down(self) -> None:
        self.moveRequested.emit(self._index, self._index + 1)
