"""Games are searched for puzzles one by one, and the search can be stopped."""

from collections.abc import Callable, Iterator, Sequence

import pytest
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from skatdesk.coach.puzzles.puzzle import Kind, Puzzle
from skatdesk.coach.puzzles.text import shipped
from skatdesk.engine.preparation import Preparation
from skatdesk.engine.puzzle_mining import PuzzleMining
from skatdesk.skat.actions import Action
from skatdesk.skat.states import GameStart
from tests.engine.test_trials import START
from tests.helpers.inline_executor import InlineExecutor
from tests.helpers.later import Later

GAMES = [(START, ())] * 3


class One:
    """Finds the same puzzle in every game."""

    def puzzles(
        self, start: GameStart, actions: Sequence[Action], kinds: Sequence[Kind], stopped: Callable[[], bool]
    ) -> Iterator[Puzzle]:
        yield shipped()[0]


class OnceBroken(One):
    """Cannot search the first game."""

    def __init__(self) -> None:
        self._asked = 0

    def puzzles(
        self, start: GameStart, actions: Sequence[Action], kinds: Sequence[Kind], stopped: Callable[[], bool]
    ) -> Iterator[Puzzle]:
        self._asked += 1
        if self._asked == 1:
            raise ValueError("broken")
        return super().puzzles(start, actions, kinds, stopped)


def test_every_game_is_searched_and_counted(qtbot: QtBot, preparation: Preparation) -> None:
    mining = PuzzleMining(InlineExecutor(), preparation, One, lambda: True)
    found, progress = QSignalSpy(mining.found), QSignalSpy(mining.progressed)
    with qtbot.waitSignal(mining.ended):
        mining.begin(GAMES)

    assert found.count() == 3
    assert [tuple(progress.at(index)) for index in range(progress.count())] == [(0, 3), (1, 3), (2, 3), (3, 3)]
    assert not mining.running


def test_a_search_that_is_stopped_tells_nothing_more(qtbot: QtBot, preparation: Preparation) -> None:
    executor = Later()
    mining = PuzzleMining(executor, preparation, One, lambda: True)
    found, ended = QSignalSpy(mining.found), QSignalSpy(mining.ended)
    mining.begin(GAMES)
    mining.stop()
    executor.finish_one()

    assert (found.count(), ended.count()) == (0, 1)
    assert executor.tasks == []


def test_a_search_given_up_may_end_beside_the_next(preparation: Preparation) -> None:
    """A sifter has its memory to itself."""
    executor, asked = Later(), []

    class Noting(One):
        """Notes who is asked."""

        def puzzles(
            self, start: GameStart, actions: Sequence[Action], kinds: Sequence[Kind], stopped: Callable[[], bool]
        ) -> Iterator[Puzzle]:
            asked.append((self, stopped()))
            return super().puzzles(start, actions, kinds, stopped)

    mining = PuzzleMining(executor, preparation, Noting, lambda: True)
    mining.begin(GAMES)
    mining.begin(GAMES)
    executor.finish_one()
    executor.finish_one()

    (first, given_up), (second, goes_on) = asked
    assert first is not second
    assert (given_up, goes_on) == (True, False)


def test_a_search_has_ended_before_the_next_one_begins(preparation: Preparation) -> None:
    told = list[object]()
    mining = PuzzleMining(Later(), preparation, One, lambda: True)
    mining.ended.connect(lambda: told.append("ended"))
    mining.progressed.connect(lambda done, total: told.append((done, total)))
    mining.begin(GAMES)
    mining.begin(GAMES[:2])

    assert told == [(0, 3), "ended", (0, 2)]


def test_a_game_that_cannot_be_searched_is_told_and_passed_over(qtbot: QtBot, preparation: Preparation) -> None:
    mining = PuzzleMining(InlineExecutor(), preparation, OnceBroken, lambda: True)
    failed, found = QSignalSpy(mining.failed), QSignalSpy(mining.found)
    with qtbot.waitSignal(mining.ended):
        mining.begin(GAMES)

    assert (failed.count(), found.count()) == (1, 2)
    assert not mining.running


def test_who_is_told_of_a_puzzle_may_stop_the_search(qtbot: QtBot, preparation: Preparation) -> None:
    mining = PuzzleMining(InlineExecutor(), preparation, One, lambda: True)
    progress = QSignalSpy(mining.progressed)
    mining.found.connect(mining.stop)
    with qtbot.waitSignal(mining.ended):
        mining.begin(GAMES)

    assert progress.count() == 1


def test_it_waits_until_the_players_are_ready(
    qtbot: QtBot, preparation: Preparation, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(preparation, "begin", lambda: True)
    mining = PuzzleMining(InlineExecutor(), preparation, One, lambda: False)
    waiting, found = QSignalSpy(mining.waiting), QSignalSpy(mining.found)
    mining.begin(GAMES)
    assert (waiting.count(), found.count()) == (1, 0)

    with qtbot.waitSignal(mining.ended):
        preparation.ended.emit(True)

    assert found.count() == 3


def test_where_they_cannot_be_made_ready_there_is_no_search(
    qtbot: QtBot, preparation: Preparation, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(preparation, "begin", lambda: False)
    mining = PuzzleMining(InlineExecutor(), preparation, One, lambda: False)
    with qtbot.waitSignal(mining.unavailable):
        mining.begin(GAMES)

    assert not mining.running
