"""Garbage is searched in the window's thread, when nothing moves."""

import gc
import threading
import weakref
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from skatdesk.ui import garbage
from skatdesk.ui.garbage import GarbageSearch


class Ring(QObject):
    """Holds itself, so that only a search frees it; notes in which thread that was."""

    def __init__(self, freed: list[int]) -> None:
        super().__init__()
        self.itself = self
        weakref.finalize(self, lambda: freed.append(threading.get_ident())).atexit = False


@pytest.fixture
def search(qtbot: QtBot) -> Iterator[GarbageSearch]:
    search = GarbageSearch(lambda: True)
    search.begin()
    yield search
    search.end()


def _much_work() -> None:
    """Makes objects enough for any number of searches."""
    for _ in range(20):
        [[number] for number in range(20_000)]


def test_another_thread_frees_nothing(search: GarbageSearch) -> None:
    freed: list[int] = []
    Ring(freed)
    thread = threading.Thread(target=_much_work)
    thread.start()
    thread.join()
    assert freed == []

    search.search()

    assert freed == [threading.get_ident()]


def test_everything_is_searched_only_while_nothing_moves(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    searched: list[int] = []
    resting = [False]
    search = GarbageSearch(lambda: resting[0])
    monkeypatch.setattr(gc, "collect", lambda generation=2: searched.append(generation))
    for _ in range(30):
        search.search()
    assert set(searched) == {1}
    resting[0] = True
    for _ in range(11):
        search.search()

    assert searched[30:] == [2, *[1] * 9, 2]


def test_what_a_long_search_leaves_is_frozen_until_the_end(
    search: GarbageSearch, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = iter((0.0, 0.004, 1.0, 1.1))
    monkeypatch.setattr(garbage, "perf_counter", lambda: next(clock))
    for _ in range(10):
        search.search()
    assert gc.get_freeze_count() == 0
    for _ in range(10):
        search.search()
    assert gc.get_freeze_count() > 10_000

    search.end()

    assert gc.get_freeze_count() == 0
    assert gc.isenabled()
