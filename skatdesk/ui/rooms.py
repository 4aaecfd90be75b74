"""The rooms beside the card table, built when somebody first goes there: the score sheet, the statistics."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer, Signal, Slot
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from skatdesk.engine.store_journal import score_list_of
from skatdesk.i18n.bidi import isolate
from skatdesk.notation.iss import GameRecord
from skatdesk.settings.settings import Settings
from skatdesk.skat.errors import SkatError
from skatdesk.store.accuracies import PlayedDeal
from skatdesk.store.errors import StoreError, Trouble
from skatdesk.store.records import ListId, SavedSeries, SeriesId, SeriesStart, day_of
from skatdesk.store.store import Store
from skatdesk.ui.charts.deal_dialog import DealDialog
from skatdesk.ui.games.game_text import GameText
from skatdesk.ui.games.records import kept_record
from skatdesk.ui.look.paint import painter_on
from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import S1, TITLE
from skatdesk.ui.main_window import MainWindow
from skatdesk.ui.panels.question import Desk
from skatdesk.ui.scoresheet.notice import Notice
from skatdesk.ui.troubles import Troubles
from skatdesk.ui.user import own_name

if TYPE_CHECKING:
    from skatdesk.store.statistics.selection import GameRef
    from skatdesk.ui.charts.page import StatisticsPage
    from skatdesk.ui.scoresheet.room import ScoreSheetRoom

AHEAD = "numpy", "skatdesk.store.statistics.statistics", "pyqtgraph", "skatdesk.ui.charts.page"
"""What draws the statistics, in steps between which the window answers; the longest takes 0.15 s."""
_BETWEEN_MS = 20


class Rooms(QObject):
    """Opens rooms in the main window and leads from one to the other.

    Args:
        window: shows them.
        desk: how things look and are called.
        settings: knows the user's name.
        store: what they read and write; None where nothing can be kept.
        now: tells the time, ISO 8601.
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
        now: Callable[[], str],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._desk = desk
        self._settings = settings
        self._store = store
        self._now = now
        self._troubles = Troubles(self)
        self._text = GameText(desk.namer, desk.sentences, self)
        self._sheet: ScoreSheetRoom | None = None
        self._from_statistics = False
        self._statistics: _StatisticsRoom | None = None
        window.sheetRequested.connect(self.show_sheet)
        window.statisticsRequested.connect(self.show_statistics)
        for way in (window.statistics, window.home.statistics):
            way.setEnabled(store is not None)  # there is nothing to reckon with

    @property
    def sheet(self) -> "ScoreSheetRoom":
        """The score sheet."""
        if self._sheet is None:
            desk, lists = self._desk, self._store.lists if self._store is not None else None
            from skatdesk.ui.scoresheet.room import ScoreSheetRoom

            self._sheet = ScoreSheetRoom(
                desk.look, desk.namer, desk.sentences, lists, self._troubles, self._now, self._name
            )
            self._sheet.backRequested.connect(self._leave_sheet)
        return self._sheet

    @property
    def statistics_page(self) -> "StatisticsPage | None":
        """The statistics, once somebody has been there."""
        return self._statistics.page if self._statistics is not None else None

    def _leave_sheet(self) -> None:
        """Back to where somebody came from."""
        if self._from_statistics:
            self.show_statistics()
        else:
            self._window.show_home()

    def _open_sheet(self, *, from_statistics: bool = False) -> None:
        self._from_statistics = from_statistics
        self._window.show_room(self.sheet)

    def show_sheet(self, *, from_statistics: bool = False) -> None:
        """Brings the score sheet to the front."""
        self._open_sheet(from_statistics=from_statistics)
        self.sheet.enter()

    def show_last_series(self) -> bool:
        """Brings the list of the series begun last to the front; False where nothing is kept of it."""
        try:
            saved = self._store.last_series() if self._store is not None else None
            if saved is None:
                return False
            self.show_series(saved)
        except (StoreError, SkatError):  # told already, where it was written or taken up
            return False
        return True

    def show_series(self, saved: SavedSeries) -> None:
        """The list of a series played here, from now on the shelf; raises ``IllegalAction`` where it does not fit."""
        score_list = score_list_of(saved)
        page = self.statistics_page
        self._open_sheet(from_statistics=page is not None and page.isVisible())
        self.sheet.show_series(saved.id, day_of(saved.start.started_at).isoformat(), score_list)

    def show_statistics(self) -> None:
        """Brings the statistics to the front, as of now."""
        if self._store is None:
            return
        if self._statistics is None:
            self._statistics = _StatisticsRoom(self._desk.look)
        room = self._statistics
        self._window.show_room(room)
        if room.page is None:
            room.show_busy()  # pyqtgraph and numpy are slow to load, if that was not done ahead
            from skatdesk.ui.charts.page import StatisticsPage

            desk = self._desk
            page = StatisticsPage(desk.look, desk.namer, desk.sentences, self._store.statistics)
            page.backRequested.connect(self._window.show_home)
            page.seriesWanted.connect(self._window.newSeriesRequested)
            page.sheetWanted.connect(partial(self.show_sheet, from_statistics=True))
            page.gameRequested.connect(self._show_game)
            page.reviewRequested.connect(self._review_game)
            page.written.connect(self._on_written)
            page.failed.connect(self._on_failed)
            room.show_page(page)
        else:
            page = room.page
        page.refresh()

    def load_ahead(self, modules: tuple[str, ...] = AHEAD) -> None:
        """Loads what draws the statistics, so that nobody waits for it at the first visit.

        On the home page, where nothing moves, and in the window's thread: PySide crashes where two threads ask for
        a class for the first time, and pyqtgraph asks for all of them.
        """
        if not modules or self._store is None or self._window.page is not self._window.home:
            return
        try:
            import_module(modules[0])
        except ImportError:  # told when somebody goes there
            return
        QTimer.singleShot(_BETWEEN_MS, self, partial(self.load_ahead, modules[1:]))

    @Slot()
    def renew_statistics(self) -> None:
        """A game has ended, or a review, or somebody is called otherwise: who looks at the statistics sees it there."""
        page = self.statistics_page
        if page is not None and page.isVisible():
            page.refresh()

    def _show_game(self, game: "GameRef") -> None:
        """A game that was written down is shown in its list, one that was played here is told in words."""
        if game.list_id is not None:
            self._open_sheet(from_statistics=True)
            self.sheet.show_game(ListId(game.list_id), game.number)
        elif game.series is not None:
            self._tell_deal(PlayedDeal(SeriesId(game.series), game.number))

    def _review_game(self, game: "GameRef") -> None:
        if game.series is None:
            return
        played = PlayedDeal(SeriesId(game.series), game.number)
        with self._damage_told():
            found = self._found(played)
            if found is not None:
                self.reviewRequested.emit(found[1], played)

    def _tell_deal(self, played: PlayedDeal) -> None:
        page = self.statistics_page
        with self._damage_told():
            found = self._found(played)
            if page is None or found is None:
                return
            series, record = found
            title = page.words.deal_title(played.game, day_of(series.started_at))
            dialog = DealDialog(self._desk.look, title, self._text.of(record), self._window)
            dialog.reviewRequested.connect(partial(self.reviewRequested.emit, record, played))
            dialog.listRequested.connect(partial(self._show_list_of, played))
            dialog.open()

    def _found(self, played: PlayedDeal) -> tuple[SeriesStart, GameRecord] | None:
        """A deal that was played here, with its series; None where it is gone. Raises ``StoreError``."""
        assert self._store is not None
        kept = self._store.deal(played.series, played.game)
        if kept is None or not kept[1].finished:
            return None
        return kept[0], kept_record(*kept, played.game)

    def _show_list_of(self, played: PlayedDeal) -> None:
        assert self._store is not None
        with self._damage_told():
            saved = self._store.series(played.series)
            if saved is not None:
                self.show_series(saved)

    @contextmanager
    def _damage_told(self) -> Iterator[None]:
        """Tells what cannot be read of the games played here, or breaks the rules."""
        assert self._store is not None
        try:
            yield
        except StoreError as error:
            self._on_failed(error)
        except SkatError as error:
            self._on_failed(StoreError(Trouble.DAMAGED, self._store.path, str(error)))

    def _on_written(self, path: str) -> None:
        assert self._statistics is not None
        self._statistics.notice.say(self.tr("Written: {path}").format(path=isolate(path)))

    def _on_failed(self, error: StoreError | OSError) -> None:
        assert self._statistics is not None
        told = self._troubles.of_store(error) if isinstance(error, StoreError) else self._troubles.of_file(error)
        self._statistics.notice.warn(told)

    def _name(self) -> str:
        return own_name(self._settings)


class _StatisticsRoom(QWidget):
    """The statistics, and under their bar what went wrong; until they stand, that they are being made."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.page: StatisticsPage | None = None
        self._busy = RichLine(look, size=TITLE, ink="text2", centred=True)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self._busy, 1)
        self._strip = _NoticeStrip(look, self)
        self.notice = self._strip.notice

    def show_busy(self) -> None:
        """Says so at once, before the work begins."""
        self._busy.show_text(self.tr("Reading the games…"))
        self._column.activate()
        self.repaint()
        self._busy.repaint()

    def show_page(self, page: "StatisticsPage") -> None:
        """The statistics, from now on."""
        self.page = page
        page.lay_below_bar(self._strip)
        self._column.replaceWidget(self._busy, page)
        self._busy.hide()
        self._busy.deleteLater()
        page.show()

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painter_on(self) as painter:
            painter.fillRect(self.rect(), QColor(self._look.theme.page))


class _NoticeStrip(QWidget):
    """Room for a notice where the bar has no title that it could cover; none while nothing is said."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.notice = Notice(look, self)
        self.notice.installEventFilter(self)
        self.setFixedHeight(0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Is as high as the notice needs."""
        kind = QEvent.Type
        if watched is self.notice and event.type() in (kind.ShowToParent, kind.HideToParent, kind.Resize):
            notice = self.notice
            self.setFixedHeight(0 if notice.isHidden() else notice.height() + 2 * self._look.px(S1))
        return super().eventFilter(watched, event)
