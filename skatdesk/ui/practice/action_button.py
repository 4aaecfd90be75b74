"""A button on the felt for a command of the menu."""

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from skatdesk.i18n.bidi import left_to_right
from skatdesk.ui.look.button import Button, Kind
from skatdesk.ui.look.theme import Look


class ActionButton(Button):
    """Shows the command's words and key, and whether it can be given now; a ``shy`` one hides while it cannot."""

    def __init__(
        self, look: Look, action: QAction, icon: str, *, shy: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, kind=Kind.FELT, icon=icon, parent=parent)
        self._action = action
        self._shy = shy
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
        self.setToolTip("" if action.toolTip() == action.text() else action.toolTip())
        self.set_key(left_to_right(single) if single else "")
        self.setEnabled(action.isEnabled())
        if self._shy:
            self.setVisible(action.isEnabled())
        self.setChecked(action.isChecked())
