"""Worker threads: what is done in them, and what stays when it is done."""

import weakref
from threading import Event

import pytest
from PySide6.QtCore import SignalInstance
from pytestqt.qtbot import QtBot

from skatdesk.engine.executor import PoolExecutor, _Job


class Thought:
    """What somebody thinks about."""

    def __call__(self) -> str:
        return "over"


def test_three_who_never_answer_do_not_keep_the_next_from_thinking(qtbot: QtBot) -> None:
    """Each of the silent has been replaced in the deal, but still thinks; also where the machine has one core only."""
    executor, goes_on = PoolExecutor(), Event()
    done: list[object] = []
    for _ in range(3):
        executor.run(goes_on.wait, done.append)
    executor.run(Thought(), done.append)

    qtbot.waitUntil(lambda: done == ["over"])

    goes_on.set()
    qtbot.waitUntil(lambda: len(done) == 4)
    assert executor.stop()


def test_one_after_the_other_is_carried_by_the_same_and_nothing_of_them_is_held(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else every decision would stay in memory for ever, with its player and all he has thought."""
    carriers = list[object]()

    class Counted(_Job):
        def __init__(self, finished: SignalInstance) -> None:
            super().__init__(finished)
            carriers.append(self)

    monkeypatch.setattr("skatdesk.engine.executor._Job", Counted)
    executor = PoolExecutor()
    done: list[object] = []
    held: list[weakref.ref[Thought]] = []
    for _ in range(5):
        thought = Thought()
        held.append(weakref.ref(thought))
        executor.run(thought, done.append)
        del thought
        qtbot.waitUntil(lambda: len(done) == len(held))

    assert executor.stop()
    assert len(carriers) == 1
    assert [one() for one in held] == [None] * 5


def test_who_never_ends_is_told_at_the_end_of_the_program(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the process would stay, unseen."""
    monkeypatch.setattr("skatdesk.engine.executor._PATIENCE_MS", 1)
    executor, goes_on = PoolExecutor(), Event()
    done: list[object] = []
    executor.run(goes_on.wait, done.append)

    assert not executor.stop()

    goes_on.set()
    qtbot.waitUntil(lambda: bool(done))
    assert executor.stop()
