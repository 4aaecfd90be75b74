"""Garbage is searched in the window's thread, when nothing moves."""

import gc
import threading
import weakref
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

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


def test_everything_is_searched_only_while_nothing_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    searched: list[int] = []
    resting = [False]
    search = GarbageSearch(lambda: resting[0])
    monkeypatch.setattr(gc, "collect", lambda generation=2: searched.append(generation))
    for _ in range(50):
        search.search()
    assert set(searched) == {1}
    resting[0] = True
    for _ in range(31):
        search.search()

    assert searched[50:] == [2, *[1] * 29, 2]


def test_in_the_end_python_searches_again(search: GarbageSearch) -> None:
    assert not gc.isenabled()
    search.end()

    assert gc.isenabled()
