"""The bar over the statistics: back, title, filters, export."""

from functools import partial

from PySide6.QtCore import QEvent, QPoint, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QWidget

from skatdesk.i18n.numbers import grouped
from skatdesk.ui.charts.export import FileKind
from skatdesk.ui.charts.filter_bar import FilterBar
from skatdesk.ui.charts.words import ChartWords
from skatdesk.ui.dialogs.file_asker import FileAsker
from skatdesk.ui.look.button import Button, Kind
from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.look.room_page import RoomBar
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import S1, SMALL


class TopBar(RoomBar):
    """Back, title, filters, what can be done with all of it.

    Signals:
        gamesRequested(str): write all games of the filter as a table to this path.
        chartsRequested(object, str): write every chart, as this ``FileKind``, into this folder.
    """

    gamesRequested = Signal(str)
    chartsRequested = Signal(object, str)

    def __init__(self, look: Look, words: ChartWords, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.asker = FileAsker(self)
        self._left = 0
        self.filters = FilterBar(look, words)
        self.rest = RichLine(look, size=SMALL, ink="text2")
        self.rest.hide()
        self.people = Button(look, kind=Kind.GHOST, icon="gear")
        self.export = Button(look, icon="export")
        self.export.clicked.connect(self._open_menu)
        self._menu = QMenu(self)
        self._games = self._menu.addAction("", self._ask_for_games)
        self._menu.addSeparator()
        self._png = self._menu.addAction("", partial(self._ask_for_folder, FileKind.PNG))
        self._svg = self._menu.addAction("", partial(self._ask_for_folder, FileKind.SVG))
        self.row.addWidget(self.filters)
        self.row.addStretch(1)
        self._below = QHBoxLayout()
        self.rows.addLayout(self._below)
        self._two_rows = False
        for widget in (self.rest, self.people, self.export):
            self.row.addWidget(widget)
        look.changed.connect(self._refresh)
        self._refresh()
        self._write_words()

    def show_filters(self, shown: bool, *, any_games: bool) -> None:
        """Whether there is anything to filter, and ``any_games`` that pass, to save them."""
        self.export.setEnabled(any_games)
        self.filters.setVisible(shown)
        self.export.setVisible(shown)
        self.people.setVisible(shown)

    def tell_rest(self, left: int) -> None:
        """How many earlier games are still to be taken over."""
        self._left = left
        self.rest.setVisible(left > 0)
        #: While games of an earlier version of the program are read: how many are left
        self.rest.show_text(grouped(self.tr("%n earlier game(s) to read", "", left), left) if left else "")

    # -------------------------------------------------------------- saving

    def _open_menu(self) -> None:
        self._menu.popup(self.export.mapToGlobal(QPoint(0, self.export.height())))

    def _ask_for_games(self) -> None:
        self.asker.ask_for_target(self.export.text(), ("CSV (*.csv)",), "games.csv", self.gamesRequested.emit)

    def _ask_for_folder(self, kind: FileKind) -> None:
        self.asker.ask_for_folder(self.export.text(), partial(self.chartsRequested.emit, kind))

    # -------------------------------------------------------------- words and look

    def _write_words(self) -> None:
        #: button with a menu: save charts or games as files
        self.export.setText(self.tr("Export"))
        self._games.setText(self.tr("Games as a table (CSV)…"))
        self._png.setText(self.tr("All charts as pictures (PNG)…"))
        self._svg.setText(self.tr("All charts as drawings (SVG)…"))
        self.people.explain(self.tr("Rename or merge players"))
        self.tell_rest(self._left)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self._arrange()
        return super().event(event)

    def _arrange(self) -> None:
        """Where they would be cut off beside the title, the filters get a row of their own."""
        px = self._look.px
        beside = [self.back, self.title, self.rest, self.people, self.export]
        shown = [widget for widget in beside if not widget.isHidden()]
        needed = sum(widget.sizeHint().width() for widget in shown) + px(S1) * (len(shown) + 3)
        two_rows = needed + self.filters.row_width > self.width() and not self.filters.isHidden()
        self.filters.fit(self.width() - 2 * px(S1))
        if two_rows != self._two_rows:
            self._two_rows = two_rows
            if two_rows:
                self.row.removeWidget(self.filters)
                self._below.addWidget(self.filters)
                self._below.addStretch(1)
            else:
                self._below.takeAt(1)
                self._below.removeWidget(self.filters)
                self.row.insertWidget(2, self.filters)

    def _refresh(self) -> None:
        px = self._look.px
        self._below.setContentsMargins(px(S1), 0, px(S1), 0)
        self._below.setSpacing(px(S1))
        self._arrange()
