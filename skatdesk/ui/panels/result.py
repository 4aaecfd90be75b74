"""The result of a deal: who won, how it was counted, all hands, what the list says now."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QWidget

from skatdesk.engine.series_engine import SeriesEngine
from skatdesk.i18n.card_names import Term
from skatdesk.i18n.joins import apart
from skatdesk.i18n.numbers import number, signed
from skatdesk.skat.contracts import Game
from skatdesk.skat.events import Claimed, Event
from skatdesk.skat.results import Aborted, Played, RamschPlayed
from skatdesk.skat.seats import BySeat, Seat
from skatdesk.skat.valuation import SCHNEIDER_AT_MOST, SCHNEIDER_POINTS, WIN_POINTS
from skatdesk.skat.view import SeatView
from skatdesk.ui.desk import Desk
from skatdesk.ui.look.bar import Bar
from skatdesk.ui.look.button import Button, Kind
from skatdesk.ui.look.keys import ENTER_KEYS
from skatdesk.ui.look.paint import ENTER
from skatdesk.ui.look.panel import SHADOW_MARGIN, Panel
from skatdesk.ui.look.richline import Piece, RichLine
from skatdesk.ui.look.tokens import FIGURE, S3, S4
from skatdesk.ui.look.translated import Translated
from skatdesk.ui.panels.dealt_hands import DealtHands
from skatdesk.ui.panels.list_change import ListChange
from skatdesk.ui.panels.way_back import way_back
from skatdesk.ui.sentences.lines import as_line


class ResultPanel(Translated, Panel):
    """A page over the felt.

    Signals:
        nextRequested(): go on with the next deal.
        againRequested(): play the same cards once more, for practice.
        reviewRequested(): tell what was right in the deal.
        otherSeatRequested(): the same, with the hands one seat further.
    """

    nextRequested = Signal()
    againRequested = Signal()
    otherSeatRequested = Signal()
    reviewRequested = Signal()

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(desk.look, parent=parent)
        look = desk.look
        self._desk = desk
        self._shown: tuple[SeatView, SeriesEngine, Event | None] | None = None
        self._shared_out = False
        self._headline = RichLine(look, size=FIGURE, bold=True, wrap=True, even=True)
        self._score = RichLine(look, size=FIGURE, bold=True)
        self._counted = RichLine(look, wrap=True, even=True)
        self._bar = Bar(look)
        self._hands_word = RichLine(look, wrap=True)
        self._hands = DealtHands(desk)
        self._series_word = RichLine(look, wrap=True)
        self._change = ListChange(desk)
        self.again = Button(look, icon="again", row=48)
        self.other_seat = Button(look, icon="right", row=48)
        self.review = Button(look, icon="search", row=48)
        self.next = Button(look, kind=Kind.PRIMARY, key=ENTER, row=48)
        self._top = QHBoxLayout()
        self._top.addWidget(self._headline, 1)
        self._top.addWidget(self._score, 0, Qt.AlignmentFlag.AlignTop)
        self.body.addLayout(self._top)
        for part in (self._counted, self._bar):
            self.body.addWidget(part)
        self.body.addStretch(1)
        self.body.addWidget(self._hands_word)
        self.body.addWidget(self._hands, 4)
        self.body.addStretch(1)
        self.body.addWidget(self._series_word)
        self.body.addWidget(self._change)
        self.add_button(self.again, leading=True)
        self.add_button(self.other_seat, leading=True)
        self.add_button(self.review, leading=True)
        self.add_button(self.next)
        row = QButtonGroup(self)  # arrows stay in it: elsewhere Enter would not go on
        row.setExclusive(False)
        for button in (self.again, self.other_seat, self.review, self.next):
            row.addButton(button)
        for before, after in pairwise((self.next, self.again, self.other_seat, self.review)):
            self.setTabOrder(before, after)  # Tab begins at the first one and stays in the panel
        self.next.clicked.connect(self.nextRequested)
        self.again.clicked.connect(self.againRequested)
        self.other_seat.clicked.connect(self.otherSeatRequested)
        self.review.clicked.connect(self.reviewRequested)
        desk.namer.changed.connect(self._write_words)
        look.changed.connect(self._write_words)

    def show_result(self, view: SeatView, series: SeriesEngine, ending: Event | None) -> None:
        """Shows the end of the deal this view has come to; ``ending`` tells who gave up, claimed or left."""
        self._shown = view, series, ending
        self._write_words()

    def spare(self, width: int, most: int) -> None:
        """Where there is no room the bar, which the headline says too, and a heading give way to the hands."""
        left = most - self.heightForWidth(width)
        for part, wanted in ((self._bar, self._shared_out), (self._hands_word, True)):
            height = part.sizeHint().height() + self.body.spacing()
            left += height * part.isVisibleTo(self)
            shown = wanted and left >= height
            left -= height * shown
            part.setVisible(shown)

    def _refresh(self) -> None:
        """More room at the sides than in other panels, where there is some."""
        super()._refresh()
        if not self._look.cramped:
            side = SHADOW_MARGIN + self._look.px(S4)
            ends = self._frame.contentsMargins()
            self._frame.setContentsMargins(side, ends.top(), side, ends.bottom())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on wherever the focus is, except on a button of its own."""
        if event.key() in ENTER_KEYS:
            if not event.isAutoRepeat():
                self.next.click()
        else:
            super().keyPressEvent(event)

    def _write_words(self) -> None:
        if self._shown is None:
            return
        view, series, ending = self._shown
        result, company, sentences = view.result, self._desk.company, self._desk.sentences
        score_list = series.score_list
        if result is None or series.dealing is None or score_list is None:
            return
        counts, over = series.dealing.counts, score_list.is_over
        headline = sentences.results.headline(result, company, ending)
        self._headline.show_text(headline)
        self._top.setSpacing(self._look.px(S3))
        self.setAccessibleName(headline)
        for part in (self._score, self._counted):
            part.hide()
        self._shared_out = False
        lines: list[str] = []
        if isinstance(result, RamschPlayed):
            lines += sentences.ramsch.lines(result, company)
            self._show_score(_in_the_list(result.scores, company.you))
        if counts and score_list.entries and not over and not isinstance(result, Aborted):
            follow = score_list.bock_rounds_made(len(score_list.entries) - 1)
            lines += [sentences.results.bock_rounds(follow)] if follow else []
        if isinstance(result, Played):
            self._show_played(result, view, lines)
            self._show_bar(result, len(view.tricks) == 10 or isinstance(ending, Claimed))
        else:
            self._counted.show_text(as_line(" · ".join(lines)))
        self._counted.setVisible(isinstance(result, Played) or bool(lines))
        self._show_hands_word(view, ending)
        self._hands.show_view(view)
        self._change.setVisible(counts)
        own = None if series.setup is None else series.setup.human
        self._change.show_list(score_list, own)
        self._series_word.setVisible(counts and over)
        if counts and over:
            heading = Piece(self.tr("The series is over"), bold=True)
            self._series_word.show_pieces([heading, Piece(" · " + sentences.results.winner(score_list))])
        self.again.setText(self.tr("Same cards again"))
        #: Button after a deal: play the same cards, each hand now at the next seat
        self.other_seat.setText(self.tr("From another seat"))
        #: Button after a deal: what was right in it, and what was not
        self.review.setText(self.tr("Review"))
        self.other_seat.setVisible(company.you is not None)
        self.next.setText(self._next_words(series, over=over))
        shown = (part for part in (self._counted, self._score, self._series_word) if not part.isHidden())
        self.setAccessibleDescription(apart(part.text() for part in shown))

    def _show_hands_word(self, view: SeatView, ending: Event | None) -> None:
        """The heading over the hands, and after a claim why some of their cards have no number."""
        words = self.tr("The hands as dealt, numbered by trick") if view.tricks else self.tr("The hands as dealt")
        pieces = [Piece(words, bold=True)]
        if isinstance(ending, Claimed):
            claimed = self._desk.sentences.events.what_happened(ending, self._desk.company)
            pieces.append(Piece(f" · {claimed}"))
        self._hands_word.show_pieces(pieces)

    def _next_words(self, series: SeriesEngine, *, over: bool) -> str:
        if series.beside:
            #: Button after a single deal: there is no next one
            return way_back(series) or self.tr("Done")
        return self.tr("End of the series") if over else self.tr("Next deal")

    def _show_played(self, result: Played, view: SeatView, more: Sequence[str]) -> None:
        sentences, valuation, company = self._desk.sentences, result.valuation, self._desk.company
        self._show_score(valuation.score)
        lines = [sentences.values.worth(valuation)]
        if valuation.bid:
            lines.append(sentences.values.bid_line(valuation, yours=result.declarer is company.you))
        lines += [sentences.values.overbid_line(valuation, view.rules)]
        lines += [*sentences.values.list_lines(valuation, result.kontra), *more]
        contract = sentences.words.contract(valuation.contract)
        #: before the value of a game: "Clubs: with 1, game 2 …"
        heading = self.tr("{contract}: ").format(contract=contract)
        pieces = [Piece(heading, bold=True), Piece(" · ".join(line for line in lines if line))]
        self._counted.show_pieces(pieces)

    def _show_score(self, score: int) -> None:
        self._score.show_pieces([Piece(signed(score), ink="plus" if score > 0 else "minus")])
        self._score.setVisible(score != 0)

    def _show_bar(self, result: Played, shared_out: bool) -> None:
        """How the 120 points were shared, where all of them were."""
        self._shared_out = shared_out and result.valuation.contract.game is not Game.NULL
        side, other = self._desk.sentences.results.sides(result, self._desk.company)
        self._bar.show_points(result.points, side, other)
        marks = {points: number(points) for points in (SCHNEIDER_AT_MOST, WIN_POINTS, SCHNEIDER_POINTS)}
        marks[SCHNEIDER_POINTS] += f" {self._desk.namer.term(Term.SCHNEIDER)}"
        self._bar.show_marks(marks)


def _in_the_list(scores: BySeat[int], own: Seat | None) -> int:
    """What a Ramsch changed for the reader, or else for everybody it changed anything for; 0 where that differs."""
    changed = {score for score in scores if score}
    if own is not None and scores[own]:
        return scores[own]
    return changed.pop() if len(changed) == 1 else 0
