"""``skatdesk match``: who plays, what is printed, how it goes on."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Generator, Sequence
from pathlib import Path
from typing import Any

import pytest

from skatdesk.cli import main
from skatdesk.cli import match as match_command
from skatdesk.match.plan import Plan
from skatdesk.match.records import MatchGame
from skatdesk.match.workers import play_boards
from skatdesk.players.roster import PLAYERS
from tests.architecture.source import ROOT
from tests.helpers.command_line import command_line


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What the command prints, in one process."""
    assert main(["match", "--jobs", "1", *arguments]) == 0
    told = capsys.readouterr()
    assert told.err == ""
    return told.out


def told_as_json(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """The object it prints, without how long anything took."""
    found: dict[str, Any] = json.loads(run(capsys, "--json", *arguments))
    for player in found["players"]:
        assert set(player.pop("milliseconds")) == {"mean", "median", "longest"}
    return found


def test_report_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    lines = run(capsys, "--seat", "rules", "--seat", "random", "--boards", "3").splitlines()

    assert lines[0].startswith("3 boards in 6 seatings, seed 1, rules isko: 18 games, ")
    assert lines[2].split()[:3] == ["player", "games", "declared"]
    assert lines[3].startswith("rules ")
    assert any(line.startswith("rules - random: +") and line.endswith(" per game") for line in lines)
    assert lines[-2:] == ["rules: no faults", "random: no faults"]


def test_report_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    told = told_as_json(capsys, "--seat", "rules", "--seat", "random", "--boards", "4", "--seed", "9")
    better, worse = told["players"]
    (difference,) = told["differences"]

    assert (told["boards"], told["games"], told["seed"]) == (4, 24, 9)
    assert [player["player"] for player in told["players"]] == ["rules", "random"]
    assert better["games"] == worse["games"] == 36
    assert better["won"] <= better["declared"] == sum(kind["games"] for kind in better["contracts"].values())
    assert difference["seeger_per_36"] == pytest.approx(better["seeger_per_36"] - worse["seeger_per_36"])
    assert difference["margin_95"] > 0
    assert better["faults"] == {}


def test_same_seed_same_match(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("--seat", "random", "--seat", "rules", "--seat", "rules", "--boards", "2")

    assert told_as_json(capsys, *arguments) == told_as_json(capsys, *arguments)
    assert told_as_json(capsys, *arguments) != told_as_json(capsys, *arguments, "--seed", "2")


def test_player_against_itself(capsys: pytest.CaptureFixture[str]) -> None:
    told = told_as_json(capsys, "--seat", "rules", "--boards", "5", "--rules", "home")

    assert (told["games"], told["differences"]) == (5, [])
    assert len(told["players"]) == 1


def test_engine_by_its_command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    command = command_line(sys.executable, "-m", "skatdesk", "engine", "--level", "rules")
    inside = told_as_json(capsys, "--seat", "rules", "--seat", "random", "--boards", "1")
    outside = told_as_json(capsys, "--seat", command, "--seat", "random", "--boards", "1")

    assert outside["players"][0].pop("name") == "skatdesk-rules"
    assert outside["players"][0].pop("player") == command
    del inside["players"][0]["name"], inside["players"][0]["player"]
    assert outside["players"] == inside["players"]


class Stopping:
    """Plays some games, and then somebody presses Ctrl+C; writes down which boards were asked for."""

    def __init__(self, games: int) -> None:
        self._games = games
        self.boards: list[int] = []

    def __call__(self, plan: Plan, boards: Sequence[int], jobs: int) -> Generator[tuple[int, MatchGame], None, None]:
        self.boards = list(boards)
        for number, played in enumerate(play_boards(plan, boards, jobs)):
            if number == self._games:
                raise KeyboardInterrupt
            yield played


def test_match_goes_on_where_it_was_stopped(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    arguments = ("--seat", "rules", "--seat", "random", "--boards", "4")
    file = ("--file", str(tmp_path / "match.jsonl"))
    whole = told_as_json(capsys, *arguments)

    asked_for = []
    for games in (15, 8, 1000):  # in the third board, in the next but one, never
        stopping = Stopping(games)
        monkeypatch.setattr(match_command, "play_boards", stopping)
        code = main(["match", "--jobs", "1", "--json", *arguments, *file])
        asked_for.append((stopping.boards, code))
    capsys.readouterr()

    assert asked_for == [([1, 2, 3, 4], 130), ([3, 4], 130), ([4], 0)]
    assert told_as_json(capsys, *arguments, *file) == whole
    assert len((tmp_path / "match.jsonl").read_text(encoding="utf-8").splitlines()) == 5


def test_more_boards_are_added_and_fewer_are_read(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    arguments = ("--seat", "rules", "--seat", "random")
    file = ("--file", str(tmp_path / "match.jsonl"))
    two = told_as_json(capsys, *arguments, *file, "--boards", "2")
    four = told_as_json(capsys, *arguments, *file, "--boards", "4")

    assert two == told_as_json(capsys, *arguments, "--boards", "2")
    assert four == told_as_json(capsys, *arguments, "--boards", "4")
    assert two == told_as_json(capsys, *arguments, *file, "--boards", "2")


def test_what_is_finished_is_told_again_where_nothing_can_be_written(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """From a disk that is write-protected, or while a longer match writes to the file."""
    path = tmp_path / "match.jsonl"
    arguments = ("--seat", "rules", "--file", str(path), "--boards")
    two = told_as_json(capsys, *arguments, "2")
    (tmp_path / "match.jsonl.lock").unlink()
    (tmp_path / "match.jsonl.lock").mkdir()  # nobody can lock it, and so nobody writes
    with path.open("a", encoding="utf-8") as file:
        file.write('{"board":3')
    text = path.read_bytes()

    assert told_as_json(capsys, *arguments, "2") == two
    assert main(["match", *arguments, "3"]) == 2
    assert "match.jsonl.lock" in capsys.readouterr().err
    assert path.read_bytes() == text


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ([], "--seat"),
        (["--seat", "rules", "--boards", "0"], "'0' is not a number from 1 on"),
        (["--seat", "rules", "--boards", "many"], "'many'"),
        (["--seat", "rules", "--boards", "999999999"], "'999999999' is more than 1000000"),
        (["--seat", "rules", "--time", "0"], "'0' is not a number of seconds"),
        (["--seat", "rules", "--time", "nan"], "'nan' is not a number of seconds"),
        (["--seat", "rules", "--rules", "poker"], "poker"),
        (["--seat", "rules"] * 4, "at most three --seat"),
        (["--seat", "rulez"], f"players of ours are {', '.join(PLAYERS)}"),
        (["--seat", "rules", "--file", "no/such/folder/file"], "no/such/folder/file"),
    ],
)
def test_what_cannot_be_played_is_told(arguments: list[str], reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["match", *arguments]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert reason in told.err


def test_processes_of_the_command_itself(tmp_path: Path) -> None:
    """As people start it: several processes, the report on standard output, nothing else."""
    command = [sys.executable, "-m", "skatdesk", "match", "--seat", "rules", "--boards", "4", "--jobs", "2"]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, encoding="utf-8", check=False)

    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout.startswith("4 boards in 1 seating, ")


@pytest.mark.skipif(os.name == "nt", reason="Windows asks nobody to go")
def test_asked_to_go_it_goes_with_all_its_processes_and_leaves_the_file_whole(tmp_path: Path) -> None:
    """As `kill` asks, or the end of a session, where Ctrl+C is not heard."""
    file = tmp_path / "match.jsonl"
    command = [sys.executable, "-m", "skatdesk", "match", "--seat", "rules", "--boards", "9999", "--jobs", "2"]
    with subprocess.Popen(
        [*command, "--file", str(file)], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as process:
        while not file.exists() or file.read_bytes().count(b"\n") < 3:
            assert process.poll() is None
            time.sleep(0.05)
        process.terminate()
        told, _ = process.communicate(timeout=60)  # what the processes could still write to

    assert (process.returncode, told) == (143, "")
    assert file.read_bytes().endswith(b"}\n")
