"""The line over an open list: what it is called, and what can be done with all of it."""

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from skatdesk.ui.look.button import Button
from skatdesk.ui.look.panel import SHADOW_MARGIN
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import DENSE, S1
from skatdesk.ui.look.translated import Translated
from skatdesk.ui.scoresheet.headline import Headline


class PageHead(Translated, QWidget):
    """Headline and buttons. Where it is narrow, the buttons lose their words.

    Signals:
        moreRequested(QPoint): everything else, at this place of the screen.
    """

    moreRequested = Signal(QPoint)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.headline = Headline(look)
        self.settle = Button(look, icon="trophy", text_size=DENSE)
        self.print_ = Button(look, icon="print", text_size=DENSE)
        self.export = Button(look, icon="export", text_size=DENSE)
        self.more = Button(look, icon="more")
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(SHADOW_MARGIN, 0, SHADOW_MARGIN, 0)
        self._row.addWidget(self.headline, 1)
        for button in (self.settle, self.print_, self.export, self.more):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys to the entry
            self._row.addWidget(button)
        self.more.clicked.connect(self._on_more)
        look.changed.connect(self._refresh)
        self._write_words()
        self._refresh()

    def show_words(self, titles: tuple[str, ...], chips: tuple[str, ...]) -> None:
        """What the list is called, in longer and shorter ways, and what is said of it."""
        self.headline.show_words(titles, chips)
        self._fit_buttons()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_buttons()

    def _on_more(self) -> None:
        self.moreRequested.emit(self.more.mapToGlobal(self.more.rect().bottomLeft()))

    def _write_words(self) -> None:
        #: button: who pays whom after the list
        self.settle.setText(self.tr("Settle up"))
        #: button: the list on paper
        self.print_.setText(self.tr("Print"))
        #: button: the list as a file
        self.export.setText(self.tr("Export"))
        #: tool tip: a menu with everything else
        self.more.explain(self.tr("More"))
        for button in (self.settle, self.print_, self.export):
            button.explain(button.text())
        self._fit_buttons()

    def _fit_buttons(self) -> None:
        buttons = (self.settle, self.print_, self.export)
        for button in buttons:
            button.setText(button.accessibleName())
        needed = sum(button.sizeHint().width() for button in (*buttons, self.more)) + 4 * self._look.px(S1)
        if self.headline.enough + needed > self.width() - 2 * SHADOW_MARGIN:
            for button in buttons:
                button.setText("")

    def _refresh(self) -> None:
        self._row.setSpacing(self._look.px(S1))
        self._fit_buttons()
