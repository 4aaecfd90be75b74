"""A field in which one line is typed."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QLineEdit


class TextField(QLineEdit):
    """Its line begins where the language begins, or stands in the middle; one of Qt's would follow the keyboard."""

    def __init__(self, text: str = "", *, centred: bool = False) -> None:
        super().__init__(text)
        self._centred = centred
        self._align()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LayoutDirectionChange:
            self._align()

    def _align(self) -> None:
        align = Qt.AlignmentFlag
        side = align.AlignHCenter if self._centred else align.AlignRight if self.isRightToLeft() else align.AlignLeft
        self.setAlignment(side | align.AlignAbsolute | align.AlignVCenter)
