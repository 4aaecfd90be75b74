"""What a CSV says of players is plain: numbers in their columns, their names in the remarks."""

from dataclasses import replace
from typing import get_args

import pytest

from skatdesk.notation.lists.csv_text import csv_of, read_csv
from skatdesk.notation.lists.errors import Fault, ListFileError
from skatdesk.scoring.entries import Entry, RamschGame
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.ruleset import ListSystem
from skatdesk.skat.seats import Seating
from tests.notation.lists.filled import FREE, NAMES, filled_list, game


@pytest.mark.parametrize("system", get_args(ListSystem))
def test_what_stands_with_a_player_is_a_number_or_the_mark_of_who_sits_out(system: ListSystem) -> None:
    """A spreadsheet can add it up; the dealer who has points to write is called by his name beside."""
    header, *rows = (line.split(";") for line in csv_of(replace(filled_list(4, FREE), system=system)).splitlines())
    columns = [header.index(name) for name in NAMES]
    written = {row[column] for row in rows for column in columns}

    assert {cell for cell in written if not cell.lstrip("-").isdecimal()} == {"", "G"}
    for row in rows[: len(filled_list(4, FREE).entries)]:
        assert [row[column] for column in columns].count("G") + row[-1].count("Geber Cem") == 1


NAMED = (
    game(Seating(4, 2, away=1), 2, Contract(Game.CLUBS), 2),
    Entry(Seating(4, 0), RamschGame((0, 0, 70, 50), (0, 0, -70, 0), march=None, virgin=1)),
    Entry(Seating(4, 0, away=3), RamschGame((120, 0, 0, 0), (120, 0, 0, 0), march=0)),
)


COMMAS = ("Karl, Meyer", "Meyer, Karl", "Meyer", "Karl")
"""One is called as the other's name begins."""


@pytest.mark.parametrize(
    "names", [NAMES, ("Meyer, Karl", "4", "عائشہ، 3", "1, Re"), ("2", "3", "4", "1"), COMMAS, COMMAS[::-1]]
)
def test_players_are_called_by_their_names(names: tuple[str, ...]) -> None:
    """In the remarks, too, where anything may stand in a name; their numbers are understood where no name is meant."""
    sheet = replace(filled_list(4, FREE), players=names, entries=NAMED)
    text = csv_of(sheet)
    assert text.splitlines()[1].split(";")[-1].startswith(f"Geber {names[2]}, abwesend {names[1]}, ")
    assert read_csv(text, FREE).entries == NAMED
    if names == NAMES:
        assert read_csv(text.replace("abwesend Ben", "abwesend 2"), FREE).entries == NAMED


FORMULAS = ("=1+1", "-Ada", "'=1+1", "''@")


@pytest.mark.parametrize("names", [FORMULAS, ("+49", "@home", "'-", "+")])
def test_no_spreadsheet_takes_a_name_for_a_formula(names: tuple[str, ...]) -> None:
    """Read back it is as it was, also where it begins with the quote that is written before it."""
    sheet = replace(filled_list(4, FREE), players=names, entries=NAMED)
    text = csv_of(sheet)
    heads = text.splitlines()[0].split(";")

    assert not [head for head in heads if head.startswith(("=", "+", "-", "@"))]
    assert {f"'{name}" for name in names} < set(heads)
    read = read_csv(text, FREE)
    assert (read.players, read.entries) == (names, NAMED)


def test_a_name_that_looks_like_a_formula_is_read_bare_as_well() -> None:
    """So it stands in files from before, and where somebody has typed it; blanks around it are nobody's."""
    names = ("=1+1", "-Ada", "@home", "+49")
    text = csv_of(replace(filled_list(4, FREE), players=names, entries=NAMED))
    for typed in (text.replace(";'", ";"), text.replace(";'", "; '", 1)):
        assert typed != text
        assert read_csv(typed, FREE).players == names


def test_a_name_in_quotes_is_no_formula_and_stands_in_a_file_as_it_is() -> None:
    """So it stood in files from before, too, which know no other quotes than those of the name."""
    names = ("'Kalle'", "''Abd''", "''", "'")
    text = csv_of(replace(filled_list(4, FREE), players=names, entries=NAMED))
    assert set(names) < set(text.splitlines()[0].split(";"))
    assert read_csv(text, FREE).players == names


def test_at_a_table_of_three_nobody_can_be_away() -> None:
    sheet = filled_list(3)
    with pytest.raises(ListFileError) as told:
        read_csv(csv_of(sheet).replace("Augen 40, ", "abwesend Ben, Augen 40, ", 1), sheet.rules)

    assert (told.value.where, told.value.fault) == ("Bemerkung", Fault.CONFLICT)
