"""Games written to files and read back; files dropped on a window."""

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from skatdesk.notation.iss import GameRecord, RecordError
from skatdesk.ui.games.drop import FileDrop
from skatdesk.ui.games.files import MOST, GameFiles
from tests.helpers.disks import full_disk
from tests.helpers.dropping import COPY, drag_enter, drop, dropped
from tests.helpers.plain import plain


class Window(QWidget):
    """A window with files; remembers what they tell."""

    def __init__(self) -> None:
        super().__init__()
        self.files = GameFiles(self)
        self.told: list[str] = []
        self.refused: list[str] = []
        self.opened: list[tuple[str, object]] = []
        self.more = False
        self.files.told.connect(self.told.append)
        self.files.refused.connect(self.refused.append)
        self.files.opened.connect(self._on_opened)

    def _on_opened(self, name: str, found: object, more: bool) -> None:
        self.opened.append((name, found))
        self.more = more


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    window = Window()
    qtbot.addWidget(window)
    return window


def test_what_is_written_is_read_again(window: Window, records: list[GameRecord], tmp_path: Path) -> None:
    path = str(tmp_path / "evening.sgf")
    window.files.write(path, records)
    window.files.read(path)

    assert len(window.told) == 1
    assert window.refused == []
    assert window.opened == [("evening.sgf", tuple(records))]
    assert not window.more


def test_a_bad_record_stands_among_the_good_ones(window: Window, records: list[GameRecord], tmp_path: Path) -> None:
    path = tmp_path / "evening.sgf"
    window.files.write(str(path), records)
    lines = path.read_text(encoding="utf-8").splitlines()
    path.write_text("\n".join([lines[0], "(;GM[Skat]MV[w XX] ;)", *lines[1:]]), encoding="utf-8")
    window.files.read(str(path))
    found = window.opened[0][1]

    assert isinstance(found, tuple)
    assert [isinstance(one, RecordError) for one in found] == [False, True, False, False, False]
    assert found[1].line == 2


@pytest.mark.parametrize("content", ["", "Dear Ada,\nhow are you?\n"])
def test_a_file_without_games_is_refused(window: Window, tmp_path: Path, content: str) -> None:
    path = tmp_path / "letter.txt"
    path.write_text(content, encoding="utf-8")
    window.files.read(str(path))

    assert window.opened == []
    assert "letter.txt" in window.refused[0]
    assert "(;" in window.refused[0]


def test_a_file_that_is_not_there_is_told(window: Window, tmp_path: Path) -> None:
    window.files.read(str(tmp_path / "gone.sgf"))
    window.files.write(str(tmp_path / "no folder" / "a.sgf"), [])

    assert ["still there" in told for told in window.refused] == [True, False]
    assert window.told == []


def test_games_that_cannot_be_written_leave_the_file_that_was_there(
    window: Window, records: list[GameRecord], tmp_path: Path
) -> None:
    path = tmp_path / "evening.sgf"
    window.files.write(str(path), records)
    before = path.read_bytes()
    with full_disk():
        window.files.write(str(path), records[:1])

    assert len(window.refused) == 1
    assert path.read_bytes() == before


def test_names_in_another_encoding_do_no_harm(window: Window, records: list[GameRecord], tmp_path: Path) -> None:
    path = tmp_path / "old.sgf"
    window.files.write(str(path), records[:1])
    path.write_bytes(path.read_bytes().replace(b"P0[Ada]", b"P0[J\xfcrgen]"))
    window.files.read(str(path))

    found = window.opened[0][1]
    assert isinstance(found, tuple)
    assert found[0].actions == records[0].actions


def test_what_windows_wrote_in_utf_16_is_read(window: Window, records: list[GameRecord], tmp_path: Path) -> None:
    path = tmp_path / "windows.sgf"
    window.files.write(str(path), records[:1])
    path.write_text(path.read_text(encoding="utf-8"), encoding="utf-16")
    window.files.read(str(path))

    assert window.opened[0][1] == tuple(records[:1])


def test_of_a_large_collection_the_beginning_is_read(window: Window, records: list[GameRecord], tmp_path: Path) -> None:
    path = tmp_path / "all.sgf"
    window.files.write(str(path), records[:1] * (MOST + 5))
    window.files.read(str(path))

    found = window.opened[0][1]
    assert isinstance(found, tuple)
    assert len(found) == MOST
    assert window.more


def test_the_games_of_files_dropped_together_stand_in_one_table(
    window: Window, records: list[GameRecord], tmp_path: Path
) -> None:
    """And not each file's in a dialog of its own, one over the other."""
    names = ("a.sgf", "letter.txt", "b.sgf", "bad.sgf")
    paths = [tmp_path / name for name in names]
    window.files.write(str(paths[0]), records[:1])
    paths[1].write_text("Dear Ada", encoding="utf-8")
    window.files.write(str(paths[2]), records[:1])
    paths[3].write_text("(;GM[Skat]\n", encoding="utf-8")
    window.files.read_all(list(map(str, paths)))
    ((name, found),) = window.opened
    assert isinstance(found, tuple)
    *games, wrong = found

    assert name == "a.sgf … bad.sgf"
    assert games == records[:1] * 2
    assert isinstance(wrong, RecordError)
    assert (wrong.reason, wrong.line) == ("bad.sgf: the record is not closed with ;)", 1)
    assert [plain(said) for said in window.refused] == [
        "There are no games in letter.txt. Records begin with (;",
    ]

    window.files.read_all(list(map(str, paths[:3])))
    assert window.opened[1][0] == "a.sgf, b.sgf"


def test_of_many_files_no_more_games_are_read_than_of_one(
    window: Window, records: list[GameRecord], tmp_path: Path
) -> None:
    paths = [str(tmp_path / f"{number}.sgf") for number in range(3)]
    for path in paths:
        window.files.write(path, records[:1] * (MOST - 1))
    window.files.read_all(paths)
    ((name, found),) = window.opened
    assert isinstance(found, tuple)

    assert (name, len(found), window.more) == ("0.sgf, 1.sgf", MOST, True)


def test_a_folder_is_called_one(window: Window, tmp_path: Path) -> None:
    window.files.read(str(tmp_path))
    assert [plain(said) for said in window.refused] == [f"{tmp_path.name} is a folder. Drop the files that are in it"]


@pytest.mark.parametrize("saving", [True, False])
def test_the_dialog_asks_for_the_right_thing(
    window: Window, qtbot: QtBot, records: list[GameRecord], saving: bool
) -> None:
    if saving:
        window.files.ask_to_save(records, "skat-7")
    else:
        window.files.ask_to_open()
    dialog = window.files.asker.dialog
    assert dialog is not None
    qtbot.waitUntil(dialog.isVisible)
    mode = QFileDialog.AcceptMode.AcceptSave if saving else QFileDialog.AcceptMode.AcceptOpen

    assert dialog.acceptMode() is mode

    dialog.close()
    qtbot.waitUntil(lambda: window.files.asker.dialog is None)


# ---------------------------------------------------------------- dropping


def test_a_file_is_taken_and_nothing_else(qtbot: QtBot, tmp_path: Path) -> None:
    target = QWidget()
    qtbot.addWidget(target)
    taken = list[list[str]]()
    FileDrop(target).dropped.connect(taken.append)
    text, file, web = QMimeData(), QMimeData(), QMimeData()
    text.setText("hello")
    file.setUrls([QUrl.fromLocalFile(str(tmp_path / "a.sgf")), QUrl.fromLocalFile(str(tmp_path / "b.sgf"))])
    web.setUrls([QUrl("https://example.org/a.sgf")])

    assert not drop(target, text)
    assert not drop(target, web)
    assert drop(target, file)
    assert taken == [[str(tmp_path / "a.sgf"), str(tmp_path / "b.sgf")]]


def test_a_file_dropped_with_shift_is_not_told_to_be_moved(qtbot: QtBot, tmp_path: Path) -> None:
    """Whoever it was dragged from would delete it."""
    target = QWidget()
    qtbot.addWidget(target)
    FileDrop(target)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(tmp_path / "a.sgf"))])
    both, shift = COPY | Qt.DropAction.MoveAction, Qt.KeyboardModifier.ShiftModifier
    for event in (drag_enter(data, both, shift), dropped(data, both, shift)):
        assert event.proposedAction() is Qt.DropAction.MoveAction
        QApplication.sendEvent(target, event)
        assert event.isAccepted()
        assert event.dropAction() is COPY
