"""The statistics in the window: built when somebody first goes there, and the ways from a game to more about it."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from skatdesk.i18n.bidi import isolate
from skatdesk.settings.options import PLAYER_NAME, STATISTICS_PLAYER
from skatdesk.settings.settings import Settings
from skatdesk.skat.errors import SkatError
from skatdesk.store.errors import StoreError, Trouble
from skatdesk.store.records import ListId, PlayedDeal, SeriesId, day_of
from skatdesk.store.store import Store
from skatdesk.ui.charts.deal_dialog import DealDialog
from skatdesk.ui.desk import Desk
from skatdesk.ui.games.game_text import GameText
from skatdesk.ui.games.records import record_kept
from skatdesk.ui.main_window import MainWindow
from skatdesk.ui.sheet_in_window import SheetInWindow
from skatdesk.ui.statistics_room import StatisticsRoom
from skatdesk.ui.troubles import Troubles
from skatdesk.ui.user import own_name

if TYPE_CHECKING:
    from skatdesk.store.statistics.selection import GameRef
    from skatdesk.ui.charts.page import StatisticsPage
    from skatdesk.ui.charts.words import ChartWords

AHEAD = "numpy", "skatdesk.store.statistics.statistics", "pyqtgraph", "skatdesk.ui.charts.page"
"""What draws the statistics, in steps between which the window answers; the longest takes 0.15 s."""
_BETWEEN_MS = 20


class StatisticsInWindow(QObject):
    """Brings the statistics to the front, and what a game in them leads to: its list, its words, its review.

    Args:
        window: shows them.
        desk: how things look and are called.
        settings: knows the user's name.
        store: what they are reckoned from; None where nothing can be kept.
        sheet: shows the lists in which their games stand.
        parent: who owns it.

    Signals:
        reviewRequested(object, object): a ``GameRecord`` of the statistics, and the ``PlayedDeal`` it is, is to be
            reviewed.
    """

    reviewRequested = Signal(object, object)

    def __init__(
        self,
        window: MainWindow,
        desk: Desk,
        settings: Settings,
        store: Store | None,
        sheet: SheetInWindow,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._desk = desk
        self._settings = settings
        self._store = store
        self._sheet = sheet
        self._troubles = Troubles(self)
        self._text = GameText(desk.namer, desk.sentences, self)
        self._room: StatisticsRoom | None = None
        self._words: ChartWords | None = None
        self._telling = QTimer(self, singleShot=True)
        self._telling.timeout.connect(self._tell_home)
        window.statisticsRequested.connect(self.show)
        for occasion in (window.home.shown, window.retranslated):
            occasion.connect(self._telling.start)
        self.destroyed.connect(settings.watch(PLAYER_NAME, self._on_named))
        for way in (window.statistics, window.home.statistics):
            way.setEnabled(store is not None)  # there is nothing to reckon with

    @property
    def page(self) -> "StatisticsPage | None":
        """The statistics, once somebody has been there."""
        return self._room.page if self._room is not None else None

    @Slot()
    def show(self) -> None:
        """Brings the statistics to the front, as of now."""
        if self._store is None:
            return
        if self._room is None:
            self._room = StatisticsRoom(self._desk.look)
        self._window.show_room(self._room)
        page = self._room.page or self._made(self._room, self._store)
        page.refresh()

    def _made(self, room: StatisticsRoom, store: Store) -> "StatisticsPage":
        room.show_busy()  # pyqtgraph and numpy are slow to load, if that was not done ahead
        from skatdesk.ui.charts.kept_filters import read_filters
        from skatdesk.ui.charts.page import StatisticsPage

        desk = self._desk
        self._get_ready()
        page = StatisticsPage(desk.look, desk.namer, desk.sentences, store.statistics)
        page.filters.bring_back(read_filters(self._settings))
        for chosen in (page.filters.changed, page.filters.playerChanged):
            chosen.connect(self._keep_filters)
        page.offered.connect(self._keep_player)
        page.backRequested.connect(self._window.show_home)
        page.seriesRequested.connect(self._window.newSeriesRequested)
        page.sheetRequested.connect(partial(self._sheet.show, self.show))
        page.gameRequested.connect(self._show_game)
        page.reviewRequested.connect(self._review_game)
        page.written.connect(self._on_written)
        page.failed.connect(self._on_failed)
        room.show_page(page)
        return page

    @Slot()
    def _keep_filters(self) -> None:
        from skatdesk.ui.charts.kept_filters import keep_filters

        if self.page is not None:
            keep_filters(self._settings, self.page.filters.kept)

    @Slot()
    def _keep_player(self) -> None:
        """Who was chosen once may be merged by now."""
        if self._settings.get(STATISTICS_PLAYER):
            self._keep_filters()

    def load_ahead(self, modules: tuple[str, ...] = AHEAD) -> None:
        """Loads what draws the statistics, so that nobody waits for it at the first visit.

        On the home page, where nothing moves, and in the window's thread: PySide crashes where two threads ask for
        a class for the first time, and pyqtgraph asks for all of them.
        """
        if self._store is None or self._window.page is not self._window.home:
            return
        if not modules:
            self._get_ready()
            self._tell_home()
            return
        try:
            import_module(modules[0])
        except ImportError:  # told when somebody goes there
            return
        QTimer.singleShot(_BETWEEN_MS, self, partial(self.load_ahead, modules[1:]))

    def _get_ready(self) -> None:
        from skatdesk.ui.charts.words import ChartWords

        if self._words is None:
            self._words = ChartWords(self._desk.namer, self._desk.sentences, self)

    def _on_named(self, _name: str) -> None:
        self._telling.start()

    @Slot()
    def _tell_home(self) -> None:
        """The door on the home page says how the user plays, as soon as what reckons it is loaded for the page."""
        home, words = self._window.home, self._words
        if words is None or self._store is None or not home.isVisible():
            return
        from skatdesk.store.statistics.figures import share
        from skatdesk.store.statistics.selection import Filter

        statistics, line = self._store.statistics, ""
        try:
            left = statistics.refresh()
            own = statistics.known_as(own_name(self._settings))
        except StoreError:  # told when somebody goes there
            return
        games = None if own is None or left else statistics.select(Filter(own))
        if games is not None and len(games.in_hand):
            won, line = share(games.won, games.declared), words.games(len(games.in_hand))
            if won.whole:
                #: home page, under "Statistics": {games} is "210 games", {share} of those he declared the user won
                line = self.tr("{games}, {share} won as declarer").format(games=line, share=words.percent(won))
        home.show_figures(line)

    @Slot()
    def stop(self) -> None:
        """Asks the store for nothing any more: it is about to be closed."""
        self._telling.stop()
        self._store = None

    @Slot()
    def renew(self) -> None:
        """A game has ended, or a review: who looks at the statistics sees it there."""
        page = self.page
        if page is not None and page.isVisible():
            page.refresh()

    def _show_game(self, game: "GameRef") -> None:
        """A game that was written down is shown in its list, one that was played here is told in words."""
        if game.list_id is not None:
            self._sheet.show_game(ListId(game.list_id), game.number, self.show)
        elif game.series is not None:
            self._tell_deal(PlayedDeal(SeriesId(game.series), game.number))

    def _review_game(self, game: "GameRef") -> None:
        if game.series is None:
            return
        played = PlayedDeal(SeriesId(game.series), game.number)
        with self._damage_told() as store:
            found = record_kept(store, played)
            if found is not None:
                self.reviewRequested.emit(found[1], played)

    def _tell_deal(self, played: PlayedDeal) -> None:
        page = self.page
        with self._damage_told() as store:
            found = record_kept(store, played)
            if page is None or found is None:
                return
            series, record = found
            title = page.words.deal_title(played.game, day_of(series.started_at))
            dialog = DealDialog(self._desk.look, title, self._text.of(record), self._window)
            dialog.reviewRequested.connect(partial(self.reviewRequested.emit, record, played))
            dialog.listRequested.connect(partial(self._show_list_of, played))
            dialog.open()

    def _show_list_of(self, played: PlayedDeal) -> None:
        with self._damage_told() as store:
            saved = store.series(played.series)
            if saved is not None:
                self._sheet.show_series(saved, self.show)

    @contextmanager
    def _damage_told(self) -> Iterator[Store]:
        """The store; tells what cannot be read of the games played here, or breaks the rules."""
        assert self._store is not None
        try:
            yield self._store
        except StoreError as error:
            self._on_failed(error)
        except SkatError as error:
            self._on_failed(StoreError(Trouble.DAMAGED, self._store.path, str(error)))

    def _on_written(self, path: str) -> None:
        assert self._room is not None
        self._room.notice.say(self.tr("Written: {path}").format(path=isolate(path)))

    def _on_failed(self, error: StoreError | OSError) -> None:
        assert self._room is not None
        if isinstance(error, StoreError):
            self._room.notice.warn(self._troubles.beside_games(error))
        else:
            self._room.notice.warn(self._troubles.unwritable(error.filename or ""))
