"""The deal editor in the window: its command, and the way from it to the table."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from skatdesk.engine.dealing import Origin
from skatdesk.engine.executor import Executor
from skatdesk.settings.options import LAST_RULES
from skatdesk.settings.settings import Settings
from skatdesk.skat.deals import Deal
from skatdesk.skat.ruleset import RuleSet
from skatdesk.skat.seats import Seat
from skatdesk.ui.desk import Desk
from skatdesk.ui.learn.room import LearnRoom
from skatdesk.ui.main_window import MainWindow, MenuPart
from skatdesk.ui.practice.room import PracticeRoom

if TYPE_CHECKING:
    from skatdesk.ui.deals.page import DealsPage


class DealsRoom(QObject):
    """Made at the start, its page when somebody first goes there; what lies on the page stays there.

    Args:
        window: has the menu and shows the page.
        desk: how things look and are called.
        settings: knows the rules played last.
        practice: lays a deal on the table.
        executor: where deals are looked for and played.
        way_to_table: tells what leads back to the table, which may show another deal by then.
        learn: its page gets a door to the page; it owns this room.
    """

    def __init__(
        self,
        window: MainWindow,
        desk: Desk,
        settings: Settings,
        practice: PracticeRoom,
        executor: Executor,
        way_to_table: Callable[[], Callable[[], None]],
        learn: LearnRoom,
    ) -> None:
        super().__init__(learn)
        self._window = window
        self._desk = desk
        self._settings = settings
        self._practice = practice
        self._executor = executor
        self._page: DealsPage | None = None
        self._back: Callable[[], None] = window.show_home
        self._learn = learn
        self._way_to_table = way_to_table
        self.door = learn.page.add_door("cards", "6", self._door_words)
        self.door.clicked.connect(self._show_from_learning)
        self.edit = window.command("Ctrl+Shift+D")
        self.edit.triggered.connect(self.show)
        practice.editorRequested.connect(self.show)
        window.offer(MenuPart.DEALS, (self.edit,))
        window.closing.connect(self.stop)
        window.retranslated.connect(self._write_words)
        self._write_words()

    @property
    def page(self) -> "DealsPage":
        """The editor."""
        if self._page is None:
            from skatdesk.ui.deals.page import DealsPage

            self._page = DealsPage(self._desk, self._executor, self._rules)
            self._page.backRequested.connect(self._leave)
            self._page.playRequested.connect(self._play)
        return self._page

    @Slot()
    def show(self) -> None:
        """Brings the editor to the front; one comes back to the table if it was opened there."""
        if self._window.page is not self._page:
            self._back = self._way_to_table() if self._window.table_shown else self._window.show_home
        self.come_back()

    @Slot()
    def _show_from_learning(self) -> None:
        self._back = self._learn.show
        self.come_back()

    @Slot()
    def _leave(self) -> None:
        self._back()

    def come_back(self) -> None:
        """Brings the editor to the front once more, after a deal that was made there."""
        self._window.show_room(self.page)
        self.page.board.tray.setFocus()

    @Slot()
    def stop(self) -> None:
        """Ends what is played and looked for in the background."""
        if self._page is not None:
            self._page.trials.stop()
            self._page.wishes.stop()

    @Slot(object, object)
    def _play(self, deal: Deal, seat: Seat) -> None:
        self._practice.play_deal(deal, seat, self._rules(), Origin.EDITOR)

    def _rules(self) -> RuleSet:
        return self._settings.get(LAST_RULES)

    def _door_words(self) -> tuple[str, str]:
        #: page of learning: opens the page where one makes any deal
        return self.tr("Any deal"), self.tr("Lay out cards, wish for a hand, play it as often as you like")

    @Slot()
    def _write_words(self) -> None:
        #: command: opens the page where one makes any deal
        self.edit.setText(self.tr("Any deal…"))
