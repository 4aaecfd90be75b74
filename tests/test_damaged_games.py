"""A file of the user's is damaged: it is set aside, which has to be read; of games played the copy is taken up."""

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from skatdesk.app import Application
from skatdesk.i18n.languages import Language
from skatdesk.settings.options import LANGUAGE
from skatdesk.settings.settings import Settings
from skatdesk.store.copies import copy_of
from skatdesk.store.store import Store
from skatdesk.ui.dialogs.note import NoteDialog
from tests.helpers.inline_executor import InlineExecutor
from tests.helpers.plain import plain
from tests.helpers.sample_lists import thursday
from tests.helpers.whole_program import open_application
from tests.store.samples import series


def test_the_lists_of_the_day_before_are_there_again(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> None:
    """The program makes the copy when it ends."""
    path = tmp_path / "skatdesk.sqlite"
    store = Store.open(path)
    store.lists.begin(*thursday())
    store.begin_series(series())
    open_application(qapp, qtbot, store).stop()
    assert copy_of(path).exists()
    path.write_bytes(b"garbage")

    store = Store.open(path)
    assert store.set_aside is not None
    application = open_application(qapp, qtbot, store)
    application.tell_set_aside()

    (note,) = application.window.findChildren(NoteDialog)
    assert note.isVisible()
    assert "skatdesk.sqlite.damaged-1" in note.line.text()
    assert "its copy of" in note.line.text()
    QTest.mouseClick(note.close_button, Qt.MouseButton.LeftButton)
    assert len(store.lists.summaries()) == 1
    assert store.open_series() is not None
    application.stop()


@pytest.mark.parametrize("content", [b"garbage", b'{"version": 1, "theme": '])
def test_settings_that_were_damaged_are_told_with_the_name_of_the_file(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, content: bytes
) -> None:
    """Else a user wonders why everything looks different, and never finds what is kept."""
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    settings = Settings.load(path)
    settings.set(LANGUAGE, "en")
    application = Application(qapp, settings, None, InlineExecutor())
    qtbot.addWidget(application.window)
    application.open()
    application.tell_set_aside()

    (note,) = application.window.findChildren(NoteDialog)
    assert note.isVisible()
    assert "The settings were damaged" in note.line.text()
    assert "settings.json.damaged-1" in note.line.text()
    assert (tmp_path / "settings.json.damaged-1").read_bytes() == content
    application.stop()


def test_settings_that_were_not_understood_are_told_with_what_stands_in_their_place(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"language": "en", "deck": 7, "player_name": null, "computer_claims": "no", "sounds": 1}')
    application = Application(qapp, Settings.load(path), None, InlineExecutor())
    qtbot.addWidget(application.window)
    application.open()
    application.tell_set_aside()

    (note,) = application.window.findChildren(NoteDialog)
    told = plain(note.line.text())
    assert ": Your name; Card faces: French; Computer players claim a decided deal: on; Sounds: off. " in told
    assert told.endswith("settings.json.damaged-1")
    application.stop()


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.GERMAN])
def test_what_is_told_at_the_start_can_be_read(qapp: QApplication, qtbot: QtBot, language: Language) -> None:
    """Words of the language that arrive later do not take it away."""
    settings = Settings()
    settings.set(LANGUAGE, language.value)
    application = Application(qapp, settings, None, InlineExecutor())
    qtbot.addWidget(application.window)
    with qtbot.waitExposed(application.window):
        application.open()
    application.say("Another Skatdesk is running")
    QCoreApplication.processEvents()

    assert application.window.strip.text == "Another Skatdesk is running"
    application.stop()
