"""A field for one short value that is written anew rather than mended."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QMouseEvent

from skatdesk.ui.look.text_field import TextField


class ValueField(TextField):
    """The click that brings it the keys selects the value, as Tab does; the next one sets the cursor."""

    _entered = False

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._entered = event.reason() is Qt.FocusReason.MouseFocusReason

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if self._entered and not self.hasSelectedText():
            self.selectAll()
        self._entered = False
