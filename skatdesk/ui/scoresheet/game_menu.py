"""What can be done with a game of the sheet, as a menu."""

from PySide6.QtCore import QCoreApplication, QPoint, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from skatdesk.ui.look.translated import Translated


class GameMenu(Translated, QMenu):
    """Opens for one game at a time. The keys are shown only: the sheet hears them itself.

    Signals:
        changeRequested(int), insertRequested(int), remarkRequested(int), removeRequested(int): of the entry the menu
            was opened for.
        moveRequested(int, int): that entry to another index.
        bockRequested(int, int): that entry counted so many times.
    """

    changeRequested = Signal(int)
    insertRequested = Signal(int)
    remarkRequested = Signal(int)
    removeRequested = Signal(int)
    moveRequested = Signal(int, int)
    bockRequested = Signal(int, int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._index = 0
        self._bock_factor = 1
        self.change, self.bock, self.remark = self._add("F2"), self._add(), self._add()
        self.bock.setCheckable(True)
        self.insert, self.up, self.down = self._add("Ins"), self._add("Ctrl+Up"), self._add("Ctrl+Down")
        self.addSeparator()
        self.remove = self._add("Del")
        self._asked = {
            self.change: self.changeRequested,
            self.remark: self.remarkRequested,
            self.insert: self.insertRequested,
            self.remove: self.removeRequested,
        }
        self.triggered.connect(self._on_triggered)
        self._write_words()

    def _add(self, key: str = "") -> QAction:
        action = self.addAction("")
        action.setShortcut(QKeySequence(key))
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)  # never fires: a menu has no focus
        action.setShortcutVisibleInContextMenu(True)
        return action

    def open_for(self, index: int, count: int, at: QPoint, *, bock_factor: int | None = None) -> None:
        """Opens for one of ``count`` games; ``bock_factor`` is None where Bock rounds have nothing to do with it."""
        self._index, self._bock_factor = index, bock_factor or 1
        self.bock.setVisible(bock_factor is not None)
        self.bock.setChecked(bock_factor == 2)
        self.up.setEnabled(index > 0)
        self.down.setEnabled(index < count - 1)
        self.popup(at)

    def _on_triggered(self, action: QAction) -> None:
        if action is self.bock:
            self.bockRequested.emit(self._index, 3 - self._bock_factor)
        elif action in (self.up, self.down):
            self.moveRequested.emit(self._index, self._index + (1 if action is self.down else -1))
        elif action in self._asked:
            self._asked[action].emit(self._index)

    def _write_words(self) -> None:
        #: menu of a game in the score sheet
        self.change.setText(self.tr("Change…"))
        self.bock.setText(QCoreApplication.translate("GameInputs", "Bock round"))
        #: menu of a game in the score sheet: a few words beside it
        self.remark.setText(self.tr("Remark…"))
        #: menu of a game in the score sheet: write a forgotten game before this one
        self.insert.setText(self.tr("Insert a game before…"))
        self.up.setText(self.tr("Move up"))
        self.down.setText(self.tr("Move down"))
        self.remove.setText(self.tr("Delete"))
