"""Games as files and as text: the commands, and what becomes of a file that is opened or dropped."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication, QKeySequence

from skatdesk.engine.game_engine import GameEngine
from skatdesk.engine.series_engine import SeriesEngine
from skatdesk.i18n.numbers import deal_number
from skatdesk.notation.iss import GameRecord
from skatdesk.skat.seats import Seat
from skatdesk.store.errors import StoreError
from skatdesk.store.store import Store
from skatdesk.ui.backup import ENDING as BACKUP_ENDING
from skatdesk.ui.desk import Desk
from skatdesk.ui.dialogs.games import GamesDialog
from skatdesk.ui.dialogs.note import NoteDialog
from skatdesk.ui.games.drop import FileDrop
from skatdesk.ui.games.files import Found, GameFiles
from skatdesk.ui.games.game_text import GameText
from skatdesk.ui.games.records import record_of, records_of, to_watch
from skatdesk.ui.main_window import MainWindow, MenuPart
from skatdesk.ui.practice.room import PracticeRoom
from skatdesk.ui.troubles import Troubles

_LIST_ENDINGS = (".json", ".csv", ".xlsx", ".xls", ".ods", ".pdf")
"""Lists, and what people keep or print lists in: who reads lists says how those have to be saved."""


class GamesRoom(QObject):
    """Opens, saves and copies games.

    Args:
        window: has the menu and the table.
        desk: how things look and are called.
        engine: the deal on the table.
        series: the series it belongs to.
        practice: lays the cards of a record on the table.
        store: knows the games of the whole series; None where nothing is kept.
        now: tells the time, ISO 8601.
        parent: who owns it.

    Signals:
        reviewRequested(object): a ``GameRecord`` of a file is to be reviewed.
        listsDropped(object): the paths of score lists that were let go over the window together.
        backupDropped(str): that of a backup.
    """

    reviewRequested = Signal(object)
    listsDropped = Signal(object)
    backupDropped = Signal(str)

    def __init__(
        self,
        window: MainWindow,
        desk: Desk,
        engine: GameEngine,
        series: SeriesEngine,
        practice: PracticeRoom,
        store: Store | None,
        now: Callable[[], str],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._desk = desk
        self._engine = engine
        self._series = series
        self._practice = practice
        self._store = store
        self._now = now
        self._troubles = Troubles(self)
        self._text = GameText(desk.namer, desk.sentences, self)
        self.files = GameFiles(window)
        self._drop = FileDrop(window)
        keys = QKeySequence.StandardKey
        self.open_, self.save, self.copy = map(window.command, (keys.Open, keys.Save, keys.Copy))
        self.save_series = window.command()
        self.open_.triggered.connect(self.files.ask_to_open)
        self.save.triggered.connect(self.save_game)
        self.save_series.triggered.connect(self.save_games)
        self.copy.triggered.connect(self.copy_game)
        window.offer(MenuPart.RECORDS, (self.open_,))
        window.offer(MenuPart.RECORDS, (self.save, self.save_series, self.copy), at_table=True)
        self.files.opened.connect(self._on_opened)
        self.files.told.connect(window.tell)
        self.files.refused.connect(self._refuse)
        self._drop.dropped.connect(self.take_all)
        window.retranslated.connect(self._write_words)
        self._write_words()

    # -------------------------------------------------------------- out

    @property
    def record(self) -> GameRecord | None:
        """The game on the table, None as long as it is not over."""
        setup, dealing = self._series.setup, self._series.dealing
        if setup is None or dealing is None or self._engine.running:
            return None
        return record_of(setup, dealing, self._engine.actions, self._now())

    @Slot()
    def save_game(self) -> None:
        """Asks where the game on the table shall go."""
        record = self.record
        if record is None:
            self._window.tell(self.tr("A game can be saved and copied when it is over"))
        else:
            self.files.ask_to_save((record,), f"skat-{record.start.deal.number}")

    @Slot()
    def save_games(self) -> None:
        """Asks where all finished games of the series shall go."""
        try:
            saved = self._store.last_series() if self._store is not None else None
        except StoreError as error:
            self._refuse(self._troubles.of_store(error))
            return
        records = records_of(saved) if saved is not None else []
        if saved is None or not records:
            self._window.tell(self.tr("No game of this series is over yet"))
        else:
            self.files.ask_to_save(records, f"skat-series-{saved.start.seed}")

    @Slot()
    def copy_game(self) -> None:
        """Puts the game on the table into the clipboard, in words."""
        record = self.record
        if record is None:
            self._window.tell(self.tr("A game can be saved and copied when it is over"))
        else:
            QGuiApplication.clipboard().setText(self._text.of(record))
            self._window.tell(self.tr("Copied: the whole game, in words and as a record"))

    @Slot()
    def copy_number(self) -> None:
        """Puts the number of the deal on the table into the clipboard: it names the cards."""
        if self._series.dealing is not None:
            deal = self._series.dealing.start.deal.number
            QGuiApplication.clipboard().setText(str(deal))
            self._window.tell(self.tr("Copied: deal {number}").format(number=deal_number(deal)))

    # -------------------------------------------------------------- in

    @Slot(str)
    def take(self, path: str) -> None:
        """A file that was dropped: a score list, a backup, or games."""
        self.take_all([path])

    @Slot(object)
    def take_all(self, paths: Sequence[str]) -> None:
        """Files that were dropped together; the lists among them are read together, and so are the games."""
        backups = [path for path in paths if Path(path).suffix.lower() == BACKUP_ENDING]
        lists = [path for path in paths if Path(path).suffix.lower() in _LIST_ENDINGS]
        games = [path for path in paths if path not in (*backups, *lists)]
        for path in backups:
            self.backupDropped.emit(path)
        if games:
            self.files.read_all(games)
        if lists:
            self.listsDropped.emit(lists)

    @Slot(str, object, bool)
    def _on_opened(self, name: str, found: Found, more: bool) -> None:
        dialog = GamesDialog(self._desk, name, found, self._window, more=more)
        dialog.watchRequested.connect(self.watch)
        dialog.playRequested.connect(self._play)
        dialog.reviewRequested.connect(self.reviewRequested)
        dialog.open()

    @Slot(object)
    def watch(self, record: GameRecord) -> None:
        """Lays a game on the table as it ended."""
        self._series.play_beside(to_watch(record), record.start, record.actions)
        self._window.show_table()

    @Slot(object, object)
    def _play(self, record: GameRecord, seat: Seat) -> None:
        self._practice.play(record.header.names, record.start, seat)

    # -------------------------------------------------------------- words

    @Slot(str)
    def _refuse(self, sentence: str) -> None:
        NoteDialog(self._desk.look, self.tr("Games"), sentence, self._window).open()

    @Slot()
    def _write_words(self) -> None:
        self.open_.setText(self.tr("Open games…"))
        self.save.setText(self.tr("Save this game…"))
        self.save_series.setText(self.tr("Save the games of the series…"))
        self.copy.setText(self.tr("Copy the game as text"))
