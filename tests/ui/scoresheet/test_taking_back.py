"""What was done is taken back, and done again: told of a game, begun to be changed, written into the list."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from skatdesk.i18n.languages import Language
from tests.helpers.plain import plain
from tests.ui.conftest import House
from tests.ui.scoresheet.conftest import Keeper, speak

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def count(keeper: Keeper) -> int:
    return len(keeper.page.shown.score_list.entries)


def test_del_takes_a_game_out_and_ctrl_z_brings_it_back(keeper: Keeper) -> None:
    before = keeper.page.shown.score_list
    keeper.point_at(4)
    keeper.key(Qt.Key.Key_Delete)
    assert count(keeper) == 23
    keeper.key(Qt.Key.Key_Z, CONTROL)
    assert keeper.page.shown.score_list == before == keeper.kept()
    keeper.key(Qt.Key.Key_Y, CONTROL)
    assert count(keeper) == 23


def test_undo_works_from_the_panel_too(keeper: Keeper) -> None:
    keeper.type("2s2⏎")
    keeper.key(Qt.Key.Key_Z, CONTROL)
    assert count(keeper) == 24
    keeper.key(Qt.Key.Key_Z, CONTROL | SHIFT)
    assert count(keeper) == 25


def test_undo_works_from_the_quick_entry_too(keeper: Keeper) -> None:
    """There the keyboard stays; what was typed is written and does not come back into the line."""
    keeper.type("/2 s 2⏎")
    line = keeper.page.entry.quick.edit
    assert line.hasFocus()
    keeper.key(Qt.Key.Key_Z, CONTROL)
    assert (count(keeper), line.text()) == (24, "")
    keeper.key(Qt.Key.Key_Z, CONTROL | SHIFT)
    assert (count(keeper), line.text()) == (25, "")

    keeper.type("3 h")
    keeper.key(Qt.Key.Key_Z, CONTROL)
    assert (count(keeper), line.text()) == (25, "")  # letters first


def test_undo_from_the_quick_entry_takes_back_what_the_notice_tells(keeper: Keeper) -> None:
    before = keeper.page.shown.score_list
    keeper.point_at(4)
    keeper.key(Qt.Key.Key_Delete)
    keeper.type("/")
    assert keeper.page.entry.quick.edit.hasFocus()
    keeper.key(Qt.Key.Key_Z, CONTROL)
    assert keeper.page.shown.score_list == before


def test_undo_takes_back_what_is_told_before_what_is_written(keeper: Keeper) -> None:
    """Answer by answer, then the change as a whole; only then the last game of the list."""
    keeper.type("2s2⏎")
    keeper.point_at(2)
    keeper.key(Qt.Key.Key_F2)
    assert not keeper.page.redo.isEnabled()
    keeper.type("h")
    for open_row in (2, 25):
        keeper.key(Qt.Key.Key_Z, CONTROL)
        assert keeper.page.model.open_row == open_row
        assert count(keeper) == 25

    keeper.type("3h")
    keeper.key(Qt.Key.Key_Z, CONTROL)
    keeper.key(Qt.Key.Key_Z, CONTROL)
    assert not keeper.page.entry.begun
    assert count(keeper) == 25
    keeper.key(Qt.Key.Key_Z, CONTROL)
    assert count(keeper) == 24


@pytest.mark.parametrize("told", ["a game", "a change"])
def test_undo_takes_back_what_is_told_before_what_the_notice_offers(keeper: Keeper, told: str) -> None:
    keeper.point_at(4)
    keeper.key(Qt.Key.Key_Delete)
    if told == "a game":
        keeper.type("3")
    else:
        keeper.key(Qt.Key.Key_F2)
    assert keeper.room.notice.offers_undo
    keeper.key(Qt.Key.Key_Z, CONTROL)
    assert not keeper.page.writing.is_under_way
    assert count(keeper) == 23
    keeper.key(Qt.Key.Key_Z, CONTROL)
    assert count(keeper) == 24


def test_nothing_is_done_again_at_the_cost_of_a_game_half_told(keeper: Keeper) -> None:
    keeper.type("2s2⏎")
    keeper.key(Qt.Key.Key_Z, CONTROL)
    keeper.type("3")
    keeper.key(Qt.Key.Key_Y, CONTROL)
    assert keeper.page.entry.begun
    keeper.key(Qt.Key.Key_Z, CONTROL)
    keeper.key(Qt.Key.Key_Y, CONTROL)
    assert count(keeper) == 25


def test_undo_forgets_a_line_that_is_told(keeper: Keeper) -> None:
    keeper.type("/3 h 2")
    keeper.page.view.setFocus()
    keeper.key(Qt.Key.Key_Z, CONTROL)
    assert not keeper.page.entry.begun
    assert not keeper.page.entry.quick.text
    assert not keeper.page.undo.isEnabled()


def test_undo_leaves_a_change_in_a_list_just_opened(keeper: Keeper) -> None:
    """No step can be taken back there yet."""
    assert not keeper.page.undo.isEnabled()
    keeper.point_at(2)
    keeper.key(Qt.Key.Key_Insert)
    keeper.key(Qt.Key.Key_Z, CONTROL)
    assert keeper.page.model.open_row == 24
    assert not keeper.page.undo.isEnabled()


def test_undo_in_a_list_that_is_over_takes_back_its_last_step(keeper: Keeper) -> None:
    """What was told of the game corrected last is of no game that is asked for."""
    page = keeper.page
    page.shown.agree(page.shown.head, replace(page.shown.score_list, games=24))
    keeper.point_at(2)
    keeper.key(Qt.Key.Key_F2)
    keeper.type("hl")
    corrected = page.shown.score_list
    keeper.key(Qt.Key.Key_Z, CONTROL)
    assert page.shown.score_list != corrected
    assert page.entry.isHidden()


def test_a_game_entered_as_it_was_is_no_step_and_that_is_told(keeper: Keeper) -> None:
    keeper.point_at(2)
    keeper.key(Qt.Key.Key_F2)
    keeper.type("⏎")
    assert plain(keeper.room.notice.text) == "Game 3 is as it was: nothing has changed"
    assert not keeper.page.undo.isEnabled()


def test_what_is_taken_back_or_done_again_is_the_current_line(keeper: Keeper) -> None:
    keeper.point_at(5)
    keeper.key(Qt.Key.Key_Up, CONTROL)
    keeper.key(Qt.Key.Key_Z, CONTROL)
    assert keeper.page.view.chosen == 5
    keeper.key(Qt.Key.Key_Z, CONTROL | SHIFT)
    assert keeper.page.view.chosen == 4

    keeper.point_at(2)
    keeper.key(Qt.Key.Key_Delete)
    keeper.point_at(9)
    keeper.key(Qt.Key.Key_Z, CONTROL)
    assert keeper.page.view.chosen == 2


def test_taken_back_in_a_list_where_a_grand_hand_took_no_number(keeper: Keeper) -> None:
    """Before a Ramsch round two rows can have one number; the row is chosen, not the number."""
    keeper.open("pub")
    page = keeper.page
    last = len(page.shown.score_list.entries) - 1
    page.shown.remove(last)
    page.view.choose(0)
    page.undo.trigger()

    assert page.view.currentIndex().row() == last


def test_undo_and_redo_say_which_step_they_mean(keeper: Keeper, house: House) -> None:
    """But for what is only told of a game: that is in sight."""
    page, shown = keeper.page, keeper.page.shown
    assert (page.undo.text(), page.redo.text()) == ("Undo", "Redo")
    keeper.type("2s2⏎")
    keeper.type("2h2⏎")
    assert plain(page.undo.text()) == "Undo: Game 26 written: Ben, Hearts, +30"
    keeper.type("3")
    assert page.undo.text() == "Undo"
    keeper.key(Qt.Key.Key_Z, CONTROL)
    keeper.key(Qt.Key.Key_Z, CONTROL)
    assert plain(page.undo.text()) == "Undo: Game 25 written: Ben, Spades, +33"
    assert plain(page.redo.text()) == "Redo: Game 26 written: Ben, Hearts, +30"
    speak(house, Language.GERMAN)
    assert plain(page.undo.text()) == "Rückgängig: Spiel 25 eingetragen: Ben, Pik, +33"
    shown.agree(replace(shown.head, title="Max & Moritz"), shown.score_list)
    assert "Max && Moritz" in plain(page.undo.text())
