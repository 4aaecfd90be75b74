"""The first game: a deal on the real table whose every step is explained as it comes."""

from PySide6.QtCore import QObject, Signal, Slot

from skatdesk.engine.adviser import Adviser
from skatdesk.engine.dealing import Dealing
from skatdesk.engine.game_engine import Request
from skatdesk.players.player import Decision
from skatdesk.skat.deals import Deal
from skatdesk.skat.events import Event
from skatdesk.skat.view import Phase, SeatView
from skatdesk.ui.learn.first_game_card import ClosingNote, FirstGameCard
from skatdesk.ui.learn.first_game_points import Course, Point
from skatdesk.ui.learn.first_game_words import FirstGameWords
from skatdesk.ui.practice.marks import Marks
from skatdesk.ui.table.controller import TableController

FIRST_DEAL = 2_326_282_220_388_551
"""Forehand is asked at 18, has six spades with the jack of clubs, and takes about seventy points."""


class FirstGame(QObject):
    """Explains a deal as it is played; the explanations follow the deal, not a plan.

    Signals:
        runningChanged(bool): explanations have begun, or ended.
    """

    runningChanged = Signal(bool)

    def __init__(self, controller: TableController, marks: Marks, adviser: Adviser) -> None:
        """``adviser`` gives the same advice every time, ``marks`` point it out; the first game belongs to the table."""
        engine, series, table, desk = controller.engine, controller.series, controller.table, controller.desk
        super().__init__(table)
        self._engine = engine
        self._controller = controller
        self._marks = marks
        self._adviser = adviser
        self._words = FirstGameWords(desk, self)
        self._course = Course()
        self._deal: Deal | None = None
        self._points: tuple[Point, ...] = ()
        self._question: Request | None = None
        self._decision: Decision | None = None
        self._quiet = False
        self.card = FirstGameCard(desk.look, table)
        self.note = ClosingNote(desk.look)
        controller.asker.result.body.addWidget(self.note)
        self.card.end.clicked.connect(self.end)
        series.dealStarted.connect(self._on_deal)
        engine.eventHappened.connect(self._on_event)
        engine.rewound.connect(self._on_rewound)
        engine.stateChanged.connect(self._on_state)
        engine.actionRequested.connect(self._on_request)
        controller.resultShown.connect(self._on_result)
        adviser.advised.connect(self._on_advised)
        table.retranslated.connect(self._write_words)
        desk.namer.changed.connect(self._write_words)

    @property
    def running(self) -> bool:
        """Whether the deal on the table is explained."""
        return self._deal is not None

    def begin(self, deal: Deal) -> None:
        """From now on explains this deal, whenever it is dealt; call it just before."""
        self._deal = deal
        self._start()
        self.runningChanged.emit(True)

    @Slot()
    def end(self) -> None:
        """No more explanations; the deal goes on."""
        if not self.running:
            return
        self._deal = None
        self._start()
        self._marks.clear()
        self._controller.say(self.tr("The explanations are over: play on as you like"))
        self.runningChanged.emit(False)

    @Slot(bool)
    def set_quiet(self, quiet: bool) -> None:
        """No advice while a demo plays, which goes by its own."""
        self._quiet = quiet
        self._adviser.forget()
        self._decision = None
        self.card.show_advice("")
        if not quiet and self._question is not None:
            self._adviser.ask(self._question)

    def _start(self) -> None:
        self._course = Course()
        self._points = ()
        self._question = self._decision = None
        self._adviser.forget()
        self.card.hide()
        self.note.hide()

    # -------------------------------------------------------------- the deal

    @Slot(object)
    def _on_deal(self, dealing: Dealing) -> None:
        if not self.running:
            return
        self._start()
        if dealing.start.deal != self._deal:
            self._deal = None
            self.runningChanged.emit(False)

    @Slot(object)
    def _on_event(self, event: Event) -> None:
        if self.running:
            self._course.hear(event)

    @Slot()
    def _on_rewound(self) -> None:
        if self.running:
            self._course.forget()
            self.note.hide()

    @Slot(object)
    def _on_state(self, view: SeatView) -> None:
        """What was advised is done, or something else was: the advice goes, the page stays until the next question."""
        if not self.running:
            return
        self._adviser.forget()
        self._question = self._decision = None
        self.card.show_advice("")
        if view.phase is Phase.FINISHED:
            self._points = self._course.points(view)

    @Slot(object)
    def _on_request(self, request: Request) -> None:
        if not self.running or request.seat is not self._engine.audience:
            return
        self._question = request
        points = self._course.points(request.view)
        if points:
            self._points = points
            self.card.show_pages(self._words.pages(points))
        if not self._quiet:
            self._adviser.ask(request)

    @Slot(object)
    def _on_advised(self, decision: Decision) -> None:
        question = self._question
        if question is None or self._controller.question is not question:
            return
        self._decision = decision
        self._marks.choose(decision)
        self._marks.show(decision.action)
        self.card.show_advice(self._words.advice(decision, question.view))

    @Slot()
    def _on_result(self) -> None:
        if self.running and self._points:
            self.card.hide()
            self.note.show_page(*self._words.page(self._points[-1]))

    @Slot()
    def _write_words(self) -> None:
        """The same pages in another language or with other names of cards."""
        if not self.running or not self._points:
            return
        if self._points[0].view.phase is Phase.FINISHED:
            self.note.show_page(*self._words.page(self._points[-1]))
            return
        self.card.show_pages(self._words.pages(self._points), keep=True)
        if self._decision is not None and self._question is not None:
            self._marks.show(self._decision.action)
            self.card.show_advice(self._words.advice(self._decision, self._question.view))
