"""A button on the felt for a command of the menu."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QAction, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from skatdesk.i18n.bidi import left_to_right
from skatdesk.ui.look.button import Button, Kind
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import S1


class ActionButton(Button):
    """Shows the command's words and key, and whether it can be given now; a ``shy`` one hides while it cannot.

    Where the line is too narrow for all that stands on it, icon and key remain; the words are in the tool tip.
    """

    def __init__(self, look: Look, action: QAction, icon: str, *, shy: bool = False) -> None:
        super().__init__(look, kind=Kind.FELT, icon=icon)
        self._action = action
        self._shy = shy
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setCheckable(action.isCheckable())
        self.clicked.connect(action.trigger)
        action.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        action = self._action
        keys = (keys.toString(QKeySequence.SequenceFormat.NativeText) for keys in action.shortcuts())
        single = next((key for key in keys if len(key) == 1), "")
        if self.text() != action.text():
            self.setText(action.text())
            self.setAccessibleName(action.text())
        self._follow_tip()
        self.set_key(left_to_right(single) if single else "")
        self.setEnabled(action.isEnabled())
        if self._shy:
            self.setVisible(action.isEnabled())
        self.setChecked(action.isChecked())

    def minimumSizeHint(self) -> QSize:
        return self._size_with("")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._follow_tip()

    def _words(self) -> str:
        most = 2 * self._look.px(S1)  # so much closer the words may stand to the edges
        return self.text() if self.width() >= self.sizeHint().width() - most else ""

    def _follow_tip(self) -> None:
        told = self._action.toolTip() == self._action.text() and bool(self._words())
        self.setToolTip("" if told else self._action.toolTip())
