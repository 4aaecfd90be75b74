"""What is found to be wrong in the midst of a list: reached by keys, told anew, and taken back."""

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QToolTip

from skatdesk.scoring.entries import RamschGame
from tests.helpers.paintings import PaintedRegion
from tests.helpers.plain import plain
from tests.ui.scoresheet.conftest import Keeper


def test_up_leads_from_the_entry_to_the_game_written_last(keeper: Keeper) -> None:
    keeper.type("2s2⏎↑")
    assert keeper.page.view.hasFocus()
    assert keeper.page.view.chosen == 24

    keeper.type("↑⏎")
    assert keeper.page.model.open_row == 23


def test_a_game_that_is_changed_is_told_anew_after_backspace(keeper: Keeper) -> None:
    """Game 1 was Ada's; without it the figures would mean matadors."""
    keeper.point_at(0)
    keeper.key(Qt.Key.Key_F2)
    keeper.key(Qt.Key.Key_Backspace)
    assert not keeper.page.entry.outcome.won.isEnabled()
    keeper.type("3h1⏎")

    assert keeper.cells(0)[:3] == ["1", "Cem", "Hearts"]
    assert keeper.kept() == keeper.page.shown.score_list


def test_the_tip_of_a_game_tells_who_has_only_a_mouse_how_it_is_changed(keeper: Keeper) -> None:
    """Below how its score came about."""
    view = keeper.page.view
    at = view.visualRect(view.model().index(23, 3)).center()
    QCoreApplication.sendEvent(view.viewport(), QHelpEvent(QEvent.Type.ToolTip, at, view.viewport().mapToGlobal(at)))
    told = plain(QToolTip.text())
    QToolTip.hideText()

    assert "× 12" in told
    assert "Double click: change" in told


def test_another_declarer_is_named_where_tab_leads(keeper: Keeper) -> None:
    """Everything else of game 1 stays as it was."""
    before = keeper.cells(0)
    keeper.point_at(0)
    keeper.key(Qt.Key.Key_F2)
    keeper.key(Qt.Key.Key_Tab)
    keeper.type("3⏎")

    assert keeper.cells(0)[1] == "Cem"
    assert keeper.cells(0)[2:14] == before[2:14]
    assert keeper.page.entry.hasFocus()


def test_the_points_of_a_ramsch_that_is_changed_are_typed_at_once(keeper: Keeper) -> None:
    page = keeper.open("pub")
    at = next(i for i, entry in enumerate(page.shown.score_list.entries) if isinstance(entry.outcome, RamschGame))
    before = page.shown.score_list.entries[at]
    keeper.point_at(at)
    keeper.key(Qt.Key.Key_F2)
    assert page.entry.ramsch_inputs.points[min(before.seating.places)].edit.hasFocus()
    keeper.type("⏎")

    assert page.shown.score_list.entries[at] == before
    assert page.entry.hasFocus()


def test_a_game_that_is_changed_is_told_anew_by_mouse(keeper: Keeper) -> None:
    page, before = keeper.page, keeper.page.shown.score_list
    assert not page.change_line.anew.isVisible()
    keeper.point_at(0)
    keeper.key(Qt.Key.Key_Insert)
    assert not page.change_line.anew.isVisible()
    keeper.type("⎋")
    keeper.point_at(0)
    keeper.key(Qt.Key.Key_F2)
    keeper.click(page.change_line.anew)
    assert page.entry.hasFocus()
    page.undo.trigger()
    keeper.type("⏎")

    assert page.shown.score_list == before


def test_what_was_changed_is_told_and_can_be_taken_back(keeper: Keeper) -> None:
    notice, before = keeper.room.notice, keeper.page.shown.score_list
    keeper.point_at(0)
    keeper.key(Qt.Key.Key_F2)
    keeper.type("l")
    assert plain(notice.text) == "Game 1 changed: Ada, Spades, +22 became Ada, Spades, −44"

    keeper.click(notice.undo)
    assert keeper.page.shown.score_list == before


def test_what_was_inserted_or_moved_is_told_too(keeper: Keeper) -> None:
    keeper.point_at(2)
    keeper.key(Qt.Key.Key_Insert)
    keeper.type("1c1⏎")
    assert plain(keeper.room.notice.text).startswith("Game 3 inserted: Ada, Clubs, +24")

    keeper.point_at(2)
    keeper.key(Qt.Key.Key_Down, Qt.KeyboardModifier.ControlModifier)
    assert plain(keeper.room.notice.text).startswith("Game 3 moved, now game 4")


def test_the_last_game_of_a_list_is_its_current_line(keeper: Keeper) -> None:
    """Not one that was looked at before."""
    page = keeper.page
    page.shown.agree(page.shown.head, replace(page.shown.score_list, games=25))
    keeper.point_at(3)
    keeper.type("2s2⏎")
    assert page.view.hasFocus()
    assert page.view.chosen == 24


def test_where_a_list_is_over_the_next_one_of_its_players_is_begun(keeper: Keeper) -> None:
    page = keeper.page
    assert not page.over.again.isVisible()
    page.shown.agree(page.shown.head, replace(page.shown.score_list, games=24))
    keeper.click(page.over.again)

    assert keeper.page is not page
    assert keeper.page.shown.score_list.players == page.shown.score_list.players
    assert not keeper.page.shown.score_list.entries
    assert keeper.page.entry.hasFocus()


def test_escape_leaves_an_empty_line(keeper: Keeper) -> None:
    keeper.type("/")
    assert keeper.page.entry.types_a_line
    keeper.type("⎋")
    assert keeper.page.entry.hasFocus()


def test_the_frame_of_the_current_line_is_painted_to_its_end(keeper: Keeper) -> None:
    """It is wider than the cells, and stood half at the line before."""
    view, painted = keeper.page.view, PaintedRegion()
    keeper.point_at(20)
    end = view.viewport().width() - 4
    ends = [QPoint(end, keeper.row_at(entry).y()) for entry in (20, 19)]
    QCoreApplication.processEvents()
    view.viewport().installEventFilter(painted)
    keeper.type("↑")
    QCoreApplication.processEvents()
    assert all(map(painted.region.contains, ends))


def test_a_key_that_tells_a_game_paints_its_line_alone(keeper: Keeper) -> None:
    """All the others of a long list took longer than everything else the key does."""
    view, painted = keeper.page.view, PaintedRegion()
    keeper.type("1c")
    QCoreApplication.processEvents()
    view.viewport().installEventFilter(painted)
    keeper.type("1")
    QCoreApplication.processEvents()
    line, around = view.visualRect(keeper.page.model.index(24, 0)), painted.region.boundingRect()
    assert around.contains(line)
    assert around.height() < 2 * line.height()


def test_a_correction_that_was_begun_goes_by_the_rules_agreed_on_since(keeper: Keeper) -> None:
    """As after a new start of the program, and as one that is begun now."""
    page = keeper.open("pub")
    shown = page.shown
    at = next(i for i, entry in enumerate(shown.score_list.entries) if isinstance(entry.outcome, RamschGame))
    page.writing.change(at)
    points = page.entry.ramsch_inputs.points[shown.score_list.entries[at].seating.places[1]]
    points.edit.setFocus()
    points.edit.selectAll()
    keeper.type("40")
    rules = replace(shown.score_list.rules, ramsch_score="own", ramsch_skat_to="loser")
    assert shown.agree(shown.head, replace(shown.score_list, rules=rules))

    told = page.entry.draft
    assert page.writing.line.kind == "change"
    assert {draft.terms.rules for draft in page.entry.begun} == {rules}
    keeper.room.pages.close(page)
    assert keeper.open("pub").entry.draft == told
