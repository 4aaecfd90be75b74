"""The list on paper, seen before it is printed or written."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractSlider, QScrollArea, QWidget

from skatdesk.ui.look.button import Button, Kind
from skatdesk.ui.look.keys import ENTER_KEYS
from skatdesk.ui.look.paint import ENTER
from skatdesk.ui.look.quiet import quiet_area
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import DENSE
from skatdesk.ui.scoresheet.open_list import OpenList
from skatdesk.ui.scoresheet.paper.leaves import Leaves
from skatdesk.ui.scoresheet.paper.printing import ListPaper
from skatdesk.ui.scoresheet.side_page import SidePage

_ACTION = QAbstractSlider.SliderAction
_STEPS: dict[int, QAbstractSlider.SliderAction] = {
    Qt.Key.Key_Up: _ACTION.SliderSingleStepSub,
    Qt.Key.Key_Down: _ACTION.SliderSingleStepAdd,
    Qt.Key.Key_PageUp: _ACTION.SliderPageStepSub,
    Qt.Key.Key_PageDown: _ACTION.SliderPageStepAdd,
    Qt.Key.Key_Home: _ACTION.SliderToMinimum,
    Qt.Key.Key_End: _ACTION.SliderToMaximum,
}


class PaperPage(SidePage):
    """The pages, with what can be done with them; ``pdf`` asks for them as a file."""

    def __init__(self, look: Look, paper: ListPaper, shown: OpenList, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._paper = paper
        self._shown = shown
        self.leaves = Leaves(look)
        self.area = QScrollArea()
        quiet_area(self.area, self.leaves)
        self.pdf = Button(look, icon="export", text_size=DENSE)
        self.print_ = Button(look, kind=Kind.PRIMARY, icon="print", key=ENTER, text_size=DENSE)
        for button in (self.pdf, self.print_):
            self.head.addWidget(button)
        self.plate.body.addWidget(self.area, 1)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # Tab goes to its buttons, which show that they have the keys
        self.print_.clicked.connect(self._print)
        shown.changed.connect(self._follow)
        look.changed.connect(self._follow)
        self._write_words()

    def refocus(self) -> None:
        """Takes the keyboard itself: the pages are read, then printed."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def refresh(self) -> None:
        """Puts the list on its pages anew."""
        self.leaves.show_sheet(*self._paper.leaves(self._shown.head, self._shown.score_list))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter prints; arrows and page keys go through the pages."""
        step = _STEPS.get(event.key())
        if step is not None:
            self.area.verticalScrollBar().triggerAction(step)
        elif event.key() in ENTER_KEYS and not event.isAutoRepeat():
            self.print_.click()
        else:
            super().keyPressEvent(event)

    def _follow(self) -> None:
        """Who does not see the pages needs no new ones."""
        if self.isVisible():
            self.refresh()

    def _print(self) -> None:
        self._paper.ask_to_print(self.window(), self._shown.head, self._shown.score_list)

    def _write_words(self) -> None:
        #: Title of a page: the list as it will be printed
        self.show_title(self.tr("Print preview"))
        #: button: writes the list on paper into a file; PDF is a kind of file
        self.pdf.setText(self.tr("Save as PDF…"))
        self.print_.setText(QCoreApplication.translate("ListMenu", "Print…"))
        self.leaves.setAccessibleName(self.accessibleName())
        self._follow()
