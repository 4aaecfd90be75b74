"""Where questions for a file begin."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from skatdesk import paths
from skatdesk.ui.dialogs.file_asker import FileAsker


def test_questions_begin_among_the_documents_and_then_where_the_last_file_lay(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Never where the program was started: from a menu that is the root of the disk, or the program's own folder."""
    documents, elsewhere = tmp_path / "Documents", tmp_path / "elsewhere"
    documents.mkdir()
    elsewhere.mkdir()
    monkeypatch.setattr(paths, "documents_folder", lambda: documents)
    window = QWidget()
    qtbot.addWidget(window)
    asker = FileAsker(window)
    for folder in (documents, elsewhere):
        asker.ask_for_source("Open", ["All files (*)"], str)
        dialog = asker.dialog
        assert dialog is not None
        assert Path(dialog.directory().absolutePath()) == folder
        dialog.fileSelected.emit(str(elsewhere / "list.csv"))
        dialog.close()


def test_what_was_chosen_is_written_as_the_system_writes_paths(qtbot: QtBot, tmp_path: Path) -> None:
    """Qt writes it with slashes, on Windows too."""
    window = QWidget()
    qtbot.addWidget(window)
    asker, chosen = FileAsker(window), list[str]()
    asker.ask_for_source("Open", ["All files (*)"], chosen.append)
    assert asker.dialog is not None
    asker.dialog.fileSelected.emit((tmp_path / "list.csv").as_posix())

    assert chosen == [str(tmp_path / "list.csv")]
