"""The composition root: builds everything, connects the rooms. Nothing else does."""

import logging
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import partial

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QApplication

from skatdesk import paths
from skatdesk.engine.adviser import Adviser
from skatdesk.engine.computer_seats import ComputerSeats
from skatdesk.engine.dealing import Origin, SeriesSetup
from skatdesk.engine.duplicate_play import DuplicatePlay
from skatdesk.engine.executor import Executor
from skatdesk.engine.game_engine import GameEngine
from skatdesk.engine.preparation import Preparation
from skatdesk.engine.puzzle_mining import PuzzleMining
from skatdesk.engine.questions import PlayerFault
from skatdesk.engine.reviewing import Reviewing
from skatdesk.engine.series_engine import SeriesEngine
from skatdesk.engine.store_journal import StoreJournal, take_up
from skatdesk.players.roster import PLAYERS, make, seated
from skatdesk.settings.settings import Settings, SettingsError
from skatdesk.skat.errors import SkatError
from skatdesk.store.errors import StoreError, Trouble
from skatdesk.store.records import day_of
from skatdesk.store.store import Store
from skatdesk.ui.appearance import Appearance
from skatdesk.ui.backup import Backup
from skatdesk.ui.chance import new_seed
from skatdesk.ui.commands import Commands
from skatdesk.ui.deals.room import DealsRoom
from skatdesk.ui.defects import LOG_NAME
from skatdesk.ui.desk import Desk
from skatdesk.ui.dialogs.about import AboutDialog
from skatdesk.ui.dialogs.new_series import NewSeriesDialog
from skatdesk.ui.dialogs.note import NoteDialog
from skatdesk.ui.dialogs.settings_dialog import SettingsDialog
from skatdesk.ui.dialogs.shortcuts import ShortcutsDialog
from skatdesk.ui.dock.dock import Dock
from skatdesk.ui.duplicate.room import DuplicateRoom
from skatdesk.ui.games.room import GamesRoom
from skatdesk.ui.garbage import GarbageSearch
from skatdesk.ui.guide.room import GuideRoom
from skatdesk.ui.home.page import HomePage
from skatdesk.ui.learn.first_game import FirstGame
from skatdesk.ui.learn.room import LearnRoom
from skatdesk.ui.look.hand_order import HandOrder
from skatdesk.ui.main_window import MainWindow, fit_text
from skatdesk.ui.panels.asker import Asker
from skatdesk.ui.practice.helper import Helper
from skatdesk.ui.practice.room import PracticeRoom
from skatdesk.ui.puzzles.room import PuzzleRoom
from skatdesk.ui.review.room import ReviewRoom
from skatdesk.ui.sentences import Sentences
from skatdesk.ui.series_shown import SeriesShown
from skatdesk.ui.set_aside import tell_set_aside, tell_unopened
from skatdesk.ui.sheet_in_window import SheetInWindow
from skatdesk.ui.statistics_in_window import StatisticsInWindow
from skatdesk.ui.strong_players import StrongPlayers
from skatdesk.ui.table.controller import TableController
from skatdesk.ui.table.preferences import TablePreferences
from skatdesk.ui.table.table_widget import TableWidget
from skatdesk.ui.troubles import Troubles
from skatdesk.ui.user import nameless
from skatdesk.ui.ways import Ways


class Application(QObject):
    """Everything of one running Skatdesk.

    Args:
        app: the Qt application.
        settings: the user's options.
        store: where games are kept; None keeps nothing.
        executor: where the computer players think.
    """

    def __init__(self, app: QApplication, settings: Settings, store: Store | None, executor: Executor) -> None:
        super().__init__()
        self.settings = settings
        self._store = store
        self._nameless = nameless()
        self.appearance = Appearance(app, settings, self)
        self.look, self.namer, self.faces = self.appearance.look, self.appearance.namer, self.appearance.faces
        # Both before any widget is there, or each is dressed and worded twice.
        self.appearance.follow_settings()
        fit_text(self.look, settings)
        self.engine = GameEngine(self)
        self.seats = ComputerSeats(self.engine, executor, parent=self)
        self.journal = StoreJournal(store, _now, self) if store is not None else None
        self.series = SeriesEngine(self.engine, self.seats, self.journal, self)
        self.desk = Desk(self.look, self.namer, Sentences(self.namer, self), self.faces, HandOrder(self))
        self.table = TableWidget(self.look, self.faces, self.desk.order)
        self.asker = Asker(self.desk, self.table)
        self.controller = TableController(self.engine, self.series, self.table, self.desk, self.asker, self)
        self.preferences = TablePreferences(settings, self.controller, self.seats, self)
        self.dock = Dock(self.desk)
        self.home = HomePage(self.look, self.namer, self.faces, settings)
        self.window = MainWindow(self.look, settings, self.table, self.dock, self.home)
        self.troubles = Troubles(self)
        self.backup = Backup(self.look, store, _today, self.window) if store is not None else None
        self.garbage = GarbageSearch(self._rests, self)
        self.preparation = Preparation(self)
        self.strong_players = StrongPlayers(self.look, self.window, self.preparation, self)
        self.sheet = SheetInWindow(self.window, self.desk, settings, store, _now, self)
        self.statistics = StatisticsInWindow(self.window, self.desk, settings, store, self.sheet, self)
        adviser = Adviser(partial(seated, PLAYERS[0]), executor, self.engine.accepts, parent=self)
        helper = Helper(self.controller, adviser, self)
        self.commands = Commands(self.window, self.controller, self)
        self.practice = PracticeRoom(self.window, self.desk, settings, self.series, helper, self)
        tutor = Adviser(partial(make, "rules"), executor, self.engine.accepts, parent=self)
        first_game = FirstGame(self.controller, helper.marks, tutor)
        self.learn = LearnRoom(self.window, self.desk, settings, self.series, first_game, new_seed, self)
        self.guide = GuideRoom(self.window, settings, self.appearance.translations, self.controller)
        mining = PuzzleMining(executor, self.preparation, parent=self)
        self.puzzles = PuzzleRoom(self.window, self.desk, settings, store, mining, _now, self.learn)
        again = DuplicatePlay(executor, self.preparation, parent=self)
        self.duplicate = DuplicateRoom(
            self.window,
            self.desk,
            settings,
            store,
            self.journal,
            self.series,
            again,
            new_seed,
            _todays_seed,
            self.learn,
        )
        self.deals = DealsRoom(
            self.window, self.desk, settings, self.practice, executor, self._way_to_table, self.learn
        )
        self.games = GamesRoom(self.window, self.desk, self.engine, self.series, self.practice, store, _now, self)
        reviewing = Reviewing(executor, self.preparation, parent=self)
        self.review = ReviewRoom(
            self.window,
            self.desk,
            settings,
            store,
            self.practice,
            self.games,
            reviewing,
            self._way_to_table,
            self.learn,
        )
        self._ways = Ways(self.window, self.series, self.sheet, self.deals, self.review, self.duplicate, self.learn)
        self._shown = SeriesShown(self.window, self.controller, self)
        self._connect()
        self._call_nameless()
        self.setParent(self.window)  # what is built here goes with the window, after its widgets

    def _connect(self) -> None:
        window = self.window
        window.newSeriesRequested.connect(self.ask_for_series)
        window.settings.triggered.connect(self._show_settings)
        window.shortcuts.triggered.connect(self._show_shortcuts)
        window.about.triggered.connect(self._show_about)
        self.learn.guideRequested.connect(self.guide.open_here)
        self.practice.helper.demoChanged.connect(self.learn.first_game.set_quiet)
        self.learn.first_game.runningChanged.connect(self.practice.let_hints_rest)
        self.learn.first_game.runningChanged.connect(self.preferences.forced_cards.rest)
        self.learn.first_game.runningChanged.connect(self.seats.play_out)
        self.duplicate.beginRequested.connect(self.begin)
        window.closing.connect(self.stop)
        self.asker.result.nextRequested.connect(self.next_deal)
        self.practice.leave.triggered.connect(self.next_deal)
        self.asker.result.reviewRequested.connect(self.review.show_table_deal)
        self.engine.finished.connect(self.review.remember)
        self.games.reviewRequested.connect(self.review.show)
        self.statistics.reviewRequested.connect(partial(self.review.show_played, self.statistics.show))
        self.review.accuracyKept.connect(self.statistics.renew)
        self.asker.result.againRequested.connect(self.series.same_cards_again)
        self.table.bar.copyRequested.connect(self.games.copy_number)
        self.series.listChanged.connect(self.statistics.renew)
        self.seats.failed.connect(self._on_fault)
        self.practice.helper.failed.connect(self._on_advice_fault)
        self.games.listsDropped.connect(self._import_lists)
        if self.backup is not None:
            self.games.backupDropped.connect(self.backup.offer)
        self.appearance.translations.languageChanged.connect(self._call_nameless)
        self.appearance.translations.languageChanged.connect(self._shown.tell_anew)
        if self.journal is not None:
            self.journal.failed.connect(self._on_store_error)

    def _way_to_table(self) -> Callable[[], None]:
        """For rooms that the ways lead to, which are made before these."""
        return self._ways.to_table()

    @Slot()
    def _call_nameless(self) -> None:
        """Who has given no name is called in the language of the moment, in old series and at the table too."""
        before, self._nameless = self._nameless, nameless()
        if self._store is not None:
            self._store.call_nameless(self._nameless)
        self.series.rename(before, self._nameless)

    # -------------------------------------------------------------- series

    def open(self) -> None:
        """Shows the window; a series that was left stands as it stood."""
        self.garbage.begin()
        self.window.show()
        if self._store is not None and not self._take_up(self._store):
            self.window.show_home()

    def _take_up(self, store: Store) -> bool:
        try:
            saved = store.open_series()
            if saved is None or self.journal is None:
                return False
            take_up(self.series, saved, self.journal)
        except (StoreError, SkatError) as error:
            if isinstance(error, StoreError) and error.trouble is not Trouble.DAMAGED:
                self.say(self.troubles.of_store(error))
            else:
                self._leave_series(store)
            return False
        if self.series.dealing is None and not self.series.next_deal():
            return False
        self.window.show_table()
        return True

    def _leave_series(self, store: Store) -> None:
        """A series that cannot be taken up is told of once, so that it has to be read, and not offered again."""
        try:
            store.leave_open_series()
        except StoreError as error:
            self.say(self.troubles.of_store(error))
            return
        #: title of a note at the start: the series that was left cannot be played on
        NoteDialog(self.look, self.tr("Series not continued"), self.troubles.of_saved_game(), self.window).open()

    def tell_set_aside(self) -> None:
        """What became of files that could not be used at the start, if there were any."""
        tell_set_aside(self.look, self.troubles, self.settings, self._store, self.window)

    def tell_unopened(self, settings: SettingsError | None, store: StoreError | None) -> None:
        """What could not be opened at the start, if anything."""
        tell_unopened(self.look, self.troubles, settings, store, self.window)
        if store is not None:
            self.games.backupDropped.connect(partial(self._refuse_backup, store))

    def _refuse_backup(self, unopened: StoreError, _path: str) -> None:
        """Where nothing is kept no backup can be taken up; the reason is the same."""
        self.say(self.troubles.of_unopened(unopened))

    def _rests(self) -> bool:
        return not self.table.choreographer.busy

    @Slot()
    def ask_for_series(self) -> None:
        """Opens the dialog for a new series."""
        dialog = NewSeriesDialog(self.look, self.settings, new_seed, self.window, under_way=self.series.under_way)
        dialog.setupChosen.connect(self.begin)
        dialog.oneDealRequested.connect(self.practice.ask_for_deal)
        dialog.open()

    @Slot(object)
    def begin(self, setup: SeriesSetup) -> None:
        """Starts a series and deals its first game."""
        self.series.begin(setup)
        self.window.show_table()
        self.next_deal()

    @Slot()
    def next_deal(self) -> None:
        """Deals the next game; after the last one the whole list is shown, or the set it belongs to.

        From a deal that was laid out in the editor, or played on from a review, one comes back there.
        """
        self.table.show_panel(None)
        origin, way_on = self.series.origin, self._ways.on()
        dealt = self.series.next_deal()
        if not dealt:
            self.table.choreographer.clear()  # the deal may have been left in its middle
            self._shown.offer_nothing()
        if origin is Origin.REVIEW or not dealt:
            way_on()

    # -------------------------------------------------------------- trouble

    @Slot(object)
    def _on_fault(self, fault: PlayerFault) -> None:
        logging.getLogger(__name__).error("%s: %s", fault.seat.name, fault.kind, exc_info=fault.error)
        name = self.desk.company.name(fault.seat)
        self.say(self.tr("{name} could not decide; a plain move was played instead").format(name=name))

    @Slot(object)
    def _on_advice_fault(self, fault: PlayerFault) -> None:
        logging.getLogger(__name__).error("no hint for %s: %s", fault.seat.name, fault.kind, exc_info=fault.error)

    @Slot(object)
    def _import_lists(self, paths: Sequence[str]) -> None:
        self.sheet.show()
        self.sheet.room.files.read_all(paths)

    @Slot(object)
    def _on_store_error(self, error: StoreError) -> None:
        logging.getLogger(__name__).warning("%s", error)
        self.say(self.troubles.of_store(error))

    @Slot(object)
    def on_defect(self, error: BaseException) -> None:
        """Tells of an exception that nothing has caught; the log has its details."""
        if isinstance(error, SettingsError):
            # later: another language takes away what is said before all pages speak it
            QTimer.singleShot(0, self, self._tell_unsaved_settings)
        else:
            self.say(self.troubles.of_defect(str(paths.log_folder() / LOG_NAME)))

    @Slot()
    def _tell_unsaved_settings(self) -> None:
        self.say(self.troubles.of_settings())

    def say(self, sentence: str) -> None:
        """One sentence over the page in front, for a few seconds."""
        self.window.tell(sentence)

    @Slot()
    def _show_about(self) -> None:
        AboutDialog(self.look, self.window).open()

    @Slot()
    def _show_settings(self) -> None:
        dialog = SettingsDialog(self.look, self.settings, self.namer, self.faces, self.window)
        if self.backup is not None:
            dialog.saveRequested.connect(self.backup.ask_to_save)
            dialog.restoreRequested.connect(self.backup.ask_to_restore)
        else:
            dialog.take_away_backup()
        dialog.open()

    @Slot()
    def _show_shortcuts(self) -> None:
        window = self.window
        dialog = ShortcutsDialog(self.look, window.actions(), window.table_actions, window)
        dialog.show_keys_of(window.table if window.table_shown else window.page)
        dialog.open()

    @Slot()
    def stop(self) -> None:
        """Ends everything that runs in the background and lets the store go."""
        self.garbage.end()
        self.preparation.stop()
        self.puzzles.stop()
        self.statistics.stop()
        self.sheet.stop()
        self.seats.stop()
        self.practice.helper.set_demo(False)  # else a card on its way would find no store any more
        store, self._store = self._store, None
        if store is None:
            return
        log = logging.getLogger(__name__)
        try:
            store.keep_copy(day_of(_now()))
        except StoreError:  # the copy before it is still there
            log.exception("there is no new copy of what is kept")
        try:
            store.close()
        except StoreError:  # told when it was not written at first; now nobody is left to read it
            log.exception("the last actions are not kept")


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


def _today() -> str:
    return day_of(_now()).isoformat()


def _todays_seed() -> int:
    """The figures of the day: whoever begins with them gets the deals that everybody gets that day."""
    return int(_today().replace("-", ""))
