"""``skatdesk solve``: every game, and lines that make no sense."""

import io
import json
import sys

import pytest

from skatdesk.cli import main
from skatdesk.players.solver import Solver
from skatdesk.skat.cards import CARDS, format_cards

LINE = {"hands": ["CJ SA", "HT D7", "C7 SK"], "skat": "DA D8", "game": "C", "declarer": 0, "leader": 0}


def answers(lines: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> list[object]:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines)))
    assert main(["solve"]) == 0
    told = capsys.readouterr()
    assert told.err == ""
    return [json.loads(text) for text in told.out.splitlines()]


def line(**changes: object) -> str:
    return json.dumps({key: value for key, value in (LINE | changes).items() if value is not None})


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (line(id=1), {"id": 1, "points": 38, "cards": {"CJ": 38, "SA": 38}}),
        (line(id="x", skat=None), {"id": "x", "points": 27, "cards": {"CJ": 27, "SA": 27}}),
        (
            line(game="G", declarer=1, hands=["SA", "HT D7", "C7 SK"], trick=["CJ"]),
            {"id": None, "points": 11, "cards": {"HT": 11, "D7": 11}},
        ),
        (
            line(game="N", declarer=1, hands=[["SA", "C7"], ["HT", "D7"], "C8 SK"]),
            {"id": None, "won": True, "cards": {"SA": True, "C7": True}},
        ),
        (
            line(game="R", declarer=None, hands=["SA C7", "HT D7", "C8 SK"], skat="CA"),
            {"id": None, "points": [25, 0, 11], "cards": {"SA": [25, 0, 11], "C7": [36, 0, 0]}},
        ),
        (line(hands=["", "", ""]), {"id": None, "points": 11, "cards": {}}),
        # the same cards one and two seats on
        (
            line(hands=["C7 SK", "CJ SA", "HT D7"], declarer=1, leader=1),
            {"id": None, "points": 38, "cards": {"CJ": 38, "SA": 38}},
        ),
        (
            line(hands=["HT D7", "C7 SK", "CJ SA"], declarer=2, leader=2),
            {"id": None, "points": 38, "cards": {"CJ": 38, "SA": 38}},
        ),
        (line(points=3, cards={}, won=False), {"id": None, "points": 38, "cards": {"CJ": 38, "SA": 38}}),
    ],
)
def test_every_game_is_solved(
    asked: str,
    told: object,
    solver: Solver,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert answers([asked], monkeypatch, capsys) == [told]


@pytest.mark.parametrize(
    ("asked", "reason"),
    [
        ("nonsense", "the line is not JSON: Expecting value (column 1)"),
        ("7", "the line is not a JSON object"),
        (line(leader=None), "leader is missing"),
        (line(leader=3), "leader: 3 is none of 0, 1, 2"),
        (line(declarer=True), "declarer: true is none of 0, 1, 2"),
        (line(declarer=None), "the game C needs a declarer"),
        (line(game=None), "game is missing"),
        (line(game="X"), "'X' is not a game (C S H D G N R)"),
        (line(game=3), "game: 3 is none of C S H D G N R"),
        (line(hands=None), "hands: three are needed, of forehand, middlehand and rearhand"),
        (line(hands="CJ "), "hands: three are needed, of forehand, middlehand and rearhand"),
        (line(hands=["CJ"]), "hands: three are needed, of forehand, middlehand and rearhand"),
        (line(hands=["CJ SA", "HT D7", "C7 SX"]), "hands: 'SX' is not a card (suit C S H D, then A T K Q J 9 8 7)"),
        (line(hands=[["CJ", 2], "HT D7", "C7 SK"]), 'hands: ["CJ", 2] is neither a text nor a list of cards'),
        (line(trick="S1"), "trick: 'S1' is not a card (suit C S H D, then A T K Q J 9 8 7)"),
        (line(skat=3), "skat: 3 is neither a text nor a list of cards"),
        (line(skat="SA"), "SA is there twice"),
        (line(bid=18), "unknown key 'bid'; there are id, hands, skat, game, declarer, leader, trick"),
    ],
)
def test_lines_that_cannot_be_solved_say_why(
    asked: str,
    reason: str,
    solver: Solver,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    first, second = answers([asked, "", line(id=2)], monkeypatch, capsys)

    assert first == {"id": None, "error": reason}
    assert isinstance(second, dict)
    assert second["points"] == 38


@pytest.mark.parametrize(("warm", "screen", "told"), [(False, True, True), (False, False, False), (True, True, False)])
def test_people_are_told_why_the_first_start_takes_long(
    warm: bool,
    screen: bool,
    told: bool,
    solver: Solver,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(line()))
    monkeypatch.setattr("skatdesk.cli.preparing.is_warm", lambda _kernel: warm)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: screen)

    assert main(["solve"]) == 0
    assert ("Preparing the solver" in capsys.readouterr().err) is told


def test_time_for_a_line_can_be_limited(
    solver: Solver, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    hands = [format_cards(CARDS[first : first + 10]) for first in (0, 10, 20)]
    monkeypatch.setattr("sys.stdin", io.StringIO(line(game="R", declarer=None, hands=hands, skat="")))

    assert main(["solve", "--seconds", "0.01"]) == 0
    assert json.loads(capsys.readouterr().out) == {"id": None, "error": "the time for this question is over"}


@pytest.mark.parametrize("seconds", ["-1", "soon", "nan"])
def test_time_is_a_number_of_seconds(seconds: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", f"--seconds={seconds}"]) == 2
    assert "is not a number of seconds" in capsys.readouterr().err
