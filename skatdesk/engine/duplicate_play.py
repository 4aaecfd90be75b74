"""Plays deals again with an expert at the user's place, in a worker thread, one after the other."""

import logging
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum, auto
from functools import partial
from threading import Event

from PySide6.QtCore import QObject, Signal, Slot

from skatdesk.engine.executor import Executor
from skatdesk.engine.kernel_door import KernelDoor
from skatdesk.engine.long_work import LongWork
from skatdesk.engine.preparation import Preparation
from skatdesk.engine.questions import AT_THE_TABLE
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
        self._make_player = make_player
        self._deals: list[Again] = []
        """The one that is being played, and after it those that wait."""
        self._hindrance: Hindrance | None = None
        self._door = KernelDoor(preparation, ready)
        self._work = LongWork(executor, self._door, self)
        self._work.stepped.connect(self._on_played)
        self._work.failed.connect(self._on_failed)
        self._work.waiting.connect(self._on_waiting)
        self._work.unavailable.connect(self._on_unavailable)
        self._work.ended.connect(self._go_on)

    @property
    def hindrance(self) -> Hindrance | None:
        """Why nothing is played, or not everything; nothing where all is well."""
        return self._hindrance

    def play(self, again: Again) -> None:
        """Plays the deal, after those that wait; one that waits already is not played twice."""
        if again not in self._deals:
            self._deals.append(again)
            self._go_on()

    @Slot()
    def stop(self) -> None:
        """Plays no more; what is under way is not told."""
        self._deals.clear()
        self._work.stop()

    @Slot()
    def _go_on(self) -> None:
        if self._deals and not self._work.running:
            self._work.start(partial(self._again, self._deals[0]))

    def _again(self, again: Again, stopped: Event) -> Iterator[PlayedAgain]:
        def seat(name: str) -> Player:
            return Stoppable(self._make_player(name), stopped)

        actions, _ = play_deal(again.start, again.players.map(seat), again.seed, AT_THE_TABLE)
        yield PlayedAgain(again, actions)

    @Slot(object)
    def _on_played(self, played: PlayedAgain) -> None:
        self._deals.pop(0)
        self._hinder(None)
        self.played.emit(played)

    @Slot(object)
    def _on_failed(self, error: Exception) -> None:
        _log.error("a deal could not be played again", exc_info=error)
        self._deals.pop(0)
        self._hinder(Hindrance.FAILED)

    @Slot()
    def _on_waiting(self) -> None:
        self._hinder(Hindrance.PREPARING)

    @Slot()
    def _on_unavailable(self) -> None:
        self._deals.clear()
        self._hinder(Hindrance.UNAVAILABLE)

    def _hinder(self, hindrance: Hindrance | None) -> None:
        self._hindrance = hindrance
        self.hindered.emit(hindrance)
