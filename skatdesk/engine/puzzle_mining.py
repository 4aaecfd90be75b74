"""Looks for puzzles in games that were played, in a worker thread, one game after the other."""

from collections.abc import Callable, Iterator, Sequence
from threading import Event
from typing import Protocol

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from skatdesk.coach.puzzles.puzzle import Kind, Puzzle
from skatdesk.engine.executor import Executor
from skatdesk.engine.kernel_door import KernelDoor
from skatdesk.engine.preparation import Preparation
from skatdesk.players.solver import is_warm
from skatdesk.skat.actions import Action
from skatdesk.skat.states import GameStart
from skatdesk.store.puzzles import PlayedGame


class Sifter(Protocol):
    """What is asked of ``coach.puzzles.miner.Miner``."""

    def puzzles(
        self, start: GameStart, actions: Sequence[Action], kinds: Sequence[Kind], stopped: Callable[[], bool]
    ) -> Iterator[Puzzle]:
        """The puzzles of a game."""


def _miner() -> Sifter:
    from skatdesk.coach.puzzles.miner import Miner  # numba and the kernel are heavy

    return Miner()


class _Run:
    """One search through games: what it has to itself, so that one given up may end beside the next."""

    def __init__(self, games: Sequence[PlayedGame]) -> None:
        self.games = tuple(games)
        self.done = 0
        self.stopped = Event()
        self.sifter: Sifter | None = None


class PuzzleMining(QObject):
    """Sifts one series of games at a time.

    Signals:
        found(object): a ``Puzzle``.
        progressed(int, int): so many games are done, of so many.
        waiting(): the kernel is being compiled; it begins by itself when that is done.
        unavailable(): the kernel cannot be compiled on this machine.
        ended(): all games are done, or it was stopped.
        failed(object): the ``Exception`` for which a game was given up; the others are sifted all the same.
    """

    found = Signal(object)
    progressed = Signal(int, int)
    waiting = Signal()
    unavailable = Signal()
    ended = Signal()
    failed = Signal(object)

    def __init__(
        self,
        executor: Executor,
        preparation: Preparation,
        make: Callable[[], Sifter] = _miner,
        ready: Callable[[], bool] = is_warm,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._executor = executor
        self._make = make
        self._run: _Run | None = None
        self._door = KernelDoor(preparation, ready, self)
        self._door.waiting.connect(self.waiting)
        self._door.opened.connect(self._go_on)
        self._door.unavailable.connect(self._give_up)

    @property
    def running(self) -> bool:
        """Whether games are being sifted, or wait for the kernel."""
        return self._run is not None

    def begin(self, games: Sequence[PlayedGame]) -> None:
        """Sifts these games; what is under way is given up."""
        self.stop()
        self._run = _Run(games)
        self.progressed.emit(0, len(self._run.games))
        if self._door.ask():
            self._go_on()

    @Slot()
    def stop(self) -> None:
        """Gives up what is under way, in a second or two."""
        self._door.leave()
        if self._run is not None:
            self._run.stopped.set()
            self._run = None
            self.ended.emit()

    @Slot()
    def _give_up(self) -> None:
        self.stop()
        self.unavailable.emit()

    @Slot()
    def _go_on(self) -> None:
        run = self._run
        if run is None:
            return
        if run.done == len(run.games):
            self.stop()
            return
        start, actions = run.games[run.done]

        def sift() -> object:
            run.sifter = run.sifter or self._make()  # in the worker thread: it loads slowly
            return tuple(run.sifter.puzzles(start, actions, tuple(Kind), run.stopped.is_set))

        def tell(outcome: object) -> None:
            self._on_sifted(run, outcome)

        self._executor.run(sift, tell)

    def _on_sifted(self, run: _Run, outcome: object) -> None:
        if self._run is not run:
            return
        if isinstance(outcome, Exception):
            self.failed.emit(outcome)
        else:
            assert isinstance(outcome, tuple)
            for puzzle in outcome:
                self.found.emit(puzzle)
            if self._run is not run:  # who was told has stopped it
                return
        run.done += 1
        self.progressed.emit(run.done, len(run.games))
        QTimer.singleShot(0, self, self._go_on)
