"""Playing boards in several processes at once.

What is played does not depend on them: a game's seeds follow from the plan alone.
"""

import multiprocessing
import signal
import sys
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing, contextmanager
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from types import FrameType
from typing import NoReturn

from skatdesk.match.match import MatchTable
from skatdesk.match.plan import Plan
from skatdesk.match.records import MatchGame
from skatdesk.skat.errors import SkatError

_PATIENCE = 15.0
"""Seconds a process has for sending its engines home."""

MOST = 60
"""So many processes play at the most: Windows waits for no more than 63 at once."""


def play_boards(plan: Plan, boards: Sequence[int], jobs: int) -> Generator[tuple[int, MatchGame], None, None]:
    """Every game of these boards with the board's number, as soon as it is over.

    The games of one board come in order, those of different boards as they are finished.
    Raises ``SkatError`` if a process ends before its work. Close the iterator to stop.
    """
    if jobs == 1 or len(boards) == 1:
        with closing(MatchTable(plan)) as table:
            for board in boards:
                for game in table.board(board):
                    yield board, game
        return
    crew = _Crew(plan, min(jobs, len(boards), MOST))
    with closing(crew):
        yield from crew.play(boards)


@contextmanager
def leaving_in_order() -> Iterator[None]:
    """Whoever is asked to go in here closes what is open on the way: ``SIGTERM`` becomes ``SystemExit``."""
    before = signal.signal(signal.SIGTERM, _leave)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


@contextmanager
def _out_of_earshot() -> Iterator[None]:
    """What is started in here does not hear Ctrl+C, which is for the one who leads: he hears it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    resource_tracker.ensure_running()  # its own start would let signals through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class _Crew:
    """The processes, each with a pipe to it."""

    def __init__(self, plan: Plan, size: int) -> None:
        # spawned, not forked: a copy of this process would hold the pipes to the others open
        context = multiprocessing.get_context("spawn")
        self._games = len(plan.seatings)
        self._done = False
        self._processes = []
        self._pipes: list[Connection] = []
        for _ in range(size):
            ours, theirs = context.Pipe()
            process = context.Process(target=_work, args=(plan, theirs), daemon=True)
            with _out_of_earshot():
                process.start()
            theirs.close()
            self._processes.append(process)
            self._pipes.append(ours)

    def play(self, boards: Sequence[int]) -> Iterator[tuple[int, MatchGame]]:
        """Hands the boards out one by one."""
        left = iter(boards)
        busy = [_Busy(pipe, next(left), self._games) for pipe in self._pipes]
        while busy:
            for ready in wait([worker.pipe for worker in busy]):
                worker = next(worker for worker in busy if worker.pipe is ready)
                yield worker.board, worker.game()
                if worker.owed:
                    continue
                busy.remove(worker)
                if (board := next(left, None)) is not None:
                    busy.append(_Busy(worker.pipe, board, self._games))
        self._done = True

    def close(self) -> None:
        """Ends the processes, in the middle of a game if need be."""
        for pipe in self._pipes:
            pipe.close()
        for process in self._processes:
            if not self._done:
                process.terminate()
        for process in self._processes:
            process.join(_PATIENCE)
            if process.is_alive():
                process.kill()
                process.join()
            process.close()


class _Busy:
    """A process that plays a board and owes so many games of it."""

    def __init__(self, pipe: Connection, board: int, owed: int) -> None:
        self.pipe = pipe
        self.board = board
        self.owed = owed
        try:
            pipe.send(board)
        except OSError:
            raise self._lost() from None

    def game(self) -> MatchGame:
        """The next game; raises ``SkatError`` if the process has ended."""
        try:
            game: MatchGame = self.pipe.recv()
        except (EOFError, OSError):
            raise self._lost() from None
        self.owed -= 1
        return game

    def _lost(self) -> SkatError:
        return SkatError(f"the process that plays board {self.board} has ended before its work")


def _work(plan: Plan, pipe: Connection) -> None:
    """What each process does: boards come in, games go out."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # where it could not be started out of earshot
    signal.signal(signal.SIGTERM, _leave)
    with closing(MatchTable(plan)) as table:
        for board in iter(lambda: _next_board(pipe), None):
            for game in table.board(board):
                if not _sent(pipe, game):
                    return


def _next_board(pipe: Connection) -> int | None:
    """The board to play now; None when the one who leads has gone."""
    try:
        board: int = pipe.recv()
    except (EOFError, OSError):
        return None
    return board


def _sent(pipe: Connection, game: MatchGame) -> bool:
    """Whether the one who leads was still there to be told."""
    try:
        pipe.send(game)
    except OSError:
        return False
    return True


def _leave(number: int, frame: FrameType | None) -> NoReturn:  # noqa: ARG001  # given to every handler
    signal.signal(number, signal.SIG_IGN)  # a group is asked as a whole, and its processes by the one who leads, too
    sys.exit(128 + number)  # as shells expect it
