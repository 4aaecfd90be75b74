"""What can be done with a game of the sheet, as a menu."""

from PySide6.QtCore import QCoreApplication, QPoint, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget


class GameMenu(QMenu):
    """The keys are shown only: the sheet hears them itself.

    Signals:
        changeRequested(int), insertRequested(int), removeRequested(int): of the entry the menu was opened for.
        moveRequested(int, int): that entry to another index.
        bockRequested(int, int): that entry counted so many times.
    """

    changeRequested = Signal(int)
    insertRequested = Signal(int)
    removeRequested = Signal(int)
    moveRequested = Signal(int, int)
    bockRequested = Signal(int, int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._index = 0
        self._bock_factor: int | None = None
        self.change = self._add("F2", self._on_change)
        self.bock = self._add("", self._on_bock)
        self.bock.setCheckable(True)
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

    def open_for(self, index: int, count: int, at: QPoint, *, bock_factor: int | None = None) -> None:
        """Opens for one of ``count`` games; ``bock_factor`` is None where Bock rounds have nothing to do with it."""
        self._index, self._bock_factor = index, bock_factor
        self.bock.setVisible(bock_factor is not None)
        self.bock.setChecked(bock_factor == 2)
        self.up.setEnabled(index > 0)
        self.down.setEnabled(index < count - 1)
        self.popup(at)

    def write_words(self) -> None:
        """The language is another one."""
        #: menu of a game in the score sheet
        self.change.setText(self.tr("Change…"))
        self.bock.setText(QCoreApplication.translate("GameInputs", "Bock round"))
        #: menu of a game in the score sheet: write a forgotten game before this one
        self.insert.setText(self.tr("Insert a game before…"))
        self.up.setText(self.tr("Move up"))
        self.down.setText(self.tr("Move down"))
        self.remove.setText(self.tr("Delete"))

    def _on_change(self) -> None:
        self.changeRequested.emit(self._index)

    def _on_bock(self) -> None:
        if self._bock_factor is not None:
            self.bockRequested.emit(self._index, 3 - self._bock_factor)

    def _on_insert(self) -> None:
        self.insertRequested.emit(self._index)

    def _on_remove(self) -> None:
        self.removeRequested.emit(self._index)

    def _on_up(self) -> None:
        self.moveRequested.emit(self._index, self._index - 1)

    def _on_down(self) -> None:
        self.moveRequested.emit(self._index, self._index + 1)
