"""The outer form of record files: what a bad record may not do to the good ones around it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skatdesk.notation.iss import GameRecord, Header, RecordError, format_record, iter_records
from skatdesk.notation.iss.container import Text
from skatdesk.skat.errors import NotationError
from skatdesk.skat.ruleset import ISKO
from skatdesk.skat.seats import BySeat
from skatdesk.skat.states import GameStart
from tests.helpers.one_record import read_record
from tests.notation.sheets import DEAL, DEALT, FOREHAND_PLAYS, sheet

GOOD = sheet(FOREHAND_PLAYS)


def ids(records: list[GameRecord | RecordError]) -> list[str]:
    """The ids of what could be read, ``!`` for what could not."""
    return ["!" if isinstance(record, RecordError) else record.header.id for record in records]


def test_records_follow_one_another_on_lines_or_on_one() -> None:
    assert ids(list(iter_records(GOOD + "\n\n" + GOOD + GOOD))) == ["7", "7", "7"]
    assert list(iter_records("")) == list(iter_records(" \n# nothing here\n")) == []


def test_a_record_that_was_cut_off_costs_none_of_those_that_follow_it_on_its_line() -> None:
    for last in ("PC[", "MV[", "MV[w ", "R["):
        cut = GOOD.index(last) + len(last)
        assert ids(list(iter_records(GOOD[:cut] + GOOD + GOOD))) == ["!", "7", "7"]


def test_lines_that_begin_a_record_are_known_without_looking_through_the_text_again() -> None:
    source = Text("(;A[]) (;B[])\n x (;C[])\n  (;D[])\n(;E[])")

    assert [source.next_begin(offset) for offset in (0, 1, 24, 25, 33, 34)] == [0, 24, 24, 33, 33, 39]


@pytest.mark.parametrize(
    ("line", "columns"),
    [("(;A[(;A[(;A[", [3]), ("(;A[]A[(;A[]A[(;", [6, 15]), ("(;# (;# (;", [1]), ("(;A[] x (;A[] y", [7, 15])],
)
def test_what_a_broken_record_was_read_up_to_is_not_read_again(line: str, columns: list[int]) -> None:
    """Else a file with thousands of such beginnings on one line would take minutes."""
    errors = list(iter_records(line))

    assert [error.column for error in errors if isinstance(error, RecordError)] == columns
    assert len(errors) == len(columns)


def test_printed_over_many_lines_with_comments() -> None:
    text = f"""# a game of three
(;
  GM[Skat]   # always
  PC[International Skat Server]
  ID[7]
  P0[Ada # 1]
  MV[
    {DEALT}   # 10, 10, 10 and the skat ]
    1 p 2 p   # nobody
    0 18
  ]
  R[unknown]
;)
"""
    record = read_record(text)

    assert len(record.actions) == 3
    assert record.header.names.forehand == "Ada # 1"
    assert record.line == 2


def test_order_of_properties_does_not_matter() -> None:
    shuffled = f"(;R[unknown]MV[{DEALT} {FOREHAND_PLAYS}]ID[7]PC[International Skat Server]GM[Skat];)"

    assert read_record(shuffled) == read_record(GOOD)


def test_only_moves_are_needed() -> None:
    record = read_record(f"(;MV[{DEALT}])")

    assert record.header == Header(place="")
    assert record.result is None
    assert record.actions == ()


def test_properties_of_others_are_kept() -> None:
    record = read_record(sheet("", more="OW[3]ZZ[some\n thing]"))

    assert record.header.others == (("OW", "3"), ("ZZ", "some thing"))
    assert read_record(format_record(record)).header == record.header


@pytest.mark.parametrize(
    ("bad", "line", "column", "reason"),
    [
        ("(;GM[Skat]ID[8]", 2, 1, "not closed"),
        ("(;GM[Skat]ID[8]MV[w", 2, 16, "MV[ is not closed"),
        ("(;ID[8]nonsense;)", 2, 8, "KEY[text]"),
        ("(;ID[8]ID[9];)", 2, 8, "ID stands twice"),
        ("(;ID[8];)", 2, 1, "no moves"),
        ("(;ID[8]GM[Chess]MV[];)", 2, 11, "Chess"),
        ("what is this", 2, 1, "outside of a record"),
        ("   ;)", 2, 4, "outside of a record"),
    ],
)
def test_bad_record_is_told_with_its_place_and_the_others_are_read(
    bad: str, line: int, column: int, reason: str
) -> None:
    records = list(iter_records(f"{GOOD}\n{bad}\n{GOOD}\n"))
    error = records[1]

    assert ids(records) == ["7", "!", "7"]
    assert isinstance(error, RecordError)
    assert reason in str(error)
    assert (error.line, error.column) == (line, column)
    assert error.id == ("8" if "ID[8]" in bad else "")


def test_header_refuses_properties_that_mean_something() -> None:
    for key in ("MV", "P0", "XA", "x", ""):
        with pytest.raises(NotationError):
            Header(others=((key, "text"),))


texts = st.text(st.characters(exclude_categories=["Cs"])) | st.text("][\\;)(# \nMV", max_size=12)


@given(texts, texts, texts)
def test_any_text_can_stand_in_the_header(comment: str, name: str, other: str) -> None:
    header = Header(comment=comment, names=BySeat(name, comment, other), others=(("NOTE", other),))
    line = format_record(GameRecord(header, GameStart(DEAL, ISKO), ()))

    assert "\n" not in line
    assert read_record(line).header == header
    assert [len(list(iter_records(text))) for text in (line + line, f"{line}\n{line}")] == [2, 2]
