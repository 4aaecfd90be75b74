"""Asks a computer player what it would do in the user's place.

The player gets the question the user was asked: the same view, the same options, no more.
"""

from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QObject, Signal

from skatdesk.coach.reasons.advice import explained
from skatdesk.engine.executor import Executor
from skatdesk.engine.game_engine import Request
from skatdesk.engine.questions import PlayerFault, Question, answer_of, checked
from skatdesk.players.player import Decision, Player
from skatdesk.skat.actions import Action

_SEED = 1
"""The same question gets the same advice."""


class Adviser(QObject):
    """One adviser, in a worker thread; made when it is first asked, because a good player loads slowly.

    Signals:
        advised(object): the ``Decision`` for the question asked last.
        consentAdvised(bool): whether to agree to the concession asked about last.
        failed(object): a ``PlayerFault``; there is no advice.
    """

    advised = Signal(object)
    consentAdvised = Signal(bool)
    failed = Signal(object)

    def __init__(
        self,
        make_player: Callable[[], Player],
        executor: Executor,
        accepts: Callable[[Action], bool],
        parent: QObject | None = None,
    ) -> None:
        """``accepts`` is the referee's word on whether an action would be legal now."""
        super().__init__(parent)
        self._player = cache(make_player)
        self._executor = executor
        self._accepts = accepts
        self._open: Question | None = None

    @property
    def thinking(self) -> bool:
        """Whether a question is open."""
        return self._open is not None

    def ask(self, question: Question) -> None:
        """Asks; of several questions only the last is answered, and none twice at the same time."""
        if self._open is question:
            return
        self._open = question

        def think() -> object:
            answer = answer_of(self._player(), question, _SEED)
            if isinstance(question, Request) and isinstance(answer, Decision):
                return explained(question.view, question.options, answer)
            return answer

        def answer(outcome: object) -> None:
            self._answer(question, outcome)

        self._executor.run(think, answer)

    def forget(self) -> None:
        """Nobody waits for the answer any more."""
        self._open = None

    def _answer(self, question: Question, outcome: object) -> None:
        if self._open is not question:
            return
        self._open = None
        match checked(outcome, question, self._accepts):
            case PlayerFault() as fault:
                self.failed.emit(fault)
            case Decision() as decision:
                self.advised.emit(decision)
            case agrees:
                self.consentAdvised.emit(agrees)
