"""A correction moves Bock rounds and the turn to deal; games played otherwise stay as they were, and show it."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from skatdesk.scoring.entries import PassedInGame
from skatdesk.ui.scoresheet.columns import Column
from skatdesk.ui.scoresheet.game_menu import GameMenu
from tests.helpers.plain import plain
from tests.ui.scoresheet.conftest import Keeper


def test_a_change_that_moves_bock_rounds_says_what_it_leaves(keeper: Keeper) -> None:
    """Games behind it count as they were written, until somebody changes them."""
    page = keeper.open("pub")
    page.writing.change(2)
    keeper.type("⏎")
    assert "Bock" not in keeper.room.notice.text

    sheet = page.shown.score_list
    maker = next(index for index in range(len(sheet.entries) - 1) if sheet.deal_due(index + 1).round == "bock")
    page.writing.insert(maker + 1)
    page.entry.entered.emit(replace(sheet.entries[maker], outcome=PassedInGame()))
    assert "keep the factor" in keeper.room.notice.text
    page.undo.trigger()
    page.view.removeRequested.emit(maker)
    assert "deleted" in keeper.room.notice.text
    assert "keep the factor" in keeper.room.notice.text
    page.undo.trigger()
    page.view.moveRequested.emit(maker, maker + 2)
    assert "keep the factor" in keeper.room.notice.text
    page.undo.trigger()
    assert not keeper.room.notice.text

    page.writing.change(maker)
    page.entry.entered.emit(replace(sheet.entries[maker], outcome=PassedInGame()))
    assert "keep the factor" in keeper.room.notice.text
    assert page.shown.score_list.entries[maker + 1 :] == sheet.entries[maker + 1 :]


def test_a_game_that_counts_otherwise_than_its_round_shows_it(keeper: Keeper) -> None:
    """The factor stands in its cell, also × 1, and the row tells what is due."""
    page = keeper.open("pub")
    page.writing.change(2)
    page.entry.entered.emit(replace(page.shown.score_list.entries[2], outcome=PassedInGame()))

    model, bock = page.model, page.model.columns.index(Column.BOCK)
    assert [row.other_factor for row in model.rows[2:5]] == [False, True, True]
    assert keeper.cells(3)[bock] == "× 2"
    assert "this one would count × 1" in plain(str(model.index(3, bock).data(Qt.ItemDataRole.ToolTipRole)))
    assert "this one would count × 1" in plain(str(model.index(3, 0).data(Qt.ItemDataRole.AccessibleTextRole)))
    page.undo.trigger()

    page.writing.change(3)
    page.entry.entered.emit(page.shown.score_list.entries[3].with_bock(1))
    assert keeper.cells(3)[bock] == "× 1"


def test_the_menu_of_a_game_counts_it_in_its_round(keeper: Keeper, monkeypatch: pytest.MonkeyPatch) -> None:
    """One step for each, which can be taken back; a deal passed in is doubled by nothing."""
    monkeypatch.setattr(GameMenu, "popup", lambda _menu, _at: None)
    page = keeper.open("pub")
    before = page.shown.score_list
    page.view.menuRequested.emit(3, page.view.pos())
    assert page._menu.bock.isVisible()
    assert page._menu.bock.isChecked()

    page._menu.bock.trigger()
    assert page.shown.score_list.entries[3] == before.entries[3].with_bock(1)
    page.view.menuRequested.emit(3, page.view.pos())
    assert not page._menu.bock.isChecked()
    page._menu.bock.trigger()
    assert page.shown.score_list == before

    page.writing.change(3)
    page.entry.entered.emit(replace(before.entries[3], outcome=PassedInGame()))
    page.view.menuRequested.emit(3, page.view.pos())
    assert not page._menu.bock.isVisible()
    page = keeper.open("thursday")
    page.view.menuRequested.emit(3, page.view.pos())
    assert not page._menu.bock.isVisible()


def test_games_that_keep_their_dealers_are_told_and_the_first_of_them_shows_it(keeper: Keeper) -> None:
    """At a table of four, where else somebody would sit out of a game he played."""
    page = keeper.open("pub")
    before = page.shown.score_list
    assert not any(row.other_dealer for row in page.model.rows)
    page.writing.insert(1)
    page.entry.entered.emit(replace(before.entries[0], seating=before.entries[1].seating, outcome=PassedInGame()))

    assert "keep the dealers" in keeper.room.notice.text
    assert [row.other_dealer for row in page.model.rows[:4]] == [False, False, True, False]
    told = plain(str(page.model.index(2, 0).data(Qt.ItemDataRole.ToolTipRole)))
    assert "the turn was with: Ben" in told

    page.undo.trigger()
    page.view.removeRequested.emit(0)
    assert "deleted" in keeper.room.notice.text
    assert "keep the dealers" in keeper.room.notice.text
