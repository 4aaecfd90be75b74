"""The wishes one below the other, and the button that deals by them."""

from collections.abc import Callable, Sequence
from threading import Event

from PySide6.QtCore import QTimer, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QScrollArea, QVBoxLayout, QWidget

from skatdesk.coach.wishes.finding import Impossible, NotFound, find
from skatdesk.engine.executor import Executor
from skatdesk.i18n.numbers import number
from skatdesk.skat.deals import Deal
from skatdesk.skat.ruleset import RuleSet
from skatdesk.ui.chance import new_seed
from skatdesk.ui.deals.deal_words import DealWords
from skatdesk.ui.deals.draft import Draft
from skatdesk.ui.deals.wish_row import WishRow
from skatdesk.ui.look.announcing import announce
from skatdesk.ui.look.button import Button, Kind
from skatdesk.ui.look.panel import Panel
from skatdesk.ui.look.quiet import quiet_area
from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tips import tip
from skatdesk.ui.look.translated import Translated

MOST = 12
"""So many wishes can be made."""
_TWO_ROWS = 98
"""Height of what is always seen of them."""
_SOON = 400
"""Milliseconds; a search that takes longer can be stopped. Before that the second press of a double click comes."""


class WishPanel(Translated, Panel):
    """Deals the rest of the cards so that every wish is fulfilled, or says why that cannot be.

    Args:
        look: how it looks.
        words: what places and wishes are called.
        draft: gets the cards.
        executor: where deals are looked for.
        rules: the rules in use, by which hands are judged.
    """

    def __init__(
        self,
        look: Look,
        words: DealWords,
        draft: Draft,
        executor: Executor,
        rules: Callable[[], RuleSet],
    ) -> None:
        super().__init__(look, soft=True)
        self._words = words
        self._draft = draft
        self._executor = executor
        self._rules = rules
        self._stopped: Event | None = None
        """Stops the search under way."""
        self._unfulfilled: Impossible | NotFound | None = None
        """Why nothing was dealt."""
        self._lasting = QTimer(self)
        self._lasting.setSingleShot(True)
        self._lasting.setInterval(_SOON)
        self._lasting.timeout.connect(self._show_button)
        self.rows: list[WishRow] = []
        self.add = Button(look, icon="plus")
        self.deal = Button(look, kind=Kind.PRIMARY, key="R")
        self._none = RichLine(look, ink="text2", wrap=True, even=True)
        self.said = RichLine(look, ink="minus", wrap=True, even=True)
        self._list = QWidget()
        self._lines = QVBoxLayout(self._list)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.setSpacing(0)
        self._lines.addStretch(1)
        self._scroller = _WholeRows(self.rows)
        quiet_area(self._scroller, self._list)
        self._stop_before: QWidget = self
        self.body.addWidget(self._none)
        self.body.addWidget(self._scroller, 1)
        self.body.addWidget(self.said)
        self.add_button(self.add, leading=True)
        self.add_button(self.deal)
        self.add.clicked.connect(self.add_wish)
        self.deal.clicked.connect(self.deal_rest)
        draft.changed.connect(self._forget)
        look.changed.connect(self._space)
        self.said.hide()
        self._space()
        self._write_words()
        self._forget()

    def follow(self, stop: QWidget) -> None:
        """Tab comes from there to the first wish."""
        self._stop_before = stop

    @Slot()
    def add_wish(self) -> None:
        """One more wish; it begins with forehand's jacks."""
        if len(self.rows) < MOST:
            row = WishRow(self._look, self._words, self._list)
            row.changed.connect(self._forget)
            row.removeRequested.connect(self.remove)
            self._lines.insertWidget(len(self.rows), row)
            before = self.rows[-1].remove if self.rows else self._stop_before
            for stop in row.stops:
                self.setTabOrder(before, stop)  # else Tab would come to it last of all on the page
                before = stop
            self.rows.append(row)
            row.where.setFocus()
            self._forget()

    @Slot(object)
    def remove(self, row: WishRow) -> None:
        """Takes a wish away."""
        at = self.rows.index(row)
        self.rows.remove(row)
        self._lines.removeWidget(row)
        following = self.rows[min(at, len(self.rows) - 1)].remove if self.rows else self.add
        following.setFocus()
        row.hide()
        row.deleteLater()
        self._forget()

    # -------------------------------------------------------------- dealing

    @Slot()
    def deal_rest(self) -> None:
        """Looks for a deal in the background and lays it out; cards that lie loose are dealt anew.

        While that takes long, it stops looking.
        """
        if self._stopped is not None:
            if not self._lasting.isActive():
                self._forget()
            return
        if not self.deal.isEnabled():
            return
        self._forget()
        self._stopped = stopped = Event()
        self._lasting.start()
        wishes = [row.wish for row in self.rows]
        fixed, rules, seed = self._draft.now.fixed, self._rules(), new_seed()

        def search() -> object:
            return find(wishes, fixed, seed, rules=rules, stopped=stopped.is_set)

        def done(outcome: object) -> None:
            self._take(stopped, outcome)

        self._executor.run(search, done)

    def stop(self) -> None:
        """Gives up a search under way."""
        self._forget()

    def _take(self, stopped: Event, outcome: object) -> None:
        if self._stopped is not stopped:
            return  # it was stopped, or somebody has gone on meanwhile
        self._forget()
        match outcome:
            case Deal():
                self._draft.deal_rest(outcome)
            case Impossible() | NotFound():
                self._unfulfilled = outcome
                for row in self.rows:
                    row.set_blamed(isinstance(outcome, Impossible) and row.wish in outcome.wishes)
                self._show_why()
                announce(self, self.said.text())
            case Exception():
                raise outcome

    def _show_why(self) -> None:
        why = self._why()
        self.said.show_text(why)
        self.said.setVisible(bool(why))

    def _why(self) -> str:
        match self._unfulfilled:
            case None:
                return ""
            case NotFound(tried):
                return self.tr(
                    "None of the {n} hands tried would do. There may be such a deal, but it is rare: "
                    "ask for a little less, or deal again"
                ).format(n=number(tried))
            case Impossible(()):
                return self.tr("There is no such deal: take a card away")
            case Impossible((_,)) if not any(self._draft.now.fixed.values()):
                return self.tr("The marked wish cannot be fulfilled: change it")
            case Impossible((_,)):
                return self.tr("With the fixed cards nobody can fulfil the marked wish: change it, or take cards away")
            case Impossible():
                return self.tr("No deal fulfils the marked wishes together: change one of them")

    @Slot()
    def _forget(self) -> None:
        """What was said holds no longer, and what is looked for is not wanted any more."""
        if self._stopped is not None:
            self._stopped.set()
            self._stopped = None
            self._lasting.stop()
        self._unfulfilled = None
        self._show_why()
        for row in self.rows:
            row.set_blamed(False)
        self.add.setEnabled(len(self.rows) < MOST)
        self._none.setVisible(not self.rows)
        self._show_button()

    @Slot()
    def _show_button(self) -> None:
        now, lasting = self._draft.now, self._stopped is not None and not self._lasting.isActive()
        open_ = bool(now.loose) or None in now.places
        self.deal.setEnabled(open_)
        self.deal.setToolTip(
            "" if open_ else tip(self.tr("All cards are fixed: take some away, and they can be dealt anew"))
        )
        #: button: deals the loose cards once more
        again = self.tr("Deal the rest anew")
        #: button: deals the cards that lie nowhere yet
        first = self.tr("Deal the rest")
        #: button: ends the search for a deal that fulfils the wishes
        stop = self.tr("Stop searching")
        self.deal.setText(stop if lasting else again if now.loose else first)

    # -------------------------------------------------------------- words

    def _write_words(self) -> None:
        #: headline over what a random deal shall have: two jacks in forehand's hand …
        self.show_title(self.tr("Wishes"))
        #: button: one more wish
        self.add.setText(self.tr("Add a wish"))
        self._none.show_text(
            self.tr(
                "Nothing is wished for: the rest is dealt at random. Wish for cards, many trumps, a hand worth a bid"
            )
        )
        for row in self.rows:
            row.write_words()
        self._show_why()
        self._show_button()

    def _space(self) -> None:
        self._scroller.setMinimumHeight(self._look.px(_TWO_ROWS))


class _WholeRows(QScrollArea):
    """Ends below a row, and scrolls by whole ones: part of a row looks broken. The row that has the keys is seen."""

    def __init__(self, rows: Sequence[WishRow]) -> None:
        super().__init__()
        self._rows = rows
        self.verticalScrollBar().valueChanged.connect(self._stop_at_row)
        self.verticalScrollBar().rangeChanged.connect(self._end_below_row)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._end_below_row()

    @property
    def _row(self) -> int:
        return max(1, self._rows[0].sizeHint().height() if self._rows else self.height())

    @Slot()
    def _end_below_row(self) -> None:
        self.verticalScrollBar().setSingleStep(self._row)
        self.setViewportMargins(0, 0, 0, self.height() % self._row)
        focused = QApplication.focusWidget()
        for row in self._rows:
            if focused is not None and row.isAncestorOf(focused):
                self.ensureWidgetVisible(row, 0, 0)

    @Slot(int)
    def _stop_at_row(self, value: int) -> None:
        self.verticalScrollBar().setValue(round(value / self._row) * self._row)
