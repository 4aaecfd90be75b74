"""``skatdesk value``: worked cases by the hundred, and lines that make no sense."""

import io
import json
from typing import Any

import pytest

from skatdesk.cli import main
from skatdesk.cli.jsonlines import answered
from skatdesk.cli.value import _valued
from tests.scoring.builders import cases

ANSWERS = ("won", "overbid", "value", "score")


def line(**changes: object) -> dict[str, Any]:
    """A clubs game with 1, just won, with these changes; None takes a key away."""
    plain = {"id": "x", "game": "C", "matadors": 1, "bid": 24, "declarer_points": 61, "declarer_tricks": 6}
    return {key: value for key, value in (plain | changes).items() if value is not None}


def valued(**changes: object) -> dict[str, object]:
    """What is answered to it."""
    return answered(json.dumps(line(**changes)), _valued)


@pytest.mark.parametrize("case", list(cases()), ids=lambda case: case["id"])
def test_worked_cases_as_text_and_as_numbers(case: dict[str, str]) -> None:
    text = {key: value for key, value in case.items() if key not in (*ANSWERS, "origin")}
    numbers = {key: value if key in ("id", "profile", "game") else int(value) for key, value in text.items()}
    expected = {
        "id": case["id"],
        "won": case["won"] == "1",
        "overbid": case["overbid"] == "1",
        "value": int(case["value"]),
        "score": int(case["score"]),
    }

    assert answered(json.dumps(text), _valued) == expected
    assert answered(json.dumps(numbers), _valued) == expected
    assert answered(json.dumps(case), _valued) == expected, "what a case expects is not looked at"


def test_each_line_has_its_answer_and_bad_ones_stop_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = [json.dumps(line(id=1)), "", "nonsense", json.dumps(line(id=2, bid=19)), json.dumps(line(id="ü"))]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines)))

    assert main(["value"]) == 0
    told = capsys.readouterr()
    answers = [json.loads(text) for text in told.out.splitlines()]
    assert [found["id"] for found in answers] == [1, None, 2, "ü"]
    assert ["error" in found for found in answers] == [False, True, True, False]
    assert told.err == ""


def test_what_is_missing_is_not_there() -> None:
    assert valued(bid=None) == {"id": "x", "won": True, "overbid": False, "value": 24, "score": 24}
    assert answered('{"game": "N", "declarer_tricks": 0}', _valued)["value"] == 23
    assert answered('{"game": "N", "declarer_tricks": "0", "ouvert": true, "hand": ""}', _valued)["value"] == 46
    assert answered('{"game": "N", "declarer_tricks": 0, "profile": null}', _valued)["value"] == 23
    assert valued(profile="") == valued()


def test_a_null_knows_no_card_points() -> None:
    """Whoever takes all ten tricks of it has lost it, whatever they count."""
    for points in ({}, {"declarer_points": 60}, {"declarer_points": 0}):
        for tricks in (0, 10):
            line = json.dumps({"game": "N", "declarer_tricks": tricks, **points})
            assert answered(line, _valued)["won"] is (tricks == 0)


def test_announcements_bring_what_they_imply() -> None:
    assert valued(schwarz_announced=1, declarer_points=120, declarer_tricks=10)["value"] == 12 * 7
    assert valued(ouvert=1, declarer_points=120, declarer_tricks=10)["value"] == 12 * 8
    assert valued(profile="tchibo", ouvert=1)["value"] == 12 * 3


def test_defenders_who_announce_schwarz_have_announced_schneider_with_it() -> None:
    rules = {"base": "home", "defender_announcements": True}
    lost = {"declarer_points": 10, "declarer_tricks": 0, "profile": rules}

    assert valued(**lost)["value"] == 12 * 4
    assert valued(**lost, defenders_schneider_announced=1)["value"] == 12 * 5
    assert valued(**lost, defenders_schwarz_announced=1)["value"] == 12 * 6


def test_a_declarer_without_a_trick_may_have_put_away_two_aces() -> None:
    assert valued(declarer_points=22, declarer_tricks=0)["won"] is False


def test_profile_may_be_a_rule_set_of_ones_own() -> None:
    assert valued(profile={"base": "isko", "max_matadors_suit": 4}, matadors=7)["value"] == 12 * 5


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"game": None}, "game is missing"),
        ({"game": "X"}, "game: 'X'"),
        ({"game": "CS"}, "game: 'CS'"),
        ({"game": 3}, "game: 3"),
        ({"game": "R"}, "game: 'R'"),
        ({"matadors": None}, "matadors is missing"),
        ({"matadors": 0}, "with or without at least 1"),
        ({"matadors": 12}, "matadors: 12 is not between -11 and 11"),
        ({"game": "G", "matadors": -5}, "matadors: -5 is not between -4 and 4"),
        ({"game": "N", "matadors": 1}, "matadors: 1 is not between 0 and 0"),
        ({"declarer_points": None}, "declarer_points is missing"),
        ({"declarer_points": 121}, "declarer_points: 121 is not between 0 and 120"),
        ({"declarer_points": -1}, "declarer_points: -1 is not between"),
        ({"declarer_points": 61.0}, "declarer_points: 61.0 is not a whole number"),
        ({"declarer_points": True}, "declarer_points: true is not a whole number"),
        ({"declarer_points": "many"}, 'declarer_points: "many" is not a whole number'),
        ({"declarer_points": [61]}, "declarer_points: [61] is not a whole number"),
        ({"declarer_tricks": None}, "declarer_tricks is missing"),
        ({"declarer_tricks": 11}, "declarer_tricks: 11 is not between 0 and 10"),
        ({"declarer_tricks": 10}, "all ten tricks hold 120 card points"),
        ({"declarer_tricks": 0}, "at most 22 card points"),
        ({"bid": 17}, "bid: no game is worth 17"),
        ({"bid": 25}, "bid: no game is worth 25"),
        ({"bid": 265}, "bid: 265 is not between 0 and 264"),
        ({"hand": 2}, "hand: 2 is not between 0 and 1"),
        ({"hand": "yes"}, 'hand: "yes" is not a whole number'),
        ({"hand": 0, "schneider_announced": 1}, "only in a Hand game"),
        ({"game": "N", "matadors": 0, "schneider_announced": 1}, "cannot be announced"),
        ({"kontra_factor": 2}, "the rules isko know no Kontra"),
        ({"kontra_factor": 3, "profile": "home"}, "kontra_factor: 3 is none of 1, 2, 4, 8, 16"),
        ({"kontra_factor": 32, "profile": "home"}, "kontra_factor: 32 is not between 1 and 16"),
        ({"bock_factor": 2}, "the rules isko know no Bock rounds"),
        ({"bock_factor": 4, "profile": "home"}, "bock_factor: 4 is not between 1 and 2"),
        ({"defenders_schwarz_announced": 1}, "the rules isko know no announcements of the defenders"),
        (
            {
                "profile": {"base": "home", "defender_announcements": True},
                "game": "N",
                "matadors": 0,
                "defenders_schneider_announced": 1,
            },
            "know no announcements of the defenders here",
        ),
        ({"profile": "pub"}, "no rule set 'pub'"),
        ({"profile": {"base": "home", "kontra": "maybe"}}, "kontra: 'maybe'"),
        ({"matador": 1}, "unknown key 'matador'"),
        (dict.fromkeys(("tricks", "points", "matador", "kontra", "bock"), 1), "unknown key 'bock'"),
    ],
)
def test_line_that_cannot_be_valued_says_why(changes: dict[str, object], reason: str) -> None:
    found = valued(**changes)

    assert found["id"] == "x"
    assert set(found) == {"id", "error"}
    assert reason in str(found["error"])


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("{", "not JSON"),
        ("[1]", "not a JSON object"),
        ("[" * 100_000, "nested too deeply"),
        ('{"bid": ' + "9" * 5000 + "}", "not JSON: a number has 5000 figures"),
        ('{"id": 9\n', "delimiter (column 9)"),
        ('{"id": NaN}', "NaN is no number"),
        ('{"id": 1e999}', "1e999 is too large"),
    ],
)
def test_line_that_is_no_object_has_no_id(text: str, reason: str) -> None:
    found = answered(text, _valued)

    assert found["id"] is None
    assert reason in str(found["error"])


@pytest.mark.parametrize("twice", ['"bid": 24, "bid": 18', '"profile": {"base": "home", "bid": 1, "bid": 1}'])
def test_key_that_stands_twice_is_not_guessed_at(twice: str) -> None:
    text = json.dumps(line(bid=None)).replace("}", f", {twice}}}")

    assert answered(text, _valued) == {"id": "x", "error": "bid stands twice"}


def test_no_depth_of_a_line_is_too_much() -> None:
    """Not even one that can just be read, where looking through it takes a little more."""
    told = [
        answered('{"profile": {"tables": ' + "[" * depth + "]" * depth + "}}", _valued) for depth in range(800, 1001)
    ]

    assert all(line["error"] for line in told)
