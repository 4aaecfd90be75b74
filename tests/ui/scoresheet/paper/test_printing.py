"""A printer is asked for, and what becomes of the list is told."""

import os
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QPageSize, QPainter
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QLineEdit, QPushButton, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from skatdesk import paths
from skatdesk.i18n.languages import Language
from skatdesk.scoring.heads import ListHead
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.ui.scoresheet.paper import printing
from skatdesk.ui.scoresheet.paper.printing import ListPaper
from skatdesk.ui.scoresheet.paper.sheet import PaperSheet
from tests.helpers.disks import small_disk
from tests.notation.lists.filled import HEAD, filled_list
from tests.ui.conftest import House

own_dialog = pytest.mark.skipif(os.name == "nt", reason="the dialog of Windows keeps everything waiting")


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """Over which the dialog opens."""
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    return window


def test_where_the_system_asks_for_a_printer_and_has_none_it_is_told(
    paper: ListPaper, window: QWidget, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its dialog would not open, and nobody would know why."""
    monkeypatch.setattr(printing, "_DIALOG_OF_SYSTEM", True)
    monkeypatch.setattr(QPrinter, "outputFormat", lambda _printer: QPrinter.OutputFormat.PdfFormat)

    with qtbot.waitSignal(paper.printerless):
        paper.ask_to_print(window, HEAD, filled_list())

    assert paper.dialog is None


def _ask(
    paper: ListPaper, window: QWidget, target: Path, head: ListHead = HEAD, sheet: ScoreList | None = None
) -> QPrintDialog:
    """The dialog for a printer that is a file."""
    paper.ask_to_print(window, head, sheet or filled_list())
    assert paper.dialog is not None
    printer = paper.dialog.printer()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(target))
    return paper.dialog


@own_dialog
def test_printing_begins_when_the_dialog_is_accepted(
    paper: ListPaper, window: QWidget, qtbot: QtBot, tmp_path: Path
) -> None:
    target = tmp_path / "printed.pdf"
    dialog = _ask(paper, window, target)
    assert not target.exists()

    with qtbot.waitSignal(paper.written) as told:
        dialog.accepted.emit(dialog.printer())

    assert target.read_bytes().startswith(b"%PDF-")
    assert told.args == [str(target)]
    dialog.close()
    qtbot.waitUntil(lambda: paper.dialog is None)


@own_dialog
@pytest.mark.parametrize("size", [QPageSize.PageSizeId.A4, QPageSize.PageSizeId.A5, QPageSize.PageSizeId.A6])
def test_on_narrower_paper_the_same_is_painted_smaller(
    paper: ListPaper,
    window: QWidget,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    size: QPageSize.PageSizeId,
) -> None:
    """The dialog offers it; beside the official columns there would be no room for players."""
    columns: list[float] = []
    ends: list[float] = []

    def paint(sheet: PaperSheet, painter: QPainter, _index: int) -> None:
        last = sheet._grid.player(2, 0, 100)
        columns.append(last.width())
        ends.append(painter.transform().mapRect(last).right() / painter.device().width())

    monkeypatch.setattr(PaperSheet, "paint", paint)
    dialog = _ask(paper, window, tmp_path / "printed.pdf")
    dialog.printer().setPageSize(QPageSize(size))
    with qtbot.waitSignal(paper.written):
        dialog.accepted.emit(dialog.printer())
    dialog.close()

    assert min(columns) > 200
    assert ends == pytest.approx([1] * len(ends), abs=0.01)


@own_dialog
@pytest.mark.parametrize(("chosen", "last_first", "printed"), [((2, 3), False, [1, 2]), ((2, 9), True, [3, 2, 1])])
def test_pages_are_printed_that_are_asked_for_and_in_the_order_asked_for(
    paper: ListPaper,
    window: QWidget,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    chosen: tuple[int, int],
    last_first: bool,
    printed: list[int],
) -> None:
    """Of four; a printer leaves both to the program."""
    pages: list[int] = []
    monkeypatch.setattr(PaperSheet, "paint", lambda _sheet, _painter, index: pages.append(index))
    sheet = filled_list()
    dialog = _ask(paper, window, tmp_path / "printed.pdf", sheet=replace(sheet, entries=sheet.entries * 13))
    dialog.printer().setFromTo(*chosen)
    if last_first:
        dialog.printer().setPageOrder(QPrinter.PageOrder.LastPageFirst)
    with qtbot.waitSignal(paper.written):
        dialog.accepted.emit(dialog.printer())
    dialog.close()

    assert pages == printed


@own_dialog
def test_only_pages_that_there_are_can_be_asked_for(
    paper: ListPaper, window: QWidget, qtbot: QtBot, tmp_path: Path
) -> None:
    """Of the fifth and sixth of four all would be printed."""
    sheet = filled_list()
    dialog = _ask(paper, window, tmp_path / "printed.pdf", sheet=replace(sheet, entries=sheet.entries * 13))
    qtbot.waitUntil(dialog.isVisible)

    for name in ("from", "to"):
        field = dialog.findChild(QSpinBox, name)
        assert field is not None
        assert (field.minimum(), field.maximum()) == (1, 4)

    dialog.close()
    qtbot.waitUntil(lambda: paper.dialog is None)


@own_dialog
@pytest.mark.parametrize(("title", "name"), [('Thursday / "late"', "Thursday late"), ("", "Ada Ben and Cem")])
def test_printer_into_a_file_is_given_a_name_for_it(
    paper: ListPaper, window: QWidget, qtbot: QtBot, tmp_path: Path, title: str, name: str
) -> None:
    dialog = _ask(paper, window, tmp_path / "printed.pdf", replace(HEAD, title=title))
    assert dialog.printer().docName() == f"{name} 2026-11-20"
    file = dialog.findChild(QLineEdit, "filename")
    assert file is not None
    assert Path(file.text()) == paths.documents_folder() / f"{name} 2026-11-20.pdf"

    dialog.close()
    qtbot.waitUntil(lambda: paper.dialog is None)


@own_dialog
@pytest.mark.qt_log_ignore("QPainter::begin")
def test_file_that_cannot_be_printed_into_is_told(
    paper: ListPaper, window: QWidget, qtbot: QtBot, tmp_path: Path
) -> None:
    target = tmp_path / "nowhere" / "printed.pdf"
    dialog = _ask(paper, window, target)

    with qtbot.waitSignal(paper.unwritten) as told:
        dialog.accepted.emit(dialog.printer())

    assert told.args == [str(target)]
    dialog.close()
    qtbot.waitUntil(lambda: paper.dialog is None)


@own_dialog
def test_file_that_the_disk_has_no_room_for_is_told_and_the_one_before_stays(
    paper: ListPaper, window: QWidget, qtbot: QtBot, tmp_path: Path
) -> None:
    target = tmp_path / "printed.pdf"
    target.write_text("older")
    dialog = _ask(paper, window, target)

    with qtbot.waitSignal(paper.unwritten) as told, small_disk(4096):
        dialog.accepted.emit(dialog.printer())

    assert told.args == [str(target)]
    assert target.read_text() == "older"
    dialog.close()
    qtbot.waitUntil(lambda: paper.dialog is None)


@own_dialog
def test_printer_that_refuses_is_told(
    paper: ListPaper, window: QWidget, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = _ask(paper, window, tmp_path / "printed.pdf")
    monkeypatch.setattr(QPrinter, "outputFileName", lambda _printer: "")
    monkeypatch.setattr(QPainter, "begin", lambda _painter, _device: False)

    with qtbot.waitSignal(paper.failed):
        dialog.accepted.emit(dialog.printer())

    dialog.close()
    qtbot.waitUntil(lambda: paper.dialog is None)


@own_dialog
def test_dialog_for_a_printer_has_room_for_the_words_of_its_buttons(
    paper: ListPaper, window: QWidget, house: House, qtbot: QtBot, tmp_path: Path
) -> None:
    """Qt's own dialogs in the look of this program."""
    house.speak(Language.GERMAN)
    dialog = _ask(paper, window, tmp_path / "printed.pdf")
    qtbot.waitUntil(dialog.isVisible)
    for button in dialog.findChildren(QPushButton):
        assert button.width() >= button.sizeHint().width(), button.text()

    dialog.close()
    qtbot.waitUntil(lambda: paper.dialog is None)


@own_dialog
def test_dialog_that_is_closed_prints_nothing(paper: ListPaper, window: QWidget, qtbot: QtBot, tmp_path: Path) -> None:
    dialog = _ask(paper, window, tmp_path / "printed.pdf")

    dialog.reject()
    qtbot.waitUntil(lambda: paper.dialog is None)

    assert list(tmp_path.iterdir()) == []
