"""What the history says of a list: who came and went, what was agreed, and what tells a game from what it was."""

from dataclasses import replace
from decimal import Decimal

import pytest

from skatdesk.i18n.languages import Language
from skatdesk.scoring.entries import DeclaredGame, Entry, Outcome, RamschGame
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.ruleset import HOME
from skatdesk.skat.seats import Seating
from skatdesk.skat.valuation import evaluate
from skatdesk.store.records import HistoryLine
from skatdesk.ui.scoresheet.page import SheetPage
from tests.helpers.plain import plain
from tests.helpers.sample_lists import game
from tests.ui.conftest import House
from tests.ui.scoresheet.conftest import Keeper, speak


def _last(page: SheetPage) -> str:
    return plain(page.history.sentence(page.shown.history()[-1]))


def _join(page: SheetPage) -> None:
    shown = page.shown
    shown.agree(shown.head, replace(shown.score_list.joined("Dua"), games=48))


def test_who_joins_goes_away_and_comes_back_is_said_by_name(keeper: Keeper) -> None:
    page, shown = keeper.page, keeper.page.shown
    _join(page)
    assert _last(page) == "New at the table: Dua; Length: 48 games (before: 36 games)"
    shown.agree(shown.head, replace(shown.score_list, away=1))
    assert _last(page) == "Away from game 25 on: Ben"
    shown.undo()
    assert _last(page) == "Undone: Away from game 25 on: Ben"
    shown.redo()
    assert _last(page) == "Redone: Away from game 25 on: Ben"
    shown.agree(shown.head, replace(shown.score_list, away=2))
    assert _last(page) == "There again from game 25 on: Ben; Away from game 25 on: Cem"
    shown.agree(shown.head, replace(shown.score_list, away=None))
    assert _last(page) == "There again from game 25 on: Cem"


def test_a_fourth_whose_joining_was_undone_is_still_known_to_the_history(keeper: Keeper) -> None:
    page, shown = keeper.page, keeper.page.shown
    _join(page)
    shown.add(game(shown.score_list, (3, "C", 1, "", 18, 1)))
    shown.undo()
    shown.undo()
    assert len(shown.score_list.players) == 3
    page.show_history()
    rows = [plain(page.history.list.item(row).text()) for row in range(page.history.list.count())]

    assert rows[1:3] == ["Undone, game 25 taken out: Dua, Clubs, +24", "Game 25 written: Dua, Clubs, +24"]


def test_what_was_agreed_is_said_with_what_it_was(keeper: Keeper) -> None:
    """Also after the list was opened anew: it is kept with the list."""
    page, shown = keeper.page, keeper.page.shown
    head = replace(shown.head, title="", date="2026-11-21", currency="€", settlement="box")
    shown.agree(head, replace(shown.score_list, stake=Decimal("0.005")))
    lines = keeper.store.lists.open(shown.id).last_step
    assert lines is not None
    assert lines.line == shown.history()[-1]
    assert _last(page) == (
        "Title: – (before: Thursday round); Date: 21 Nov 2026 (before: 19 Nov 2026); "
        "Stake for one point: €0.005 (before: €0.01); Settlement: Cash box (before: Each against each)"
    )


def test_other_switches_of_the_players_own_rules_are_named(keeper: Keeper) -> None:
    """Which a list without games may still be given; they are called as before."""
    shown = keeper.page.shown
    own = replace(HOME, name="custom", bock_events=())
    shown.agree(shown.head, replace(shown.score_list, rules=own, entries=()))
    assert _last(keeper.page).startswith("Rules: Own rules (before: Official rules)")
    shown.agree(shown.head, replace(shown.score_list, rules=replace(own, kontra="bid18", spitze=1)))
    assert _last(keeper.page) == (
        "Changed in the rules: Win the last trick with the lowest trump (Spitze) · Who may say Kontra"
    )


def test_a_new_name_is_no_new_dealer(keeper: Keeper) -> None:
    page, shown = keeper.page, keeper.page.shown
    shown.agree(shown.head, replace(shown.score_list, players=("Adele", *shown.score_list.players[1:])))
    assert _last(page) == "New name of Ada: Adele"


def test_who_had_no_name_is_given_one_in_german_too(keeper: Keeper, house: House) -> None:
    """ "Neuer Name von Du" is no German."""
    speak(house, Language.GERMAN)
    page, shown = keeper.page, keeper.page.shown
    for name in ("Du", "Adele"):
        shown.agree(shown.head, replace(shown.score_list, players=(name, *shown.score_list.players[1:])))
    assert _last(page) == "Du heißt jetzt Adele"


def test_a_change_from_before_it_was_kept_says_what_is_known(keeper: Keeper) -> None:
    page, shown = keeper.page, keeper.page.shown
    keeper.store.lists.write(shown.id, shown.score_list, HistoryLine("2026-11-20T20:00:00", "head"))
    assert _last(page) == "Title, players or agreements changed"


@pytest.mark.parametrize(
    ("told", "became"),
    [
        ((0, "S", 1, "", 20, 1), "Ada, Spades, +22, Bid: 18 became Ada, Spades, +22, Bid: 20"),
        ((0, "S", -1, "", 18, 1), "Ada, Spades, +22, with 1, game 2 became Ada, Spades, +22, without 1, game 2"),
    ],
)
def test_a_game_that_looks_as_before_says_what_is_other(
    keeper: Keeper, told: tuple[int, str, int, str, int, int], became: str
) -> None:
    page, shown = keeper.page, keeper.page.shown
    shown.change(0, game(shown.score_list, (0, "S", 1, "", 18, 1)))
    shown.change(0, game(shown.score_list, told))
    assert _last(page) == f"Game 1 changed: {became}"


def test_who_was_away_in_a_game_is_said_where_nothing_else_changed(keeper: Keeper) -> None:
    page, shown = keeper.page, keeper.page.shown
    _join(page)
    declarer = next(at for at, entry in enumerate(shown.score_list.entries) if entry.declared)
    entry = shown.score_list.entries[declarer]
    shown.change(declarer, Entry(Seating(4, entry.seating.dealer), entry.outcome))
    assert "without Dua became" in _last(page)


def _changed(keeper: Keeper, was: Outcome, now: Outcome) -> str:
    """What the history says of game 1, once written as it was and then as it is."""
    shown = keeper.open("pub").shown
    seating = shown.score_list.entries[0].seating
    shown.change(0, Entry(seating, was))
    shown.change(0, Entry(seating, now))
    return _last(keeper.page).removeprefix("Game 1 changed: ")


def test_a_doubling_that_was_another_is_told_by_its_name(keeper: Keeper) -> None:
    """Kontra and a Bock round each make it twice as much."""
    valued = evaluate(HOME, Contract(Game.CLUBS), matadors=1, bid=18, points=61, tricks=6, kontra_factor=2)
    told = _changed(keeper, DeclaredGame(1, valued, kontra=1), DeclaredGame(1, valued))
    assert told == "Ben, Clubs × 2, +48, Kontra, 2 × 24 = 48 became Ben, Clubs × 2, +48, Bock round, 2 × 24 = 48"


def test_an_offence_and_a_score_agreed_are_told_where_the_score_is_as_before(keeper: Keeper) -> None:
    valued = evaluate(HOME, Contract(Game.CLUBS), matadors=1, bid=18, points=61, tricks=6)
    played = DeclaredGame(1, valued)
    offence, agreed = replace(played, by_offence=True), replace(played, agreed=24)
    assert _changed(keeper, played, offence) == "Ben, Clubs, +24 became Ben, Clubs, +24, ended by an offence"
    assert _changed(keeper, agreed, played) == "Ben, Clubs, +24, agreed at the table became Ben, Clubs, +24"


def test_card_points_of_a_ramsch_are_told_where_the_loser_has_as_many(keeper: Keeper) -> None:
    scores = (0, -50, 0, 0)
    was, now = RamschGame((40, 50, 30, 0), scores), RamschGame((30, 50, 40, 0), scores)
    told = _changed(keeper, was, now)
    assert told == ("Ramsch; Ben: −50, Annemarie: 40, Cem: 30 became Ramsch; Ben: −50, Annemarie: 30, Cem: 40")
