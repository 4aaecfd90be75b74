"""The line of the quick entry, under its label."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QSizePolicy

from skatdesk.ui.look.keys import ENTER_KEYS
from skatdesk.ui.look.text_field import TextField
from skatdesk.ui.look.theme import Look
from skatdesk.ui.scoresheet.entry.keys import QUICK_KEY
from skatdesk.ui.scoresheet.entry.labelled import Labelled

_NARROWEST = 184
_LONGEST = 200
"""Letters; no game needs as many."""
_LEFT_TO_PANEL = (*ENTER_KEYS, Qt.Key.Key_Escape)


class _Line(TextField):
    """Enter and Escape are left to the panel, Undo and Redo without typed text to the list; everything else is text."""

    def event(self, event: QEvent) -> bool:
        """A key that is not accepted here first is one of the window."""
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._is_for_list(event):
            event.ignore()
            return False
        return super().event(event)

    def _is_for_list(self, event: QKeyEvent) -> bool:
        """Whether this takes back what was typed, or brings it again, and nothing of that is here."""
        undo, redo = QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo
        return (event.matches(undo) and not self.isUndoAvailable()) or (
            event.matches(redo) and not self.isRedoAvailable()
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _LEFT_TO_PANEL or self._is_for_list(event):
            event.ignore()
        else:
            super().keyPressEvent(event)
            # What the line has no use for, such as Backspace at its start, is not meant for the panel either.
            event.accept()


class QuickLine(Labelled):
    """Takes a game in one line; it fills what is left of its row."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, _Line())
        self.edit.setMaxLength(_LONGEST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._refresh()

    def show_example(self, label: str, example: str) -> None:
        """The label above, and an example in the empty line."""
        self.show_words(label, QUICK_KEY)
        self.edit.setPlaceholderText(example)

    @property
    def text(self) -> str:
        """What is typed."""
        return self.edit.text()

    def clear(self) -> None:
        """Forgets what was typed; undo, which is for the list then, does not bring it back."""
        self.edit.setText("")

    @property
    def _least(self) -> int:
        return self._look.px(_NARROWEST)
