"""Whether a record, replayed, comes to the result it states."""

from dataclasses import replace

import pytest

from skatdesk.notation.iss import Agrees, Differs, GameRecord, check
from skatdesk.skat.seats import BySeat
from tests.helpers.one_record import read_record
from tests.notation.sheets import FOREHAND_PLAYS, MIDDLEHAND_PLAYS, SERVER, played_on, sheet

CLUBS = f"{FOREHAND_PLAYS} 0 s w D8.D7 0 C.D8.D7"


def read(moves: str, result: str) -> GameRecord:
    """The record of a game on the server."""
    return read_record(sheet(moves, result, SERVER))


def test_whole_deal_comes_to_the_stated_result() -> None:
    stated = "d:0 win v:156 m:10 bidok p:120 t:10 s:1 z:1 p0:0 p1:0 p2:0 l:-1 to:-1 r:0"

    assert check(read(played_on(CLUBS, 30), stated)) == Agrees()


@pytest.mark.parametrize(
    ("stated", "field", "got", "want"),
    [
        ("d:1 win v:156", "d", "0", "1"),
        ("d:0 loss v:156", "result", "win", "loss"),
        ("d:0 win v:144 m:10", "v", "156", "144"),
        ("d:0 win v:156 m:9", "m", "10", "9"),
        ("d:0 win overbid v:156", "bid", "bidok", "overbid"),
        ("d:0 win v:156 p:119", "p", "120", "119"),
        ("d:0 win v:156 t:9", "t", "10", "9"),
        ("d:0 win v:156 s:0 z:1", "s", "1", "0"),
        ("d:0 win v:156 z:0", "z", "1", "0"),
        ("passed", "result", "win", "passed"),
    ],
)
def test_first_difference_from_the_stated_result_is_told(stated: str, field: str, got: str, want: str) -> None:
    assert check(read(played_on(CLUBS, 30), stated)) == Differs(field, got, want)


@pytest.mark.parametrize(
    ("moves", "stated"),
    [
        (f"{MIDDLEHAND_PLAYS} 1 SHS", "d:1 loss s:1 z:1"),
        (f"{FOREHAND_PLAYS} 0 NH", "d:0 loss s:1 z:1"),
        ("1 264 0 y 1 p 2 p 0 s w D8.D7 0 C.D8.D7", "d:0 loss overbid s:1 z:1"),
    ],
)
def test_levels_of_a_lost_announcement_of_an_overbid_game_and_of_null_are_not_compared(moves: str, stated: str) -> None:
    assert check(read(played_on(moves, 30), stated)) == Agrees()


@pytest.mark.parametrize(("said", "outcome", "got", "want"), [("HH", "loss", "0", "1"), ("GHS", "win", "1", "0")])
def test_levels_of_other_games_are_compared(said: str, outcome: str, got: str, want: str) -> None:
    record = read(played_on(f"{FOREHAND_PLAYS} 0 {said}", 30), f"d:0 {outcome} s:{want}")

    assert check(record) == Differs("s", got, want)


def test_scores_that_are_stated_beside_the_result_are_compared() -> None:
    record = read(played_on(CLUBS, 30), "d:0 win v:156")

    assert check(replace(record, scores=BySeat(156, 0, 0))) == Agrees()
    assert check(replace(record, scores=BySeat(312, 0, 0))) == Differs("scores", "156,0,0", "312,0,0")
