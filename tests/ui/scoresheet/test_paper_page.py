"""Who prints a list sees its pages before: as they are now, in the language in use."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QColor, QPixmap
from pytestqt.qtbot import QtBot

from skatdesk.i18n.languages import Language
from skatdesk.ui.look.theme import Scheme
from skatdesk.ui.scoresheet.paper.leaves import Leaves
from tests.helpers.painted_texts import PaintedTexts
from tests.helpers.plain import plain
from tests.ui.conftest import House
from tests.ui.scoresheet.conftest import Keeper, speak


def seen(leaves: Leaves, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Everything that stands on the pages, drawn anew."""
    leaves.show_sheet(leaves._sheet, leaves._size)  # type: ignore[arg-type]  # a list is shown
    with monkeypatch.context() as patch:
        texts = PaintedTexts(patch)
        texts.listening = True
        leaves.grab()
    return [plain(one.text) for one in texts.drawn]


def test_the_pages_are_seen_before_they_are_printed(keeper: Keeper, monkeypatch: pytest.MonkeyPatch) -> None:
    keeper.click(keeper.page.head.print_)
    page = keeper.page.on_paper
    texts = seen(page.leaves, monkeypatch)

    assert page.leaves.count == 1
    assert "Thursday round" in texts
    assert "Page 1 of 1" in texts


def test_paper_is_white_in_every_look(keeper: Keeper, house: House) -> None:
    house.look.use(scheme=Scheme.DARK)
    keeper.page.show_paper()
    QCoreApplication.sendPostedEvents()
    picture: QPixmap = keeper.page.on_paper.leaves.grab()

    assert picture.toImage().pixelColor(picture.width() // 2, 20) == QColor("white")


def test_what_is_taken_back_is_seen_on_the_pages(keeper: Keeper, monkeypatch: pytest.MonkeyPatch) -> None:
    page, shown = keeper.page.on_paper, keeper.page.shown
    shown.agree(replace(shown.head, title="Friday round"), shown.score_list)
    keeper.page.show_paper()
    assert "Friday round" in seen(page.leaves, monkeypatch)

    keeper.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert "Thursday round" in seen(page.leaves, monkeypatch)


def test_a_long_list_is_leafed_through_by_keys(keeper: Keeper) -> None:
    page, shown = keeper.page.on_paper, keeper.page.shown
    sheet = shown.score_list
    shown.agree(shown.head, replace(sheet, games=None, entries=sheet.entries * 5))
    keeper.page.show_paper()
    QCoreApplication.sendPostedEvents()
    bar = page.area.verticalScrollBar()
    assert page.leaves.count == 3
    assert bar.maximum() > 0

    keeper.type("↓")
    assert 0 < bar.value() < bar.pageStep()
    keeper.key(Qt.Key.Key_End)
    assert bar.value() == bar.maximum()
    keeper.type("⎋")
    assert keeper.page.entry.hasFocus()


def test_only_a_few_pages_of_a_long_list_stay_drawn(keeper: Keeper) -> None:
    """Fifty large pages would take a gigabyte."""
    page, shown = keeper.page.on_paper, keeper.page.shown
    sheet = shown.score_list
    shown.agree(shown.head, replace(sheet, games=None, entries=sheet.entries * 25))
    keeper.page.show_paper()
    QCoreApplication.sendPostedEvents()
    bar, drawn = page.area.verticalScrollBar(), set[int]()
    for value in range(0, bar.maximum() + bar.pageStep(), bar.pageStep()):
        bar.setValue(value)
        page.area.grab()
        drawn |= {index for index, _ in page.leaves._pictures}
        assert len(page.leaves._pictures) <= 4

    assert page.leaves.count == len(drawn) > 8


def test_pages_are_sharp_on_a_denser_screen(keeper: Keeper, monkeypatch: pytest.MonkeyPatch) -> None:
    """To which the window was moved: it has the same size there."""
    keeper.page.show_paper()
    QCoreApplication.sendPostedEvents()
    leaves = keeper.page.on_paper.leaves
    leaves.grab()
    monkeypatch.setattr(leaves, "devicePixelRatioF", lambda: 2.0)
    leaves.grab()

    assert max(picture.devicePixelRatio() for picture in leaves._pictures.values()) == 2


def test_the_pages_are_as_wide_as_there_is_room(keeper: Keeper) -> None:
    keeper.page.show_paper()
    leaves = keeper.page.on_paper.leaves
    for width in (1440, 820):
        keeper.room.resize(width, 700)
        QCoreApplication.sendPostedEvents()
        assert leaves.width() == keeper.page.on_paper.area.viewport().width()
        assert leaves.height() == leaves.heightForWidth(leaves.width())


def test_the_pages_are_saved_as_pdf(keeper: Keeper, tmp_path: Path, qtbot: QtBot) -> None:
    keeper.page.show_paper()
    keeper.click(keeper.page.on_paper.pdf)
    dialog = keeper.room.files.asker.dialog
    assert dialog is not None
    assert dialog.nameFilters() == ["The list on paper (*.pdf)"]
    assert dialog.defaultSuffix() == "pdf"

    target = tmp_path / "evening.pdf"
    dialog.fileSelected.emit(str(target))
    assert target.read_bytes().startswith(b"%PDF-")
    dialog.close()
    qtbot.waitUntil(lambda: keeper.room.files.asker.dialog is None)


def test_pages_follow_the_language(keeper: Keeper, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    keeper.page.show_paper()
    page = keeper.page.on_paper
    speak(house, Language.GERMAN)

    assert page.accessibleName() == "Druckvorschau"
    assert "Seite 1 von 1" in seen(page.leaves, monkeypatch)


def test_a_window_that_is_hidden_makes_no_pages(keeper: Keeper, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[object] = []
    page = keeper.page.on_paper
    monkeypatch.setattr(page.leaves, "show_sheet", lambda *pages: made.append(pages))
    keeper.type("2s2⏎")

    assert not made
