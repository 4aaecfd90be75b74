"""Plays deals again with an expert at the user's place, in a worker thread, one after the other."""

import logging
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from threading import Event

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from skatdesk.engine.computer_seats import AT_THE_TABLE
from skatdesk.engine.executor import Executor
from skatdesk.engine.kernel_door import KernelDoor
from skatdesk.engine.preparation import Preparation
from skatdesk.players.player import Player
from skatdesk.players.referee import play_deal
from skatdesk.players.roster import make
from skatdesk.players.solver import is_warm
from skatdesk.players.stoppable import Stoppable
from skatdesk.skat.actions import Action
from skatdesk.skat.seats import BySeat
from skatdesk.skat.states import GameStart
from skatdesk.store.records import SeriesId

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Again:
    """A deal to be played again: game ``number`` of a series, by these players of the roster."""

    series: SeriesId
    number: int
    start: GameStart
    players: BySeat[str]
    seed: int


@dataclass(frozen=True, slots=True)
class PlayedAgain:
    """How it went."""

    again: Again
    actions: tuple[Action, ...]


class Hindrance(Enum):
    """Why nothing is played, or not everything."""

    PREPARING = auto()
    """The kernel is being compiled; play begins by itself when that is done."""
    UNAVAILABLE = auto()
    """It cannot be compiled on this machine."""
    FAILED = auto()
    """A deal ended in an error; the others are played."""


class DuplicatePlay(QObject):
    """Each player sees a ``SeatView``, nothing else, as at the table.

    Signals:
        played(object): a ``PlayedAgain``.
        hindered(object): a ``Hindrance``, or ``None`` when it is over.
    """

    played = Signal(object)
    hindered = Signal(object)

    def __init__(
        self,
        executor: Executor,
        preparation: Preparation,
        make_player: Callable[[str], Player] = make,
        ready: Callable[[], bool] = is_warm,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._executor = executor
        self._make_player = make_player
        self._waiting: list[Again] = []
        self._now: Again | None = None
        self._stopped = Event()
        self._hindrance: Hindrance | None = None
        self._door = KernelDoor(preparation, ready, self)
        self._door.waiting.connect(self._on_waiting)
        self._door.opened.connect(self._go_on)
        self._door.unavailable.connect(self._give_up)

    @property
    def hindrance(self) -> Hindrance | None:
        """Why nothing is played, or not everything; nothing where all is well."""
        return self._hindrance

    def play(self, again: Again) -> None:
        """Plays the deal, after those that wait; one that waits already is not played twice."""
        if again == self._now or again in self._waiting:
            return
        self._waiting.append(again)
        self._go_on()

    @Slot()
    def stop(self) -> None:
        """Plays no more; what is under way is not told."""
        self._door.leave()
        self._waiting.clear()
        self._now = None
        self._stopped.set()
        self._stopped = Event()

    @Slot()
    def _go_on(self) -> None:
        if self._now is not None or not self._waiting or not self._door.ask():
            return
        again, stopped = self._waiting.pop(0), self._stopped
        self._now = again

        def seat(name: str) -> Player:
            return Stoppable(self._make_player(name), stopped)

        def play() -> object:
            players = again.players.map(seat)  # in the worker thread: they load slowly
            return PlayedAgain(again, play_deal(again.start, players, again.seed, AT_THE_TABLE)[0])

        def tell(outcome: object) -> None:
            self._on_played(stopped, outcome)

        self._executor.run(play, tell)

    def _on_played(self, stopped: Event, outcome: object) -> None:
        if stopped.is_set():
            return
        self._now = None
        if isinstance(outcome, PlayedAgain):
            self._hinder(None)
            self.played.emit(outcome)
        elif isinstance(outcome, Exception):
            _log.error("a deal could not be played again", exc_info=outcome)
            self._hinder(Hindrance.FAILED)
        QTimer.singleShot(0, self, self._go_on)

    @Slot()
    def _on_waiting(self) -> None:
        self._hinder(Hindrance.PREPARING)

    @Slot()
    def _give_up(self) -> None:
        self.stop()
        self._hinder(Hindrance.UNAVAILABLE)

    def _hinder(self, hindrance: Hindrance | None) -> None:
        self._hindrance = hindrance
        self.hindered.emit(hindrance)
