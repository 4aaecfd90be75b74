"""Whose the keys are: the entry's after a click elsewhere, and Undo the deleted list's."""

import os
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from skatdesk.i18n.languages import Language
from skatdesk.scoring.entries import RamschGame
from skatdesk.ui.scoresheet.list_dialog import ListDialog
from tests.helpers.plain import plain
from tests.helpers.sample_lists import thursday
from tests.ui.conftest import House
from tests.ui.scoresheet.conftest import Keeper, speak, titles


def test_the_keys_are_for_the_entry_again(keeper: Keeper, tmp_path: Path, qtbot: QtBot) -> None:
    """After an export that was left, and after a message that was closed."""
    room, page = keeper.room, keeper.page
    for press in ("mouse", "keys"):
        keeper.click(page.head.export)
        assert room.files.asker.dialog is not None
        QTest.keyClick(room.files.asker.dialog, Qt.Key.Key_Escape)
        qtbot.waitUntil(lambda: room.files.asker.dialog is None)
        room.activateWindow()
        qtbot.waitUntil(room.isActiveWindow)
        assert page.entry.hasFocus()

        room.files.write(str(tmp_path / "list.json"), *thursday())
        assert room.notice.isVisible()
        if press == "mouse":
            keeper.click(room.notice.shut)
        else:
            room.notice.shut.setFocus()
            keeper.type("⏎")
        assert not room.notice.isVisible()
        assert page.entry.hasFocus()
    keeper.type("2s2⏎")
    assert len(page.shown.score_list.entries) == 25


@pytest.mark.parametrize("where", ["shelf", "entry", "sheet", "settlement"])
def test_undo_brings_a_deleted_list_back(keeper: Keeper, where: str) -> None:
    """While the notice offers it, wherever the keyboard is; the list in front keeps its last game."""
    room, page = keeper.room, keeper.page
    keeper.type("2s2⏎")
    if where == "settlement":
        keeper.click(page.head.settle)
    elif where == "sheet":
        page.view.setFocus()
    elif where == "shelf":
        room.shelf.view.setFocus()
        room.shelf.view.setCurrentIndex(room.shelf.model.index(2))
        keeper.key(Qt.Key.Key_Delete)
    if where != "shelf":
        room.remove(keeper.ids["bierlachs"])
    assert titles(room) == ["Thursday round", "Pub evening"]
    keeper.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(titles(room)) == 3
    assert plain(keeper.page.head.headline.title) == "Bierlachs"
    assert not room.notice.isVisible()
    assert len(page.shown.score_list.entries) == 25
    keeper.open("thursday")
    page.show_sheet()
    keeper.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(page.shown.score_list.entries) == 24


def test_home_and_end_go_to_the_first_and_the_last_line_of_the_sheet(keeper: Keeper) -> None:
    """Not to the first and the last cell of a line, which nobody sees."""
    keeper.key(Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    view = keeper.page.view
    assert view.currentIndex().row() == keeper.page.model.open_row
    keeper.key(Qt.Key.Key_Home)
    assert view.chosen == 0
    keeper.key(Qt.Key.Key_End)
    assert view.currentIndex().row() == keeper.page.model.open_row
    keeper.key(Qt.Key.Key_Up)
    assert view.chosen == 23


@pytest.mark.parametrize("by", ["button", "key"])
def test_a_deleted_game_can_be_brought_back(keeper: Keeper, by: str) -> None:
    """The notice says which game it was."""
    room, page = keeper.room, keeper.page
    before = page.shown.score_list
    keeper.point_at(3)
    page.view.setFocus()
    keeper.key(Qt.Key.Key_Delete)
    assert len(page.shown.score_list.entries) == 23
    assert plain(room.notice.text) == "Game 4 deleted: Ben, Grand, +72"

    if by == "button":
        keeper.click(room.notice.undo)
    else:
        keeper.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert keeper.page is page
    assert page.shown.score_list == before
    assert not room.notice.text


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.URDU])
def test_a_notice_moves_nothing(keeper: Keeper, house: House, language: Language) -> None:
    """It lies over the title and leaves the buttons beside it free, in every width."""
    speak(house, language)
    room, page = keeper.room, keeper.page
    for width in (1440, 1100):
        room.notice.hide()
        room.resize(width, 900)
        QCoreApplication.sendPostedEvents()
        before = page.view.mapTo(room, QPoint()), page.entry.mapTo(room, QPoint())
        room.notice.say("Something was done")
        QCoreApplication.sendPostedEvents()
        covered = QRect(room.notice.mapTo(room, QPoint()), room.notice.size())

        assert (page.view.mapTo(room, QPoint()), page.entry.mapTo(room, QPoint())) == before
        assert covered.contains(page.head.headline.mapTo(room, page.head.headline.rect().center()))
        for button in (page.head.settle, page.head.print_, page.head.export, page.head.more):
            assert not covered.contains(button.mapTo(room, button.rect().center()))


def test_undo_brings_the_only_list_back(keeper: Keeper) -> None:
    """Even where no list is left to show."""
    room = keeper.room
    for name in ("bierlachs", "pub", "thursday"):
        room.remove(keeper.ids[name])
    assert room.empty.isVisible()
    keeper.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert titles(room) == ["Thursday round"]
    assert keeper.page.entry.hasFocus()


def test_a_list_comes_back_where_it_is_seen(keeper: Keeper) -> None:
    """On the shelf, though the archive is looked at; from the archive into it."""
    room = keeper.room
    room.remove(keeper.ids["pub"])
    keeper.click(room.shelf.archive)
    assert titles(room) == []
    keeper.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not room.shelf.archived
    assert "Pub evening" in titles(room)

    room.archive(keeper.ids["pub"], True)
    keeper.click(room.shelf.archive)
    room.remove(keeper.ids["pub"])
    keeper.click(room.notice.undo)
    assert room.shelf.archive.isChecked()
    assert titles(room) == ["Pub evening"]


@pytest.mark.parametrize("last", ["a game typed", "other details"])
def test_the_sheet_has_the_keys_of_a_list_that_is_over(keeper: Keeper, last: str) -> None:
    """Return leads nowhere else: it asks about the current line."""
    page = keeper.page
    left: list[None] = []
    keeper.room.backRequested.connect(lambda: left.append(None))
    games = 25 if last == "a game typed" else 24
    page.shown.agree(page.shown.head, replace(page.shown.score_list, games=games))
    if games == 25:
        keeper.type("2s2⏎")
    assert page.entry.isHidden()
    assert page.view.hasFocus()

    keeper.type("⏎")
    assert not left
    assert plain(page.change_line.what.text()) == f"Game {games} is being changed"
    keeper.type("⎋")
    assert page.view.hasFocus()


def test_games_typed_at_a_list_that_is_over_change_none_of_it(keeper: Keeper) -> None:
    """Whoever types without looking has not seen that the last game ended it."""
    page = keeper.page
    page.shown.agree(page.shown.head, replace(page.shown.score_list, games=24))
    before = page.shown.score_list
    keeper.type("/2 c 1 +⏎/3 g 2 -⏎")

    assert page.shown.score_list == before
    assert page.entry.isHidden()
    assert plain(keeper.room.notice.text) == "This list is over: no game is entered any more"
    keeper.type("↑⏎")
    assert plain(page.change_line.what.text()) == "Game 23 is being changed"
    keeper.type("⎋2")
    keeper.key(Qt.Key.Key_F2)  # ends no game that was typed
    assert page.change_line.isVisible()


def test_a_list_put_into_the_archive_keeps_the_keys(keeper: Keeper) -> None:
    """Also the only one, whose line leaves the shelf with the keyboard in it."""
    room = keeper.room
    room.archive(keeper.ids["thursday"], True)
    assert keeper.page.entry.hasFocus()
    room.shelf.view.setFocus()
    for name in ("pub", "bierlachs"):
        room.archive(keeper.ids[name], True)
    assert not room.shelf.view.isVisible()
    assert keeper.page.entry.hasFocus()


def test_a_game_is_typed_from_the_sheet(keeper: Keeper) -> None:
    """The keys that the entry shows are its keys, though a line of the sheet was clicked."""
    page = keeper.page
    keeper.point_at(3)
    assert page.view.hasFocus()
    keeper.type("2s2⏎")
    assert len(page.shown.score_list.entries) == 25

    keeper.point_at(3)
    keeper.type("/")
    assert page.entry.quick.edit.hasFocus()


def test_the_points_of_a_ramsch_are_typed_from_the_sheet(keeper: Keeper) -> None:
    """The first figure counts, too, and goes to whose points are still to be told."""
    page = keeper.open("pub")
    draft = page.entry.draft
    assert draft is not None
    first, second, _ = draft.terms.active
    fields = page.entry.ramsch_inputs.points
    keeper.type("r")
    for place, typed in ((first, "45"), (second, "30")):
        keeper.point_at(3)
        assert page.view.hasFocus()
        keeper.type(typed)
        assert fields[place].edit.hasFocus()
        assert fields[place].number == int(typed)
    keeper.type("⏎")
    outcome = page.shown.score_list.entries[-1].outcome
    assert isinstance(outcome, RamschGame)
    assert sorted(outcome.points) == [0, 30, 45, 45]


def test_one_answer_back_deletes_no_game(keeper: Keeper) -> None:
    """The key means nothing at the sheet, where somebody may have looked something up."""
    page = keeper.page
    keeper.type("2s")
    keeper.point_at(3)
    keeper.key(Qt.Key.Key_Backspace)
    assert len(page.shown.score_list.entries) == 24


def test_nothing_is_typed_from_the_sheet_of_a_list_that_is_over(keeper: Keeper) -> None:
    page = keeper.page
    page.shown.agree(page.shown.head, replace(page.shown.score_list, games=24))
    keeper.type("2s2/")
    assert page.view.hasFocus()
    assert len(page.shown.score_list.entries) == 24


@pytest.mark.parametrize("where", ["search", "shelf", "entry", "settlement"])
def test_the_sheet_is_reached_from_everywhere_in_the_room(keeper: Keeper, where: str) -> None:
    room, page = keeper.room, keeper.page
    keeper.open("pub")
    keeper.open("thursday")  # whose page alone hears the key
    if where == "settlement":
        keeper.click(page.head.settle)
    elif where != "entry":
        (room.shelf.field if where == "search" else room.shelf.view).setFocus()
    keeper.key(Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)

    assert page.view.hasFocus()
    assert page.view.isVisible()
    keeper.key(Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    assert page.entry.hasFocus()


def test_the_menu_of_a_list_opens_by_keys_of_every_keyboard(keeper: Keeper) -> None:
    """Of one that is not open, without opening it."""
    room, view = keeper.room, keeper.room.shelf.view
    view.setFocus()
    view.setCurrentIndex(room.shelf.model.index(2))
    QTest.keyClick(view, Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
    assert room.menu.isVisible()
    room.menu.copy.trigger()
    room.menu.close()

    assert "Bierlachs (2)" in titles(room)


@pytest.mark.parametrize("where", ["search", "shelf", "sheet"])
def test_the_entry_is_reached_from_everywhere_in_the_room(keeper: Keeper, where: str) -> None:
    """Also on X11, where Ctrl+E means the end of the line to a field."""
    shelf = keeper.room.shelf
    {"search": shelf.field, "shelf": shelf.view, "sheet": keeper.page.view}[where].setFocus()
    keeper.key(Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)

    assert keeper.page.entry.hasFocus()


def test_a_list_is_found_and_opened_by_keys(keeper: Keeper) -> None:
    """Also where the shelf is folded away."""
    room = keeper.room
    room.shelf.folding.set_folded(True)
    for way in ("⏎", "↓⏎"):
        keeper.open("thursday")
        keeper.key(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
        assert room.shelf.field.hasFocus()
        QTest.keyClicks(room.shelf.field, "pub")
        keeper.type(way)
        assert plain(keeper.page.head.headline.title) == "Pub evening"
        assert keeper.page.entry.hasFocus()

    keeper.key(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    keeper.type("⎋")
    assert not room.shelf.search
    assert keeper.page.entry.hasFocus()


@pytest.mark.skipif(os.name == "nt", reason="the dialog of Windows keeps everything waiting")
@pytest.mark.parametrize("where", ["entry", "shelf", "settlement"])
def test_the_list_in_front_is_seen_and_printed_by_its_key(keeper: Keeper, qtbot: QtBot, where: str) -> None:
    room, page = keeper.room, keeper.page
    if where == "settlement":
        keeper.click(page.head.settle)
    elif where == "shelf":
        room.shelf.view.setFocus()
    keeper.key(Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    assert page.on_paper.isVisible()
    keeper.type("⏎")
    assert room.paper.dialog is not None

    room.paper.dialog.close()
    qtbot.waitUntil(lambda: room.paper.dialog is None)


def test_a_new_list_is_begun_by_its_key(keeper: Keeper) -> None:
    """From the shelf that is folded away too."""
    keeper.room.shelf.folding.set_folded(True)
    keeper.key(Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    (dialog,) = keeper.room.window().findChildren(ListDialog)

    assert dialog.isVisible()
    dialog.reject()
