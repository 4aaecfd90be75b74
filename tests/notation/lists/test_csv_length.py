"""A list that comes in as CSV has as many games as it had when it went out."""

from dataclasses import replace

import pytest

from skatdesk.notation.lists.csv_text import csv_of, read_csv
from skatdesk.notation.lists.errors import Fault, ListFileError
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.ruleset import ISKO, ListSystem
from skatdesk.skat.seats import Seating
from tests.notation.lists.filled import NAMES, game

SHEET = replace(
    ScoreList.begin(NAMES[:3], ISKO),
    entries=tuple(game(Seating(3, place), place, Contract(Game.CLUBS), 1, points=40, tricks=3) for place in range(3)),
)
"""Three lost games."""


@pytest.mark.parametrize(
    ("system", "games"), [("classic", 3), ("seeger", 36), ("bierlachs", 12), ("bierlachs", None), ("seeger", None)]
)
def test_a_series_is_as_long_as_it_was(system: ListSystem, games: int | None) -> None:
    """Games to come have empty lines, as on paper; a Bierlachs that has none goes on till its minus is reached.

    Of any other list without an agreed end that is remarked.
    """
    sheet = replace(SHEET, system=system, games=games)

    lines = csv_of(sheet).splitlines()

    assert read_csv("\n".join(lines), ISKO) == sheet
    assert read_csv("\n".join(line.rstrip(";") for line in lines), ISKO) == sheet


def test_a_list_without_games_and_without_an_end_is_not_given_one() -> None:
    sheet = replace(SHEET, entries=(), games=None)

    assert read_csv(csv_of(sheet), ISKO) == sheet


def test_a_list_cannot_go_on_without_an_end_and_have_games_to_come() -> None:
    text = csv_of(replace(SHEET, games=6))
    line = next(line for line in text.splitlines() if line.startswith("Endergebnis"))

    with pytest.raises(ListFileError) as told:
        read_csv(text.replace(line, f"{line}Spielzahl offen"), ISKO)

    assert (told.value.line, told.value.fault) == (11, Fault.CONFLICT)


def test_a_list_that_has_ended_has_no_games_to_come() -> None:
    """A Bierlachs that was to have more games, but for its minus."""
    sheet = replace(SHEET, system="bierlachs", games=12, bierlachs_limit=1)

    assert len(sheet.losers) > 0
    assert "\r\n4;" not in csv_of(sheet)


@pytest.mark.parametrize(
    ("line", "old", "new"), [(6, "\n5;", "\n6;"), (7, "\n5;", "\n;"), (5, "\n4;;", "\n4;;x"), (6, "\n5;", "\nfive;")]
)
def test_a_game_to_come_that_is_none_is_told(line: int, old: str, new: str) -> None:
    """A line without its number is empty, and the next one has the wrong one."""
    text = csv_of(replace(SHEET, games=6)).replace(old, new, 1)

    with pytest.raises(ListFileError) as told:
        read_csv(text, ISKO)

    assert told.value.line == line


def test_a_length_that_nobody_means_makes_no_file_without_end() -> None:
    """As a JSON may have it."""
    assert len(csv_of(replace(SHEET, games=10**9)).splitlines()) == len(csv_of(replace(SHEET, games=3)).splitlines())
