"""A game that was begun and not entered waits: beside another one, in a list that was left, in a program that ended."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from skatdesk.scoring.drafts import DealTerms, GameDraft, RamschDraft
from skatdesk.scoring.heads import ListHead
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.skat.contracts import Game
from skatdesk.skat.ruleset import HOME, ISKO
from skatdesk.store.records import Correction
from skatdesk.store.store import Store
from skatdesk.ui.desk import Desk
from skatdesk.ui.scoresheet.open_list import OpenList
from tests.helpers.plain import plain
from tests.helpers.sample_lists import game
from tests.ui.scoresheet.conftest import Keeper, opened

NOT_IN_A_RAMSCH_ROUND = "The game that was begun cannot be played in this Ramsch round"


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
    keeper: Keeper, qtbot: QtBot, desk: Desk, typed: str
) -> None:
    """Nobody said goodbye to the first room; the game can be entered, or begun anew, as before."""
    keeper.type(typed)

    with opened(qtbot, desk, keeper.store) as room:
        again = Keeper(room, keeper.store, keeper.ids)
        page = again.open("thursday")
        assert plain(str(page.model.index(24, 13).data())) == "+33"
        again.key(Qt.Key.Key_Escape)
        assert page.entry.begun == ()
        assert keeper.store.lists.open(keeper.ids["thursday"]).begun == ()
        again.type("2s2h⏎")
        assert again.cells(24)[:5] == ["25", "Ben", "Spades", "11", "2"]
        assert keeper.store.lists.open(keeper.ids["thursday"]).begun == ()


@pytest.mark.parametrize(("key", "told"), [(Qt.Key.Key_F2, "hx"), (Qt.Key.Key_Insert, "2s2")])
def test_a_correction_that_was_begun_is_there_again_after_the_program_was_killed(
    keeper: Keeper, qtbot: QtBot, desk: Desk, key: Qt.Key, told: str
) -> None:
    """In sight; the games of the list are unharmed until it is entered, and the game at the table waits."""
    list_id, before = keeper.ids["thursday"], keeper.page.shown.score_list
    keeper.type("2s2")
    keeper.point_at(2)
    keeper.key(key)
    keeper.type(told)
    row, begun = keeper.page.model.open_row, keeper.page.entry.begun
    assert row == 2

    with opened(qtbot, desk, keeper.store) as room:
        again = Keeper(room, keeper.store, keeper.ids)
        page = again.open("thursday")
        assert (page.model.open_row, page.entry.begun, page.shown.score_list) == (row, begun, before)
        assert page.view.viewport().rect().contains(page.view.visualRect(page.model.index(row, 0)))
        again.type("l")
        assert page.shown.score_list != before
        assert page.model.open_row == len(page.shown.score_list.entries)
        assert page.entry.begun
        assert keeper.store.lists.open(list_id).correction is None


def test_a_correction_that_was_left_does_not_come_back(keeper: Keeper) -> None:
    """In a list that is over, too, where no other game is asked for then."""
    page = keeper.page
    page.shown.agree(page.shown.head, replace(page.shown.score_list, games=24))
    keeper.point_at(2)
    keeper.key(Qt.Key.Key_F2)
    keeper.type("h")
    assert keeper.store.lists.open(page.shown.id).correction is not None
    keeper.key(Qt.Key.Key_Escape)
    keeper.key(Qt.Key.Key_Escape)
    assert keeper.store.lists.open(page.shown.id).correction is None


def test_a_correction_that_was_begun_outlives_a_change_of_the_details(keeper: Keeper) -> None:
    shown = keeper.page.shown
    keeper.point_at(2)
    keeper.key(Qt.Key.Key_F2)
    keeper.type("h")
    begun = keeper.page.entry.begun

    shown.agree(replace(shown.head, title="Club evening"), shown.score_list)
    assert (keeper.page.model.open_row, keeper.page.entry.begun) == (2, begun)
    assert keeper.store.lists.open(shown.id).correction == Correction("change", 2, begun)


def test_what_was_told_of_a_correction_is_not_taken_for_a_game_that_was_begun(keeper: Keeper) -> None:
    """Of one entered in a list that was over, where the deal then due has the same dealer."""
    shown = keeper.page.shown
    shown.agree(shown.head, replace(shown.score_list, games=24))
    keeper.point_at(21)
    keeper.key(Qt.Key.Key_F2)
    keeper.type("hl")
    keeper.point_at(3)
    keeper.key(Qt.Key.Key_F2)
    keeper.key(Qt.Key.Key_Escape)
    shown.agree(shown.head, replace(shown.score_list, games=36))

    assert keeper.page.entry.begun == ()


def test_a_game_that_was_begun_outlives_a_change_of_the_details(keeper: Keeper) -> None:
    shown = keeper.page.shown
    keeper.type("2s2")
    begun = keeper.page.entry.begun

    shown.agree(replace(shown.head, title="Club evening"), shown.score_list)
    assert keeper.page.entry.begun == begun
    assert keeper.store.lists.open(shown.id).begun == begun


def test_a_game_that_was_begun_outlives_one_that_was_forgotten_or_taken_out(keeper: Keeper) -> None:
    """Another deal is due then, but the game at the table is the same."""
    shown, entry = keeper.page.shown, keeper.page.entry
    keeper.type("2s2h")
    keeper.point_at(3)
    keeper.key(Qt.Key.Key_Insert)
    keeper.type("1d1l")
    assert len(shown.score_list.entries) == 25
    assert plain(str(keeper.page.model.index(25, 13).data())) == "+44"
    assert keeper.store.lists.open(shown.id).begun == entry.begun
    keeper.key(Qt.Key.Key_Backspace)
    assert plain(str(keeper.page.model.index(25, 13).data())) == "+33", "every step is still known"

    keeper.point_at(24)
    keeper.key(Qt.Key.Key_Delete)
    assert entry.draft is not None
    assert entry.draft.terms == DealTerms.of(shown.score_list)
    keeper.click(keeper.room.notice.undo)
    assert len(shown.score_list.entries) == 25
    keeper.type("⏎")
    assert (len(shown.score_list.entries), keeper.cells(25)[:5]) == (26, ["26", "Ben", "Spades", "11", "2"])
    assert entry.begun == ()
    assert keeper.store.lists.open(shown.id).begun == ()


def test_a_game_that_was_begun_waits_while_its_list_is_over(keeper: Keeper) -> None:
    """One that was forgotten is the last that was agreed on; it is taken back, or the list made longer."""
    shown, entry = keeper.page.shown, keeper.page.entry
    shown.agree(shown.head, replace(shown.score_list, games=25))
    for way_on in ("back", "longer"):
        keeper.type("2s2")
        keeper.point_at(3)
        keeper.key(Qt.Key.Key_Insert)
        keeper.type("1d1l")
        assert shown.score_list.next_deal is None
        assert entry.isHidden()
        keeper.point_at(1)
        keeper.key(Qt.Key.Key_F2)
        keeper.key(Qt.Key.Key_Escape)
        if way_on == "back":
            keeper.page.undo.trigger()
        else:
            shown.agree(shown.head, replace(shown.score_list, games=36))
        assert isinstance(entry.draft, GameDraft)
        assert (entry.draft.declarer, entry.draft.game, entry.draft.matadors) == (1, Game.SPADES, 2)
        keeper.key(Qt.Key.Key_Escape)
        assert keeper.store.lists.open(shown.id).begun == ()


def test_who_sits_out_of_the_deal_that_is_due_then_has_not_declared(keeper: Keeper) -> None:
    table = ScoreList.begin(("Ada", "Ben", "Cem", "Dora"), ISKO, 0)
    keeper.room.begin(ListHead("Club evening", "", "2026-11-20"), table.with_entry(game(table, None)))
    keeper.type("3s2")
    keeper.point_at(0)
    keeper.key(Qt.Key.Key_Insert)
    keeper.type("2d1l")

    draft = keeper.page.entry.draft
    assert isinstance(draft, GameDraft)
    assert draft.terms.seating.sitting_out == 2
    assert (draft.declarer, draft.game, draft.matadors) == (None, Game.SPADES, 2)


def test_a_game_that_cannot_be_played_in_the_ramsch_round_that_is_due_then_waits(keeper: Keeper) -> None:
    """The panel says so. It is there again where the step is taken back; once another game is entered it is gone."""
    shown, entry = _last_of_a_bock_round(keeper), keeper.page.entry
    keeper.type("2s2")
    begun = entry.begun
    _insert_before(keeper, 1)
    assert plain(entry.outcome.line.text()) == NOT_IN_A_RAMSCH_ROUND
    keeper.page.undo.trigger()
    assert entry.begun == begun

    shown.redo()
    assert plain(entry.outcome.line.text()) == NOT_IN_A_RAMSCH_ROUND
    keeper.type("2g2l")
    assert len(shown.score_list.entries) == 5
    assert plain(entry.outcome.line.text()) != NOT_IN_A_RAMSCH_ROUND
    for _ in range(2):
        keeper.page.undo.trigger()
        assert entry.begun == ()


def test_such_a_game_waits_on_the_disk(keeper: Keeper, qtbot: QtBot, desk: Desk) -> None:
    shown = _last_of_a_bock_round(keeper)
    keeper.type("2s2")
    _insert_before(keeper, 1)

    with opened(qtbot, desk, keeper.store) as room:
        page = room.open(shown.id)
        assert page is not None
        assert plain(page.entry.outcome.line.text()) == NOT_IN_A_RAMSCH_ROUND
        page.undo.trigger()
        assert isinstance(page.entry.draft, GameDraft)
        assert (page.entry.draft.declarer, page.entry.draft.game, page.entry.draft.matadors) == (1, Game.SPADES, 2)


def test_a_game_that_its_round_bars_by_now_is_changed_all_the_same(keeper: Keeper, qtbot: QtBot, desk: Desk) -> None:
    """What was told of the change is there again, however the list was left."""
    shown, entry = _last_of_a_bock_round(keeper), keeper.page.entry
    keeper.type("2s2⏎")
    sheet = shown.score_list
    assert DealTerms.of(sheet).ramsch_round
    shown.agree(shown.head, sheet.with_entry(game(sheet, (0, "C", 1, "", 18, 1))))
    keeper.point_at(4)
    keeper.key(Qt.Key.Key_F2)
    keeper.type("s")
    begun = entry.begun
    assert begun

    shown.agree(replace(shown.head, title="Club night"), shown.score_list)
    assert entry.begun == begun
    with opened(qtbot, desk, keeper.store) as room:
        page = room.open(shown.id)
        assert page is not None
        assert page.entry.begun == begun


def test_a_ramsch_that_was_begun_outlives_its_round(keeper: Keeper) -> None:
    shown, entry = _last_of_a_bock_round(keeper), keeper.page.entry
    keeper.type("2s2l")
    keeper.type("r20")
    keeper.point_at(1)
    keeper.key(Qt.Key.Key_Delete)

    assert isinstance(entry.draft, RamschDraft)
    assert (entry.draft.points_of(0), entry.draft.terms) == (20, DealTerms.of(shown.score_list))


def _last_of_a_bock_round(keeper: Keeper) -> OpenList:
    """A list whose next game is the last of a Bock round; a Ramsch round follows."""
    table = ScoreList.begin(("Ada", "Ben", "Cem"), replace(HOME, name="custom", bock_ramsch_round=True))
    for flags in ("KK", "", ""):
        table = table.with_entry(game(table, (0, "C", 1, flags, 18, 1)))
    keeper.room.begin(ListHead("Club evening", "", "2026-11-20"), table)
    return keeper.page.shown


def _insert_before(keeper: Keeper, entry: int) -> None:
    keeper.point_at(entry)
    keeper.key(Qt.Key.Key_Insert)
    keeper.type("1d1l")


def test_a_room_goes_before_its_house_also_where_a_test_fails_in_it(qtbot: QtBot, desk: Desk, store: Store) -> None:
    with pytest.raises(AssertionError), opened(qtbot, desk, store) as room:
        raise AssertionError
    assert not isValid(room)
