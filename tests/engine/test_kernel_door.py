"""Who finds the kernel not ready is told what comes of it, once, and only as long as he waits."""

import pytest
from PySide6.QtCore import QObject
from PySide6.QtTest import QSignalSpy

from skatdesk.engine.kernel_door import KernelDoor
from skatdesk.engine.long_work import LongWork
from tests.engine.test_reviewing import Compiler
from tests.helpers.inline_executor import InlineExecutor


class Told:
    """How often each signal of a door came."""

    def __init__(self, door: KernelDoor) -> None:
        self._spies = {name: QSignalSpy(getattr(door, name)) for name in ("waiting", "opened", "unavailable")}

    def __call__(self) -> dict[str, int]:
        return {name: spy.count() for name, spy in self._spies.items() if spy.count()}


def test_where_the_kernel_is_ready_nothing_is_told(owner: QObject) -> None:
    door = KernelDoor(Compiler(parent=owner), lambda: True, owner)
    told = Told(door)
    assert door.ask()
    assert told() == {}


@pytest.mark.parametrize(("ready", "comes"), [(True, "opened"), (False, "unavailable")])
def test_who_waits_is_told_once_what_comes_of_it(owner: QObject, ready: bool, comes: str) -> None:
    compiler = Compiler(parent=owner)
    door = KernelDoor(compiler, lambda: False, owner)
    told = Told(door)
    assert not door.ask()
    compiler.ended.emit(ready)
    compiler.ended.emit(ready)
    assert told() == {"waiting": 1, comes: 1}


def test_where_nothing_can_be_compiled_it_is_told_at_once(owner: QObject) -> None:
    compiler = Compiler(can=False, parent=owner)
    door = KernelDoor(compiler, lambda: False, owner)
    told = Told(door)
    assert not door.ask()
    compiler.ended.emit(False)
    assert told() == {"unavailable": 1}


def test_who_has_left_is_told_nothing(owner: QObject) -> None:
    compiler = Compiler(parent=owner)
    door = KernelDoor(compiler, lambda: False, owner)
    told = Told(door)
    door.ask()
    door.leave()
    compiler.ended.emit(True)
    assert told() == {"waiting": 1}


def test_work_given_up_before_the_kernel_came_is_no_more_spoken_of(owner: QObject) -> None:
    compiler = Compiler(parent=owner)
    work = LongWork(InlineExecutor(), KernelDoor(compiler, lambda: False), owner)
    told = [QSignalSpy(signal) for signal in (work.waiting, work.unavailable, work.ended)]
    work.start(lambda _: iter(()))
    work.stop()
    compiler.ended.emit(False)
    assert [spy.count() for spy in told] == [1, 0, 1]
    assert not work.running
