"""Faults nobody expected are logged and told, and the program goes on."""

import logging
import sys
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from skatdesk.app import Application
from skatdesk.store.errors import SetAside, StoreError, Trouble
from skatdesk.ui.defects import CRASH_NAME, LOG_NAME, Defects
from skatdesk.ui.dialogs.note import NoteDialog
from skatdesk.ui.troubles import Troubles
from tests.helpers.whole_program import open_application


@pytest.fixture
def defects(qapp: QApplication, tmp_path: Path) -> Iterator[Defects]:
    """A watch that ends with the test."""
    defects = Defects(tmp_path)
    defects.watch()
    defects.window_stands()
    yield defects
    defects.unwatch()


def test_an_exception_is_logged_with_its_trace_and_told_once(defects: Defects) -> None:
    """What no other code has caught."""
    told: list[BaseException] = []
    defects.happened.connect(told.append)
    error = ZeroDivisionError("a defect")
    sys.excepthook(ZeroDivisionError, error, None)
    assert told == [error]
    assert "a defect" in defects.log.read_text(encoding="utf-8")


def test_what_was_before_the_watch_is_there_after_it(qapp: QApplication, tmp_path: Path) -> None:
    """Hooks and handlers are given back."""
    hook, handlers = sys.excepthook, list(logging.getLogger().handlers)
    defects = Defects(tmp_path)
    defects.watch()
    defects.unwatch()
    assert sys.excepthook is hook
    assert logging.getLogger().handlers == handlers


@pytest.mark.parametrize("name", [LOG_NAME, CRASH_NAME])
def test_a_log_that_cannot_be_written_is_in_nobodys_way(
    qapp: QApplication, tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    """A file of another user, or one that the disk has no room for: the program starts, and says nothing of it."""
    (tmp_path / name).mkdir()  # cannot be opened, not even by root
    defects = Defects(tmp_path)
    defects.watch()
    defects.window_stands()
    told: list[BaseException] = []
    defects.happened.connect(told.append)
    error = ZeroDivisionError("a defect")
    sys.excepthook(ZeroDivisionError, error, None)
    defects.unwatch()
    assert told == [error]
    assert capsys.readouterr().err == ""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk_leaves_a_line_of_the_log_unwritten(
    qapp: QApplication, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """At the end too, when what was not written is tried once more."""
    (tmp_path / LOG_NAME).symlink_to("/dev/full")
    defects = Defects(tmp_path)
    defects.watch()
    logging.getLogger("skatdesk").warning("no room for this")
    defects.unwatch()
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("trouble", list(Trouble))
def test_every_trouble_of_the_store_has_a_sentence(qapp: QApplication, tmp_path: Path, trouble: Trouble) -> None:
    """What happened and what to do, without technical words."""
    sentence = Troubles().of_store(StoreError(trouble, tmp_path / "skatdesk.sqlite", "SQLITE_IOERR"))
    unopened = Troubles().of_unopened(StoreError(trouble, tmp_path / "skatdesk.sqlite", "SQLITE_IOERR"))
    of_lists = Troubles().of_lists(StoreError(trouble, tmp_path / "skatdesk.sqlite", "SQLITE_IOERR"))
    assert all((sentence, unopened, of_lists))
    assert "SQLITE" not in sentence + unopened + of_lists


@pytest.mark.parametrize("trouble", Trouble)
def test_a_store_that_cannot_be_opened_is_told_by_a_note(
    program: Application, tmp_path: Path, trouble: Trouble
) -> None:
    """A line that goes away after some seconds might be missed, and with it all that is played then."""
    program.tell_unopened(None, StoreError(trouble, tmp_path / "skatdesk.sqlite", "SQLITE_IOERR"))

    (note,) = program.window.findChildren(NoteDialog)
    assert note.isVisible()
    assert ("nothing that is played or written now is kept" in note.line.text()) == (trouble is Trouble.UNAVAILABLE)
    note.reject()


def test_a_backup_that_is_opened_with_a_second_skatdesk_is_not_said_to_hold_no_games(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    """The note tells why nothing comes of it; let go over the window later, a line says so again."""
    program = open_application(qapp, qtbot, None)
    backup = tmp_path / "Skatdesk 2026-11-20.skatdesk"
    backup.touch()
    program.tell_unopened(None, StoreError(Trouble.LOCKED, tmp_path / "skatdesk.sqlite", "database is locked"))
    program.games.take(str(backup))

    (note,) = program.window.findChildren(NoteDialog)
    assert program.window.strip.text.startswith("Another Skatdesk is running")
    note.reject()
    program.stop()


def test_whoever_starts_a_second_skatdesk_is_sent_back_to_the_first(qapp: QApplication, tmp_path: Path) -> None:
    """Closing the first would not help: the second has opened nothing, and tries it once."""
    told = Troubles().of_unopened(StoreError(Trouble.LOCKED, tmp_path / "skatdesk.sqlite", "database is locked"))
    assert told.endswith("Close this one and play in the other")


def test_what_was_set_aside_is_named(qapp: QApplication, tmp_path: Path) -> None:
    """The user can find the file again."""
    for trouble in (Trouble.DAMAGED, Trouble.NEWER):
        assert "old.damaged-1" in Troubles().of_set_aside(SetAside(trouble, tmp_path / "old.damaged-1"))
    told = Troubles().of_set_aside(SetAside(Trouble.DAMAGED, tmp_path / "old.damaged-1", date(2026, 11, 20)))
    assert "old.damaged-1" in told
    assert "20" in told
    assert "20" in Troubles().of_set_aside(SetAside(Trouble.GONE, tmp_path / "skatdesk.sqlite", date(2026, 11, 20)))
    assert Troubles().of_settings()
