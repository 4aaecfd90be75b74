"""Where questions for a file begin."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QMessageBox, QWidget
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


def test_where_the_folder_of_the_last_file_is_gone_questions_begin_among_the_documents(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was on a stick; Qt would propose to write where the program was started."""
    stick = tmp_path / "stick"
    stick.mkdir()
    monkeypatch.setattr(paths, "documents_folder", lambda: tmp_path)
    window = QWidget()
    qtbot.addWidget(window)
    asker = FileAsker(window)
    asker.ask_for_source("Open", ["All files (*)"], str)
    assert asker.dialog is not None
    asker.dialog.fileSelected.emit(str(stick / "list.csv"))
    stick.rmdir()
    asker.ask_for_target("Save", KINDS, "list.json", str)

    assert asker.dialog.selectedFiles() == [(tmp_path / "list.json").as_posix()]


def test_what_was_chosen_is_written_as_the_system_writes_paths(qtbot: QtBot, tmp_path: Path) -> None:
    """Qt writes it with slashes, on Windows too."""
    window = QWidget()
    qtbot.addWidget(window)
    asker, chosen = FileAsker(window), list[str]()
    asker.ask_for_source("Open", ["All files (*)"], chosen.append)
    assert asker.dialog is not None
    asker.dialog.fileSelected.emit((tmp_path / "list.csv").as_posix())

    assert chosen == [str(tmp_path / "list.csv")]


KINDS = "Lists (*.json)", "On paper (*.pdf)"


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("Abend", "Abend.pdf"),
        ("Abend 19.11.2026", "Abend 19.11.2026.pdf"),
        ("Abend 19.11.", "Abend 19.11.pdf"),
        ("Abend 19.11.2026.PDF", "Abend 19.11.2026.PDF"),
        ("Abend.json", "Abend.json"),
        ("جمعرات 19.11", "جمعرات 19.11.pdf"),
    ],
)
def test_what_is_written_has_an_ending_by_which_it_is_known(
    qtbot: QtBot, tmp_path: Path, typed: str, written: str
) -> None:
    """The last point of a day begins no ending: a list saved on paper on that day was no PDF."""
    asker, chosen = _asked(qtbot, tmp_path, KINDS, typed)

    assert chosen == [str(tmp_path / written)]
    assert asker.dialog is None


@pytest.mark.parametrize(
    ("typed", "kept"),
    [("Abend 19.11.2026", "Abend 19.11.2026"), ("Abend", "Abend"), ("Abend.json", "Abend.pdf"), ("", "List.pdf")],
)
def test_the_day_in_a_name_stays_when_another_kind_is_chosen_after_it(qtbot: QtBot, typed: str, kept: str) -> None:
    """Only an ending becomes the one of the other kind."""
    window = QWidget()
    qtbot.addWidget(window)
    dialog = FileAsker(window).ask_for_target("Save", KINDS, "List.json", str)
    field, kinds = dialog.findChild(QLineEdit), dialog.findChild(QComboBox, "fileTypeCombo")
    assert field is not None
    assert kinds is not None
    if typed:
        field.selectAll()
        QTest.keyClicks(field, typed)
    QTest.keyClick(kinds, Qt.Key.Key_Down)

    assert dialog.selectedNameFilter() == KINDS[1]
    assert field.text() == kept


def test_a_name_from_a_dialog_of_the_system_is_completed_too(qtbot: QtBot, tmp_path: Path) -> None:
    """Never so that a file is replaced about which it has not asked."""
    window = QWidget()
    qtbot.addWidget(window)
    asker, chosen = FileAsker(window), list[str]()
    dialog = asker.ask_for_target("Save", KINDS, "List.json", chosen.append)
    (tmp_path / "Abend 5.12.json").write_text("another evening")
    for name in ("Abend 19.11.2026", "Abend 5.12"):
        dialog.fileSelected.emit(str(tmp_path / name))

    assert chosen == [str(tmp_path / "Abend 19.11.2026.json"), str(tmp_path / "Abend 5.12")]


def test_where_all_files_are_shown_a_name_stays_as_it_is(qtbot: QtBot, tmp_path: Path) -> None:
    _, chosen = _asked(qtbot, tmp_path, ("Lists (*.pdf)", "All files (*)"), "Abend.old")

    assert chosen == [str(tmp_path / "Abend.old")]


def test_a_file_that_has_the_completed_name_is_not_replaced_unasked(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "Abend 19.11.2026.pdf").write_text("another evening")
    asked, clock = list[str](), QTimer()

    def refuse() -> None:
        box = QApplication.activeModalWidget()
        if isinstance(box, QMessageBox):
            asked.append(box.text())
            box.button(QMessageBox.StandardButton.No).click()

    clock.timeout.connect(refuse)
    clock.start(0)
    asker, chosen = _asked(qtbot, tmp_path, KINDS, "Abend 19.11.2026")
    clock.stop()

    assert ["Abend 19.11.2026.pdf" in question for question in asked] == [True]
    assert chosen == []
    assert asker.dialog is not None


def _asked(qtbot: QtBot, folder: Path, kinds: tuple[str, str], typed: str) -> tuple[FileAsker, list[str]]:
    """A name typed where the second kind of file is chosen, and Enter."""
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    asker, chosen = FileAsker(window), list[str]()
    dialog = asker.ask_for_target("Save", kinds, "List.pdf", chosen.append)
    dialog.setDirectory(str(folder))
    dialog.selectNameFilter(kinds[1])
    field = dialog.findChild(QLineEdit)
    assert field is not None
    dialog.activateWindow()
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    field.setText(typed)
    QTest.keyClick(field, Qt.Key.Key_Return)
    return asker, chosen
