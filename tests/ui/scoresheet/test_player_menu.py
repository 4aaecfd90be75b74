"""Somebody of four is away, for one game or for more: said in the menu of his head, and taken back like all else."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from skatdesk.ui.scoresheet.list_dialog import ListDialog
from skatdesk.ui.scoresheet.player_menu import Presence
from tests.helpers.plain import plain
from tests.ui.scoresheet.conftest import Keeper

BEN, DUA = 1, 3
ALT, CONTROL = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier


def _four(keeper: Keeper) -> None:
    """The pub evening by Seeger-Fabian, to be written on: game 16, Annemarie deals."""
    page = keeper.open("pub")
    page.shown.agree(page.shown.head, replace(page.shown.score_list, system="seeger"))


def _say(keeper: Keeper, place: int, presence: Presence) -> None:
    keeper.choose(keeper.open_player_menu(place).answers[presence])


def _shown(keeper: Keeper) -> tuple[list[str], str]:
    """What the menu of Dua offers, and which answer is ticked."""
    menu = keeper.open_player_menu(DUA)
    offered = [plain(action.text()) for action in menu.answers.values() if action.isVisible()]
    ticked = next((plain(action.text()) for action in menu.answers.values() if action.isChecked()), "")
    menu.close()
    return offered, ticked


def _away(keeper: Keeper) -> int | None:
    """Who is away by the heads of the sheet."""
    assert keeper.page.model.next_seats is not None
    return keeper.page.model.next_seats.away


def test_who_is_away_for_one_game_is_said_in_one_step(keeper: Keeper) -> None:
    """The others play as three, the lost game pays them 40, and after it all four are there."""
    _four(keeper)
    shown = keeper.page.shown
    before = shown.score_list
    assert _shown(keeper) == (["There", "Away in game 16 only", "Away from game 16 on"], "There")

    _say(keeper, DUA, Presence.AWAY_ONCE)
    assert "Away: Dua" in keeper.line
    assert shown.score_list == before
    assert _shown(keeper)[1] == "Away in game 16 only"
    keeper.type("2c1l")

    entry = shown.score_list.entries[-1]
    assert entry.seating.away == DUA
    assert shown.score_list.away is None
    bonuses = [
        now.others_bonus - was.others_bonus for was, now in zip(before.tallies, shown.score_list.tallies, strict=True)
    ]
    assert bonuses == [40, 0, 40, 0]
    assert shown.score_list.next_deal is not None
    assert shown.score_list.next_deal.seating.present == 4
    assert keeper.kept() == shown.score_list


def test_what_was_said_of_one_game_is_taken_back_like_the_rest_of_it(keeper: Keeper) -> None:
    _four(keeper)
    page = keeper.page
    _say(keeper, DUA, Presence.AWAY_ONCE)
    keeper.type("2c")
    for _ in range(2):
        keeper.key(Qt.Key.Key_Z, CONTROL)
    assert _away(keeper) == DUA
    keeper.key(Qt.Key.Key_Z, CONTROL)
    assert _away(keeper) is None
    assert not page.entry.begun


@pytest.mark.parametrize("typed", ["2c", "/1gw2"])
def test_a_game_that_is_told_anew_is_still_played_without_him(keeper: Keeper, typed: str) -> None:
    """Escape forgets the game, and only then who is away in it."""
    _four(keeper)
    _say(keeper, DUA, Presence.AWAY_ONCE)
    keeper.type(typed)
    keeper.type("⎋")
    keeper.page.entry.refocus()
    assert "Away: Dua" in keeper.line
    keeper.type("⎋")
    assert "Away: Dua" not in keeper.line


def test_a_line_is_read_without_him(keeper: Keeper) -> None:
    _four(keeper)
    _say(keeper, DUA, Presence.AWAY_ONCE)
    keeper.type("/dua")
    assert keeper.line == "Whoever is away does not play this game"
    keeper.type("⎋/bcw1+⏎")

    assert keeper.page.shown.score_list.entries[-1].seating.away == DUA


@pytest.mark.parametrize("typed", ["", "2c1", "/bcw1"])
def test_who_is_away_is_known_after_the_program_was_killed(keeper: Keeper, typed: str) -> None:
    _four(keeper)
    _say(keeper, DUA, Presence.AWAY_ONCE)
    keeper.type(typed)
    list_id = keeper.page.shown.id
    keeper.room.pages.close(keeper.page)
    keeper.room.open(list_id)

    assert keeper.page.entry.draft is not None
    assert keeper.page.entry.draft.terms.seating.away == DUA
    keeper.page.undo.trigger()
    assert keeper.page.entry.draft.terms.seating.away == (DUA if typed else None)


def test_a_correction_in_between_leaves_him_away(keeper: Keeper) -> None:
    """The game told waits for it, with who plays it."""
    _four(keeper)
    _say(keeper, DUA, Presence.AWAY_ONCE)
    keeper.point_at(3)
    keeper.key(Qt.Key.Key_Delete)

    assert "Away: Dua" in keeper.line
    assert _shown(keeper)[1] == "Away in game 15 only"


def test_who_goes_and_comes_back(keeper: Keeper) -> None:
    """A step of the list, told with its undo."""
    _four(keeper)
    shown, notice = keeper.page.shown, keeper.room.notice
    before = shown.score_list
    _say(keeper, DUA, Presence.AWAY_ON)
    assert shown.score_list == replace(before, away=DUA) == keeper.kept()
    assert plain(notice.text) == "Away from game 16 on: Dua"
    assert keeper.page.entry.hasFocus()
    keeper.type("2c1⏎")
    assert _shown(keeper)[1] == "Away from game 17 on"

    _say(keeper, DUA, Presence.THERE)
    assert plain(notice.text) == "There again from game 17 on: Dua"
    assert shown.score_list.away is None
    keeper.key(Qt.Key.Key_Z, CONTROL)
    assert shown.score_list.away == DUA


def test_of_two_who_go_one_is_there_again(keeper: Keeper) -> None:
    """Two cannot play; Dua, who went home, plays the game in which Ben is away, and is away after it."""
    _four(keeper)
    _say(keeper, DUA, Presence.AWAY_ON)
    _say(keeper, BEN, Presence.AWAY_ONCE)
    assert "Away: Ben" in keeper.line
    keeper.type("4c1⏎")
    assert keeper.page.shown.score_list.entries[-1].seating.away == BEN
    assert "Away: Dua" in keeper.line


def test_away_on_becomes_away_once(keeper: Keeper) -> None:
    _four(keeper)
    _say(keeper, DUA, Presence.AWAY_ON)
    _say(keeper, DUA, Presence.AWAY_ONCE)
    assert _shown(keeper)[1] == "Away in game 16 only"
    assert not keeper.room.notice.isVisible()
    page = keeper.page
    said = [plain(page.history.sentence(line)) for line in page.shown.history()[-2:]]
    assert said == ["Away from game 16 on: Dua", "There again from game 17 on: Dua"]
    _say(keeper, BEN, Presence.AWAY_ON)
    assert keeper.page.shown.score_list.away == _away(keeper) == BEN
    assert "Away: Ben" in keeper.line


@pytest.mark.parametrize("typed", ["", "2c"])
def test_away_on_that_became_away_once_is_taken_back_in_one_step(keeper: Keeper, typed: str) -> None:
    """And done again in one; never does she play a game in which the history has her away."""
    _four(keeper)
    for presence in (Presence.AWAY_ON, Presence.AWAY_ONCE):
        _say(keeper, DUA, presence)
    page = keeper.page
    keeper.type(typed)
    for _ in typed:
        keeper.key(Qt.Key.Key_Z, CONTROL)
    assert page.writing.presence(DUA) is Presence.AWAY_ONCE
    keeper.key(Qt.Key.Key_Z, CONTROL)
    assert page.writing.presence(DUA) is Presence.AWAY_ON
    assert plain(page.history.sentence(page.shown.history()[-1])) == "Undone: There again from game 17 on: Dua"
    page.redo.trigger()
    assert page.writing.presence(DUA) is Presence.AWAY_ONCE


@pytest.mark.parametrize("then", ["⎋⎋", "2c1⏎", "killed", "corrected"])
def test_who_is_away_once_after_away_on_stays_so(keeper: Keeper, then: str) -> None:
    """Whatever becomes of the game that is told: forgotten, written and taken back, left alone, corrected elsewhere."""
    _four(keeper)
    for presence in (Presence.AWAY_ON, Presence.AWAY_ONCE):
        _say(keeper, DUA, presence)
    page = keeper.page
    if then == "killed":
        keeper.room.pages.close(page)
        keeper.room.open(page.shown.id)
    elif then == "corrected":
        keeper.point_at(3)
        keeper.key(Qt.Key.Key_Delete)
    else:
        keeper.type(then)
        if page.shown.last_step is not None and page.shown.last_step.line.what == "added":
            page.undo.trigger()
    assert _away(keeper) == DUA
    assert _shown(keeper)[1] == f"Away in game {15 if then == 'corrected' else 16} only"


def test_who_is_there_after_all_is_there_from_this_game_on(keeper: Keeper) -> None:
    """Not from the next one on, as it would have been if he were away once."""
    _four(keeper)
    _say(keeper, DUA, Presence.AWAY_ON)
    _say(keeper, DUA, Presence.AWAY_ONCE)
    _say(keeper, DUA, Presence.THERE)
    page = keeper.page
    assert page.shown.score_list.away is _away(keeper) is None
    assert "Away: Dua" not in keeper.line
    said = [plain(page.history.sentence(line)) for line in page.shown.history()[-2:]]
    assert said == ["Undone: There again from game 17 on: Dua", "There again from game 16 on: Dua"]
    assert plain(keeper.room.notice.text) == "There again from game 16 on: Dua"
    keeper.key(Qt.Key.Key_Z, CONTROL)
    assert page.shown.score_list.away == DUA


def test_who_is_away_for_good_after_all_is_away_from_this_game_on(keeper: Keeper) -> None:
    _four(keeper)
    for presence in (Presence.AWAY_ON, Presence.AWAY_ONCE, Presence.AWAY_ON):
        _say(keeper, DUA, presence)
    shown = keeper.page.shown
    assert shown.score_list.away == _away(keeper) == DUA
    assert plain(keeper.page.history.sentence(shown.history()[-1])) == "Undone: There again from game 17 on: Dua"


def test_escape_forgets_a_key_that_was_refused_before_who_is_away(keeper: Keeper) -> None:
    _four(keeper)
    _say(keeper, DUA, Presence.AWAY_ONCE)
    keeper.type("4")
    assert keeper.line == "Whoever is away does not play this game"
    keeper.type("⎋")
    assert "Away: Dua" in keeper.line
    keeper.type("⎋")
    assert "Away: Dua" not in keeper.line


def test_who_stays_away_after_all_is_no_reason_to_offer_the_game_before_to_be_taken_back(keeper: Keeper) -> None:
    _four(keeper)
    _say(keeper, DUA, Presence.AWAY_ON)
    keeper.page.entry.refocus()
    keeper.type("2s2⏎")
    for presence in (Presence.AWAY_ONCE, Presence.AWAY_ON):
        _say(keeper, DUA, presence)
    assert keeper.page.shown.score_list.away == DUA
    assert not keeper.room.notice.isVisible()


def test_who_was_to_be_away_once_plays_where_another_is_away(keeper: Keeper) -> None:
    _four(keeper)
    for place, presence in ((DUA, Presence.AWAY_ON), (DUA, Presence.AWAY_ONCE), (BEN, Presence.AWAY_ONCE)):
        _say(keeper, place, presence)
    page = keeper.page
    assert "Away: Ben" in keeper.line
    assert page.shown.score_list.away is None
    assert plain(page.history.sentence(page.shown.history()[-1])) == "There again from game 16 on: Dua"


def test_who_was_away_in_an_older_game_is_corrected(keeper: Keeper) -> None:
    """Nobody had noted it; for one who was to deal the next one did, and the turn goes on from there."""
    _four(keeper)
    page = keeper.page
    before = page.shown.score_list
    game, dealer = before.entries[9].declared, before.entries[9].seating.dealer
    assert game is not None
    free = next(place for place in before.entries[9].seating.places if place != game.declarer)
    keeper.point_at(9)
    keeper.key(Qt.Key.Key_F2)
    keeper.open_player_menu(free)
    assert not page.player_menu.answers[Presence.AWAY_ON].isVisible()
    assert plain(page.player_menu.answers[Presence.AWAY_ONCE].text()) == "Away in game 10 only"
    page.player_menu.close()
    _say(keeper, free, Presence.AWAY_ONCE)
    keeper.type("⏎")

    after = page.shown.score_list
    assert (after.entries[9].seating.away, after.entries[9].seating.dealer) == (free, dealer)
    assert [entry.outcome for entry in after.entries] == [entry.outcome for entry in before.entries]
    assert after.away is None
    keeper.click(keeper.room.notice.undo)
    assert page.shown.score_list == before


def test_the_menu_opens_by_key_under_the_name(keeper: Keeper) -> None:
    """By Alt and the number of the player, from the entry and from the sheet; the menu of the list names these keys."""
    _four(keeper)
    menu = keeper.page.player_menu
    for focus in (keeper.page.entry, keeper.page.view):
        focus.setFocus()
        keeper.key(Qt.Key.Key_4, ALT)
        assert menu.isVisible()
        QTest.keyClick(menu, Qt.Key.Key_Down)
        QTest.keyClick(menu, Qt.Key.Key_Down)
        QTest.keyClick(menu, Qt.Key.Key_Return)
        assert "Away: Dua" in keeper.line
        keeper.page.undo.trigger()
    texts = [plain(action.text()) for action in keeper.page.deeds[1]]
    assert texts[-1] == "Dua: there or away…"


def test_keys_and_entries_of_the_players_outlive_every_opening_of_the_menu_of_the_list(keeper: Keeper) -> None:
    _four(keeper)
    for _ in range(3):
        assert len(keeper.page.deeds[1]) == 4
        keeper.click(keeper.page.head.more)
        keeper.room.menu.close()

    keeper.page.deeds[1][DUA].trigger()
    assert keeper.page.player_menu.isVisible()
    keeper.page.player_menu.close()


def test_when_a_list_is_over_its_menu_asks_of_nobody_whether_he_is_there(keeper: Keeper) -> None:
    _four(keeper)
    page, sheet = keeper.page, keeper.page.shown.score_list
    page.shown.agree(page.shown.head, replace(sheet, games=len(sheet.entries)))
    assert page.deeds[1] == ()

    page.writing.change(3)
    assert page.deeds[1] == page.presences


def test_of_three_nobody_can_be_away(keeper: Keeper) -> None:
    """The menu leads to the details: other names, and a fourth player."""
    keeper.key(Qt.Key.Key_4, ALT)
    assert not keeper.page.player_menu.isVisible()
    menu = keeper.open_player_menu(0)
    assert [plain(action.text()) for action in menu.actions() if action.isVisible() and action.text()] == [
        "Ada",
        "Deals game 25",
        "Other names, a fourth player…",
    ]
    menu.close()
    assert len(keeper.page.deeds[1]) == 0


def test_who_asks_for_another_name_types_it_at_once(keeper: Keeper, qtbot: QtBot) -> None:
    """The name of whose menu it was is chosen in the details, and Enter saves."""
    menu = keeper.open_player_menu(BEN)
    menu.details.trigger()
    menu.close()
    dialog = keeper.room.findChildren(ListDialog)[-1]
    qtbot.waitUntil(dialog.players[BEN].hasFocus)
    QTest.keyClicks(dialog.players[BEN], "Bea")
    QTest.keyClick(dialog.players[BEN], Qt.Key.Key_Return)

    assert keeper.page.shown.score_list.players == ("Ada", "Bea", "Cem")


def test_a_name_is_written_as_it_is_in_every_menu(keeper: Keeper) -> None:
    """Two who play as one: Max & Moritz."""
    _four(keeper)
    page, shown = keeper.page, keeper.page.shown
    shown.agree(shown.head, replace(shown.score_list, players=(*shown.score_list.players[:3], "Max & Moritz")))
    keeper.open_player_menu(DUA)

    assert plain(page.player_menu.name.text()) == "Max && Moritz"
    assert plain(page.presences[DUA].text()) == "Max && Moritz: there or away…"
    page.player_menu.close()
