"""A list in a window of its own, as large as the window allows: for a second screen, where all can follow."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from skatdesk.ui.desk import Desk
from skatdesk.ui.look.tokens import S1, S2
from skatdesk.ui.look.translated import Translated
from skatdesk.ui.scoresheet.headline import Headline
from skatdesk.ui.scoresheet.large_look import LargeLook
from skatdesk.ui.scoresheet.list_words import ListWords
from skatdesk.ui.scoresheet.open_list import OpenList
from skatdesk.ui.scoresheet.plate import Plate
from skatdesk.ui.scoresheet.sheet_model import SheetModel
from skatdesk.ui.scoresheet.sheet_rows import OpenLine
from skatdesk.ui.scoresheet.sheet_view import SheetView
from skatdesk.ui.scoresheet.totals_model import TotalsModel
from skatdesk.ui.scoresheet.totals_view import TotalsView

_DRAWN = 1180, 600
"""What the list needs at scale 1, px: all columns with the names over them, and a dozen games."""
_LARGEST = 4.0


class LargeWindow(Translated, QWidget):
    """The sheet and the totals, to look at; F11 fills the screen, Escape leaves it or closes the window.

    Both can be done by the keys of the system as well.
    """

    def __init__(
        self,
        desk: Desk,
        words: ListWords,
        shown: OpenList,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._words = words
        self._shown = shown
        self._large = LargeLook(desk.look, self)
        self.headline = Headline(self._large)
        self.model = SheetModel(desk.namer, desk.sentences, shown.score_list, self)
        self.totals = TotalsModel(shown.score_list, self)
        self.view = SheetView(self._large, self.model, shown_only=True)
        self.footer = TotalsView(self._large, self.totals)
        sheet, totals = Plate(self._large), Plate(self._large)
        sheet.body.addWidget(self.view)
        totals.body.addWidget(self.footer)
        self._column = QVBoxLayout(self)
        self._head = QHBoxLayout()
        self._head.addWidget(self.headline)
        self._column.addLayout(self._head)
        self._column.addWidget(sheet, 1)
        self._column.addWidget(totals)
        shown.changed.connect(self.refresh)
        desk.namer.changed.connect(self.model.renew)
        self._large.changed.connect(self._refresh_frame)
        self.resize(1280, 720)
        self._refresh_frame()
        self._write_words()

    def refresh(self) -> None:
        """Shows the list as it is now."""
        score_list, words = self._shown.score_list, self._words
        self.model.show_list(score_list, OpenLine() if score_list.next_deal is not None else None)
        self.totals.show_list(score_list)
        titles = words.titles(self._shown.head, score_list.players)
        over = (words.winner(score_list),) if score_list.next_deal is None else ()
        self.headline.show_words(titles, (words.system(score_list), words.progress(score_list), *over))
        self.setWindowTitle(titles[0])
        self.view.follow()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Full screen and back."""
        if event.key() == Qt.Key.Key_F11 or event.matches(QKeySequence.StandardKey.FullScreen):
            self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
        elif event.key() == Qt.Key.Key_Escape:
            if self.isFullScreen():
                self.showNormal()
            else:
                self.close()
        elif event.matches(QKeySequence.StandardKey.Close):
            self.close()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything grows with the window."""
        super().resizeEvent(event)
        width, height = _DRAWN
        fits = min(self.width() / width, self.height() / height, _LARGEST)
        self._large.enlarge(max(0.6, round(fits, 2)))
        self.view.follow()

    def _write_words(self) -> None:
        self.model.renew()
        self.totals.renew()
        self.refresh()

    def _refresh_frame(self) -> None:
        px = self._large.px
        self._column.setContentsMargins(px(S1), px(S1), px(S1), px(S1))
        self._column.setSpacing(0)
        self._head.setContentsMargins(px(S2), 0, px(S2), 0)
