"""The page of the review: board, graph and moves; the contract table; learning from mistakes."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal, SignalInstance, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QStackedLayout, QVBoxLayout, QWidget

from skatdesk.engine.reviewing import Reviewing
from skatdesk.i18n.joins import as_sentences
from skatdesk.skat.actions import Discard
from skatdesk.skat.seats import BySeat, Seat
from skatdesk.ui.desk import Desk
from skatdesk.ui.dialogs.one_of import OneOf
from skatdesk.ui.look.announcing import announce
from skatdesk.ui.look.choice import Choice
from skatdesk.ui.look.panel import SHADOW_MARGIN
from skatdesk.ui.look.room_page import RoomPage
from skatdesk.ui.look.tokens import S1, S2
from skatdesk.ui.review.board import Board
from skatdesk.ui.review.board_view import BoardView, Hands, discard_values, view_at, view_to_try
from skatdesk.ui.review.contract_view import ContractView
from skatdesk.ui.review.course import Course
from skatdesk.ui.review.graph import Graph
from skatdesk.ui.review.lesson import Answer, Lesson
from skatdesk.ui.review.lesson_panel import LessonPanel
from skatdesk.ui.review.marks import Judged
from skatdesk.ui.review.moves_model import Filter, MovesModel
from skatdesk.ui.review.moves_view import MovesView
from skatdesk.ui.review.play_on import PlayOnButton
from skatdesk.ui.review.progress import Stage
from skatdesk.ui.review.sheet import Sheet
from skatdesk.ui.review.steps import KEYS, Steps
from skatdesk.ui.review.top import DEAL, LEARN, TABLE, TopLines
from skatdesk.ui.review.verdict import Verdict
from skatdesk.ui.review.words import ReviewWords

_SIDE = 400


class ReviewPage(RoomPage):
    """Shows the deal of the course, and what ``reviewing`` finds out about it.

    Args:
        desk: how things look and are called; its company is that of the deal under review.
        course: the deal.
        reviewing: works the review out.

    Signals:
        backRequested(): leave the review.
        playRequested(): play the deal on from this position.
        handRequested(object): the ``Seat`` whose hand is to be played alone.
    """

    playRequested = Signal()
    handRequested = Signal(object)

    def __init__(self, desk: Desk, course: Course, reviewing: Reviewing) -> None:
        super().__init__(desk.look)
        look = desk.look
        self._desk = desk
        self.course = course
        self._reviewing = reviewing
        self.words = ReviewWords(desk, self)
        self.top = TopLines(desk, course, self.words)
        self.board = Board(desk)
        self.steps = Steps(look, course)
        self.play = PlayOnButton(look)
        self.hands = Choice(look)
        self.graph = Graph(desk, course, self.words)
        self.judged = OneOf(look, 2)
        self.filter = Choice(look)
        self.model = MovesModel(desk, course, self.words, self)
        self.moves = MovesView(desk, course, self.model)
        self.verdict = Verdict(desk, self.words)
        self.lesson = Lesson(course, reviewing, self)
        self.learn = LessonPanel(desk, course, self.lesson, self.words)
        self.contracts = ContractView(desk, course, self.words)
        self.judged.choose(0)
        self._lay_out()
        self._connect()
        self._make_keys()
        self._write_words()
        self.show_tab(DEAL)
        self._space()

    def _lay_out(self) -> None:
        look = self._desk.look
        self._below = QHBoxLayout()
        self._below.addWidget(self.steps)
        self._below.addStretch(1)
        self._below.addWidget(self.play)
        self._below.addWidget(self.hands)
        self._left = QVBoxLayout()
        self._left.addWidget(self.board, 1)
        self._left.addLayout(self._below)
        self._left.addWidget(self.graph)
        self._list = Sheet(look, soft=True)
        self._head = QVBoxLayout()
        self._head.addWidget(self.judged)
        self._head.addWidget(self.filter)
        self._list.body.addLayout(self._head)
        self._list.body.addWidget(self.moves, 1)
        self._list.body.addWidget(self.verdict)
        self._ground = QWidget()
        self.side = QStackedLayout(self._ground)  # a stacked widget is a pane without a name to screen readers
        self.side.addWidget(self._list)
        self.side.addWidget(self.learn)
        deal = QWidget()
        self._deal = QHBoxLayout(deal)
        self._deal.addLayout(self._left, 1)
        self._deal.addWidget(self._ground)
        ground = QWidget()
        self.pages = QStackedLayout(ground)
        self.pages.addWidget(deal)
        self.pages.addWidget(self.contracts)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.top)
        column.addWidget(ground, 1)

    def _connect(self) -> None:
        course, reviewing, top = self.course, self._reviewing, self.top
        top.backRequested.connect(self.backRequested)
        top.tabChosen.connect(self.show_tab)
        top.progress.cancel.clicked.connect(reviewing.stop)
        top.progress.again.clicked.connect(self.review)
        reviewing.found.connect(course.take)
        reviewing.progressed.connect(top.progress.show_progress)
        reviewing.waiting.connect(partial(top.progress.show_stage, Stage.WAITING))
        reviewing.unavailable.connect(partial(top.progress.show_stage, Stage.UNAVAILABLE))
        reviewing.failed.connect(self._on_failed)
        reviewing.ended.connect(self._on_ended)
        course.loaded.connect(self._on_loaded)
        course.moved.connect(self._show_position)
        course.moved.connect(self._tell)
        course.turned.connect(self._show_position)
        course.learned.connect(self._on_learned)
        course.completed.connect(self._show_position)
        self.lesson.changed.connect(self._on_lesson)
        self.learn.play.clicked.connect(self.playRequested)
        self.contracts.playRequested.connect(self.handRequested)
        self.learn.doneRequested.connect(partial(self.show_tab, DEAL))
        self.board.cardClicked.connect(self.lesson.pick)
        self.board.stepRequested.connect(self._step)
        self.graph.chosen.connect(course.go)
        self.moves.chosen.connect(course.go)
        self.judged.changed.connect(self._on_choice)
        self.filter.currentIndexChanged.connect(self._on_choice)
        self.hands.currentIndexChanged.connect(self._show_position)
        self.play.clicked.connect(self.playRequested)
        self._desk.namer.changed.connect(self._write_words)
        self._desk.order.changed.connect(self._on_order)
        self._desk.look.changed.connect(self._space)

    def _make_keys(self) -> None:
        """They work wherever the focus is on this page, those that go through the deal while it is in front."""
        steps = zip(self.steps.buttons, KEYS, strict=True)
        self._ways = [self._key(key, button.click) for button, keys in steps for key in keys]
        self._key("P", self._play_by_key)
        self._key("Esc", self.backRequested)

    def _key(self, key: str, done: Callable[[], None] | SignalInstance) -> QShortcut:
        shortcut = QShortcut(QKeySequence(key), self)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(done)
        return shortcut

    # -------------------------------------------------------------- where one is

    @property
    def tab(self) -> int:
        """The tab in front."""
        return TABLE if self.pages.currentIndex() else LEARN if self.side.currentIndex() else DEAL

    @Slot(int)
    def show_tab(self, tab: int) -> None:
        """Brings a tab to the front, and the keyboard to it."""
        self.top.show_tab(tab)
        self.pages.setCurrentIndex(1 if tab == TABLE else 0)
        self.side.setCurrentIndex(1 if tab == LEARN else 0)
        for part in (self.graph, self.steps, self.play, self.hands):
            part.setVisible(tab != LEARN)
        for shortcut in self._ways:
            shortcut.setEnabled(tab == DEAL)
        if tab == LEARN:
            self._on_lesson()
        else:
            self._show_position()
            focus = self.contracts.table if tab == TABLE else self.moves
            focus.setFocus(Qt.FocusReason.OtherFocusReason)

    def enter(self) -> None:
        """The page has come to the front: so does the keyboard."""
        self.show_tab(self.tab)

    def go_back(self, seat: Seat, at: int, tab: int) -> None:
        """To what was in front once; the deal itself instead of lessons that have still to be worked out."""
        self.course.turn(seat)
        self.course.go(at)
        self.show_tab(DEAL if tab == LEARN and self.course.review is None else tab)

    @property
    def judgement(self) -> Judged:
        """Which of the two judgements is shown."""
        return Judged.OPEN if self.judged.index == 1 else Judged.FAIR

    def _step(self, steps: int) -> None:
        if self.tab == DEAL:
            self.course.go_on(steps)

    def _play_by_key(self) -> None:
        shown = next(
            (button for button in (self.play, self.learn.play, self.contracts.play) if button.isVisible()), None
        )
        if shown is not None:
            shown.click()

    # -------------------------------------------------------------- what is shown

    @Slot()
    def _on_loaded(self) -> None:
        course = self.course
        assert course.record is not None
        self._desk.colours = BySeat.of(lambda seat: (seat - course.seat) % 3)
        self.top.progress.show_stage(Stage.COMPLETE)
        self.show_tab(DEAL)

    @Slot()
    def _show_position(self) -> None:
        course = self.course
        if course.record is None or self.tab == LEARN:
            return
        hands = tuple(Hands)[max(0, self.hands.currentIndex())]
        self.board.show_view(self._view(hands, self.judgement), self.model.told(course.at))
        self.verdict.show_course(course, self.judgement)
        self.steps.refresh()
        self.play.setEnabled(course.at < course.end)

    @Slot()
    def _tell(self) -> None:
        """To screen readers, after a step; the list of moves speaks for itself, but not of reasons."""
        if self.tab == LEARN:
            return  # it tells of the answer
        at = self.course.at
        heard = "" if self.moves.hasFocus() and self.model.lists(at) else self.model.told(at)
        announce(self, as_sentences((heard, self.verdict.reasons)))

    def _view(self, hands: Hands, judged: Judged) -> BoardView:
        return view_at(self.course, self._desk, self.words, hands, judged)

    @Slot()
    def _on_choice(self) -> None:
        kept = tuple(Filter)[max(0, self.filter.currentIndex())]
        self.model.show_moves(kept, self.judgement)
        self.graph.show_judgement(self.judgement)
        self._show_position()

    @Slot(int)
    def _on_learned(self, index: int) -> None:
        if index == self.course.at:
            self._show_position()

    @Slot()
    def _on_order(self) -> None:
        """Hands are sorted otherwise."""
        if self.tab == LEARN and self.course.record is not None:
            self._show_lesson()
        else:
            self._show_position()

    @Slot()
    def _on_lesson(self) -> None:
        """The question or its answer; while another page is in front the keys are left to that page."""
        if self.tab != LEARN or self.course.record is None:
            return
        part = self._show_lesson()
        if self.isVisible():
            announce(self, self.learn.spoken)
            if part is not None:
                part.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_lesson(self) -> QWidget | None:
        """The board as it was seen then, after the answer with what each card was worth; returns what has the keys."""
        lesson, question, state = self.lesson, self.lesson.question, self.lesson.state
        if question is None or state is None:
            self.board.show_view(self._view(Hands.OWN, Judged.FAIR), "")
            return self.learn.next
        spoken = self.learn.asked.text()
        if lesson.answered:
            self.course.go(question.index)
            view = self._view(Hands.OWN, Judged.FAIR)
            if lesson.answer is Answer.RIGHT and isinstance(lesson.tried, Discard):
                view = replace(view, values=discard_values(question, lesson.tried.cards))
            self.board.show_view(view, spoken)
            return self.learn.next
        view = view_to_try(state, question.seat, self._desk, self.words, lesson.picked)
        self.board.show_view(view, spoken, lesson.cards)
        if lesson.cards:
            return self.board
        return next(iter(self.learn.choices), None)

    # -------------------------------------------------------------- the review under way

    @Slot()
    def review(self) -> None:
        """Reviews the deal that is loaded, from its beginning."""
        record = self.course.record
        if record is not None:
            self._reviewing.begin(record.start, record.actions)

    @Slot(object)
    def _on_failed(self, _error: Exception) -> None:
        if self.course.review is None:  # else only an answer in learning from mistakes could not be judged
            self.top.progress.show_stage(Stage.FAILED)

    @Slot()
    def _on_ended(self) -> None:
        self.top.progress.show_stage(Stage.BROKEN_OFF if self.course.review is None else Stage.COMPLETE)

    # -------------------------------------------------------------- words, look

    def _write_words(self) -> None:
        #: the judgement that counts only what the player could know
        fair = self.tr("What could be known")
        #: the judgement with all cards open
        opened = self.tr("All cards open")
        self.judged.show_words((fair, opened), self.tr("Judged by"))
        #: choice: which cards lie open on the board
        hands = (self.tr("All hands open"), self.tr("One hand open"), self.tr("Hands closed"))
        #: choice: which moves are listed
        moves = (self.tr("All moves"), self.tr("Moves of this seat"), self.tr("Mistakes only"))
        for choice, words, name in ((self.hands, hands, self.tr("Hands")), (self.filter, moves, self.tr("Moves"))):
            with QSignalBlocker(choice):
                choice.offer_words(words)
            choice.setAccessibleName(name)
        self.moves.setAccessibleName(self.tr("Moves"))
        self.graph.setAccessibleName(self.tr("Expected result over the deal"))
        self.model.renew()
        self._show_position()
        self._on_lesson()

    def event(self, event: QEvent) -> bool:
        """Words or letters beside the board may have become wider."""
        if event.type() is QEvent.Type.LayoutRequest:
            self._fit_side()
        return super().event(event)

    def _fit_side(self) -> None:
        """As wide as drawn, or as the two ways to judge must be where letters no longer get smaller."""
        self._ground.setFixedWidth(max(self._desk.look.px(_SIDE), self._list.minimumSizeHint().width()))

    def _space(self) -> None:
        px = self._desk.look.px
        edge, side, end = SHADOW_MARGIN, max(px(12) - SHADOW_MARGIN, 0), max(px(S1) - SHADOW_MARGIN, 0)
        self._deal.setContentsMargins(side, end, side, end)
        self._deal.setSpacing(0)
        self._left.setContentsMargins(edge, edge, edge, edge)  # edges on one line with the plate of the panel
        self._left.setSpacing(px(S1))
        self._below.setSpacing(px(S1 // 2 if self._desk.look.enlarged else S1))
        self._head.setSpacing(px(S1))
        self._list.body.setSpacing(px(S1) // 2)
        self._fit_side()
        self.contracts.setContentsMargins(px(S2), px(S1), px(S2), px(S1))
        self.update()
