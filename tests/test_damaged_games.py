"""The file with everything that was played is damaged: it is set aside, and its copy taken up, which has to be read."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from skatdesk.store.copies import copy_of
from skatdesk.store.store import Store
from skatdesk.ui.dialogs.note import NoteDialog
from tests.helpers.sample_lists import thursday
from tests.store.samples import series
from tests.test_app import open_application


def test_the_lists_of_the_day_before_are_there_again(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> None:
    """The program makes the copy when it ends."""
    path = tmp_path / "skatdesk.sqlite"
    store = Store.open(path)
    store.lists.begin(*thursday())
    store.begin_series(series())
    before = open_application(qapp, qtbot, store)
    before.stop()
    assert copy_of(path).exists()
    path.write_bytes(b"garbage")

    store = Store.open(path)
    assert store.set_aside is not None
    application = open_application(qapp, qtbot, store)
    application.tell_set_aside(store.set_aside)

    (note,) = application.window.findChildren(NoteDialog)
    assert note.isVisible()
    assert "skatdesk.sqlite.damaged-1" in note.line.text()
    assert "its copy of" in note.line.text()
    QTest.mouseClick(note.close_button, Qt.MouseButton.LeftButton)
    assert len(store.lists.summaries()) == 1
    assert store.open_series() is not None
    application.stop()
    assert before.window is not application.window  # held till here: else it goes whenever Python looks for garbage
