"""A CSV file that breaks off, lacks a part, or is a table of something else is told by its line."""

from dataclasses import replace

import pytest

from skatdesk.notation.lists.csv_text import csv_of, read_csv
from skatdesk.notation.lists.errors import Fault, ListFileError
from skatdesk.scoring.entries import Entry, PassedInGame
from skatdesk.skat.ruleset import ListSystem
from skatdesk.skat.seats import Seating
from tests.notation.lists.filled import FREE, filled_list

SHEET = replace(filled_list(4), system="seeger", games=None)
TEXT = csv_of(SHEET)
PASSED_IN = Entry(Seating(4, 0), PassedInGame())


@pytest.mark.parametrize("cut", [3, 20, 40])
@pytest.mark.parametrize("system", ["seeger", "bierlachs"])
def test_a_file_that_breaks_off_in_a_game_is_told_so(cut: int, system: ListSystem) -> None:
    """Not that half a number is wrong, nor the points, which nobody knows how to count without the footer."""
    lines = csv_of(replace(SHEET, system=system)).splitlines()
    with pytest.raises(ListFileError) as told:
        read_csv("\n".join((*lines[:5], lines[5][:cut])), FREE)

    assert (told.value.line, told.value.fault) == (6, Fault.COLUMNS)


def test_what_is_wrong_before_a_file_breaks_off_is_told_first() -> None:
    lines = TEXT.splitlines()
    with pytest.raises(ListFileError) as told:
        read_csv("\n".join((lines[0], lines[1].replace("12", "13", 1), *lines[2:5], lines[5][:20])), FREE)

    assert (told.value.line, told.value.fault) == (2, Fault.RANGE)


def test_a_footer_that_is_not_whole_is_told() -> None:
    """By the line that is missing, where the file ends, or by the cells that one lacks."""
    lines = TEXT.splitlines()
    with pytest.raises(ListFileError) as told:
        read_csv("\n".join(lines[:-1]), FREE)
    assert (told.value.line, told.value.fault, told.value.detail) == (len(lines) - 1, Fault.MISSING, "Platz")

    with pytest.raises(ListFileError) as told:
        read_csv("\n".join((*lines[:-1], lines[-1] + ";;")), FREE)
    assert (told.value.line, told.value.fault) == (len(lines), Fault.COLUMNS)
    assert "column 1: this line must have" in str(told.value)


def test_a_table_of_something_else_is_no_list_and_a_column_of_another_name_is_told() -> None:
    heads = (("Nr.", "Preis", "Preis", Fault.FORMAT), ("Grundwert", "Wert", "Wert", Fault.KIND))
    for old, new, where, fault in heads:
        with pytest.raises(ListFileError) as told:
            read_csv(TEXT.replace(old, new, 1), FREE)
        assert (told.value.line, told.value.where, told.value.fault) == (1, where, fault)


def test_what_a_list_begins_with_is_told_alike_wherever_it_is_missed() -> None:
    """In a table of another width, and under a title that fills the width."""
    begins = "Nr.; Grundwert; mit; ohne"
    for text in ("Name;Punkte\nAda;24", "Thursday" + ";" * (len(TEXT.splitlines()[0].split(";")) - 1) + "\n" + TEXT):
        with pytest.raises(ListFileError) as told:
            read_csv(text, FREE)
        assert (told.value.line, told.value.fault, told.value.detail) == (1, Fault.FORMAT, begins)


def test_blanks_behind_delimiters_and_empty_columns_behind_the_last_are_none_of_the_list() -> None:
    """A blank is not seen: nobody understands that "Grundwert" should be "Grundwert"."""
    spaced = TEXT.replace(";", "; ")
    wider = "\n".join(f"{line};;" for line in TEXT.splitlines())
    for text in (spaced, wider):
        read = read_csv(text, FREE)
        assert (read.players, read.entries) == (SHEET.players, SHEET.entries)

    with pytest.raises(ListFileError) as told:
        read_csv(wider.replace(";;\n", ";;x\n").replace(";;x\n", ";;\n", 1), FREE)
    assert (told.value.line, told.value.fault) == (2, Fault.COLUMNS)


@pytest.mark.parametrize("delimiter", [" ;", " ; ", " , ", "\t ", ";"])
def test_blanks_around_any_cell_and_empty_lines_are_none_of_the_list(delimiter: str) -> None:
    """In the heads, in the labels of the footer, at both ends of a line; a line of delimiters is empty as well."""
    sheet = replace(SHEET, entries=(PASSED_IN,))
    lines = [f" {line.replace(';', delimiter)} " for line in csv_of(sheet).splitlines()]
    empty = ("   ", delimiter * 9, "")
    read = read_csv("\n".join((*empty, lines[0], *empty, *lines[1:], *empty)), FREE)

    assert (read.players, read.entries) == (sheet.players, sheet.entries)


def test_a_list_of_which_nothing_is_played_reads_back_though_somebody_is_away() -> None:
    """What others' lost games bring depends on how many are there, and no line says who."""
    sheet = replace(SHEET, entries=(), away=3)

    assert read_csv(csv_of(sheet), FREE).entries == ()


@pytest.mark.parametrize(
    ("line", "old", "new", "where", "should"),
    [
        (2, ";36;;36;", ";48;;36;", "gewonnen", "36"),
        (3, ";;90;", ";;80;", "verloren", "90"),
        (4, "überreizt, ", "", "Bemerkung", "überreizt"),
        (2, "Augen 61", "Augen 61, überreizt", "Bemerkung", "≠ überreizt"),
        (8, ";;92;", ";92;;", "gewonnen", "verloren"),
        (11, ";24;", ";36;", "Grundwert", "24"),
        (2, "Stiche 6", "Stiche 11", "Bemerkung", "0 … 10"),
    ],
)
def test_what_should_stand_there_is_told_as_it_would_be_written(
    line: int, old: str, new: str, where: str, should: str
) -> None:
    lines = TEXT.splitlines()
    assert old in lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(old, new, 1)

    with pytest.raises(ListFileError) as told:
        read_csv("\n".join(lines), FREE)

    assert (told.value.line, told.value.where, told.value.detail) == (line, where, should)
    assert told.value.fault is Fault.CONFLICT
