"""The frame of a page that lies over the sheet: back, a title, and what it is about."""

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from skatdesk.ui.look.button import Button, Kind
from skatdesk.ui.look.panel import SHADOW_MARGIN
from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import S1, S3, TITLE
from skatdesk.ui.look.translated import Translated
from skatdesk.ui.scoresheet.plate import Plate


class SidePage(Translated, QWidget):
    """Fill ``plate.body``; further buttons go to ``head``.

    Signals:
        backRequested(): to the sheet.
    """

    backRequested = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.back = Button(look, kind=Kind.GHOST, icon="left")
        self.back.clicked.connect(self.backRequested)
        self.title = RichLine(look, size=TITLE, bold=True)
        self.head = QHBoxLayout()
        self.head.addWidget(self.back)
        self.head.addWidget(self.title, 1)
        self.plate = Plate(look, pad=S3)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self.head)
        self._column.addWidget(self.plate, 1)
        look.changed.connect(self._refresh_frame)
        self._refresh_frame()

    def show_title(self, title: str) -> None:
        """The headline."""
        self.title.show_text(title)
        self.setAccessibleName(title)
        #: the way back from a page that lies over the score sheet
        self.back.explain(QCoreApplication.translate("SidePage", "Back to the sheet"))

    def refresh(self) -> None:
        """Shows the list as it is now."""
        raise NotImplementedError

    def refocus(self) -> None:
        """Takes the keyboard; the way back has it, without a ring."""
        self.back.setFocus(Qt.FocusReason.MouseFocusReason)

    def hug(self) -> None:
        """The plate is as high as what it is about, not as the page."""
        self._column.setAlignment(self.plate, Qt.AlignmentFlag.AlignTop)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes back to the sheet."""
        if event.key() == Qt.Key.Key_Escape:
            self.backRequested.emit()
        else:
            super().keyPressEvent(event)

    def _refresh_frame(self) -> None:
        px = self._look.px
        self._column.setContentsMargins(0, px(S1), 0, 0)
        self._column.setSpacing(px(S1) - 4)
        self.head.setContentsMargins(SHADOW_MARGIN, 0, SHADOW_MARGIN, 0)
        self.head.setSpacing(px(S1))
