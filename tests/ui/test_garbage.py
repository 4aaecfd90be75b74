"""Garbage is searched in the window's thread, when nothing moves."""

import gc
import threading
import weakref
from collections.abc import Iterator
from functools import partial

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
    gc.enable()  # as the program finds it
    search = GarbageSearch(lambda: True)
    search.begin()
    yield search
    search.end()
    gc.disable()


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


@pytest.mark.parametrize("before", [True, False])
def test_in_the_end_python_searches_if_it_did_before(monkeypatch: pytest.MonkeyPatch, before: bool) -> None:
    calls: list[str] = []
    monkeypatch.setattr(gc, "isenabled", lambda: before)
    for name in ("enable", "disable"):
        monkeypatch.setattr(gc, name, partial(calls.append, name))
    search = GarbageSearch(lambda: True)
    search.begin()
    search.end()

    assert calls == ["disable", *["enable"] * before]


def test_python_does_not_search_while_a_test_runs() -> None:
    """It would destroy a window that a test has let go of while that is painted; see ``conftest``."""
    assert not gc.isenabled()
