"""The hint and the demo."""

from PySide6.QtCore import QMetaObject, QObject, Qt, Signal, Slot

from skatdesk.engine.adviser import Adviser
from skatdesk.engine.game_engine import ConsentRequest, Request
from skatdesk.engine.questions import PlayerFault
from skatdesk.players.player import Decision, Evaluation
from skatdesk.skat.actions import Play
from skatdesk.skat.view import Phase, SeatView
from skatdesk.ui.look.announcing import announce
from skatdesk.ui.practice.marks import Marks
from skatdesk.ui.table.controller import TableController
from skatdesk.ui.table.speeds import LOOK_AT_HINT


class Helper(QObject):
    """Helps the user with the question that is open.

    Where the rules leave him one answer there is nothing to advise, and he is told that. Else a game that counts
    becomes practice with the first help; the user is told so and has to ask again in the same game, until he has done
    so once in the series. The demo answers every question until it is switched off or the deal is over.

    Signals:
        demoChanged(bool): the demo was switched on or off.
        wanted(bool): the user has a hand in a deal that is on, so that help may be wanted; or not.
        failed(object): a ``PlayerFault`` of the adviser.
    """

    demoChanged = Signal(bool)
    wanted = Signal(bool)
    failed = Signal(object)

    def __init__(self, controller: TableController, adviser: Adviser, parent: QObject | None = None) -> None:
        super().__init__(parent)
        engine, series, table = controller.engine, controller.series, controller.table
        self._controller = controller
        self._engine = engine
        self._series = series
        self._table = table
        self._desk = controller.desk
        self._adviser = adviser
        self.marks = Marks(table, controller.asker, controller.say_buttons)
        self._question: Request | ConsentRequest | None = None
        self._advice: Decision | bool | None = None
        self.demo = False
        """Whether the demo plays for the user."""
        self._told = self._agreed = False
        adviser.advised.connect(self._on_advised)
        adviser.consentAdvised.connect(self._on_consent_advised)
        adviser.failed.connect(self._on_failed)
        engine.stateChanged.connect(self._on_state)
        series.begun.connect(self._on_begun)
        series.dealStarted.connect(self._on_deal)
        engine.actionRequested.connect(self._on_question)
        engine.consentRequested.connect(self._on_question)
        controller.asker.announce.lit.connect(self._on_game_chosen)
        controller.asker.choice.additions.chosen.connect(self._on_game_chosen)
        table.retranslated.connect(self._tell)
        self._desk.namer.changed.connect(self._tell)

    @Slot()
    def hint(self) -> None:
        """Shows what a strong player would do now, and why."""
        question = self._controller.question
        if question is None:
            self._controller.say(self._not_yet())
        elif isinstance(question, Request) and len(question.options) == 1 and isinstance(question.options[0], Play):
            self._show_only(question)
        elif self._may_help():
            self._ask(question)

    def _not_yet(self) -> str:
        return self.tr("There are hints when it is your turn")

    @Slot(bool)
    def set_demo(self, on: bool) -> None:
        """Plays for the user from now on, or leaves the play to him again."""
        on = on and self._engine.running and self._plays() and self._may_help()
        if on is not self.demo:  # the eye sees its button come or go
            own_line = self._desk.sentences.seats.own_line(self._engine.view, self._desk.company)
            announce(self._table, self.tr("The computer now plays for you") if on else own_line)
        self._switch_demo(on)

    def _switch_demo(self, on: bool) -> None:
        if self.demo and not on:
            self._table.strip.give_way()  # what it said, or that it still thought
        self.demo = on
        if not on:
            self._stop()
        self.demoChanged.emit(on)
        question = self._controller.question
        if on and question is not None:
            self._ask(question)

    def _plays(self) -> bool:
        """Whether the user has a hand in this deal; who deals at a table of four and watches is told so."""
        view = self._engine.view
        if view.seat is None:
            self._controller.say(self._desk.sentences.seats.own_line(view, self._desk.company))
        return view.seat is not None

    def _may_help(self) -> bool:
        """Whether the user knows what help makes of this game."""
        dealing = self._series.dealing
        if dealing is None:
            return False
        if not dealing.practice and not self._told:
            self._told = True
            self._controller.say(
                self.tr(
                    "With help this game becomes practice: it stays in the list, but not in the statistics. "
                    "Ask again if you want that"
                ),
                stays=True,
            )
            return False
        self._agreed = self._told
        self._series.begin_practice()
        return True

    @Slot()
    def _on_begun(self) -> None:
        """A new series: what help makes of a game has to be told again."""
        self._told = self._agreed = False

    @Slot()
    def _on_deal(self) -> None:
        """Who was told in another game and did not ask again has not agreed to it for this one."""
        self._told = self._agreed
        self._end_demo()

    # -------------------------------------------------------------- question and advice

    @Slot(object)
    def _on_question(self, question: Request | ConsentRequest) -> None:
        if question.seat is not self._engine.audience:
            return
        if self._table.strip.text == self._not_yet():  # no longer true
            self._table.strip.give_way()
        if self.demo:
            self._series.begin_practice()
            self._ask(question)

    def _show_only(self, question: Request) -> None:
        """Points out the one answer there is; that is no help, and leaves the game what it is."""
        if not self.demo:
            self._turn_to(question)
            self._on_advised(Decision(question.options[0], Evaluation("only_card")))

    def _ask(self, question: Request | ConsentRequest) -> None:
        self._turn_to(question)
        self._adviser.ask(question)
        if self._adviser.thinking:
            self._tell()

    def _turn_to(self, question: Request | ConsentRequest) -> None:
        self._question = question
        self._advice = None
        self._table.scene.row.set_focus(None)  # so that the keys come to the card of the hint

    @Slot(object)
    def _on_advised(self, decision: Decision) -> None:
        if self._is_open():
            self._advice = decision
            self.marks.choose(decision)
            if not self.demo:
                self.marks.bring_keys(decision.action)
            self._tell()
            self._go_on()

    @Slot(bool)
    def _on_consent_advised(self, agrees: bool) -> None:
        if self._is_open():
            self._advice = agrees
            self._tell()
            self._go_on()

    def _is_open(self) -> bool:
        """Whether what was asked about is still to be answered."""
        return self._question is not None and self._controller.question is self._question

    @Slot()
    def _tell(self) -> None:
        """Points the advice out and says why, or asks to wait for it; again where words or card names are others."""
        question, advice = self._question, self._advice
        if question is None or not self._is_open():
            return
        if advice is None:
            if self._adviser.thinking:
                #: while the adviser thinks about a hint
                self._controller.say(self.tr("One moment…"), stays=True)
        elif isinstance(advice, bool):
            self.marks.show_consent(advice)
            self._controller.say(self._desk.sentences.hints.consent(advice), stays=True)
        else:
            self.marks.show(advice.action)
            self._controller.say(self._desk.sentences.hints.sentence(advice, question.view), stays=True)

    @Slot()
    def _on_game_chosen(self) -> None:
        if isinstance(self._advice, Decision) and self._is_open():
            self.marks.follow_choice(self._advice.action)

    @Slot(object)
    def _on_failed(self, fault: PlayerFault) -> None:
        self._end_demo()
        self._table.strip.give_way()  # nobody thinks any more
        self._controller.say(self.tr("There is no hint for this"))
        self.failed.emit(fault)

    # -------------------------------------------------------------- the demo's hand

    def _go_on(self) -> None:
        """The demo does what was advised, once the eye has seen it."""
        if self.demo:
            self._table.choreographer.pause(LOOK_AT_HINT)
            self._table.choreographer.then_do(self._act_later)

    def _act_later(self) -> None:
        QMetaObject.invokeMethod(self, "_act", Qt.ConnectionType.QueuedConnection)

    @Slot()
    def _act(self) -> None:
        advice = self._advice
        if advice is None or not self.demo or not self._is_open():
            return
        if isinstance(advice, bool):
            self._controller.asker.choice.consentGiven.emit(advice)
        else:
            self._controller.submit(advice.action)

    @Slot(object)
    def _on_state(self, view: SeatView) -> None:
        self._stop()
        finished = view.phase is Phase.FINISHED
        self.wanted.emit(not finished and view.seat is not None)
        if finished:
            self._end_demo()

    @Slot()
    def _end_demo(self) -> None:
        """The demo plays one deal to its end: the next one is the user's."""
        if self.demo:
            self._switch_demo(False)

    def _stop(self) -> None:
        self._adviser.forget()
        self._question = self._advice = None
        self.marks.clear()
