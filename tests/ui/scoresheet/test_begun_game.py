"""A game that was begun and not entered waits: beside another one, in a list that was left, in a program that ended."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.helpers.plain import plain
from tests.ui.conftest import House
from tests.ui.scoresheet.conftest import Keeper, opened


def test_a_game_that_was_begun_waits_while_another_is_changed(keeper: Keeper) -> None:
    """Left by Escape, or entered as it was, or as another one: the game at the table goes on where it stood."""
    keeper.type("2s2")
    for leave in ("esc", "⏎", "l"):
        keeper.point_at(0)
        keeper.key(Qt.Key.Key_F2)
        if leave == "esc":
            keeper.key(Qt.Key.Key_Escape)
        else:
            keeper.type(leave)
        assert plain(str(keeper.page.model.index(24, 13).data())) == "+33"

    keeper.type("⏎")
    assert (len(keeper.page.shown.score_list.entries), keeper.cells(24)[:5]) == (25, ["25", "Ben", "Spades", "11", "2"])
    assert keeper.page.entry.begun == ()


@pytest.mark.parametrize("typed", ["2s2", "/2 s w2"])
def test_a_game_that_was_begun_is_there_again_after_the_program_was_killed(
    keeper: Keeper, qtbot: QtBot, house: House, typed: str
) -> None:
    """Nobody said goodbye to the first room; the game can be entered, or begun anew, as before."""
    keeper.type(typed)

    for room in opened(qtbot, house, keeper.store):
        again = Keeper(room, keeper.store, keeper.ids)
        page = again.open("thursday")
        assert plain(str(page.model.index(24, 13).data())) == "+33"
        again.key(Qt.Key.Key_Escape)
        assert page.entry.begun == ()
        assert keeper.store.lists.open(keeper.ids["thursday"]).begun == ()
        again.type("2s2h⏎")
        assert again.cells(24)[:5] == ["25", "Ben", "Spades", "11", "2"]
        assert keeper.store.lists.open(keeper.ids["thursday"]).begun == ()


def test_a_game_that_was_begun_outlives_a_change_of_the_details(keeper: Keeper) -> None:
    """Not one of the games before: then another deal is due."""
    shown = keeper.page.shown
    keeper.type("2s2")
    begun = keeper.page.entry.begun

    shown.agree(replace(shown.head, title="Club evening"), shown.score_list)
    assert keeper.page.entry.begun == begun
    assert keeper.store.lists.open(shown.id).begun == begun

    shown.remove(23)
    assert keeper.page.entry.begun == ()
    assert keeper.store.lists.open(shown.id).begun == ()
