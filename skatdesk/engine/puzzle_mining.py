"""Looks for puzzles in games that were played, in a worker thread, one game after the other."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from threading import Event
from typing import Protocol

from PySide6.QtCore import QObject, Signal, Slot

from skatdesk.coach.puzzles.puzzle import Kind, Puzzle
from skatdesk.engine.executor import Executor, outcome
from skatdesk.engine.kernel_door import KernelDoor
from skatdesk.engine.long_work import LongWork
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


class PuzzleMining(LongWork):
    """Sifts one series of games at a time. A game for which the sifter fails is given up, and the others are sifted.

    Signals:
        found(object): a ``Puzzle``.
        progressed(int, int): so many games are done, of so many.
    """

    found = Signal(object)
    progressed = Signal(int, int)

    def __init__(
        self,
        executor: Executor,
        preparation: Preparation,
        make: Callable[[], Sifter] = _miner,
        ready: Callable[[], bool] = is_warm,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(executor, KernelDoor(preparation, ready), parent)
        self._make = make
        self._done = self._total = 0
        self.stepped.connect(self._on_sifted)
        self.failed.connect(self._on_game_done)

    def begin(self, games: Sequence[PlayedGame]) -> None:
        """Sifts these games; what is under way is given up."""
        self.stop()
        self._done, self._total = 0, len(games)
        self.progressed.emit(0, self._total)

        def work(stopped: Event) -> Iterator[object]:
            sifter = cache(self._make)  # made for the first game, and again as long as that fails

            def sift(start: GameStart, actions: Sequence[Action]) -> tuple[Puzzle, ...]:
                return tuple(sifter().puzzles(start, actions, tuple(Kind), stopped.is_set))

            for game in games:
                yield outcome(partial(sift, *game))

        self.start(work)

    @Slot(object)
    def _on_sifted(self, puzzles: tuple[Puzzle, ...]) -> None:
        for puzzle in puzzles:
            self.found.emit(puzzle)
        if self.running:  # whoever was told may have stopped it
            self._on_game_done()

    @Slot()
    def _on_game_done(self) -> None:
        self._done += 1
        self.progressed.emit(self._done, self._total)
