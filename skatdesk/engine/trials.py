"""One deal played again and again by computer players, in a worker thread."""

import random
from collections.abc import Callable
from threading import Event

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from skatdesk.engine.computer_seats import AT_THE_TABLE
from skatdesk.engine.executor import Executor
from skatdesk.players.player import Player
from skatdesk.players.referee import play_deal
from skatdesk.players.roster import seated
from skatdesk.players.stoppable import Stoppable
from skatdesk.skat.seats import BySeat
from skatdesk.skat.states import Finished, GameStart


class Trials(QObject):
    """Plays one game after the other, each with a seed of its own; one series of games at a time.

    Signals:
        played(object): a ``Finished``: one more game is over.
        ended(): all games are played, or ``stop`` was called.
        failed(object): the ``Exception`` that ended a game; no more are played.
    """

    played = Signal(object)
    ended = Signal()
    failed = Signal(object)

    def __init__(
        self, executor: Executor, make_player: Callable[[str], Player] = seated, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._executor = executor
        self._make_player = make_player
        self._stopped: Event | None = None
        self._games: list[Callable[[], object]] = []

    @property
    def running(self) -> bool:
        """Whether games are being played."""
        return self._stopped is not None

    def begin(self, start: GameStart, player: str, games: int, seed: int) -> None:
        """Plays the deal so often; all seats are played by this player of the roster.

        The same seed gives the same games, unless a player runs out of time.
        """
        self.stop()
        self._stopped = stopped = Event()
        seeds = random.Random(seed)
        made: list[Player] = []

        def game(own: int) -> Callable[[], object]:
            def play() -> object:
                if not made:  # a good player loads slowly: in the worker thread
                    made.append(Stoppable(self._make_player(player), stopped))
                return play_deal(start, BySeat(made[0], made[0], made[0]), own, AT_THE_TABLE)[1]

            return play

        self._games = [game(seeds.getrandbits(48)) for _ in range(games)]
        self._go_on()

    @Slot()
    def stop(self) -> None:
        """Plays no more; the game under way is broken off."""
        if self._stopped is not None:
            self._stopped.set()
            self._stopped = None
            self._games = []
            self.ended.emit()

    @Slot()
    def _go_on(self) -> None:
        stopped = self._stopped
        if stopped is None:
            return
        if not self._games:
            self._stopped = None
            self.ended.emit()
            return

        def done(outcome: object) -> None:
            self._take(stopped, outcome)

        self._executor.run(self._games.pop(0), done)

    def _take(self, stopped: Event, outcome: object) -> None:
        if self._stopped is not stopped:
            return  # of games that were given up
        if isinstance(outcome, Finished):
            self.played.emit(outcome)
            QTimer.singleShot(0, self, self._go_on)
        elif isinstance(outcome, Exception):
            self.failed.emit(outcome)
            self.stop()
