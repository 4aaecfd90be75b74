"""A game that was dealt out of turn: said in the menu of who dealt it, and taken back like all else."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from skatdesk.scoring.entries import DeclaredGame
from skatdesk.skat.seats import Seating
from skatdesk.ui.scoresheet.page import SheetPage
from skatdesk.ui.scoresheet.player_menu import Presence
from tests.helpers.plain import plain
from tests.ui.scoresheet.conftest import Keeper

CONTROL = Qt.KeyboardModifier.ControlModifier
ANNEMARIE, BEN, CEM, DUA = range(4)


@pytest.fixture
def page(keeper: Keeper) -> SheetPage:
    """The pub evening: game 16, Cem is to deal."""
    page = keeper.open("pub")
    assert _seats(page) == Seating(4, CEM)
    return page


def _deals(keeper: Keeper, place: int) -> None:
    keeper.choose(keeper.open_player_menu(place).deals)


def _seats(page: SheetPage) -> Seating | None:
    """Who deals and who is away, by the heads of the sheet."""
    return page.model.next_seats


def test_who_dealt_out_of_turn_sits_out_and_the_turn_goes_on_from_him(keeper: Keeper, page: SheetPage) -> None:
    keeper.type("3")
    assert keeper.line == "The dealer sits out this game. If somebody else dealt, click that name above"
    keeper.type("⎋")
    assert plain(keeper.open_player_menu(ANNEMARIE).deals.text()) == "Deals game 16"
    page.player_menu.close()
    _deals(keeper, ANNEMARIE)
    assert keeper.line.startswith("Dealer, sitting out: Annemarie")
    assert _seats(page) == Seating(4, ANNEMARIE)
    assert keeper.open_player_menu(ANNEMARIE).deals.isChecked()
    page.player_menu.close()
    keeper.type("3c1⏎")

    entry = page.shown.score_list.entries[-1]
    assert entry.seating == Seating(4, ANNEMARIE)
    assert isinstance(entry.outcome, DeclaredGame)
    assert entry.outcome.declarer == CEM
    assert _seats(page) == Seating(4, BEN)
    assert keeper.kept() == page.shown.score_list
    row = next(row for row, shown in enumerate(page.model.rows) if shown.entry is entry)
    assert page.model.rows[row].other_dealer
    assert "Dealt out of turn; the turn was with: Cem" in map(plain, page.model.told(row))


def test_the_declarer_who_dealt_after_all_has_not_declared(keeper: Keeper, page: SheetPage) -> None:
    keeper.type("1c1")
    _deals(keeper, ANNEMARIE)
    assert keeper.line.endswith("Who plays alone?")
    keeper.key(Qt.Key.Key_Z, CONTROL)
    assert _seats(page) == Seating(4, CEM)
    keeper.type("⏎")
    assert page.shown.score_list.entries[-1].seating == Seating(4, CEM)


@pytest.mark.parametrize("typed", ["", "3c", "/cw"])
def test_who_deals_is_known_after_the_program_was_killed(keeper: Keeper, page: SheetPage, typed: str) -> None:
    _deals(keeper, ANNEMARIE)
    keeper.type(typed)
    list_id = page.shown.id
    keeper.room.pages.close(page)
    keeper.room.open(list_id)
    assert _seats(keeper.page) == Seating(4, ANNEMARIE)


def test_a_game_told_anew_is_dealt_by_the_same(keeper: Keeper, page: SheetPage) -> None:
    """Escape forgets the game, and only then who dealt it."""
    _deals(keeper, ANNEMARIE)
    keeper.type("3c⎋")
    assert _seats(page) == Seating(4, ANNEMARIE)
    keeper.type("⎋")
    assert _seats(page) == Seating(4, CEM)


def test_one_is_away_and_another_deals_out_of_turn(keeper: Keeper, page: SheetPage) -> None:
    """In whichever order it is said; who is away cannot deal, and where he was to, it is the usual turn."""
    _deals(keeper, ANNEMARIE)
    keeper.choose(keeper.open_player_menu(DUA).answers[Presence.AWAY_ONCE])
    assert _seats(page) == Seating(4, ANNEMARIE, away=DUA)
    assert not keeper.open_player_menu(DUA).deals.isVisible()
    page.player_menu.close()
    _deals(keeper, BEN)
    assert _seats(page) == Seating(4, BEN, away=DUA)
    keeper.choose(keeper.open_player_menu(BEN).answers[Presence.AWAY_ONCE])
    assert _seats(page) == Seating(4, CEM, away=BEN)


def test_an_older_game_was_dealt_out_of_turn(keeper: Keeper, page: SheetPage) -> None:
    """Those behind it keep the dealers they were written with, which is said; the history names who dealt."""
    before = page.shown.score_list
    was, played = before.entries[9].seating, before.entries[9].declared
    assert played is not None
    other = next(place for place in was.places if place != played.declarer)
    keeper.point_at(9)
    keeper.key(Qt.Key.Key_F2)
    _deals(keeper, other)
    keeper.type("⏎")

    after = page.shown.score_list
    assert after == replace(
        before,
        entries=(*before.entries[:9], replace(before.entries[9], seating=Seating(4, other)), *before.entries[10:]),
    )
    names = before.players
    said = plain(page.history.sentence(page.shown.history()[-1]))
    assert f"dealt by {names[was.dealer]} became" in said
    assert said.endswith(f"dealt by {names[other]}")
    assert "Later games keep the dealers they were written with" in plain(keeper.room.notice.text)
    keeper.click(keeper.room.notice.undo)
    assert page.shown.score_list == before


def test_a_forgotten_game_was_dealt_out_of_turn(keeper: Keeper, page: SheetPage) -> None:
    before = page.shown.score_list
    due = before.deal_due(6).seating.dealer
    other = (due + 1) % 4
    keeper.point_at(6)
    keeper.key(Qt.Key.Key_Insert)
    _deals(keeper, other)
    keeper.type(f"{due + 1}c1⏎")

    after = page.shown.score_list
    assert after.entries[6].seating == Seating(4, other)
    assert (*after.entries[:6], *after.entries[7:]) == before.entries


def test_at_a_table_of_three_nobody_sits_out(keeper: Keeper) -> None:
    """Who deals is shown in the sheet, and has cards like the others."""
    page = keeper.page
    page.shown.remove(len(page.shown.score_list.entries) - 1)
    due = _seats(page)
    assert due is not None
    keeper.type("1c1")
    _deals(keeper, due.next.dealer)
    assert _seats(page) == due.next
    keeper.type("⏎")
    assert page.shown.score_list.entries[-1].seating == due.next


def test_who_was_to_be_away_deals_a_game_that_somebody_else_misses(keeper: Keeper, page: SheetPage) -> None:
    """It is his turn then, and nobody has dealt out of turn."""
    page.writing.say_who_is_there(CEM, Presence.AWAY_ON)
    assert _seats(page) == Seating(4, DUA, away=CEM)
    page.writing.say_who_is_there(BEN, Presence.AWAY_ONCE)
    assert _seats(page) == Seating(4, CEM, away=BEN)
    keeper.type("1c1⏎")

    assert not any(row.other_dealer for row in page.model.rows)
    assert _seats(page) == Seating(4, DUA, away=CEM)
    page.writing.say_who_is_there(BEN, Presence.AWAY_ONCE)
    assert _seats(page) == Seating(4, DUA, away=BEN)


def test_the_deal_goes_on_round_behind_a_changed_game_that_another_missed(keeper: Keeper, page: SheetPage) -> None:
    page.writing.say_who_is_there(CEM, Presence.AWAY_ON)
    keeper.type("1c1⏎2h1⏎")
    index = len(page.shown.score_list.entries) - 2
    page.writing.change(index)
    page.writing.say_who_is_there(BEN, Presence.AWAY_ONCE)
    keeper.type("⏎")

    changed, behind = page.shown.score_list.entries[index:]
    assert (changed.seating, behind.seating) == (Seating(4, CEM, away=BEN), Seating(4, DUA, away=CEM))
    assert not any(row.other_dealer for row in page.model.rows)
