"""The review in the window: the ways in, and the way back."""

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from skatdesk.engine.dealing import Origin
from skatdesk.engine.reviewing import Reviewing
from skatdesk.notation.iss import GameRecord
from skatdesk.scoring.names import told_apart
from skatdesk.settings.settings import Settings
from skatdesk.skat.actions import Action
from skatdesk.skat.auction import calls_alone
from skatdesk.skat.errors import SkatError
from skatdesk.skat.game import replay
from skatdesk.skat.seats import SEATS, Seat
from skatdesk.store.errors import StoreError
from skatdesk.store.records import PlayedDeal
from skatdesk.store.store import Store
from skatdesk.ui.desk import Desk
from skatdesk.ui.dialogs.note import NoteDialog
from skatdesk.ui.games.records import record_kept, user_in
from skatdesk.ui.games.room import GamesRoom
from skatdesk.ui.learn.room import LearnRoom
from skatdesk.ui.look.button import Button
from skatdesk.ui.main_window import MainWindow, MenuPart
from skatdesk.ui.practice.room import PracticeRoom
from skatdesk.ui.sentences import Company
from skatdesk.ui.troubles import Troubles
from skatdesk.ui.user import called, nameless, own_name, spoken_to, user_name

if TYPE_CHECKING:
    from skatdesk.ui.review.page import ReviewPage


@dataclass(frozen=True, slots=True)
class _Left:
    """A review, while one of its positions is played on: what ``show`` needs, and what was in front.

    ``nameless`` is what its record calls a user without a name, in the language of that moment.
    """

    record: GameRecord
    nameless: str
    you: Seat | None
    back: Callable[[], None]
    played: PlayedDeal | None
    seat: Seat
    at: int
    tab: int


class ReviewRoom(QObject):
    """Made at the start, its page when somebody first goes there.

    Args:
        window: shows the page.
        desk: how things look and are called; the review has a company of its own.
        settings: knows the user's name, by which his seat in a record is found.
        store: keeps how accurately people played here; None keeps nothing.
        practice: lays a position of the deal on the table, to see how else it could go.
        games: has the game on the table, and those of a file.
        reviewing: works the review out.
        way_to_table: tells what leads back to the table when the deal there has given way to another.
        learn: its page gets a door to the review; it owns this room.

    Signals:
        accuracyKept(): how accurately people played in one more deal is known to the statistics.
    """

    accuracyKept = Signal()

    def __init__(
        self,
        window: MainWindow,
        desk: Desk,
        settings: Settings,
        store: Store | None,
        practice: PracticeRoom,
        games: GamesRoom,
        reviewing: Reviewing,
        way_to_table: Callable[[], Callable[[], None]],
        learn: LearnRoom,
    ) -> None:
        super().__init__(learn)
        self._window = window
        self._settings = settings
        self._store = store
        self._practice = practice
        self._games = games
        self._way_to_table = way_to_table
        self._learn = learn
        self._troubles = Troubles(self)
        self._desk = desk.elsewhere()
        self.reviewing = reviewing
        self._page: ReviewPage | None = None
        self._played: PlayedDeal | None = None
        self._left: _Left | None = None
        self._beside: tuple[GameRecord, Seat | None] | None = None
        self._back: Callable[[], None] = window.show_home
        self._nameless = nameless()
        self._table_desk = desk
        self.action = window.command("Ctrl+Shift+R")
        self.action.triggered.connect(self.show_table_deal)
        window.offer(MenuPart.ADVICE, (self.action,), at_table=True)
        self.door = learn.page.add_door("search", "7", self._door_words)
        self.door.clicked.connect(self.show_last_deal)
        self.reviewing.failed.connect(self._on_fault)
        window.closing.connect(self.reviewing.stop)
        window.retranslated.connect(self._write_words)
        self._write_words()

    @property
    def page(self) -> "ReviewPage":
        """The review."""
        if self._page is None:
            from skatdesk.ui.review.course import Course
            from skatdesk.ui.review.page import ReviewPage

            self._page = ReviewPage(self._desk, Course(self), self.reviewing)
            self._page.backRequested.connect(self._leave)
            self._page.playRequested.connect(self._play_on)
            self._page.handRequested.connect(self._play_alone)
            self._page.course.completed.connect(self._keep_accuracy)
        return self._page

    def show(
        self,
        record: GameRecord,
        you: Seat | None = None,
        back: Callable[[], None] | None = None,
        played: PlayedDeal | None = None,
    ) -> None:
        """Reviews a game, unless it is the one on the page, which is reviewed or under way.

        ``you`` is the user's seat; where it is not said it is looked up in what is kept of ``played``, or found by
        the user's name. ``back`` shows the page one came from, the first page if nothing is said. ``played`` is
        which deal this is of those played here: its accuracy is kept.
        """
        if you is None and played is not None:
            you = self._seat_kept(played)
        course = self.page.course
        self._back = back or self._window.show_home
        shown = course.record
        if shown is None or (shown.start, shown.actions) != (record.start, record.actions) or self._broken_off:
            try:
                self.lay_out(record, you)
            except SkatError as error:
                logging.getLogger(__name__).warning("a deal cannot be reviewed: %s", error)
                told = self.tr("What is kept of this deal is damaged: it breaks the rules and cannot be reviewed")
                NoteDialog(self._desk.look, self.tr("Review"), told, self._window).open()
                return
            self._played = played
            self.page.review()
        else:
            self._played = played
            self._keep_accuracy()
        self._window.show_room(self.page)
        self.page.enter()

    @property
    def _broken_off(self) -> bool:
        """Whether nothing more would be told of the deal on the page, and not all is known."""
        return self.page.course.review is None and not self.reviewing.running

    def show_played(self, back: Callable[[], None], record: GameRecord, played: PlayedDeal) -> None:
        """Reviews a deal that was played here; ``back`` shows the page one came from."""
        self.show(record, back=back, played=played)

    def lay_out(self, record: GameRecord, you: Seat | None) -> None:
        """Puts a game on the page, unjudged; raises ``SkatError`` if it cannot be played so, and all is as it was."""
        replay(record.start, record.actions)
        you = you if you is not None else self._seat_of_user(record)
        self.reviewing.stop()
        self._played = None
        self._desk.company = Company(called(record.header.names), you)
        self.page.course.load(record, you)

    @Slot()
    def _play_on(self) -> None:
        """Lays the position on the table, with the user at the bottom of the board."""
        course = self.page.course
        if course.record is not None:
            self._play(course.seat, course.record.actions[: course.at])

    @Slot(object)
    def _play_alone(self, seat: Seat) -> None:
        """Lays the deal on the table with the user at this seat, who has bid 18; the others have passed."""
        self._play(seat, calls_alone(seat))

    def _play(self, seat: Seat, actions: Sequence[Action]) -> None:
        page, course = self.page, self.page.course
        assert course.record is not None
        back = self._way_to_table() if self._back == self._window.show_table else self._back
        self._left = _Left(
            course.record, self._nameless, course.you, back, self._played, course.seat, course.at, page.tab
        )
        names = self._desk.company.names
        if course.you is not None:  # who may have been called otherwise then
            names = names.replace(course.you, user_name(self._settings))
        self._practice.play(names, course.record.start, seat, actions, Origin.REVIEW)

    def way_back(self) -> Callable[[], None]:
        """Shows the review as it was when the position was played on that lies on the table."""
        return self._window.show_home if self._left is None else partial(self._come_back, self._left)

    def _come_back(self, left: _Left) -> None:
        record = _renamed(left.record, left.you, left.nameless, self._nameless)
        self.show(record, left.you, left.back, left.played)
        self.page.go_back(left.seat, left.at, left.tab)

    @Slot()
    def show_table_deal(self) -> None:
        """Reviews the deal on the table, if it is over."""
        record = self._games.record
        if record is None:
            self._window.tell(self.tr("A deal can be reviewed when it is over"))
        else:
            self._show_table_deal(record, self._window.show_table)

    @Slot()
    def remember(self) -> None:
        """The deal on the table is over: if it is one beside the series, nothing else keeps it, nor its user's seat."""
        record = self._games.record
        if record is not None:
            self._beside = None if record.header.id else (record, self._table_desk.company.you)

    @Slot()
    def show_last_deal(self) -> None:
        """Reviews the deal on the table if it is over, else the one finished last; without one offers a file."""
        on_table, back = self._games.record, self._learn.show
        try:
            last = self._last_deal() if on_table is None and self._beside is None else None
        except StoreError as error:
            if not self._tell(error):
                self._games.files.ask_to_open()
            return
        if on_table is not None:
            self._show_table_deal(on_table, back)
        elif self._beside is not None:
            self.show(*self._beside, back)
        elif last is not None:
            self.show(last[0], back=back, played=last[1])
        else:
            self._offer_files()

    def _offer_files(self) -> None:
        """Says that nothing is kept, as of deals for practice, and what can be reviewed all the same."""
        look = self._desk.look
        told = self.tr("There is no deal here to review: play one, or open a game from a file")
        note = NoteDialog(look, self.tr("Review"), told, self._window)
        button = Button(look, self._games.open_.text())
        button.clicked.connect(note.accept)
        button.clicked.connect(self._games.files.ask_to_open)
        note.add_button(button, leading=True)
        note.open()

    def _show_table_deal(self, record: GameRecord, back: Callable[[], None]) -> None:
        """The deal on the table is the one finished last, unless it is played beside the series and has no number."""
        try:
            last = self._last_deal() if record.header.id else None
        except StoreError as error:
            self._tell(error)
            last = None
        self.show(record, self._table_desk.company.you, back, None if last is None else last[1])

    def _last_deal(self) -> tuple[GameRecord, PlayedDeal] | None:
        """The deal that was finished last, as it is kept; raises ``StoreError`` if it cannot be read."""
        if self._store is None:
            return None
        played = self._store.last_deal()
        kept = record_kept(self._store, played) if played is not None else None
        return None if kept is None or played is None else (kept[1], played)

    def _seat_kept(self, played: PlayedDeal) -> Seat | None:
        try:
            kept = self._store.deal(played) if self._store is not None else None
        except StoreError:
            return None  # told where the deal itself was read
        return user_in(*kept) if kept is not None else None

    @Slot()
    def _keep_accuracy(self) -> None:
        """For the statistics; a deal that was not played here, or is played no longer as it was, is passed over."""
        review = self.page.course.review
        if self._store is None or self._played is None or review is None:
            return
        try:
            self._store.accuracies.note(self._played, review.start.deal.number, review.accuracy)
        except StoreError as error:
            self._tell(error)
        else:
            self.accuracyKept.emit()

    def _tell(self, error: StoreError) -> bool:
        """Once; returns whether it was news."""
        news = self._troubles.news_of_store(error)
        if news:
            NoteDialog(self._desk.look, self.tr("Review"), news, self._window).open()
        return bool(news)

    @Slot()
    def _leave(self) -> None:
        """Back; a review under way goes on, so that one can return to it."""
        self._back()

    @Slot(object)
    def _on_fault(self, error: Exception) -> None:
        logging.getLogger(__name__).error("a review ended early", exc_info=error)

    @Slot()
    def _write_words(self) -> None:
        #: command: what was right in the deal that is over
        self.action.setText(self.tr("Review this deal"))
        before, self._nameless = self._nameless, nameless()
        course = None if self._page is None else self._page.course
        if course is not None and course.record is not None:  # its players may have no names but the words for that
            course.record = _renamed(course.record, course.you, before, self._nameless)
            self._desk.company = Company(called(course.record.header.names), course.you)
        if self._beside is not None:
            record, you = self._beside
            self._beside = _renamed(record, you, before, self._nameless), you

    def _door_words(self) -> tuple[str, str]:
        #: page of learning: what was right in a deal that was played, and what was not
        return self.tr("Review"), self.tr("What was right in your last deal, and why")

    def _seat_of_user(self, record: GameRecord) -> Seat | None:
        names, own = record.header.names, told_apart(own_name(self._settings))
        by_name = (seat for seat in SEATS if own and told_apart(names[seat]) == own)
        return next(by_name, spoken_to(names))


def _renamed(record: GameRecord, you: Seat | None, name: str, new: str) -> GameRecord:
    """The record with the user, if called ``name`` in it, called ``new``."""
    names = record.header.names
    if you is None or names[you] != name:
        return record
    return replace(record, header=replace(record.header, names=names.replace(you, new)))
