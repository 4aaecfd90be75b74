"""The deal goes round a list, and nobody sits out of a game he played."""

from skatdesk.scoring.entries import Entry, PassedInGame, RamschGame
from skatdesk.scoring.rotation import dealt_from, goes_round, in_rotation
from skatdesk.skat.ruleset import HOME
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


def test_who_took_no_trick_in_a_ramsch_does_not_sit_out_of_it() -> None:
    """Place 1 dealt; with the first game taken out, place 0 would have dealt, who has no points either."""
    sheet = begin(HOME, size=4)
    sheet = sheet.with_entry(declared(due(sheet), 1, "C"))
    sheet = sheet.with_entry(Entry(due(sheet), RamschGame((0, 0, 70, 50), (0, 0, -140, 0), virgin=0)))
    shorter = sheet.removed(0)

    assert in_rotation(sheet, shorter) == shorter


def test_a_list_that_did_not_go_round_is_left_alone() -> None:
    sheet = begin()
    sheet = sheet.with_entry(declared(due(sheet), 0, "C"))
    sheet = sheet.with_entry(Entry(sheet.entries[0].seating, PassedInGame()))

    assert in_rotation(sheet, sheet.removed(0)).entries[0].seating.dealer == 0


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
