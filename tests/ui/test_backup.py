"""Everything in one file: saved from the settings, taken up at the next start."""

from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog
from pytestqt.qtbot import QtBot

from skatdesk.app import Application
from skatdesk.store.errors import StoreError, Trouble
from skatdesk.store.store import Store
from skatdesk.ui.backup import Backup
from skatdesk.ui.dialogs.note import NoteDialog
from skatdesk.ui.dialogs.restore import RestoreDialog
from skatdesk.ui.dialogs.settings_dialog import SettingsDialog
from tests.helpers.sample_lists import thursday
from tests.helpers.whole_program import open_application


@pytest.fixture
def application(qapp: QApplication, qtbot: QtBot, store: Store) -> Application:
    """With one list on the shelf."""
    store.lists.begin(*thursday())
    return open_application(qapp, qtbot, store)


Dialog = TypeVar("Dialog", bound=QDialog)


def _open(application: Application, kind: type[Dialog]) -> list[Dialog]:
    return [dialog for dialog in application.window.findChildren(kind) if dialog.isVisible()]


def _backup(application: Application) -> Backup:
    assert application.backup is not None
    return application.backup


def _settings(application: Application) -> SettingsDialog:
    application.window.settings.trigger()
    (dialog,) = _open(application, SettingsDialog)
    return dialog


def _read(application: Application) -> str:
    """The note that is open, which is shut."""
    (note,) = _open(application, NoteDialog)
    text = note.line.text()
    QTest.mouseClick(note.close_button, Qt.MouseButton.LeftButton)
    return text


def test_a_backup_that_is_let_go_over_the_window_is_offered(application: Application, tmp_path: Path) -> None:
    """Or opened with the program: nobody has to know that the settings lead to it."""
    file = tmp_path / "Skatdesk 2026-11-20.skatdesk"
    _backup(application).save(str(file))
    _read(application)
    application.games.take(str(file))
    (question,) = _open(application, RestoreDialog)
    question.reject()

    assert not _open(application, NoteDialog)


def test_everything_is_saved_and_taken_up_again(
    qapp: QApplication, qtbot: QtBot, application: Application, store: Store, tmp_path: Path
) -> None:
    file = tmp_path / "backup.skatdesk"
    QTest.mouseClick(_settings(application).save_button, Qt.MouseButton.LeftButton)
    dialog = _backup(application).asker.dialog
    assert dialog is not None
    assert dialog.acceptMode() is QFileDialog.AcceptMode.AcceptSave
    assert not _open(application, SettingsDialog)
    dialog.fileSelected.emit(str(file))
    dialog.close()
    assert "backup.skatdesk" in _read(application)

    store.lists.remove(store.lists.summaries()[0].id)
    QTest.mouseClick(_settings(application).restore_button, Qt.MouseButton.LeftButton)
    dialog = _backup(application).asker.dialog
    assert dialog is not None
    dialog.fileSelected.emit(str(file))
    dialog.close()
    (question,) = _open(application, RestoreDialog)
    QTest.mouseClick(question.restore, Qt.MouseButton.LeftButton)
    assert "start it again" in _read(application)
    application.stop()

    again = Store.open(tmp_path / "skatdesk.sqlite")
    assert len(again.lists.summaries()) == 1
    assert again.set_aside is not None
    later = open_application(qapp, qtbot, again)
    later.tell_set_aside()
    assert "skatdesk.sqlite.replaced-1" in _read(later)
    later.stop()


def test_enter_leaves_everything_as_it_is(application: Application, store: Store, tmp_path: Path) -> None:
    file = tmp_path / "backup.skatdesk"
    store.back_up(file)
    _backup(application).offer(str(file))
    (question,) = _open(application, RestoreDialog)
    QTest.keyClick(question, Qt.Key.Key_Return)
    assert not _open(application, RestoreDialog)
    application.stop()

    again = Store.open(tmp_path / "skatdesk.sqlite")
    assert again.set_aside is None
    again.close()


def test_what_cannot_be_used_is_told(application: Application, tmp_path: Path) -> None:
    backup, bad = _backup(application), tmp_path / "holiday.jpg"
    bad.write_bytes(b"no database")
    backup.restore(str(bad))
    assert "is not a backup of Skatdesk" in _read(application)
    backup.save(str(tmp_path / "nowhere" / "backup.skatdesk"))
    assert "cannot be written" in _read(application)
    backup.save(str(tmp_path / "skatdesk.sqlite"))
    assert "is used by Skatdesk itself" in _read(application)
    application.stop()


def test_damage_that_a_backup_would_have_taken_over_is_told_of_the_saved_games(
    application: Application, store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def damaged(target: Path) -> None:
        raise StoreError(Trouble.DAMAGED, store.path, "row 3 missing from index")

    monkeypatch.setattr(store, "back_up", damaged)
    _backup(application).save(str(tmp_path / "backup.skatdesk"))
    told = _read(application)
    assert "saved games" in told
    assert "skatdesk.sqlite" in told
    application.stop()


def test_without_a_store_there_is_nothing_to_save(qapp: QApplication, qtbot: QtBot) -> None:
    application = open_application(qapp, qtbot, None)
    dialog = _settings(application)
    assert not dialog.save_button.isVisible()
    assert not dialog.restore_button.isVisible()
    dialog.close()
    application.stop()
