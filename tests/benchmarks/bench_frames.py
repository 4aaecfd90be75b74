"""The longest frames while cards move and a computer player thinks beside them.

Run by hand from the checkout: ``python -m tests.benchmarks.bench_frames [--deals N] [--load none solver expert ...]``.
A table is dealt and played at normal speed without its pauses, so that something moves all the time. A frame lasts
from one painting of the cards to the next. Beside it, in another thread, nothing thinks, or the solver solves open
positions, or a player of the roster decides again and again. At most 33 ms are allowed. Without a display the platform
without a screen is used; its painting is that of a window without graphics card.
"""

import argparse
import os
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QAbstractAnimation, QEvent, QObject, Slot
from PySide6.QtWidgets import QApplication

from skatdesk.app import Application
from skatdesk.engine.dealing import SeriesSetup
from skatdesk.players.player import Budget
from skatdesk.players.roster import PLAYERS, make
from skatdesk.settings import options
from skatdesk.settings.settings import Settings
from skatdesk.skat.contracts import Game
from skatdesk.skat.deals import Deal
from skatdesk.skat.game import begin, legal_actions, step
from skatdesk.skat.ruleset import ISKO
from skatdesk.skat.seats import FOREHAND
from skatdesk.skat.states import Finished, GameStart, GameState
from skatdesk.skat.view import view_of
from skatdesk.ui.table import speeds
from tests.helpers.inline_executor import InlineExecutor

ALLOWED_MS = 33.0
SIZE = 1440, 900
_THINKING_S = 2.0
"""How long a player may take for one decision."""


class Frames(QObject):
    """Measures the time between paintings of the cards while something moves.

    ``ms`` by the clock, ``work`` what the window's thread has computed in that time: the least a frame can take on this
    machine, whatever else runs there.
    """

    def __init__(self, moving: Callable[[], bool]) -> None:
        super().__init__()
        self._moving = moving
        self._last: float | None = None
        self._worked = 0.0
        self.ms: list[float] = []
        self.work: list[float] = []

    @Slot()
    def rest(self) -> None:
        """Nothing moves any more: what comes now is no frame."""
        self._last = None

    def rest_in_step(self) -> tuple[QAbstractAnimation, ...]:
        """The same as a step of the choreography."""
        self.rest()
        return ()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Looks at the clock whenever the view is painted."""
        if event.type() is QEvent.Type.Paint:
            now, worked = time.perf_counter(), time.thread_time()
            if self._last is not None and self._moving():
                self.ms.append((now - self._last) * 1000)
                self.work.append((worked - self._worked) * 1000)
            self._last, self._worked = (now if self._moving() else None), worked
        return False


def main() -> None:
    """Prints one line for each load."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=3)
    parser.add_argument("--switch", type=float, default=sys.getswitchinterval() * 1000, help="ms a thread keeps Python")
    parser.add_argument("--load", nargs="+", default=["none", "solver"], choices=["none", "solver", *PLAYERS])
    chosen = parser.parse_args()
    sys.setswitchinterval(chosen.switch / 1000)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    qapp = QApplication([])
    print(f"{'load':10}{'frames':>8}{'median':>8}{'99 %':>8}{'worst':>8}{'work':>8}{'worst':>8}", end="")
    print(f"   ms; {ALLOWED_MS:.0f} are allowed")
    for load in chosen.load:
        with thinking(load):
            found = measured(qapp, chosen.deals)
        frames, work = sorted(found.ms), sorted(found.work)
        middle, most = len(frames) // 2, int(len(frames) * 0.99)
        print(f"{load:10}{len(frames):8}{frames[middle]:8.1f}{frames[most]:8.1f}{frames[-1]:8.1f}", end="")
        print(f"{work[middle]:8.1f}{work[-1]:8.1f}", flush=True)


def measured(qapp: QApplication, deals: int) -> Frames:
    """The length of each frame while some deals are dealt and played."""
    settings = Settings()
    settings.set(options.SPEED, "normal")
    application = Application(qapp, settings, None, InlineExecutor())
    table, engine = application.table, application.engine
    application.window.resize(*SIZE)
    application.open()
    qapp.processEvents()  # the window stands before anybody asks for cards
    player = make("rules")
    choreographer = table.choreographer
    frames = Frames(lambda: choreographer.moving)
    wait, wait_while = choreographer.pause, choreographer.pause_while

    def pause(duration: int) -> None:
        """Only that in which the page is painted whole; it is no frame."""
        if duration == speeds.BEFORE_DEAL:
            wait(duration)
            choreographer.then(frames.rest_in_step)

    def rest_while(busy: Callable[[], bool], duration: int) -> None:
        """What nothing moves in is no frame."""
        wait_while(busy, duration)
        choreographer.then(frames.rest_in_step)

    choreographer.pause = pause  # type: ignore[method-assign]  # all other pauses are passed over
    choreographer.pause_while = rest_while  # type: ignore[method-assign]  # and this is timed as rest
    table.view.viewport().installEventFilter(frames)
    choreographer.settled.connect(frames.rest)
    application.begin(SeriesSetup(("Ada", "Ben", "Cem"), (None, "rules", "rules"), ISKO, 5))
    for _ in range(deals):
        while not isinstance(engine.state, Finished):
            qapp.processEvents()
            request = application.controller.request
            if request is not None and not choreographer.moving:
                engine.submit(player.decide(request.view, request.options, Budget(1), 1).action, request.number)
        while choreographer.busy:
            qapp.processEvents()
        table.show_panel(None)
        if not application.series.next_deal():
            break
    table.view.viewport().removeEventFilter(frames)
    choreographer.clear()
    application.stop()
    application.window.close()
    application.window.deleteLater()
    application.deleteLater()
    qapp.processEvents()
    return frames


@contextmanager
def thinking(load: str) -> Iterator[None]:
    """Something that thinks in another thread meanwhile."""
    over, ready = threading.Event(), threading.Event()
    work = {"none": None, "solver": _solving}.get(load, lambda: _deciding(load))
    thread = threading.Thread(target=_again_and_again, args=(work, over, ready)) if work is not None else None
    if thread is not None:
        thread.start()
        ready.wait()  # loading the solver is not thinking
    try:
        yield
    finally:
        over.set()
        if thread is not None:
            thread.join()


def _again_and_again(
    make_work: Callable[[], Callable[[], object]], over: threading.Event, ready: threading.Event
) -> None:
    work = make_work()
    work()
    ready.set()
    while not over.is_set():
        work()


def _solving() -> Callable[[], object]:
    """Open positions of ten cards each."""
    from skatdesk.players.solver import Position, Solver

    solver = Solver()
    numbers = iter(range(1, 1_000_000))

    def solve() -> object:
        deal = Deal.of_series(1, next(numbers))
        return solver.points(Position(deal.hands, Game.GRAND, FOREHAND, FOREHAND, deal.skat))

    return solve


def _deciding(name: str) -> Callable[[], object]:
    """A player of the roster, asked for every decision of many deals."""
    player = make(name)
    numbers = iter(range(1, 1_000_000))

    def play() -> Iterator[None]:
        for number in numbers:
            state: GameState = begin(GameStart(Deal.of_series(1, number), ISKO))
            while not isinstance(state, Finished):
                view = view_of(state, state.turn)
                action = player.decide(view, legal_actions(state), Budget(_THINKING_S), number).action
                state, _ = step(state, action)
                yield

    decisions = play()
    return lambda: next(decisions)


if __name__ == "__main__":
    main()
