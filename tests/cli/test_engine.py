"""``skatdesk engine``: a player of ours behind standard input and output."""

import io
import subprocess
import sys
from pathlib import Path

import pytest

from skatdesk.cli import main
from skatdesk.players.roster import PLAYERS, make
from tests.architecture.source import ROOT

GAME = "game 1 1 77\nhand CJ SJ HJ CA CT CK SA HA D8 D7\n"


def talk(text: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    """The lines the command answers."""
    monkeypatch.setattr("sys.stdin", io.StringIO(text))
    assert main(["engine", *arguments]) == 0
    return capsys.readouterr().out.splitlines()


@pytest.mark.parametrize("end", ["", "quit\n", "quit\nbid? 18\nhello 1\n"])
def test_ends_with_the_input_or_when_told_to(
    end: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = f"hello 1\n\n{GAME}weather fine\nbid? 18\nplay?\nend\n{end}"

    told = talk(text, monkeypatch, capsys, "--level", "rules")

    assert told[:2] == ["id skatdesk-rules", "bid 18"]
    assert told[2].startswith("error ")
    assert len(told) == 3


@pytest.mark.parametrize("level", PLAYERS)
def test_every_player_can_be_seated(
    level: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    make(level)  # else, where nothing is compiled yet, it would leave a process behind that compiles

    assert talk("hello 1\n", monkeypatch, capsys, "--level", level, "--time", "0.5") == [f"id skatdesk-{level}"]


@pytest.mark.parametrize("kept", [True, False])
def test_who_prepares_is_told_why_it_takes_long_and_whether_anything_came_of_it(
    kept: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """On a disk that is full or write-protected what was compiled is gone with the command."""
    monkeypatch.setattr("skatdesk.cli.preparing.is_warm", lambda _kernel: False)
    monkeypatch.setattr("skatdesk.cli.engine.roster.make", lambda _name: None)
    monkeypatch.setattr("skatdesk.cli.engine.is_warm", lambda: kept)
    monkeypatch.setattr("skatdesk.cli.engine.warming_command", lambda: ([], {}))
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)

    assert main(["engine", "--prepare"]) == (0 if kept else 2)
    told = capsys.readouterr().err
    assert told.startswith("Preparing the players.")
    assert ("skatdesk engine: the players' machine code could not be kept in " in told) is not kept


def test_where_nothing_can_be_kept_who_prepares_hears_it_before_a_minute_is_spent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    made: list[str] = []
    (tmp_path / "file").touch()
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "file"))
    monkeypatch.setattr("skatdesk.cli.engine.roster.make", made.append)

    assert main(["engine", "--prepare"]) == 2
    assert capsys.readouterr().err.startswith("skatdesk engine: the kernel's machine code cannot be kept: ")
    assert made == []


@pytest.mark.parametrize("arguments", [["--level", "champion"], ["--time", "0"], ["--time", "soon"]])
def test_wrong_arguments(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["engine", *arguments]) == 2
    assert arguments[1] in capsys.readouterr().err


def test_answers_line_by_line_while_the_referee_waits() -> None:
    """Each answer is there before the next question is asked; line ends are plain."""
    command = [sys.executable, "-m", "skatdesk", "engine", "--level", "rules"]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as engine:
        assert engine.stdin is not None
        assert engine.stdout is not None
        answers = []
        for lines in ("hello 1\r\n", GAME.replace("\n", "\r\n") + "bid? 18\r\n", "\xff\x00 bid?\nbid? x\n"):
            engine.stdin.write(lines.encode("latin-1"))
            engine.stdin.flush()
            answers.append(engine.stdout.readline())
        engine.stdin.write(b"quit\n")
        engine.stdin.flush()
        rest = engine.stdout.read()

    assert answers[:2] == [b"id skatdesk-rules\n", b"bid 18\n"]
    assert answers[2].startswith(b"error ")
    assert rest == b""
    assert engine.returncode == 0
