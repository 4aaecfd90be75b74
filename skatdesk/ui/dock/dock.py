"""The dock beside the table: tabs List and Tricks, and a button that folds it to a strip."""

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QStackedLayout, QVBoxLayout, QWidget

from skatdesk.scoring.scorelist import ScoreList
from skatdesk.skat.kontra import kontra_factor
from skatdesk.skat.view import Phase, SeatView
from skatdesk.ui.desk import Desk
from skatdesk.ui.dock.list_model import Running
from skatdesk.ui.dock.list_page import ListPage
from skatdesk.ui.dock.put_away import PutAway
from skatdesk.ui.dock.tricks_model import TricksModel
from skatdesk.ui.dock.tricks_view import TricksPage
from skatdesk.ui.look.folding import Folding
from skatdesk.ui.look.paint import painter_on
from skatdesk.ui.look.reading import box_in
from skatdesk.ui.look.tabs import Tabs
from skatdesk.ui.look.tokens import BAR_HEIGHT, ROW, S1
from skatdesk.ui.look.translated import Translated
from skatdesk.ui.sentences import Company

_LIST, _TRICKS = 0, 1
_TABS_START = 10


class Dock(Translated, QWidget):
    """Stands at the reading end of the window, 288 px wide at scale 1, or folded to a strip of 40 px.

    It is wider where the totals of the list would run into each other.
    """

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._look = look = desk.look
        self._list_in_front = True
        self.tabs = Tabs(look)
        self.list_page = ListPage(look, desk.namer, desk.sentences)
        self.tricks_page = TricksPage(look, desk.faces, TricksModel(desk.sentences))
        self.put_away = PutAway(look, desk.faces, desk.sentences)
        self.folding = Folding(look, ("right", "left"), self)
        read = self.list_page.view, self.list_page.footer, self.tricks_page.view
        for control in (self.tabs, *read, self.folding.fold, self.folding.unfold):
            control.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard with the table
        tricks = QWidget()
        below = QVBoxLayout(tricks)
        below.setSpacing(0)
        below.setContentsMargins(0, 0, 0, 0)
        below.addWidget(self.tricks_page, 1)
        below.addWidget(self.put_away)
        self._ground = QWidget()
        pages = QStackedLayout(self._ground)  # a stacked widget is a pane without a name to screen readers
        for page in (self.list_page, tricks):
            pages.addWidget(page)
            self.tabs.addTab("")
        # a widget, for a QSpacerItem that Python knows is deleted twice
        self._start = QWidget()
        head = QHBoxLayout()
        head.setSpacing(0)
        head.addWidget(self._start)
        head.addWidget(self.tabs)
        head.addStretch(1)
        self._foot = QHBoxLayout()
        self._foot.addStretch(1)
        self._foot.addWidget(self.folding.fold)
        self._foot.addWidget(self.folding.unfold)
        column = QVBoxLayout(self)
        column.setSpacing(0)
        # leaves the line between table and dock free
        column.setContentsMargins(1, 0, 1, 0)
        column.addLayout(head)
        column.addSpacing(1)
        column.addWidget(self._ground, 1)
        column.addStretch()
        column.addLayout(self._foot)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self.tabs.currentChanged.connect(pages.setCurrentIndex)
        self.folding.changed.connect(self._refresh)
        self.list_page.view.rearranged.connect(self._refresh)
        desk.namer.changed.connect(self._name_cards)
        look.changed.connect(self._refresh)
        self._write_words()
        self._refresh()

    def show_tricks(self) -> None:
        """Opens the dock, the tricks in front."""
        self.folding.set_folded(False)
        self.tabs.setCurrentIndex(_TRICKS)

    def set_list(self, score_list: ScoreList, own: int | None) -> None:
        """Shows this list; ``own`` is the reader's place."""
        self.list_page.show_list(score_list, own)

    def set_view(self, view: SeatView, company: Company, *, counts: bool = True) -> None:
        """Shows the deal as the reader sees it; beside one that does not count stand its tricks, but no list.

        A deal that is over stays the last row until the list has what it brought.
        """
        self._offer_list(counts)
        if not counts or view.phase is not Phase.FINISHED:
            factor = view.bock_factor * kontra_factor(view.kontra) * 2 ** len(view.pushed)
            running = Running(view.contract, factor)
            self.list_page.show_running(running if counts else None)
        self.tricks_page.show_view(view, company)
        self.put_away.show_view(view, company)

    def sizeHint(self) -> QSize:
        width = self._look.px(ROW) if self.folding.folded else self.list_page.view.columns.whole
        return QSize(width, self._look.px(480))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.sizeHint().width(), self._look.px(240))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._look.theme
        with painter_on(self) as painter:
            painter.fillRect(self.rect(), QColor(theme.panel))
            painter.fillRect(box_in(self, 0, 0, 1, self.height()), QColor(theme.line))
            if not self.folding.folded:
                painter.fillRect(0, self._look.px(BAR_HEIGHT), self.width(), 1, QColor(theme.line))

    def _offer_list(self, offered: bool) -> None:
        """Without its tab the list makes room for the tricks, and comes back to the front if it was there."""
        if self.tabs.isTabVisible(_LIST) is offered:
            return
        if not offered:
            self._list_in_front = self.tabs.currentIndex() == _LIST
        self.tabs.setTabVisible(_LIST, offered)
        self.tabs.updateGeometry()  # which Qt leaves to us
        self.tabs.setCurrentIndex(_LIST if offered and self._list_in_front else _TRICKS)

    def _write_words(self) -> None:
        #: Tab of the dock: the list of the games played
        self.tabs.setTabText(_LIST, self.tr("List"))
        #: Tab of the dock: the tricks of this deal
        self.tabs.setTabText(_TRICKS, self.tr("Tricks"))
        self.tabs.setAccessibleName(self.tr("Beside the table"))
        fold, unfold = self.tr("Fold list and tricks away"), self.tr("Show list and tricks")
        for button, words in ((self.folding.fold, fold), (self.folding.unfold, unfold)):
            button.explain(words)
        self._name_cards()

    @Slot()
    def _name_cards(self) -> None:
        self.tricks_page.write_words()
        self.put_away.write_words()

    def _refresh(self) -> None:
        px, folded = self._look.px, self.folding.folded
        self.tabs.setVisible(not folded)
        self._ground.setVisible(not folded)
        self._start.setFixedWidth(px(_TABS_START))
        margin = 0 if folded else px(S1)
        self._foot.setContentsMargins(margin, 0, margin, px(S1))
        self.setFixedWidth(self.sizeHint().width())
        self.updateGeometry()
        self.update()
