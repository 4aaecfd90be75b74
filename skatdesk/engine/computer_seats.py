"""Answers the referee's questions for the computer players, in a worker thread.

A player that raises, answers illegally or is silent too long is a defect, not an end:
it is reported through ``failed``, and a ``Substitute`` decides.
"""

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from skatdesk.engine.executor import Executor
from skatdesk.engine.game_engine import GameEngine, Request
from skatdesk.engine.questions import Answer, PlayerFault, Question, answer_of, checked
from skatdesk.players.claiming import certain_claim
from skatdesk.players.player import Decision, Player, decision_seed
from skatdesk.players.substitute import Substitute
from skatdesk.skat.actions import Concede
from skatdesk.skat.seats import BySeat

SILENCE_MS = 30_000
"""A player that has not answered after this time (ms) is replaced for this decision."""


class ComputerSeats(QObject):
    """Plays the seats that have a computer player.

    Signals:
        failed(object): a ``PlayerFault``; the game goes on with a substitute.
    """

    failed = Signal(object)

    def __init__(self, engine: GameEngine, executor: Executor, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._engine = engine
        self._executor = executor
        self._players: BySeat[Player | None] = BySeat(None, None, None)
        self._substitute: Player = Substitute()
        self._seed = 0
        self._playing_out = False
        self.claiming = False
        """Whether who can prove that the rest is decided claims it, whatever the player would have played."""
        self._silence = QTimer(self, singleShot=True, interval=SILENCE_MS)
        self._silence.timeout.connect(self.give_up_waiting)
        self._open: list[Question] = []
        self._held: tuple[Request, object] | None = None
        engine.actionRequested.connect(self._ask)
        engine.consentRequested.connect(self._ask)
        engine.consentAnswered.connect(self._on_consent_answered)

    def seat_players(self, players: BySeat[Player | None], seed: int) -> None:
        """Who plays which seat from now on; None is a human. ``seed`` drives all their chance."""
        self._players = players
        self._seed = seed

    @Slot(bool)
    def play_out(self, playing_out: bool) -> None:
        """In a first game every trick is played."""
        self._playing_out = playing_out

    def stop(self) -> None:
        """Nothing is answered any more, neither what is open nor what is asked yet, until players are seated again."""
        self._players = BySeat(None, None, None)
        self._open, self._held = [], None
        self._silence.stop()

    @Slot()
    def give_up_waiting(self) -> None:
        """Replaces who is thinking, for this decision; whether the deal goes on is settled before a card is played."""
        held = None if self._held is None else self._held[0]
        silent = [question for question in self._open if question is not held and self._stands(question)]
        self._open = [question for question in self._open if question is held]
        self._silence.stop()
        for question in sorted(silent, key=lambda one: isinstance(one, Request)):
            self._replace(question, PlayerFault(question.seat, "silence"))

    # -------------------------------------------------------------- questions

    @Slot(object)
    def _ask(self, question: Question) -> None:
        player = self._players[question.seat]
        if player is None:
            return
        seed = decision_seed(self._seed, len(self._engine.actions))
        may_claim = self.claiming and not self._playing_out and isinstance(question, Request)
        self._open = [*filter(self._stands, self._open), question]  # a card may be thought about while consent is asked
        self._silence.start()

        def think() -> object:
            claim = certain_claim(question.view) if may_claim else None
            return answer_of(player, question, seed) if claim is None else Decision(claim)

        def answer(outcome: object) -> None:
            self._answer(question, outcome)

        self._executor.run(think, answer)

    def _stands(self, question: Question) -> bool:
        """Whether nothing has happened since: no move was taken back, and the deal goes on."""
        return question is self._engine.request or question is self._engine.consent

    # -------------------------------------------------------------- answers

    def _answer(self, question: Question, outcome: object) -> None:
        if not any(one is question for one in self._open):
            return
        if isinstance(question, Request) and self._engine.consent is not None and self._stands(question):
            self._held = question, outcome  # nobody plays on before it is known whether the deal goes on
            return
        self._open = [one for one in self._open if one is not question and self._stands(one)]
        if not self._open:
            self._silence.stop()
        if self._stands(question):
            self._take(question, outcome)

    @Slot(object, bool)
    def _on_consent_answered(self, _concession: Concede, agreed: bool) -> None:
        held, self._held = self._held, None
        if held is not None and not agreed:
            self._answer(*held)

    def _take(self, question: Question, outcome: object) -> None:
        match checked(outcome, question, self._engine.accepts):
            case PlayerFault() as fault:
                self._replace(question, fault)
            case answer:
                self._tell(question, answer)

    def _replace(self, question: Question, fault: PlayerFault) -> None:
        self.failed.emit(fault)
        self._tell(question, answer_of(self._substitute, question, self._seed))

    def _tell(self, question: Question, answer: Answer) -> None:
        if isinstance(answer, Decision):
            self._engine.submit(answer.action, question.number)
        else:
            self._engine.answer_consent(question.number, answer)
