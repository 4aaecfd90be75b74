"""What somebody wrote beside a game comes back from every file, whatever it says."""

import unicodedata
from dataclasses import replace

import pytest

from skatdesk.notation.lists.csv_text import csv_of, read_csv
from skatdesk.notation.lists.errors import Fault, ListFileError
from skatdesk.notation.lists.json_text import json_of, read_json
from skatdesk.scoring.entries import LONGEST_REMARK, Entry
from skatdesk.scoring.names import one_line
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.skat.errors import SkatError
from skatdesk.skat.ruleset import ISKO
from skatdesk.skat.seats import Seating
from tests.notation.lists.filled import HEAD, empty_list, filled_list


def _remarked(remark: str) -> ScoreList:
    sheet = replace(filled_list(4), bierlachs_limit=None, games=None)
    return replace(sheet, entries=tuple(replace(entry, remark=remark) for entry in sheet.entries))


@pytest.mark.parametrize(
    "remark", ["cards shown", 'Augen 75, Notiz: "cards"; shown', "=1+1", "x", "abwesend Dua", "ö" * LONGEST_REMARK]
)
def test_a_remark_of_any_kind_of_game_reads_back(remark: str) -> None:
    sheet = _remarked(remark)

    assert read_json(json_of(HEAD, sheet)) == (HEAD, sheet)
    assert read_csv(csv_of(sheet), sheet.rules).entries == sheet.entries


def test_a_remark_stands_behind_what_the_form_has_no_columns_for() -> None:
    rows = csv_of(_remarked("cards shown")).splitlines()
    assert rows[2].endswith(";Augen 40, Stiche 3, Notiz: cards shown")
    assert csv_of(empty_list()).count("Notiz") == 0


@pytest.mark.parametrize("said", ["Stiche 3, Augen 40", "Augen 40, Stiche 3"])
def test_what_stands_before_a_remark_may_stand_in_any_order(said: str) -> None:
    sheet = _remarked("cards shown")
    text = csv_of(sheet).replace("Augen 40, Stiche 3", said).replace("Geber Cem, Reizwert 18", "Reizwert 18, Geber 3")

    assert read_csv(text, sheet.rules).entries == sheet.entries


@pytest.mark.parametrize("note", ["cards  shown", "cards\u00a0shown", "für Ada"])
def test_a_remark_is_read_as_it_would_have_been_typed(note: str) -> None:
    """Spreadsheets leave doubled blanks as they are, and some systems write letters with dots in two pieces."""
    sheet = _remarked(one_line(note))
    text = csv_of(sheet).replace(one_line(note), unicodedata.normalize("NFD", note))

    assert read_csv(text, sheet.rules).entries == sheet.entries


def test_that_no_end_was_agreed_is_told_where_it_belongs() -> None:
    text = csv_of(_remarked("")).replace(";Spielzahl offen", ";")
    place = next(line for line in text.splitlines() if line.startswith("Platz"))
    with pytest.raises(ListFileError) as told:
        read_csv(text.replace(place, f"{place}Spielzahl offen"), ISKO)

    assert (told.value.where, told.value.fault, told.value.detail) == (
        "Bemerkung", Fault.CONFLICT, "Spielzahl offen",
    )  # fmt: skip


@pytest.mark.parametrize("remark", ["x" * (LONGEST_REMARK + 1), "two\nlines", " blank before", "tab\there"])
def test_a_remark_is_one_short_line(remark: str) -> None:
    with pytest.raises(SkatError):
        Entry(Seating(3, 0), filled_list().entries[0].outcome, remark)


def test_a_remark_that_is_too_long_is_told_with_its_line() -> None:
    text = csv_of(_remarked("cards shown")).replace("cards shown", "x" * (LONGEST_REMARK + 1), 1)
    with pytest.raises(ListFileError) as told:
        read_csv(text, ISKO)
    assert (told.value.line, told.value.fault) == (2, Fault.LONG_TEXT)

    text = json_of(HEAD, _remarked("cards shown")).replace("cards shown", "x" * (LONGEST_REMARK + 1), 1)
    with pytest.raises(ListFileError) as told:
        read_json(text)
    assert told.value.fault is Fault.LONG_TEXT


def test_a_remark_stays_with_its_game() -> None:
    """In a Bock round, and where a fourth joins."""
    entry = replace(filled_list().entries[0], remark="cards shown")
    assert entry.with_bock(2).remark == entry.with_fourth_away().remark == "cards shown"
