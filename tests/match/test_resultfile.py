"""The file a match goes on from."""

import json
import os
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from skatdesk.match.plan import Plan, plan_of
from skatdesk.match.records import Board, Fault, board_from_json, board_to_json
from skatdesk.match.resultfile import ResultFile
from skatdesk.skat.errors import SkatError
from skatdesk.skat.seats import SEATS, Seat
from tests.match.sample_boards import game

PLAN = plan_of(["rules", "random"], seed=7)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "results.jsonl"


def board(number: int) -> Board:
    """A board with a declarer and a fault in its first game."""
    first, *others = PLAN.seatings
    played = replace(game(first, declarer=1), faults=(Fault(2, "silence", "no answer to 'bid? 18'"),))
    return Board(number, (played, *(game(seats) for seats in others)))


def written(path: Path, *numbers: int, plan: Plan = PLAN) -> list[int]:
    """The boards that were in the file, before these were added."""
    with closing(ResultFile(path, plan)) as file:
        found = [board.number for board in file.boards]
        for number in numbers:
            file.add(board(number))
    return found


def test_boards_are_read_back(path: Path) -> None:
    assert written(path, 1, 3) == []
    assert written(path, 2) == [1, 3]
    with closing(ResultFile(path, PLAN)) as file:
        assert file.boards == [board(1), board(2), board(3)]


def test_board_as_json_is_the_board() -> None:
    assert board_from_json(json.loads(json.dumps(board_to_json(board(5))))) == board(5)


@pytest.mark.parametrize("seat", SEATS)
def test_every_seat_can_declare_and_err_and_be_quicker_than_is_measured(seat: Seat) -> None:
    played = game(declarer=int(seat), time=0.0)
    kept = Board(1, (replace(played, faults=(Fault(int(seat), "crash", ""),)),))

    assert board_from_json(board_to_json(kept)) == kept


def test_first_line_holds_the_plan(path: Path) -> None:
    written(path, 1)
    head, first = path.read_text(encoding="utf-8").splitlines()

    assert json.loads(head) == {
        "match": 1,
        "players": ["rules", "random"],
        "seatings": [list(seats) for seats in PLAN.seatings],
        "seed": 7,
        "rules": "isko",
        "seconds": 2.0,
        "limit": 60.0,
    }
    assert json.loads(first)["board"] == 1


@pytest.mark.parametrize("kept", [0, 1, 20])
def test_half_written_board_is_dropped(kept: int, path: Path) -> None:
    written(path, 1, 2)
    text = path.read_bytes()
    end = text.rindex(b"\n", 0, -1) + 1
    path.write_bytes(text[: end + kept])

    assert written(path, 2) == [1]
    assert path.read_bytes() == text


@pytest.mark.parametrize("kept", [1, 30, -1])
def test_half_written_first_line_is_written_again(kept: int, path: Path) -> None:
    written(path)
    text = path.read_bytes()
    path.write_bytes(text[:kept])

    assert written(path) == []
    assert path.read_bytes() == text


@pytest.mark.parametrize(
    ("other", "named"),
    [
        (replace(PLAN, seed=8), "seed 7, not 8"),
        (replace(PLAN, rules="home"), 'rules "isko", not "home"'),
        (replace(PLAN, seconds=0.5), "time 2.0, not 0.5"),
        (replace(PLAN, players=("rules", "expert")), "players"),
        (plan_of(["rules", "random", "random"], seed=7), "seatings"),
    ],
)
def test_file_of_another_match_is_refused(other: Plan, named: str, path: Path) -> None:
    written(path, 1)
    text = path.read_bytes() + b'{"board":2'
    path.write_bytes(text)

    with pytest.raises(SkatError, match="belongs to another match") as refusal:
        ResultFile(path, other)

    assert named in str(refusal.value)
    assert str(refusal.value).endswith("; name another one")
    assert path.read_bytes() == text


@pytest.mark.parametrize(
    "text",
    [
        "a letter to my aunt\n",
        "a letter to my aunt, without an end",
        "three lines\nand the last\nhas no end",
        "[]\n",
        "[" * 100_000 + "\n",
        '{"match": "x"}\n',
        '{"match": true}',
        "\n",
        "\n\n",
        '{"id": 1}\n{}\n',
        '{"id": 1}\n{"id"',
    ],
    ids=range(11),
)
def test_file_of_another_kind_is_refused_and_left_alone(text: str, path: Path) -> None:
    path.write_text(text, encoding="utf-8")

    with pytest.raises(SkatError, match="not a file of match results"):
        ResultFile(path, PLAN)

    assert path.read_text(encoding="utf-8") == text


def test_results_of_a_later_version_are_named_as_such_and_left_alone(path: Path) -> None:
    ResultFile(path, PLAN).close()
    later = path.read_text(encoding="utf-8").replace('{"match":1,', '{"match":2,"new":0,')
    path.write_text(later, encoding="utf-8")

    with pytest.raises(SkatError, match="another version of Skatdesk has written these results; name another file"):
        ResultFile(path, PLAN)

    assert path.read_text(encoding="utf-8") == later


@pytest.mark.parametrize(
    "line",
    [
        "x",
        "{}",
        '{"board": 1}',
        '{"board": 1, "games": [{}]}',
        '{"board": "x", "games": []}',
        '{"board": 1e400, "games": []}',
        '{"board": true, "games": []}',
        "[" * 100_000,
    ],
    ids=range(8),
)
def test_broken_board_is_named(line: str, path: Path) -> None:
    written(path, 1)
    with path.open("a", encoding="utf-8") as file:
        file.write(line + "\n")

    with pytest.raises(SkatError, match="line 3 is damaged"):
        ResultFile(path, PLAN)


@pytest.mark.parametrize(
    "damage",
    [
        {"seats": [0, 1]},
        {"seats": [7, 8, 9]},
        {"seats": ["0", 0, 1]},
        {"scores": ["a", "b", "c"]},
        {"scores": [0]},
        {"declarer": 3},
        {"declarer": True, "contract": "XYZ"},
        {"contract": "XYZ"},
        {"value": None},
        {"points": "70"},
        {"milliseconds": [["x"], [], []]},
        {"milliseconds": []},
        {"faults": [{"seat": 3, "kind": "crash", "detail": ""}]},
        {"faults": [{"seat": None, "kind": "crash", "detail": ""}]},
        {"faults": [{"seat": 1, "kind": "late", "detail": ""}]},
        {"faults": [{"seat": 1, "kind": "crash", "detail": 7}]},
        {"scores": [10**400, 0, 0]},
        {"scores": [True, 0, 0]},
        {"value": 10**400},
        {"points": 121},
        {"bid": "x"},
        {"bid": 19},
        {"won": "x"},
        {"won": 1},
        {"overbid": None},
        {"declarer": None, "contract": "X"},
        {"milliseconds": [[float("nan")], [], []]},
        {"milliseconds": [[-1.0], [], []]},
        {"milliseconds": [[10**400], [], []]},
        {"milliseconds": [["1"], [], []]},
        {"milliseconds": [[True], [], []]},
        {"actions": None},
    ],
    ids=range(32),
)
def test_board_without_sense_is_named_and_the_file_left_alone(damage: dict[str, object], path: Path) -> None:
    written(path, 1)
    head, line = path.read_text(encoding="utf-8").splitlines()
    changed = json.loads(line)
    changed["games"][0].update(damage)
    text = f"{head}\n{line}\n{json.dumps(changed)}\n"
    path.write_text(text, encoding="utf-8")

    with pytest.raises(SkatError, match=r"line 3 is damaged .* the board is played again"):
        ResultFile(path, PLAN)

    assert path.read_text(encoding="utf-8") == text


def test_a_second_match_is_kept_out_as_long_as_the_first_one_runs(path: Path) -> None:
    """Both would play the same boards, and what the second takes for half a line the first is just writing."""
    with closing(ResultFile(path, PLAN)) as first:
        first.add(board(1))
        text = path.read_bytes()
        for name in (path, path.parent / "." / path.name):
            with pytest.raises(SkatError, match=r"results.jsonl: a match that is still running writes to this file"):
                ResultFile(name, PLAN)
        assert path.read_bytes() == text

    assert written(path) == [1]


@pytest.mark.skipif(os.name == "nt", reason="links need a privilege on Windows")
def test_a_second_match_is_kept_out_by_whatever_name_it_knows_the_file(path: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.jsonl"
    link.symlink_to(path)

    with closing(ResultFile(path, PLAN)), pytest.raises(SkatError, match="still running"):
        ResultFile(link, PLAN)


@pytest.mark.parametrize("number", [0, -3])
def test_board_with_an_impossible_number_is_damage(number: int) -> None:
    with pytest.raises(ValueError, match="possible are 1 to"):
        board_from_json({**board_to_json(board(1)), "board": number})


def test_board_that_lacks_games_is_damage(path: Path) -> None:
    with closing(ResultFile(path, PLAN)) as file:
        file.add(Board(1, board(1).games[:-1]))

    with pytest.raises(SkatError, match="line 2 is damaged"):
        ResultFile(path, PLAN)


@pytest.fixture
def little_room() -> Iterator[None]:
    """No file may become longer than 600 bytes, as on a full disk."""
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (600, before[1]))
    yield
    resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_full_disk_is_told_with_the_file_and_the_boards_before_are_kept(path: Path, little_room: None) -> None:
    written(path)

    with pytest.raises(OSError, match="too large") as told:
        written(path, 1, 2)

    assert told.value.filename == str(path)
    assert written(path) == []


def test_what_is_no_file_is_refused_unread() -> None:
    with pytest.raises(SkatError, match="no file"):
        ResultFile(Path("/dev/null"), PLAN)


def test_folder_that_does_not_exist(path: Path) -> None:
    with pytest.raises(OSError, match="No such file"):
        ResultFile(path / "deeper" / "file", PLAN)
