"""One thing moves at a time, and the end is announced once."""

from PySide6.QtCore import QAbstractAnimation, QPauseAnimation
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
    choreographer.speed = Speed.OFF
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
    with qtbot.waitSignal(choreographer.settled, timeout=1000):
        for _ in range(3):
            choreographer.then(lambda: pause(60_000))
        choreographer.finish_now()
    assert not choreographer.instant


def test_speed_off_finishes_every_step_at_once(qtbot: QtBot) -> None:
    """Tests, reduced motion and fast-forward are this one switch."""
    choreographer = Choreographer()
    choreographer.speed = Speed.OFF
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
