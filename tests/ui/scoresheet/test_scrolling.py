"""Where a sheet stands that is longer than its window, and what of it is painted."""

from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from skatdesk.i18n.languages import Language
from skatdesk.ui.scoresheet.game_menu import GameMenu
from skatdesk.ui.scoresheet.sheet_rows import SheetRow
from skatdesk.ui.scoresheet.sheet_view import SheetView
from tests.ui.conftest import House
from tests.ui.scoresheet.conftest import Keeper, speak


def _in_sight(keeper: Keeper, row: int) -> bool:
    QApplication.processEvents()
    view = keeper.page.view
    return view.viewport().rect().contains(view.visualRect(keeper.page.model.index(row, 0)))


def _open_wide(keeper: Keeper, house: House, language: Language, height: int, row: int) -> SheetView:
    """Opens the pub's list beside the open shelf, which leaves too little room for its columns, at one of its rows."""
    house.look.use(scale=0.93, enlarged=True)
    speak(house, language)
    keeper.open("pub")
    keeper.room.resize(1024, height)
    keeper.room.shelf.folding.set_folded(False)
    keeper.point_at(row)
    QApplication.processEvents()
    return keeper.page.view


@pytest.mark.parametrize("kind", ["another game", "the same", "inserted"])
def test_after_a_correction_the_sheet_stays_there_until_the_next_game_is_told(keeper: Keeper, kind: str) -> None:
    """It would be looked for in a long list; what is typed then is seen at the end, where it is written."""
    keeper.room.resize(1024, 640)
    keeper.point_at(2)
    if kind == "inserted":
        keeper.key(Qt.Key.Key_Insert)
        keeper.type("1s2⏎")
    else:
        keeper.key(Qt.Key.Key_F2)
        keeper.type("l" if kind == "another game" else "⏎")

    assert keeper.page.entry.holds_focus
    assert keeper.page.model.entry_index(keeper.page.view.currentIndex().row()) == 2
    assert _in_sight(keeper, 2)
    assert not _in_sight(keeper, keeper.page.model.open_row or 0)
    keeper.type("2s")
    assert keeper.page.model.open_row == keeper.page.model.rowCount() - 1
    assert _in_sight(keeper, keeper.page.model.open_row)


def test_the_sheet_stays_at_a_corrected_game_that_is_undone_and_redone(keeper: Keeper) -> None:
    """It is the current one already, and has to come back into sight."""
    keeper.room.resize(1024, 640)
    keeper.point_at(0)
    keeper.key(Qt.Key.Key_F2)
    keeper.type("l")
    assert _in_sight(keeper, 0)

    keeper.page.undo.trigger()
    assert _in_sight(keeper, 0)
    keeper.page.redo.trigger()
    assert _in_sight(keeper, 0)


def test_a_correction_leaves_the_sheet_where_it_stands(keeper: Keeper) -> None:
    """Not even scrolled as far as to the corrected game: it was in sight."""
    keeper.room.resize(1440, 800)
    keeper.point_at(2)
    bar = keeper.page.view.verticalScrollBar()
    bar.setValue(bar.singleStep())
    keeper.key(Qt.Key.Key_F2)
    keeper.type("l")
    QApplication.processEvents()

    assert bar.value() == bar.singleStep() < bar.maximum()


def test_a_sheet_at_its_end_begins_with_a_whole_row(keeper: Keeper) -> None:
    view = keeper.page.view
    for height in range(640, 640 + view.rowHeight(0)):
        keeper.room.resize(1024, height)
        QApplication.processEvents()
        assert view.at_end
        assert view.verticalScrollBar().value() > 0
        assert view.rowViewportPosition(view.rowAt(0)) == 0
        assert _in_sight(keeper, keeper.page.model.rowCount() - 1)


def test_players_who_have_no_room_beside_the_open_shelf_are_scrolled_to(keeper: Keeper, house: House) -> None:
    """Nobody could read how they stand; where all have room there is no bar."""
    house.look.use(scale=0.93, enlarged=True)
    keeper.open("pub")
    keeper.room.resize(1024, 700)
    view, bar, seen = keeper.page.view, keeper.page.view.horizontalScrollBar(), []
    for folded in (True, False):
        keeper.room.shelf.folding.set_folded(folded)
        QApplication.processEvents()
        bar.setValue(bar.maximum())
        last = view.visualRect(keeper.page.model.index(0, keeper.page.model.columnCount() - 1))
        seen.append((bar.isVisible(), last.right() < view.viewport().width()))

    assert seen == [(False, True), (True, True)]


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.URDU])
def test_whoever_looks_at_the_last_players_goes_on_seeing_them(
    keeper: Keeper, house: House, language: Language
) -> None:
    """While a game is corrected, taken back, and from row to row; within a row the keys lead sideways."""
    view = _open_wide(keeper, house, language, 900, 10)
    bar, seen = view.horizontalScrollBar(), []
    bar.setValue(bar.maximum())
    for act in (
        partial(keeper.key, Qt.Key.Key_Up),
        partial(keeper.key, Qt.Key.Key_F2),
        partial(keeper.room.resize, 1024, 840),
        partial(keeper.type, "l"),
        keeper.page.undo.trigger,
        view.setFocus,
        partial(keeper.key, Qt.Key.Key_Down),
    ):
        act()
        QApplication.processEvents()
        seen.append(bar.value())
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Left):  # from the first column and back, either way
        keeper.key(key)

    assert seen == [bar.maximum()] * len(seen)
    assert bar.value() == 0 < bar.maximum()


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.URDU])
def test_a_menu_asked_for_by_keys_opens_over_the_sheet(keeper: Keeper, house: House, language: Language) -> None:
    """At its game, wherever the sheet has been scrolled to since that was chosen."""
    view, menu = _open_wide(keeper, house, language, 700, 5), keeper.page.findChild(GameMenu)
    assert menu is not None
    for bar in (view.horizontalScrollBar(), view.verticalScrollBar()):
        assert bar.maximum() > 0
        for value in (bar.maximum(), 0):
            bar.setValue(value)
            QTest.keyClick(view, Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
            at = view.viewport().mapFromGlobal(menu.pos())
            menu.close()
            assert view.rowAt(at.y()) == 5
            assert 0 <= at.x() < view.viewport().width()


def test_rows_out_of_sight_are_not_painted(keeper: Keeper, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a list of hundreds of games each key paints the sheet anew."""
    keeper.room.resize(1440, 640)
    view, painted = keeper.page.view, []
    paint = SheetView._paint_ground

    def note(view: SheetView, painter: QPainter, row: int, shown: SheetRow) -> None:
        painted.append(row)
        paint(view, painter, row, shown)

    monkeypatch.setattr(SheetView, "_paint_ground", note)
    for at in (0, view.verticalScrollBar().singleStep(), view.verticalScrollBar().maximum()):
        view.verticalScrollBar().setValue(at)
        QApplication.processEvents()
        painted.clear()
        view.viewport().grab()
        rows = range(keeper.page.model.rowCount())
        room = view.viewport().rect()
        assert painted == [row for row in rows if view.visualRect(keeper.page.model.index(row, 0)).intersects(room)]
        assert len(painted) < len(rows)


@pytest.mark.parametrize("scale", [0.78, 1.15, 1.3])
def test_what_is_in_sight_stays_there_when_text_gets_another_size(keeper: Keeper, house: House, scale: float) -> None:
    """The line being written at the end; else the first row, and no half of one."""
    keeper.room.resize(1440, 800)
    QApplication.processEvents()
    view, row = keeper.page.view, keeper.page.model.open_row
    assert row is not None
    assert _in_sight(keeper, row)
    house.look.use(scale=scale)
    assert _in_sight(keeper, row)

    house.look.use(scale=1)
    QApplication.processEvents()
    view.verticalScrollBar().setValue(3 * view.verticalHeader().defaultSectionSize())
    house.look.use(scale=scale)
    QApplication.processEvents()
    assert view.rowAt(0) == 3
    assert view.rowViewportPosition(3) == 0


@pytest.mark.parametrize("at", ["the first in sight at the end", "the last in sight"])
def test_a_game_being_changed_stays_in_sight_when_text_or_window_get_another_size(
    keeper: Keeper, house: House, at: str
) -> None:
    """Nobody writes into a line he does not see."""
    keeper.room.resize(1440, 800)
    QApplication.processEvents()
    view = keeper.page.view
    if at == "the last in sight":
        view.verticalScrollBar().setValue(0)
    row = view.rowAt(0) if view.at_end else view.rowAt(view.viewport().height() - view.rowHeight(0))
    keeper.point_at(row)
    keeper.key(Qt.Key.Key_F2)
    assert keeper.page.model.open_row == row
    seen = []
    for scale in (1.15, 1.3, 0.78, 1.3, 1.0):
        house.look.use(scale=scale)
        seen.append(_in_sight(keeper, row))
    for height in (640, 900, 700):
        keeper.room.resize(1440, height)
        seen.append(_in_sight(keeper, row))

    assert all(seen)


def test_the_current_game_stays_it_when_somebody_is_called_otherwise(keeper: Keeper) -> None:
    """Whoever is in the midst of a long list would be led to its end."""
    keeper.room.resize(1024, 640)
    keeper.point_at(2)
    shown, view, stood = keeper.page.shown, keeper.page.view, []
    at = view.verticalScrollBar().value()
    renamed = replace(shown.score_list, players=("Annemarie", "Benjamin", "Cem"))
    for step in (partial(shown.agree, shown.head, renamed), shown.undo, shown.redo):
        assert step()
        QApplication.processEvents()
        stood.append((view.chosen, view.verticalScrollBar().value()))

    assert stood == [(2, at)] * 3
    assert keeper.cells(1)[1] == "Benjamin"
