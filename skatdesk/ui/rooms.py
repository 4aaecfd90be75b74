"""The rooms beside the card table, built when somebody first goes there: the score sheet, the statistics."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QVBoxLayout, QWidget

from skatdesk.i18n.card_names import CardNamer
from skatdesk.settings.options import PLAYER_NAME
from skatdesk.settings.settings import Settings
from skatdesk.store.errors import StoreError
from skatdesk.store.lists import ListId
from skatdesk.store.store import Store
from skatdesk.ui.look.theme import Look
from skatdesk.ui.main_window import MainWindow
from skatdesk.ui.scoresheet.notice import Notice
from skatdesk.ui.scoresheet.room import ScoreSheetRoom
from skatdesk.ui.sentences import Sentences
from skatdesk.ui.troubles import Troubles

if TYPE_CHECKING:
    from skatdesk.store.statistics.selection import GameRef
    from skatdesk.ui.charts.page import StatisticsPage


class Rooms(QObject):
    """Opens rooms in the main window and leads from one to the other.

    Args:
        window: shows them.
        look: how they look.
        namer: the words for cards and games.
        sentences: the words about games.
        store: what they read and write; None where nothing can be kept.
        settings: knows the user's name.
        troubles: says what is wrong with the store.
        now: tells the time, ISO 8601.
        parent: who owns it.
    """

    def __init__(
        self,
        window: MainWindow,
        look: Look,
        namer: CardNamer,
        sentences: Sentences,
        store: Store | None,
        settings: Settings,
        troubles: Troubles,
        now: Callable[[], str],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._look = look
        self._namer = namer
        self._sentences = sentences
        self._store = store
        self._settings = settings
        self._troubles = troubles
        self._now = now
        self._sheet: ScoreSheetRoom | None = None
        self._statistics: _StatisticsRoom | None = None
        window.sheetRequested.connect(self.show_sheet)
        window.statisticsRequested.connect(self.show_statistics)
        for way in (window.statistics, window.home.statistics):
            way.setEnabled(store is not None)  # there is nothing to reckon with

    @property
    def sheet(self) -> ScoreSheetRoom:
        """The score sheet."""
        if self._sheet is None:
            lists = self._store.lists if self._store is not None else None
            self._sheet = ScoreSheetRoom(
                self._look, self._namer, self._sentences, lists, self._troubles, self._now, self._name
            )
            self._sheet.backRequested.connect(self._window.show_home)
        return self._sheet

    @property
    def statistics_page(self) -> "StatisticsPage | None":
        """The statistics, once somebody has been there."""
        return self._statistics.page if self._statistics is not None else None

    def show_sheet(self) -> None:
        """Brings the score sheet to the front."""
        self._window.show_room(self.sheet)
        self.sheet.enter()

    def show_statistics(self) -> None:
        """Brings the statistics to the front, as of now."""
        if self._store is None:
            return
        if self._statistics is None:
            # pyqtgraph and numpy are slow to load
            from skatdesk.ui.charts.page import StatisticsPage

            page = StatisticsPage(self._look, self._namer, self._sentences, self._store.statistics)
            page.backRequested.connect(self._window.show_home)
            page.gameRequested.connect(self._show_game)
            page.failed.connect(self._on_failed)
            self._statistics = _StatisticsRoom(self._look, page)
        self._window.show_room(self._statistics)
        self._statistics.page.refresh()

    def _show_game(self, game: "GameRef") -> None:
        """A game that was written down is shown in its list."""
        if game.list_id is not None:
            self._window.show_room(self.sheet)
            self.sheet.show_game(ListId(game.list_id), game.number)

    def _on_failed(self, error: StoreError | OSError) -> None:
        assert self._statistics is not None
        told = self._troubles.of_store(error) if isinstance(error, StoreError) else self._troubles.of_file(error)
        self._statistics.notice.say(told, bad=True)

    def _name(self) -> str:
        return self._settings.get(PLAYER_NAME).strip()


class _StatisticsRoom(QWidget):
    """The statistics, and over them what went wrong."""

    def __init__(self, look: Look, page: "StatisticsPage") -> None:
        super().__init__()
        self.page = page
        self.notice = Notice(look)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.notice)
        column.addWidget(page, 1)
