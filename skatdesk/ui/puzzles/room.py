"""Puzzles in the window: what is remembered of them, and puzzles from the user's own games."""

import logging
from collections.abc import Callable
from dataclasses import replace
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Slot

from skatdesk.coach.puzzles.puzzle import Puzzle, key_of
from skatdesk.coach.puzzles.sitting import Noted, PuzzleSitting
from skatdesk.coach.puzzles.text import format_puzzle, readable, shipped
from skatdesk.engine.puzzle_mining import PuzzleMining
from skatdesk.i18n.numbers import grouped
from skatdesk.settings.options import PLAYER_NAME
from skatdesk.settings.settings import Settings
from skatdesk.store.errors import StoreError
from skatdesk.store.records import day_of
from skatdesk.store.store import Store
from skatdesk.ui.desk import Desk
from skatdesk.ui.dialogs.note import NoteDialog
from skatdesk.ui.learn.room import LearnRoom
from skatdesk.ui.main_window import MainWindow
from skatdesk.ui.puzzles.top import Search
from skatdesk.ui.puzzles.words import PuzzleWords
from skatdesk.ui.sentences.series_words import SeriesWords
from skatdesk.ui.troubles import Troubles
from skatdesk.ui.user import two_others, user_name

if TYPE_CHECKING:
    from skatdesk.ui.puzzles.page import PuzzlePage

GAMES = 100
"""So many of the user's last games are searched for puzzles."""


class PuzzleRoom(QObject):
    """Made at the start, its page when somebody first goes there.

    Args:
        window: shows the page.
        desk: how things look and are called; puzzles have a company of their own.
        settings: knows the user's name.
        store: remembers puzzles and has the user's games; None keeps nothing.
        mining: searches games.
        now: the time, as ISO 8601 text.
        learn: its page gets a door to the puzzles; it owns this room.
    """

    def __init__(
        self,
        window: MainWindow,
        desk: Desk,
        settings: Settings,
        store: Store | None,
        mining: PuzzleMining,
        now: Callable[[], str],
        learn: LearnRoom,
    ) -> None:
        super().__init__(learn)
        self._window = window
        self._desk = desk.elsewhere()
        self._settings = settings
        self._store = store
        self._now = now
        self._learn = learn
        self._words = SeriesWords(self)
        self._puzzle_words = PuzzleWords(self._desk, self)
        self._troubles = Troubles(self)
        self._page: PuzzlePage | None = None
        self._offering = QTimer(self, singleShot=True)
        self._offering.timeout.connect(self._offer_next)
        self._search = Search()
        self._passed_over = 0
        self._back = learn.show
        self.mining = mining
        self.door = learn.page.add_door("hint", "4", self._door_words)
        self.door.clicked.connect(self.show)
        self.mining.found.connect(self._on_found)
        self.mining.progressed.connect(self._on_progress)
        self.mining.waiting.connect(self._on_waiting)
        self.mining.unavailable.connect(self._on_unavailable)
        self.mining.failed.connect(self._on_failed)
        self.mining.ended.connect(self._on_ended)
        window.home.shown.connect(self._offering.start)  # at the start the table may come to the front instead
        window.retranslated.connect(self._offering.start)
        window.home.puzzleRequested.connect(self._show_from_home)
        self.destroyed.connect(settings.watch(PLAYER_NAME, self._on_named))

    @property
    def page(self) -> "PuzzlePage":
        """The page of puzzles."""
        if self._page is None:
            from skatdesk.ui.puzzles.page import PuzzlePage

            sitting, trouble = self._read()
            self._page = PuzzlePage(self._desk, sitting, self._names)
            self._page.backRequested.connect(self._go_back)
            self._page.noted.connect(self._on_noted)
            self._page.top.mine.clicked.connect(self.search_games)
            self._page.guideRequested.connect(self._learn.guideRequested)
            if trouble:
                self._tell(trouble)
        return self._page

    def _on_named(self, _name: str) -> None:
        if self._page is not None:
            self._page.name_players()

    @Slot()
    def _offer_next(self) -> None:
        """The first page has a door to the puzzle that comes next, in the language of the moment."""
        home = self._window.home
        if not home.isVisible():
            return
        if self._page is not None:
            self._page.go_on()
        sitting = self._read()[0] if self._page is None else self._page.sitting
        puzzle, words = sitting.current, self._puzzle_words
        if puzzle is None:
            home.show_puzzle("")
        else:
            #: home page, under "Next puzzle": "Which card? · Easy"
            line = self.tr("{kind} · {grade}")
            home.show_puzzle(line.format(kind=words.kind(puzzle.kind), grade=words.grade(puzzle.grade)))

    @Slot()
    def show(self) -> None:
        """Brings the puzzles to the front, as they were left."""
        self._back = self._learn.show
        self._window.show_room(self.page)

    @Slot()
    def stop(self) -> None:
        """Asks the store for nothing any more, also where the window is shown once more: it is about to be closed."""
        self.mining.stop()
        self._offering.stop()
        self._store = None

    @Slot()
    def _show_from_home(self) -> None:
        self.show()
        self._back = self._window.show_home

    @Slot()
    def _go_back(self) -> None:
        self._back()

    @Slot()
    def search_games(self) -> None:
        """Looks for puzzles in the user's last games; a second time stops that."""
        if self.mining.running:
            self.mining.stop()
            return
        try:
            games, damaged = self._store.puzzles.games(GAMES) if self._store is not None else ((), 0)
        except StoreError as error:
            self._tell(self._troubles.beside_games(error))
            return
        if not games and not damaged:
            self._tell(self.tr("There are no games of yours yet: play some first"))
            return
        self._passed_over = damaged
        self._search = Search(total=len(games))
        self.mining.begin(games)

    # -------------------------------------------------------------- what is remembered

    def _read(self) -> tuple[PuzzleSitting, str]:
        """All puzzles with what is remembered of them; and what has to be told if something cannot be read."""
        trouble = ""
        if self._store is None:
            return PuzzleSitting(shipped(), (), {}, (), self._today), trouble
        kept = self._store.puzzles
        try:
            standings, days, lines = kept.standings(), kept.days(), kept.own()
        except StoreError as error:
            standings, days, lines = {}, (), ()
            trouble = self._troubles.beside_games(error)
        own, unreadable = readable(lines)
        if unreadable:
            trouble = self.tr(
                "%n puzzles from your games cannot be read and are left out. Search your games again to find them anew",
                "",
                unreadable,
            )
            trouble = grouped(trouble, unreadable)
        return PuzzleSitting(shipped(), own, standings, days, self._today), trouble

    @Slot(object)
    def _on_noted(self, noted: Noted) -> None:
        if self._store is None:
            return
        try:
            self._store.puzzles.note(noted.key, noted.standing, noted.day, solved=noted.solved)
        except StoreError as error:
            self._tell_news(error)

    # -------------------------------------------------------------- puzzles from one's own games

    @Slot(object)
    def _on_found(self, puzzle: Puzzle) -> None:
        new = self.page.sitting.add_own((puzzle,))
        self._search = replace(self._search, new=self._search.new + new)
        self.page.refresh_puzzles()
        if self._store is None:
            return
        try:
            self._store.puzzles.add_own([(key_of(puzzle), format_puzzle(puzzle))])
        except StoreError as error:
            self.mining.stop()
            self._tell_news(error)

    @Slot(int, int)
    def _on_progress(self, done: int, total: int) -> None:
        self._search = replace(self._search, done=done, total=total)
        self.page.top.show_search(self._search)

    @Slot()
    def _on_waiting(self) -> None:
        self.page.top.show_search(replace(self._search, waiting=True))

    @Slot()
    def _on_unavailable(self) -> None:
        self._tell(self.tr("The strong players cannot be prepared on this machine: no games can be searched"))

    @Slot(object)
    def _on_failed(self, error: Exception) -> None:
        self._passed_over += 1
        logging.getLogger(__name__).error("a game could not be searched for puzzles", exc_info=error)

    @Slot()
    def _on_ended(self) -> None:
        search = self._search
        if self._page is not None:
            self._page.top.show_search(replace(search, running=False))
            self._page.refresh_puzzles()
        if self._passed_over and search.done == search.total:
            told = self.tr("%n of your games cannot be read and were passed over", "", self._passed_over)
            self._tell(grouped(told, self._passed_over))

    # -------------------------------------------------------------- inside

    def _names(self) -> tuple[str, str, str]:
        own = user_name(self._settings)
        return own, *two_others(own, self._words.given_names())

    def _today(self) -> date:
        """The day where the user is."""
        return day_of(self._now())

    def _tell_news(self, error: StoreError) -> None:
        """Once: as long as it lasts, each answer fails to be kept."""
        news = self._troubles.news_of_store(error)
        if news:
            self._tell(news)

    def _tell(self, sentence: str) -> None:
        NoteDialog(self._desk.look, self.tr("Puzzles"), sentence, self._window).open()

    def _door_words(self) -> tuple[str, str]:
        #: page of learning: positions with one right answer
        return self.tr("Puzzles"), self.tr("Find the right card, discard or bid; mistakes come again")
