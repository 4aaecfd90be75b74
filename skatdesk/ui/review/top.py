"""The lines over the review: which deal, how it ended, how well each player did, and how far the review is."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QFontMetricsF, QGuiApplication
from PySide6.QtWidgets import QHBoxLayout

from skatdesk.i18n.bidi import isolate
from skatdesk.i18n.joins import named
from skatdesk.i18n.numbers import deal_number
from skatdesk.skat.seats import SEATS, Seat
from skatdesk.skat.states import Finished
from skatdesk.ui.desk import Desk
from skatdesk.ui.look.button import Button, Kind
from skatdesk.ui.look.paint import elided
from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.look.room_page import RoomBar
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import S1, S2, SMALL
from skatdesk.ui.review.course import Course
from skatdesk.ui.review.progress import Progress
from skatdesk.ui.review.words import ReviewWords

DEAL, TABLE, LEARN = _TABS = range(3)
"""The tabs: the course of the deal, the contract table, learning from mistakes."""
_SEAT_ROW = 36


class _SeatButton(Button):
    """A player, and how well he did; where there is no room for both the name is shortened."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, row=_SEAT_ROW)
        self._name = self._figure = ""

    def show_seat(self, name: str, figure: str) -> None:
        """``figure`` is empty as long as it is not known."""
        self._name, self._figure = name, f"  {figure}" if figure else ""
        self.setText(isolate(name) + self._figure)

    def _words(self) -> str:
        room = self.width() - 2 * self._look.px(S1)
        if QFontMetricsF(self.font()).horizontalAdvance(self.text()) <= room:
            return self.text()
        left = room - QFontMetricsF(self.font()).horizontalAdvance(self._figure)
        return isolate(elided(self._name, self.font(), left - 1)) + self._figure


class TopLines(RoomBar):
    """Two lines.

    Signals:
        tabChosen(int): another tab is to come to the front.
    """

    tabChosen = Signal(int)

    def __init__(self, desk: Desk, course: Course, words: ReviewWords) -> None:
        look = desk.look
        super().__init__(look)
        self._desk, self._course, self._words = desk, course, words
        self._copied = False
        self._lower = QHBoxLayout()
        self.result = RichLine(look, ink="text2")
        self.number = Button(look, kind=Kind.GHOST, icon="copy")
        self.progress = Progress(look)
        self.tabs = [Button(look, kind=Kind.GHOST, row=_SEAT_ROW) for _ in _TABS]
        self._accuracy = RichLine(look, size=SMALL, ink="text2")
        self.seats = [_SeatButton(look) for _ in SEATS]
        self.row.addWidget(self.result)
        self.row.addStretch(1)
        self.row.addWidget(self.progress)
        self.row.addWidget(self.number)
        for index, tab in enumerate(self.tabs):
            tab.setCheckable(True)
            tab.clicked.connect(partial(self._on_tab, index))
            self._lower.addWidget(tab)
        self._lower.addStretch(1)
        self._lower.addWidget(self._accuracy)
        for seat, button in zip(SEATS, self.seats, strict=True):
            button.setCheckable(True)
            button.clicked.connect(partial(self._on_seat, seat))
            self._lower.addWidget(button)
        self.rows.addLayout(self._lower)
        self.number.clicked.connect(self._copy)
        course.loaded.connect(self._on_loaded)
        for signal in (course.completed, course.turned):
            signal.connect(self._write_words)
        look.changed.connect(self._space)
        desk.namer.changed.connect(self._write_words)
        self.show_tab(DEAL)
        self._space()
        self._write_words()

    # -------------------------------------------------------------- what is shown

    def show_tab(self, index: int) -> None:
        """Which tab is in front."""
        for tab, button in enumerate(self.tabs):
            button.setChecked(tab == index)

    def _write_words(self) -> None:
        course, desk = self._course, self._desk
        #: title of the page that shows what was right in a deal
        self.title.show_text(self.tr("Review"))
        #: tab: the course of the deal
        self.tabs[DEAL].setText(self.tr("The deal"))
        #: tab: what each seat could have played
        self.tabs[TABLE].setText(self.tr("Contract table"))
        self.tabs[LEARN].setText(self.tr("Learn from mistakes"))
        #: before the players and their shares in percent: how well each of them did
        accurate = self.tr("Accuracy")
        self._accuracy.show_text(accurate)
        if course.record is None:
            return
        shown = deal_number(course.record.start.deal.number)
        deal = self.tr("Deal {number}").format(number=shown)
        copied = self.tr("Copied")
        self.number.setText(copied if self._copied else deal)
        copy = self.tr("Copy the deal number")
        self.number.setToolTip(copy)
        self.number.setAccessibleName(named(deal, copy))
        final = course.states[-1]
        headline = self.tr("The deal was broken off")
        if isinstance(final, Finished):
            headline = desk.sentences.results.headline(final.result, desk.company)
        self.result.show_text(headline)
        accuracy = course.review.accuracy if course.review is not None else None
        for seat, button in zip(SEATS, self.seats, strict=True):
            name, share = desk.company.names[seat], None if accuracy is None else accuracy[seat]
            figure = self._words.accuracy(share)
            button.show_seat(name, "" if accuracy is None else figure)
            button.setAccessibleName(named(isolate(name), f"{accurate} {figure}"))
            button.setToolTip(self.tr("See the deal from this seat"))
            button.setChecked(seat is course.seat)

    # -------------------------------------------------------------- what is done

    def _on_tab(self, index: int) -> None:
        self.show_tab(index)
        self.tabChosen.emit(index)

    def _on_seat(self, seat: Seat) -> None:
        self._course.turn(seat)
        self._write_words()

    def _copy(self) -> None:
        if self._course.record is not None:
            QGuiApplication.clipboard().setText(str(self._course.record.start.deal.number))
            self._copied = True
            self._write_words()

    def _on_loaded(self) -> None:
        """Another deal: its number has not been copied."""
        self._copied = False
        self._write_words()

    # -------------------------------------------------------------- look

    def _space(self) -> None:
        px = self._desk.look.px
        self.rows.setSpacing(0)
        self._lower.setContentsMargins(px(S2), 0, px(S2), 0)
        self._lower.setSpacing(px(S1))
