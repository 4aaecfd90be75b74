"""The score sheet in the window: built when somebody first goes there, and the way back."""

from collections.abc import Callable
from datetime import datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from skatdesk.engine.store_journal import score_list_of
from skatdesk.settings.settings import Settings
from skatdesk.skat.errors import SkatError
from skatdesk.store.errors import StoreError
from skatdesk.store.records import KeptList, ListId, SavedSeries, day_of
from skatdesk.store.store import Store
from skatdesk.ui.desk import Desk
from skatdesk.ui.main_window import MainWindow
from skatdesk.ui.sentences.lines import as_line
from skatdesk.ui.troubles import Troubles
from skatdesk.ui.user import own_name

if TYPE_CHECKING:
    from skatdesk.ui.scoresheet.list_words import ListWords
    from skatdesk.ui.scoresheet.room import ScoreSheetRoom

_TONIGHT = timedelta(hours=12)
"""So long after its last game a list that is not over is the one of tonight."""


class SheetInWindow(QObject):
    """Brings the score sheet to the front, with a list of it or as it was left; the first page tells of tonight's list.

    ``back`` shows the page one came from; if nothing is said the first page, unless the sheet is in front already.

    Args:
        window: shows it.
        desk: how things look and are called.
        settings: knows the user's name.
        store: keeps the lists, and the series played here; None where nothing can be kept.
        now: tells the time, ISO 8601.
        parent: who owns it.
    """

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
        self._room: ScoreSheetRoom | None = None
        self._words: ListWords | None = None
        self._back: Callable[[], None] = window.show_home
        window.sheetRequested.connect(self.show)
        window.home.listRequested.connect(self._show_tonight)
        for occasion in (window.home.shown, window.retranslated):
            occasion.connect(self._tell_home)

    @property
    def room(self) -> "ScoreSheetRoom":
        """The score sheet."""
        if self._room is None:
            lists = self._store.lists if self._store is not None else None
            from skatdesk.ui.scoresheet.room import ScoreSheetRoom

            name = partial(own_name, self._settings)
            self._room = ScoreSheetRoom(self._desk, lists, self._troubles, self._now, name)
            self._room.backRequested.connect(self._leave)
        return self._room

    @Slot()
    def show(self, back: Callable[[], None] | None = None) -> None:
        """Brings the score sheet to the front: as it was left, at first with the list of tonight."""
        tonight = self._tonight() if self._room is None else None
        self._open(back)
        if tonight is None or self.room.open(tonight.id) is None:
            self.room.enter()

    @Slot()
    def _show_tonight(self) -> None:
        """Brings tonight's list to the front."""
        tonight = self._tonight()
        if tonight is None:
            self.show()
        else:
            self._open(None)
            self.room.open(tonight.id)

    def show_game(self, list_id: ListId, number: int, back: Callable[[], None]) -> None:
        """Brings a game that was written down to the front, in its list; games are counted from 1."""
        self._open(back)
        self.room.show_game(list_id, number)

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

    def show_series(self, saved: SavedSeries, back: Callable[[], None] | None = None) -> None:
        """The list of a series played here, from now on the shelf; raises ``IllegalAction`` where it does not fit."""
        score_list = score_list_of(saved)
        self._open(back)
        self.room.show_series(saved.id, day_of(saved.start.started_at).isoformat(), score_list)

    def stop(self) -> None:
        """Asks the store for nothing any more: it is about to be closed."""
        self._store = None

    def _open(self, back: Callable[[], None] | None) -> None:
        if back is not None or self._window.page is not self._room:
            self._back = back or self._window.show_home
        self._window.show_room(self.room)

    def _tonight(self) -> KeptList | None:
        """The list that was written within the last hours and is not over."""
        if self._store is None:
            return None
        now = datetime.fromisoformat(self._now())
        # one of the future was written while the clock was wrong; by a few hours it may still be
        since, until = ((now + way).isoformat(timespec="seconds") for way in (-_TONIGHT, _TONIGHT))
        try:
            return self._store.lists.under_way(since, until)
        except StoreError:  # told where the lists are opened
            return None

    @Slot()
    def _tell_home(self) -> None:
        """The first page leads back to tonight's list, in the language of the moment."""
        tonight, home = self._tonight(), self._window.home
        if tonight is None:
            home.show_list("", "")
            return
        if self._words is None:
            from skatdesk.ui.scoresheet.list_words import ListWords

            self._words = ListWords(self._desk.sentences, self)
        title = self._words.title(tonight.head, tonight.score_list.players)
        home.show_list(title, as_line(self._words.progress(tonight.score_list)))

    @Slot()
    def _leave(self) -> None:
        self._back()
