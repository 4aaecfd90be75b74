"""Duplicate in the window: a set begins, the expert plays along in the background, everything is kept."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from skatdesk.coach.duplicate import compared, human_place, open_boards, players_of, rules_of
from skatdesk.engine.dealing import SeriesSetup, deal_seed
from skatdesk.engine.duplicate_play import Again, DuplicatePlay, Hindrance, PlayedAgain
from skatdesk.engine.series_engine import SeriesEngine
from skatdesk.engine.store_journal import StoreJournal
from skatdesk.settings.settings import Settings
from skatdesk.store.errors import StoreError
from skatdesk.store.records import SavedSeries
from skatdesk.store.store import Store
from skatdesk.ui.desk import Desk
from skatdesk.ui.dialogs.note import NoteDialog
from skatdesk.ui.learn.room import LearnRoom
from skatdesk.ui.main_window import MainWindow
from skatdesk.ui.sentences.series_words import SeriesWords
from skatdesk.ui.troubles import Troubles
from skatdesk.ui.user import two_others, user_name

if TYPE_CHECKING:
    from skatdesk.ui.duplicate.page import DuplicatePage


class DuplicateRoom(QObject):
    """Made at the start, its page when somebody first goes there.

    Args:
        window: shows the page and the table.
        desk: how things look and are called.
        settings: knows the user's name.
        store: keeps series and the expert's games; without it there is no duplicate.
        journal: writes the series at the table into the store, and knows which that is.
        series: deals.
        again: has the expert play the deals.
        new_seed: a number for a new set.
        todays_seed: the number of the set of the day, the same for everybody.
        learn: its page gets a door to the page; it owns this room.

    Signals:
        beginRequested(object): the ``SeriesSetup`` of a new set: deal its first game.
    """

    beginRequested = Signal(object)

    def __init__(
        self,
        window: MainWindow,
        desk: Desk,
        settings: Settings,
        store: Store | None,
        journal: StoreJournal | None,
        series: SeriesEngine,
        again: DuplicatePlay,
        new_seed: Callable[[], int],
        todays_seed: Callable[[], int],
        learn: LearnRoom,
    ) -> None:
        super().__init__(learn)
        self._window = window
        self._desk = desk
        self._settings = settings
        self._store = store
        self._journal = journal
        self._series = series
        self._new_seed = new_seed
        self._todays_seed = todays_seed
        self._learn = learn
        self._words = SeriesWords(self)
        self._troubles = Troubles(self)
        self._page: DuplicatePage | None = None
        self._saved: SavedSeries | None = None
        """The last set as it was read last."""
        self.again = again
        self.door = learn.page.add_door("trophy", "5", self._door_words)
        self.door.setEnabled(store is not None)
        self.door.clicked.connect(self.show)
        self.again.played.connect(self._on_played)
        self.again.hindered.connect(self._on_hindered)
        series.listChanged.connect(self._on_list)
        window.retranslated.connect(self._on_retranslated)
        window.closing.connect(self.again.stop)

    @property
    def page(self) -> "DuplicatePage":
        """The page of duplicate."""
        if self._page is None:
            from skatdesk.ui.duplicate.page import DuplicatePage

            self._page = DuplicatePage(self._desk, self._new_seed, self._todays_seed)
            self._page.backRequested.connect(self._learn.show)
            self._page.continueRequested.connect(self._window.show_table)
            self._page.beginRequested.connect(self.begin)
        return self._page

    @Slot()
    def show(self) -> None:
        """Brings the page to the front; what the expert has not played yet is played."""
        page = self.page
        self._refresh()
        self._window.show_room(page)

    @Slot(int, str, object)
    def begin(self, boards: int, level: str, number: int) -> None:
        """A new set of so many deals, against opponents of this level; the same number deals the same cards."""
        own = user_name(self._settings)
        left, right = two_others(own, self._words.given_names())
        setup = SeriesSetup((own, left, right), (None, level, level), rules_of(boards), number)
        self.beginRequested.emit(setup)
        if self._store is None:
            return
        try:
            saved = self._store.last_series()
            if saved is not None and self._is_of(saved):
                self._store.duplicates.begin(saved.id)
        except StoreError as error:
            self._tell(error)

    @property
    def at_table(self) -> bool:
        """Whether the series at the table is the last set, played or waiting."""
        return self._saved is not None and self._is_of(self._saved)

    # -------------------------------------------------------------- inside

    @Slot(object)
    def _on_list(self, _score_list: object) -> None:
        """A deal is over: if it belongs to the set, the expert plays it too."""
        if self._series.setup is not None and not self._series.beside:
            self._refresh()

    @Slot()
    def _on_retranslated(self) -> None:
        """Who has no name is called by another word; a page not in front is read anew when it comes there."""
        if self._page is not None and self._page.isVisible():
            self._refresh()

    def _refresh(self) -> None:
        """Reads the set anew, shows it, and has the expert play what is missing."""
        self._saved = None
        if self._store is None:
            return
        if self._page is not None:
            self._page.show_hindrance(self.again.hindrance)
            self._page.show_ending(under_way=self._series.under_way)
        try:
            last = self._store.duplicates.last()
            saved = self._saved = None if last is None else self._store.series(last)
            expert = {} if last is None else self._store.duplicates.played(last)
        except StoreError as error:
            self._tell(error)
            return
        if saved is None:
            if self._page is not None:
                self._page.show_boards((), 0, None, running=False)
            return
        for game in open_boards(saved, expert):
            self.again.play(_again(saved, game))
        if self._page is not None:
            size = saved.start.rules.series_games(saved.start.table_size) or len(saved.deals)
            names = tuple(person.name for person in saved.start.participants)
            self._page.show_names(names, human_place(saved))
            boards, number = compared(saved, expert), saved.start.seed
            self._page.show_boards(boards, size, number, running=self._is_running(saved))

    def _is_of(self, saved: SavedSeries) -> bool:
        """Whether the series at the table is this one, though it waits behind a deal for practice."""
        at_table = self._series.series_setup is not None
        return at_table and self._journal is not None and self._journal.last_series == saved.id

    def _is_running(self, saved: SavedSeries) -> bool:
        score_list = self._series.score_list
        return self._is_of(saved) and score_list is not None and not score_list.is_over

    @Slot(object)
    def _on_hindered(self, hindrance: Hindrance | None) -> None:
        if self._page is not None:
            self._page.show_hindrance(hindrance)

    @Slot(object)
    def _on_played(self, played: PlayedAgain) -> None:
        if self._store is None:
            return
        try:
            self._store.duplicates.add(played.again.series, played.again.number, played.actions)
        except StoreError as error:
            self.again.stop()
            self._tell(error)
            return
        self._refresh()

    def _tell(self, error: StoreError) -> None:
        """Once: a set that cannot be read is read again after every deal."""
        news = self._troubles.news_of_store(error)
        if news:
            NoteDialog(self._desk.look, self.tr("Duplicate"), news, self._window).open()

    def _door_words(self) -> tuple[str, str]:
        #: page of learning: the same deals are played by the user and by an expert
        return self.tr("Duplicate"), self.tr("Play a set of deals that an expert plays too")


def _again(saved: SavedSeries, game: int) -> Again:
    """A game of the series, to be played by the expert with the chance the table had."""
    deal = saved.deals[game - 1]
    return Again(saved.id, game, deal.start, players_of(saved, deal), deal_seed(saved.start.seed, game - 1))
