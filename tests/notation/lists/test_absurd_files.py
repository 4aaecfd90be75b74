"""Files of sizes nobody writes are refused with the place that is wrong, and in few words."""

import json
from collections.abc import Callable

import pytest

from skatdesk.notation.lists.csv_text import csv_of, read_csv
from skatdesk.notation.lists.errors import Fault, ListFileError
from skatdesk.notation.lists.json_text import json_of, read_json
from tests.notation.lists.filled import FREE, HEAD, filled_list

MANY = 1_000_000
SHEET = filled_list(3, FREE)
JSON, CSV = json_of(HEAD, SHEET), csv_of(SHEET)


def _refused(read: Callable[[str], object], text: str) -> ListFileError:
    with pytest.raises(ListFileError) as told:
        read(text)
    return told.value


def _with(**changes: object) -> str:
    """The list with other values, each on its line as before."""
    lines = JSON.splitlines()
    for key, value in changes.items():
        at = next(index for index, line in enumerate(lines) if line.startswith(f' "{key}":'))
        lines[at] = f' "{key}": {json.dumps(value)},'
    return "\n".join(lines)


@pytest.mark.parametrize(("key", "line"), [("title", 4), ("place", 5)])
def test_a_text_longer_than_anybody_writes_is_told_with_its_line(key: str, line: int) -> None:
    error = _refused(read_json, _with(**{key: "x" * MANY}))

    assert (error.line, error.where, error.fault, error.detail) == (line, key, Fault.LONG_TEXT, "1000")


def test_the_name_of_the_rules_is_no_novel() -> None:
    rules = json.loads(JSON)["rules"]

    assert _refused(read_json, _with(rules={**rules, "name": "x" * MANY})).where == "rules.name"


def test_a_name_without_end_is_told_as_any_that_is_too_long() -> None:
    error = _refused(read_json, _with(players=["Ada", "B" * MANY, "Cem"]))

    assert (error.line, error.where, error.fault, error.detail) == (9, "players[2]", Fault.LONG_NAME, "24")


@pytest.mark.parametrize("key", ["date", "currency", "settlement", "system", "stake"])
def test_other_texts_say_how_they_should_look(key: str) -> None:
    error = _refused(read_json, _with(**{key: "x" * MANY}))

    assert error.where == key
    assert len(str(error)) < 200


def test_a_message_does_not_repeat_a_key_without_end() -> None:
    error = _refused(read_json, JSON.replace('"place"', f'"{"k" * MANY}"'))

    assert error.fault is Fault.UNKNOWN
    assert error.line == 5
    assert error.detail == "k" * 59 + "…"
    assert len(str(error)) < 200


def test_a_message_does_not_repeat_a_cell_without_end() -> None:
    """A cell of a CSV file may have a hundred thousand letters."""
    head = CSV.split("\r\n")[0]
    for text in (
        CSV.replace(head, head.replace(SHEET.players[0], "A" * 100_000)),
        CSV + "z" * 100_000 + ";" * head.count(";"),
    ):
        assert len(str(_refused(lambda text: read_csv(text, FREE), text))) < 300


@pytest.mark.parametrize("nested", ["[" * MANY + "]" * MANY, '{"a":' * 100_000 + "1" + "}" * 100_000])
def test_brackets_within_brackets_are_told_as_such(nested: str) -> None:
    error = _refused(read_json, JSON.replace(json.dumps(HEAD.title), nested))

    assert error.fault is Fault.SYNTAX


def test_a_long_table_of_another_program_is_refused_for_its_first_line() -> None:
    """Whatever is wrong further down, which is not even looked at."""
    error = _refused(lambda text: read_csv(text, FREE), "a;b;c\n" * 20_000 + 'd;"e;f\n')

    assert (error.line, error.fault) == (1, Fault.FORMAT)


def test_empty_lines_without_end_are_passed_over() -> None:
    assert read_csv(CSV + "\n" * MANY, FREE) == read_csv(CSV, FREE)
