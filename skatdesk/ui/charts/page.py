"""The statistics page: whose games, five figures, eight charts, all figures in a list."""

from collections.abc import Callable
from datetime import date
from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QStackedLayout, QVBoxLayout, QWidget

from skatdesk.i18n.card_names import CardNamer
from skatdesk.i18n.joins import apart
from skatdesk.store.errors import StoreError
from skatdesk.store.statistics.references import reference
from skatdesk.store.statistics.selection import Selection
from skatdesk.store.statistics.statistics import Statistics
from skatdesk.ui.charts.board import Board
from skatdesk.ui.charts.empty import EmptyPage
from skatdesk.ui.charts.export import FileKind, games_table, save_table
from skatdesk.ui.charts.filter_bar import FilterChoice
from skatdesk.ui.charts.games_behind import GamesBehindDialog
from skatdesk.ui.charts.people_dialog import PeopleDialog
from skatdesk.ui.charts.top_bar import TopBar
from skatdesk.ui.charts.words import ChartWords
from skatdesk.ui.look.announcing import announce
from skatdesk.ui.look.room_page import RoomPage
from skatdesk.ui.look.theme import Look
from skatdesk.ui.sentences import Sentences

_AT_ONCE = 40
"""Deals that are taken over before the page shows, a millisecond each; more are taken over while it is shown."""
_CHUNK = 15


class StatisticsPage(RoomPage):
    """How people play.

    ``refresh`` before the page is shown; it reads what is new in the store.

    Signals:
        offered(): the players to choose from were read again; the one chosen may be part of another by now.
        gameRequested(object): a ``GameRef``: show this game.
        reviewRequested(object): a ``GameRef``: show what was right in this game, which was played here.
        seriesRequested(), sheetRequested(): there are no games yet: a new series, the score sheet.
        backRequested(): back to where the player came from.
        written(str): the path of a file, or of the folder with all charts, that was saved.
        failed(object): a ``StoreError`` or ``OSError``: something could not be read or written.
    """

    offered = Signal()
    gameRequested = Signal(object)
    reviewRequested = Signal(object)
    seriesRequested = Signal()
    sheetRequested = Signal()
    written = Signal(str)
    failed = Signal(object)

    def __init__(
        self,
        look: Look,
        namer: CardNamer,
        sentences: Sentences,
        statistics: Statistics,
        *,
        today: Callable[[], date] = date.today,
    ) -> None:
        super().__init__(look, takes_keys=True)
        self._statistics = statistics
        self._today = today
        self.games: Selection | None = None
        """The games shown now."""
        self.words = ChartWords(namer, sentences, self)
        self.top = TopBar(look, self.words, self)
        self.filters = self.top.filters
        ground = QWidget(self)
        self.board = Board(look, self.words, ground)
        self.empty = EmptyPage(look, ground)
        self._stack = QStackedLayout(ground)  # a stacked widget is a pane without a name to screen readers
        self._stack.addWidget(self.board)
        self._stack.addWidget(self.empty)
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._take_over)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self.top)
        self._column.addWidget(ground, 1)
        self.top.backRequested.connect(self.backRequested)
        self.top.gamesRequested.connect(self._save_games)
        self.top.chartsRequested.connect(self._save_charts)
        self.top.people.clicked.connect(self._show_people)
        self.filters.changed.connect(self._show)
        self.filters.playerChanged.connect(self._offer_and_show)
        for chosen in (self.filters.changed, self.filters.playerChanged):
            chosen.connect(self._tell)
        self.empty.all.clicked.connect(self.setFocus)  # Qt would hand the keys on to a button of the first chart
        self.empty.all.clicked.connect(self.filters.reset)
        self.empty.series.clicked.connect(self.seriesRequested)
        self.empty.sheet.clicked.connect(self.sheetRequested)
        self.board.gameChosen.connect(self.gameRequested)
        self.board.gamesChosen.connect(self._show_games_behind)
        self.board.reviewChosen.connect(self.reviewRequested)
        self.board.written.connect(self.written)
        self.board.failed.connect(self.failed)
        namer.changed.connect(self._offer_and_show)
        self._write_words()

    def lay_below_bar(self, widget: QWidget) -> None:
        """Gives it a place between the bar and the games."""
        self._column.insertWidget(1, widget)

    # -------------------------------------------------------------- what is shown

    def refresh(self) -> None:
        """Reads what is new in the store and shows it; ``failed`` tells when that is impossible."""
        try:
            left = self._statistics.refresh()
            if 0 < left <= _AT_ONCE:
                self._statistics.take_over(left)
                left = self._statistics.refresh()
        except StoreError as error:
            self.failed.emit(error)
            if self.games is not None:
                self._offer_and_show()  # what is known, in the language of now
            return
        self._tell_rest(left)
        self._offer_and_show()
        self._tell()

    def _tell(self) -> None:
        """A screen reader hears the figures of the games, or why there are none and what to do."""
        *figures, _trend = self.board.tiles
        empty = self._stack.currentWidget() is self.empty
        announce(self, self.empty.spoken if empty else apart(tile.accessibleName() for tile in figures))

    def _take_over(self) -> None:
        try:
            left = self._statistics.take_over(_CHUNK)
            if not left:
                self._statistics.refresh()
        except StoreError as error:
            self._tell_rest(0)
            self.failed.emit(error)
            return
        self._tell_rest(left)
        if not left:
            self._offer_and_show()

    def _tell_rest(self, left: int) -> None:
        self.top.tell_rest(left)
        if left:
            self._timer.start()
        else:
            self._timer.stop()

    def _offer_and_show(self) -> None:
        before = self.filters.player.value
        self.filters.offer_players(self._statistics.people())
        self._follow(self.filters.player, before)
        player, opponent = self.filters.player.value, self.filters.opponent.value
        self.filters.offer(self._statistics.choices(player) if isinstance(player, int) else None, self._today())
        self._follow(self.filters.opponent, opponent)
        self.offered.emit()
        self._show()

    def _follow(self, choice: FilterChoice, chosen: object) -> None:
        """Whoever was chosen stays it, also as a part of somebody else: two players may have been merged."""
        if isinstance(chosen, int) and (person := self._statistics.person_of(chosen)) in choice.values:
            choice.choose(person)

    def _show(self) -> None:
        chosen = self.filters.chosen
        self.games = None if chosen is None else self._statistics.select(chosen)
        self.top.show_filters(self.games is not None, any_games=bool(self.games))
        if not self.games:
            self.empty.show_reason(any_games=self.games is not None)
            self._stack.setCurrentWidget(self.empty)
        else:
            measure = reference(self.games, self._today())
            self.board.show_games(self.games, self._statistics.accuracy(self.games), measure)
            self._stack.setCurrentWidget(self.board)

    def _write_words(self) -> None:
        """In another language the nameless are called otherwise, too; out of sight it is written when it is shown."""
        title = self.tr("Statistics")
        self.top.title.show_text(title)
        self.setAccessibleName(title)  # it has the keys when it is shown
        if self.isVisible():
            self.refresh()

    # -------------------------------------------------------------- files

    def _save_games(self, path: str) -> None:
        if self.games is None:
            return
        try:
            save_table(games_table(self.games, self.words), Path(path))
        except OSError as error:
            self.failed.emit(error)
        else:
            self.written.emit(path)

    def _save_charts(self, kind: FileKind, folder: str) -> None:
        try:
            self.board.save(Path(folder), kind)
        except OSError as error:
            self.failed.emit(error)
        else:
            self.written.emit(folder)

    def _show_people(self) -> None:
        dialog = PeopleDialog(self._look, self.words, self._statistics, self.window())
        dialog.changed.connect(self.refresh)
        dialog.open()

    def _show_games_behind(self, name: str, games: Selection) -> None:
        dialog = GamesBehindDialog(self._look, self.words, name, games, self.window())
        dialog.gameRequested.connect(self.gameRequested)
        dialog.open()

    # -------------------------------------------------------------- events

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What scrolls does so wherever the focus is."""
        if self.hasFocus() and event.key() != Qt.Key.Key_Escape:
            self.board.keyPressEvent(event)
        else:
            super().keyPressEvent(event)
