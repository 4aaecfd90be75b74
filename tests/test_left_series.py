"""A series that was left and cannot be taken up again: told once, kept, and out of the way from then on."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from skatdesk.app import Application
from skatdesk.store.store import Store
from skatdesk.ui.dialogs.note import NoteDialog
from tests.helpers.whole_program import open_application
from tests.store.samples import ACTIONS, SEATING, series, start

DAMAGES = {
    "an action no version knows": "UPDATE actions SET action = 'conjures' WHERE number = 1",
    "an action the rules forbid": "UPDATE actions SET action = (SELECT action FROM actions WHERE number = 0)",
    "a computer player no version knows": "UPDATE players SET computer = 'nobody' WHERE computer <> ''",
    "rules of a later version": 'UPDATE series SET rules = \'{"cards": "a hundred"}\'',
}


def _kept(path: Path) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as sql:
        return sql.execute("SELECT deal, number, action FROM actions ORDER BY deal, number").fetchall()


def _notes(application: Application) -> list[NoteDialog]:
    return [note for note in application.window.findChildren(NoteDialog) if note.isVisible()]


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_a_series_that_cannot_be_taken_up_is_told_once_and_kept(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, damage: str
) -> None:
    path = tmp_path / "left.sqlite"
    store = Store.open(path)
    deal = store.add_deal(store.begin_series(series()), SEATING, start())
    for action in ACTIONS[:3]:
        store.add_action(deal, action)
    store.close()
    with closing(sqlite3.connect(path)) as sql:
        sql.execute(damage)
        sql.commit()
    kept = _kept(path)

    told = []
    for _ in range(2):
        store = Store.open(path)
        application = open_application(qapp, qtbot, store)
        assert not application.window.table_shown
        notes = _notes(application)
        told.append([note.line.text() for note in notes])
        for note in notes:
            QTest.mouseClick(note.close_button, Qt.MouseButton.LeftButton)
        assert not application.window.strip.text
        application.stop()
        store.close()

    ((sentence,), second) = told
    assert "cannot be taken up again" in sentence
    assert second == []
    assert _kept(path) == kept
