"""One thing moves at a time, and the end is announced once."""

import pytest
from PySide6.QtCore import (
    Property,
    QAbstractAnimation,
    QCoreApplication,
    QEvent,
    QObject,
    QPauseAnimation,
    QPropertyAnimation,
    QVariantAnimation,
)
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from skatdesk.ui.table.choreographer import Choreographer
from skatdesk.ui.table.speeds import Speed


def pause(ms: int) -> list[QAbstractAnimation]:
    """An animation of this length in which nothing moves."""
    return [QPauseAnimation(ms)]


def test_steps_run_one_after_the_other(qtbot: QtBot) -> None:
    """The second step begins when the first has ended."""
    choreographer = Choreographer()
    order: list[str] = []

    def first() -> list[QAbstractAnimation]:
        order.append("first")
        return pause(20)

    def second() -> list[QAbstractAnimation]:
        order.append("second")
        return []

    with qtbot.waitSignal(choreographer.settled):
        choreographer.then(first)
        choreographer.then(second)
        assert order == ["first"]
    assert order == ["first", "second"]
    assert not choreographer.busy


def test_settled_comes_from_the_event_loop_and_once(qtbot: QtBot) -> None:
    """Whoever adds steps is never called back from inside."""
    choreographer = Choreographer()
    choreographer.speed = Speed.AT_ONCE
    heard: list[bool] = []
    choreographer.settled.connect(lambda: heard.append(True))
    with qtbot.waitSignal(choreographer.settled):
        choreographer.then(list)
        choreographer.then(list)
        assert heard == []
    assert heard == [True]


def test_finish_now_brings_everything_to_its_end(qtbot: QtBot) -> None:
    """What moves and what waits is done at once; later steps move again."""
    choreographer = Choreographer()
    with qtbot.waitSignal(choreographer.settled):
        for _ in range(3):
            choreographer.then(lambda: pause(60_000))
        choreographer.finish_now()
    assert not choreographer.instant


def test_a_pause_ends_as_soon_as_nothing_is_busy(qtbot: QtBot) -> None:
    choreographer, asked = Choreographer(), list[int]()

    def busy() -> bool:
        asked.append(len(asked))
        return len(asked) < 3

    choreographer.pause_while(busy, 60_000)
    with qtbot.waitSignal(choreographer.settled):
        assert choreographer.moving
    assert asked[:4] == [0, 1, 2, 3]


def test_it_ends_by_itself_as_well(qtbot: QtBot) -> None:
    """Whatever it waits for."""
    choreographer = Choreographer()
    with qtbot.waitSignal(choreographer.settled):
        choreographer.pause_while(lambda: True, 60)
        assert choreographer.moving


def test_time_goes_on_from_step_to_step_and_stops_with_the_last(qtbot: QtBot) -> None:
    """Qt's clock, once stopped, is a frame late when it is started anew."""
    choreographer = Choreographer()
    (beat,) = choreographer.findChildren(QVariantAnimation)
    between: list[QAbstractAnimation.State] = []

    def step() -> list[QAbstractAnimation]:
        between.append(beat.state())
        return pause(20)

    with qtbot.waitSignal(choreographer.settled):
        for _ in range(3):
            choreographer.then(step)
    assert between[1:] == [QAbstractAnimation.State.Running] * 2
    assert beat.state() is QAbstractAnimation.State.Stopped

    with qtbot.waitSignal(choreographer.held):
        choreographer.then(step)
        choreographer.hold()
    assert beat.state() is QAbstractAnimation.State.Stopped
    choreographer.hurry()


def test_nobody_in_a_hurry_waits_for_what_is_busy(qtbot: QtBot) -> None:
    choreographer = Choreographer()
    with qtbot.waitSignal(choreographer.settled):
        choreographer.pause_while(lambda: True, 60_000)
        choreographer.finish_now()
        assert not choreographer.moving


def test_at_once_every_step_is_finished_as_it_comes(qtbot: QtBot) -> None:
    """Tests and fast-forward are this one switch."""
    choreographer = Choreographer()
    choreographer.speed = Speed.AT_ONCE
    done: list[int] = []
    for number in range(3):

        def step(number: int = number) -> list[QAbstractAnimation]:
            done.append(number)
            return pause(60_000)

        choreographer.then(step)
    assert done == [0, 1, 2]
    with qtbot.waitSignal(choreographer.settled):
        pass
    assert choreographer.ms(200) == 0


class Block(QObject):
    """Something that can be moved."""

    def __init__(self) -> None:
        super().__init__()
        self.x, self.y = 0.0, 0.0

    across = Property(float, lambda self: self.x, lambda self, x: setattr(self, "x", x))
    down = Property(float, lambda self: self.y, lambda self, y: setattr(self, "y", y))

    def glide(self, name: bytes, to: float, ms: int = 60) -> QPropertyAnimation:
        """Moves one way."""
        animation = QPropertyAnimation(self, name)
        animation.setDuration(ms)
        animation.setEndValue(to)
        return animation


@pytest.mark.parametrize("hurried", [True, False], ids=["by a click", "by itself"])
@pytest.mark.parametrize("inside", [True, False], ids=["in the same step", "beside it"])
def test_what_is_moved_by_two_at_once_arrives_and_the_next_step_comes(
    qtbot: QtBot, inside: bool, hurried: bool
) -> None:
    """Qt stops the whole group of the one that moved it first, without a word that it is over."""
    choreographer, block, order = Choreographer(), Block(), list[str]()
    first, second = block.glide(b"across", 10.0, 60_000), block.glide(b"across", 20.0)
    landed, settled = QSignalSpy(first.finished), QSignalSpy(choreographer.settled)

    def together() -> list[QAbstractAnimation]:
        order.append("together")
        return [first, block.glide(b"down", 30.0, 60_000), *([second] if inside else [])]

    def after() -> list[QAbstractAnimation]:
        order.append("after")
        return []

    choreographer.then(together)
    choreographer.then(after)
    if not inside:
        second.start()
    if hurried:
        choreographer.finish_now()
        assert order == ["together", "after"]
    qtbot.waitUntil(lambda: settled.count() == 1)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    assert order == ["together", "after"]
    assert (block.x, block.y) == (20.0 if inside else 10.0, 30.0)
    assert landed.count() == 1
    assert not choreographer.busy
    choreographer.finish_now()


@pytest.mark.parametrize("speed", [Speed.OFF, Speed.NORMAL])
def test_where_nothing_moves_a_pause_lasts_as_long(qtbot: QtBot, speed: Speed) -> None:
    """Who asks for less motion has as much time to look."""
    choreographer = Choreographer()
    choreographer.speed = speed
    with qtbot.waitSignal(choreographer.settled):
        choreographer.pause(800)
        assert choreographer._group is not None
        assert choreographer._group.duration() == 800
        assert choreographer.ms(200) == (0 if speed is Speed.OFF else 200)
        choreographer.finish_now()


@pytest.mark.parametrize("speed", list(Speed))
def test_what_is_held_waits_to_be_let_go_and_then_time_runs_again(qtbot: QtBot, speed: Speed) -> None:
    """Hurrying comes as far as that; a second time it lets go, and hurries nothing."""
    choreographer = Choreographer()
    choreographer.speed = speed
    held = QSignalSpy(choreographer.held)
    done: list[str] = []

    def note(name: str) -> list[QAbstractAnimation]:
        done.append(name)
        return pause(choreographer.ms(30_000))

    choreographer.then(lambda: note("before"))
    choreographer.hold()
    choreographer.then(lambda: note("after"))
    choreographer.finish_now()
    choreographer.finish_now()
    assert (done, held.count(), choreographer.moving) == (["before"], 1, True)
    with qtbot.waitSignal(choreographer.settled):
        choreographer.hurry()
        assert done == ["before", "after"]
        assert choreographer.moving == bool(speed.motion)
        choreographer.hurry()
    assert [held.at(time)[0] for time in range(held.count())] == [True, False]


def test_what_is_held_is_forgotten_with_everything_else(qtbot: QtBot) -> None:
    choreographer = Choreographer()
    with qtbot.waitSignal(choreographer.settled):
        choreographer.hold()
        choreographer.then(lambda: pause(60_000))
        choreographer.clear()
    assert not choreographer.moving


def test_what_is_skipped_takes_no_time_and_is_not_held_at_any_speed(qtbot: QtBot) -> None:
    """Neither what waits already nor what comes; afterwards the speed holds that was chosen meanwhile."""
    choreographer, done = Choreographer(), list[str]()

    def step() -> list[QAbstractAnimation]:
        done.append("done")
        return pause(60_000)

    def add_steps() -> None:
        choreographer.then(step)
        choreographer.hold()
        choreographer.pause(60_000)
        choreographer.then(step)

    with qtbot.waitSignal(choreographer.settled):
        add_steps()
        choreographer.skip(True)
    choreographer.speed = Speed.LEISURELY
    with qtbot.waitSignal(choreographer.settled):
        add_steps()
    assert done == ["done"] * 4
    assert choreographer.instant

    choreographer.skip(False)
    assert choreographer.ms(100) == 170
    choreographer.hold()
    assert choreographer.moving
    choreographer.clear()


def test_what_is_held_is_let_go_to_skip_it(qtbot: QtBot) -> None:
    choreographer = Choreographer()
    choreographer.hold()
    choreographer.pause(60_000)
    with qtbot.waitSignals([choreographer.held, choreographer.settled]):
        choreographer.skip(True)
    assert not choreographer.moving
