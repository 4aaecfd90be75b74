"""The deal goes round a list, and nobody sits out of a game he played."""

from dataclasses import replace
from typing import Any

import pytest

from skatdesk.scoring.entries import Entry, PassedInGame, RamschGame
from skatdesk.scoring.rotation import agreed_anew, dealt_from, goes_round, in_rotation
from skatdesk.skat.ruleset import HOME
from skatdesk.skat.seats import Seating
from tests.helpers.sample_lists import pub
from tests.scoring.builders import begin, declared, due, passed_in


def test_nobody_is_made_to_sit_out_of_a_game_he_played() -> None:
    """At a table of four a declarer cannot be the dealer: then every game keeps the dealer it was written with."""
    sheet = begin(size=4)
    for _ in range(4):
        places = due(sheet).places
        sheet = sheet.with_entry(declared(due(sheet), places[0], "C"))
    # place 2 played game 2, and would have to deal it
    shorter = sheet.removed(0)
    shifted = in_rotation(sheet, shorter)
    assert shifted.entries[0].seating.dealer == 0
    longer = sheet.inserted(0, passed_in(sheet.entries[0].seating))
    assert in_rotation(sheet, longer) == longer


def test_points_of_a_ramsch_stay_with_those_who_played_it() -> None:
    """At a table of four a Ramsch is not moved to a deal in which one of its players sits out."""
    sheet = pub()[1]
    moved = sheet.removed(4).inserted(5, sheet.entries[4])

    assert in_rotation(sheet, moved) == moved


@pytest.mark.parametrize(
    "ramsch",
    [
        RamschGame((0, 0, 70, 50), (0, 0, -140, 0), virgin=0),
        RamschGame((30, 0, 50, 40), (0, 0, -50, 0)),
        RamschGame((120, 0, 0, 0), (120, 0, 0, 0), march=0),
    ],
    ids=["without a trick", "not the loser", "all tricks"],
)
def test_who_played_a_ramsch_does_not_sit_out_of_it(ramsch: RamschGame) -> None:
    """Place 1 dealt; with the first game taken out, place 0 would have dealt."""
    sheet = begin(HOME, size=4)
    sheet = sheet.with_entry(declared(due(sheet), 1, "C"))
    sheet = sheet.with_entry(Entry(due(sheet), ramsch))
    shorter = sheet.removed(0)

    assert in_rotation(sheet, shorter) == shorter


def test_at_a_table_of_three_nobody_ever_sits_out_of_a_ramsch() -> None:
    sheet = begin(HOME)
    sheet = sheet.with_entry(declared(due(sheet), 1, "C"))
    sheet = sheet.with_entry(Entry(due(sheet), RamschGame((30, 50, 40), (0, -50, 0))))

    assert [entry.seating.dealer for entry in in_rotation(sheet, sheet.removed(0)).entries] == [0]


def test_a_fourth_who_joins_a_list_was_away_from_its_games() -> None:
    """And the deal goes round from the place that is agreed now."""
    sheet = begin()
    for _ in range(2):
        sheet = sheet.with_entry(declared(due(sheet), 0, "C"))
    four = agreed_anew(sheet, begin(size=4, first_dealer=1))

    assert four.players == ("Ada", "Ben", "Cem", "Dua")
    assert [entry.seating for entry in four.entries] == [Seating(4, 1, away=3), Seating(4, 2, away=3)]


def test_what_is_agreed_anew_leaves_the_dealers_where_a_declarer_would_deal() -> None:
    """At a table of four; the rules change all the same."""
    sheet = begin(size=4)
    sheet = sheet.with_entry(declared(due(sheet), 1, "C"))
    agreed = begin(HOME, 4, first_dealer=1)

    assert agreed_anew(sheet, agreed) == replace(agreed, entries=sheet.entries)
    assert agreed_anew(sheet, begin(HOME, 4)) == replace(begin(HOME, 4), entries=sheet.entries)


def test_a_list_that_did_not_go_round_is_left_alone() -> None:
    sheet = begin()
    sheet = sheet.with_entry(declared(due(sheet), 0, "C"))
    sheet = sheet.with_entry(passed_in(Seating(3, 2)))

    assert in_rotation(sheet, sheet.removed(0)).entries[0].seating.dealer == 2


@pytest.mark.parametrize(
    "agreed", [{"games": 2}, {"system": "bierlachs", "bierlachs_limit": 10}], ids=["all games", "limit reached"]
)
def test_a_game_forgotten_goes_into_a_series_that_is_over(agreed: dict[str, Any]) -> None:
    sheet = replace(begin(), **agreed)
    for _ in range(2):
        sheet = sheet.with_entry(declared(due(replace(sheet, games=None, bierlachs_limit=None)), 0, "C"))
    assert sheet.is_over

    longer = in_rotation(sheet, sheet.inserted(0, passed_in(Seating(3, 0))))

    assert [entry.seating.dealer for entry in longer.entries] == [0, 1, 2]


def test_who_was_away_is_so_in_the_same_games_wherever_these_are_dealt() -> None:
    sheet = begin(size=4)
    for away in (None, 3, None):
        sheet = sheet.with_entry(passed_in(due(replace(sheet, away=away))))

    shorter = in_rotation(sheet, sheet.removed(0))

    assert [entry.seating for entry in shorter.entries] == [Seating(4, 0, away=3), Seating(4, 1)]


def test_the_same_games_are_dealt_round_from_another_place() -> None:
    sheet = begin()
    for _ in range(4):
        sheet = sheet.with_entry(passed_in(due(sheet)))
    again = dealt_from(sheet, 2)

    assert again is not None
    assert goes_round(again)
    assert [entry.seating.dealer for entry in again.entries] == [2, 0, 1, 2]


def test_a_list_that_begins_with_the_same_place_keeps_its_dealers() -> None:
    sheet = begin()
    sheet = sheet.with_entry(passed_in(due(sheet)))
    sheet = sheet.with_entry(Entry(sheet.entries[0].seating, PassedInGame()))

    assert not goes_round(sheet)
    assert dealt_from(sheet, 0) == sheet


def test_no_list_is_dealt_from_a_place_whose_player_won_the_first_game() -> None:
    """At a table of four who deals sits out."""
    sheet = begin(size=4)
    sheet = sheet.with_entry(declared(due(sheet), 1, "C"))

    assert dealt_from(sheet, 1) is None
