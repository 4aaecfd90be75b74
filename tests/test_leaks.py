"""The leak police itself: it names what is left over, and leaves honest tests alone."""

import threading
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QAbstractAnimation, QPropertyAnimation, QRunnable, Qt, QThread, QThreadPool, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from tests.helpers.leaks import LeakPolice

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def police() -> Iterator[LeakPolice]:
    """A second patrol inside the one of every test; it stops what it reports."""
    with pytest.MonkeyPatch.context() as patch:
        yield LeakPolice(patch)


def test_nothing_left_is_nothing_to_report(police: LeakPolice) -> None:
    timer = QTimer()
    timer.start(10_000)
    timer.stop()
    QWidget().show()

    assert police.report() == []


def test_running_timer_is_named_with_the_place_it_was_started(police: LeakPolice) -> None:
    timer = QTimer()
    timer.setObjectName("clock")
    timer.start(10_000)

    [leak] = police.report()

    assert leak.startswith("QTimer 'clock' still runs, started at test_leaks.py:")
    assert "test_running_timer" in leak
    assert not timer.isActive()


def test_running_animation_is_named(police: LeakPolice) -> None:
    timer = QTimer()
    animation = QPropertyAnimation(timer, b"interval")
    animation.setEndValue(10)
    animation.setDuration(10_000)
    animation.start()

    [leak] = police.report()

    assert leak.startswith("QPropertyAnimation '' still runs")
    assert animation.state() is QAbstractAnimation.State.Stopped


def test_running_qthread_is_named(police: LeakPolice) -> None:
    thread = QThread()
    thread.start()

    [leak] = police.report()

    assert leak.startswith("QThread '' still runs")
    assert thread.isFinished()


def test_pool_that_finishes_its_work_is_no_leak(police: LeakPolice) -> None:
    done = threading.Event()
    pool = QThreadPool()
    pool.start(QRunnable.create(done.set))

    assert police.report() == []
    assert done.is_set()


def test_python_thread_is_named(police: LeakPolice, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.helpers.leaks.PATIENCE_MS", 0)
    stop = threading.Event()
    thread = threading.Thread(target=stop.wait, name="thinker")
    thread.start()

    leaks = police.report()
    stop.set()
    thread.join()

    assert leaks == ["the thread 'thinker' still runs"]


def test_window_is_named_and_closed(police: LeakPolice) -> None:
    window = QWidget(windowTitle="Table")
    window.show()

    assert police.report() == ["QWidget '' is left over, titled 'Table'"]
    assert window not in QApplication.topLevelWidgets()


def test_window_with_a_parent_goes_with_it(police: LeakPolice) -> None:
    parent = QWidget()
    child = QWidget(parent, windowTitle="Panel")
    child.setWindowFlag(Qt.WindowType.Window)
    child.show()
    del parent, child

    assert police.report() == []
