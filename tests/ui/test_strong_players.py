"""What the window says when the players who search are ready, or cannot be."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from skatdesk.app import Application
from skatdesk.engine import preparation
from skatdesk.players.solver.warming import WarmUpError
from skatdesk.store.store import Store
from skatdesk.ui.dialogs.note import NoteDialog
from tests.helpers.plain import plain
from tests.helpers.whole_program import open_application


@pytest.fixture
def program(qapp: QApplication, qtbot: QtBot, store: Store, monkeypatch: pytest.MonkeyPatch) -> Application:
    """The window, on a disk that is full."""

    def refuse() -> tuple[list[str], dict[str, str]]:
        raise WarmUpError("no room")

    monkeypatch.setattr(preparation, "is_warm", lambda: False)
    monkeypatch.setattr(preparation, "warming_command", refuse)
    monkeypatch.setattr(preparation, "kept_in", lambda: "/full/kernel")
    return open_application(qapp, qtbot, store)


def _notes(program: Application) -> list[NoteDialog]:
    return [note for note in program.window.findChildren(NoteDialog) if note.isVisible()]


def test_where_they_cannot_be_prepared_it_is_told_once_why_and_what_to_do(program: Application) -> None:
    """Else an expert who plays by rule would be one without a word; a review that asks again tells it on its page."""
    program.strong_players.prepare()

    (note,) = _notes(program)
    sentence = plain(note.line.text())
    assert "others sit in for them" in sentence
    assert "/full/kernel" in sentence
    assert not program.home._preparing.isVisible()
    QTest.mouseClick(note.close_button, Qt.MouseButton.LeftButton)
    program.preparation.begin()
    program.preparation.ended.emit(False)
    assert _notes(program) == []


def test_when_they_are_ready_it_is_said_and_nothing_has_to_be_read(program: Application) -> None:
    program.home.show_preparing(True)
    program.preparation.ended.emit(True)

    assert program.window.strip.text == "The strong players are ready"
    assert not program.home._preparing.isVisible()
    assert _notes(program) == []
