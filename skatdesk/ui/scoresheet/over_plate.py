"""What stands in place of the entry when a list is over."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QWidget

from skatdesk.ui.look.button import Button
from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import DENSE, S1, S2
from skatdesk.ui.look.translated import Translated
from skatdesk.ui.scoresheet.plate import Plate


class OverPlate(Translated, Plate):
    """Says how the list has ended, and offers the next one of the same players."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, pad=S2, parent=parent)
        self.ending = RichLine(look, bold=True, wrap=True)
        self.again = Button(look, icon="plus", row=32, text_size=DENSE)
        self._row = QHBoxLayout()
        self._row.addWidget(self.ending, 1)
        self._row.addWidget(self.again)
        self.body.addLayout(self._row)
        look.changed.connect(self._space)
        self._space()
        self._write_words()

    def _write_words(self) -> None:
        self.again.setText(QCoreApplication.translate("ListMenu", "New list with these players"))

    def _space(self) -> None:
        self._row.setSpacing(self._look.px(S1))
