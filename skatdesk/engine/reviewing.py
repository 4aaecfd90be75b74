"""Reviews deals in a worker thread, one step after the other, so that what is known shows at once."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from skatdesk.coach.judging.verdicts import Moment
from skatdesk.coach.review.review import Review
from skatdesk.coach.review.reviewer import Found, Reviewer
from skatdesk.engine.executor import Executor
from skatdesk.engine.kernel_door import KernelDoor
from skatdesk.engine.preparation import Preparation
from skatdesk.players.solver import is_warm
from skatdesk.skat.actions import Action
from skatdesk.skat.states import GameStart, GameState


class Judge(Protocol):
    """What is asked of ``coach.review.reviewer.Reviewer``."""

    def steps(self, start: GameStart, actions: Sequence[Action]) -> Iterator[Found]:
        """Everything about a deal, each thing as soon as it is known."""

    def judged(self, state: GameState, action: Action, index: int = 0) -> Moment:
        """One action in this state, judged both ways."""

    def count(self, start: GameStart, actions: Sequence[Action]) -> int:
        """How many things ``steps`` will tell at most."""

    def stop(self) -> None:
        """Ends what is being worked out, and everything later until ``resume``."""

    def resume(self) -> None:
        """Allows work again, and gives back what was remembered; nothing is being worked out by now."""


class _Deal:
    """A deal under review, as far as it has come."""

    def __init__(self, start: GameStart, actions: Sequence[Action]) -> None:
        self.start = start
        self.actions = tuple(actions)
        self.steps: Iterator[Found] | None = None
        self.told = 0
        self.total = 0


@dataclass(frozen=True, slots=True)
class _Question:
    """Somebody tries an action again."""

    state: GameState
    action: Action
    index: int


class Reviewing(QObject):
    """Reviews one deal at a time; another one takes its place.

    All is done by one judge, who loads slowly: other than in ``LongWork`` nothing begins while a step is under way.

    Signals:
        found(object): a ``Moment``, ``ContractTable`` or ``Review``, as ``Reviewer.steps`` tells them.
        progressed(int, int): how many things are known, of how many at most.
        tried(object): the ``Moment`` for the action asked about last.
        waiting(): the kernel is being compiled; the review begins by itself when that is done.
        unavailable(): the kernel cannot be compiled on this machine; there is no review.
        ended(): nothing more comes: the review is complete, or was cancelled.
        failed(object): in the place of that or of an answer: the ``Exception`` that ended the work.
    """

    found = Signal(object)
    progressed = Signal(int, int)
    tried = Signal(object)
    waiting = Signal()
    unavailable = Signal()
    ended = Signal()
    failed = Signal(object)

    def __init__(
        self,
        executor: Executor,
        preparation: Preparation,
        make: Callable[[], Judge] = Reviewer,
        ready: Callable[[], bool] = is_warm,
        parent: QObject | None = None,
    ) -> None:
        """``make`` makes the judge in the worker thread; ``ready`` tells whether that is quick."""
        super().__init__(parent)
        self._executor = executor
        self._make = make
        self._door = KernelDoor(preparation, ready, self)
        self._judge: Judge | None = None
        self._deal: _Deal | None = None
        self._question: _Question | None = None
        self._busy = False
        self._halted = False
        self._door.waiting.connect(self.waiting)
        self._door.opened.connect(self._go_on)
        self._door.unavailable.connect(self._give_up)

    @property
    def running(self) -> bool:
        """Whether a review is under way, or waits for the kernel."""
        return self._deal is not None

    def begin(self, start: GameStart, actions: Sequence[Action]) -> None:
        """Reviews this deal; one under way is given up."""
        self.stop()
        self._deal = _Deal(start, actions)
        self._go_on()

    def try_again(self, state: GameState, action: Action, index: int) -> None:
        """Judges an action of somebody who tries again; of several only the last is answered."""
        self._question = _Question(state, action, index)
        self._go_on()

    @Slot()
    def stop(self) -> None:
        """Gives everything up; a step that cannot be broken off is not told any more."""
        running = self.running
        self._deal = self._question = None
        self._door.leave()
        if self._judge is not None:
            self._judge.stop()
            self._halted = True
            if not self._busy:
                self._let_work_again()
        if running:
            self.ended.emit()

    # -------------------------------------------------------------- one step after the other

    @Slot()
    def _go_on(self) -> None:
        if self._busy or (self._deal is None and self._question is None):
            return
        if self._judge is None and not self._door.ask():
            return
        self._busy = True
        question, deal = self._question, self._deal
        if question is not None:

            def try_out() -> object:
                return self._made().judged(question.state, question.action, question.index)

            def answer(outcome: object) -> None:
                self._on_tried(question, outcome)

            self._executor.run(try_out, answer)
        elif deal is not None:

            def work() -> object:
                judge = self._made()
                if deal.steps is None:
                    deal.total = judge.count(deal.start, deal.actions)
                    deal.steps = judge.steps(deal.start, deal.actions)
                return next(deal.steps)

            def tell(outcome: object) -> None:
                self._on_found(deal, outcome)

            self._executor.run(work, tell)

    def _made(self) -> Judge:
        """In the worker thread: a judge loads slowly."""
        judge = self._judge or self._make()
        self._judge = judge
        return judge

    def _free(self) -> None:
        """A step is over; a judge that was told to stop may work again."""
        self._busy = False
        self._let_work_again()
        QTimer.singleShot(0, self, self._go_on)

    def _let_work_again(self) -> None:
        if self._halted and self._judge is not None:
            self._halted = False
            self._judge.resume()

    def _on_tried(self, question: _Question, outcome: object) -> None:
        self._free()
        if question is not self._question:
            return
        self._question = None
        if isinstance(outcome, Moment):
            self.tried.emit(outcome)
        elif isinstance(outcome, Exception):
            self.failed.emit(outcome)

    def _on_found(self, deal: _Deal, outcome: object) -> None:
        self._free()
        if deal is not self._deal:
            return
        if isinstance(outcome, Exception):
            self._deal = None
            self.failed.emit(outcome)
            return
        deal.told += 1
        self.progressed.emit(deal.told, deal.total)
        self.found.emit(outcome)
        if isinstance(outcome, Review) and deal is self._deal:
            self._deal = None
            self.ended.emit()

    @Slot()
    def _give_up(self) -> None:
        self.stop()
        self.unavailable.emit()
