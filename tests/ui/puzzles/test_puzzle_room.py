"""Puzzles in the program: the way there and back, what is remembered, puzzles from one's own games."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from skatdesk.app import Application
from skatdesk.store.store import Store
from skatdesk.ui.dialogs.note import NoteDialog
from tests.engine.test_puzzle_mining import One
from tests.store.samples import filled
from tests.test_app import open_application

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def store(tmp_path: Path) -> Store:
    path = tmp_path / "skatdesk.sqlite"
    filled(path, deals=2)
    store = Store.open(path)
    store.leave_open_series()
    return store


@pytest.fixture
def program(qapp: QApplication, qtbot: QtBot, store: Store) -> Iterator[Application]:
    application = open_application(qapp, qtbot, store)
    yield application
    application.stop()


def test_the_page_of_learning_has_a_door(program: Application) -> None:
    program.learn.show()
    QTest.mouseClick(program.puzzles.door, LEFT)
    assert program.puzzles.page.isVisible()

    QTest.mouseClick(program.puzzles.page.top.back, LEFT)

    assert program.learn.page.isVisible()


def test_what_was_answered_is_remembered(program: Application, store: Store) -> None:
    program.puzzles.show()
    program.puzzles.page.show_answer()

    (standing,) = store.puzzles.standings().values()
    assert standing.box == 0
    assert [(day.tried, day.solved) for day in store.puzzles.days()] == [(1, 0)]


def test_ones_own_games_are_searched(program: Application, store: Store, qtbot: QtBot) -> None:
    room = program.puzzles
    room.mining._make, room.mining._ready = One, lambda: True
    room.show()
    with qtbot.waitSignal(room.mining.ended):
        QTest.mouseClick(room.page.top.mine, LEFT)

    assert len(store.puzzles.own()) == 1
    assert room.page.top.mine.text() == "Search my games"


def test_without_games_there_is_nothing_to_search(program: Application) -> None:
    program.puzzles._store = None
    program.puzzles.search_games()

    (note,) = program.window.findChildren(NoteDialog)
    assert note.isVisible()
    note.close()
