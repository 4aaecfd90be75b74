"""Commands and what becomes of their errors."""

import argparse
import importlib
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from skatdesk import command
from skatdesk.cli import COMMANDS, main
from skatdesk.cli import deal as deal_command
from skatdesk.skat.errors import SkatError
from tests.architecture.source import ROOT


def test_commands_in_the_order_of_their_use() -> None:
    assert tuple(COMMANDS) == ("simulate", "match", "engine", "replay", "review", "value", "solve", "deal")


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_itself(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([name, "--help"]) == 0
    assert capsys.readouterr().out.startswith(f"usage: skatdesk {name}")


@pytest.mark.parametrize(
    ("columns", "arguments"),
    [(80, ["--help"]), *((columns, [name, "--help"]) for name in COMMANDS for columns in (60, 80))],
)
def test_help_fits_the_terminal(
    columns: int, arguments: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))

    assert command.main(arguments) == 0
    assert max(map(len, capsys.readouterr().out.splitlines())) < columns


@pytest.mark.parametrize(
    ("name", "needed", "options"),
    [
        ("simulate", [], "--seed --rules --table --players --format"),
        ("match", ["--seat", "rules"], "--boards --seed --rules --time --limit"),
        ("engine", [], "--level --time"),
        ("review", ["-"], "--worlds"),
        ("solve", [], "--seconds"),
    ],
)
def test_who_leaves_an_option_out_gets_what_the_help_names_in_brackets(
    name: str, needed: list[str], options: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def run(options: argparse.Namespace) -> int:
        given.append(vars(options))
        return 0

    given: list[dict[str, object]] = []
    monkeypatch.setattr(importlib.import_module(f"skatdesk.cli.{name}"), "run", run)
    main([name, "--help"])
    told = re.findall(r"(--\w+) (?:(?!--)[^()])*\((\w+)\)", capsys.readouterr().out)

    assert [option for option, _ in told] == options.split()
    for option, value in told:
        assert main([name, *needed]) == main([name, *needed, option, value]) == 0
    assert all(own == given[0] for own in given)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["deal", "--card", "x"], "--card"),
        (["deal", "5", "6"], "arguments: 6"),
        (["replay"], "FILE"),
        (["value", "file"], "file"),
        (["match", "--seat", "rules", "--file", ""], "--file: '': a file has to have a name"),
    ],
)
def test_wrong_command_line_is_told_and_ends_with_2(
    arguments: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith(f"usage: skatdesk {arguments[0]}")
    assert reason in told.err


@pytest.mark.parametrize(
    ("error", "code", "told"),
    [
        (BrokenPipeError(), 0, ""),
        (KeyboardInterrupt(), 130, ""),
        (MemoryError(), 2, "skatdesk deal: this is more than fits into the memory; give it less at a time\n"),
        (OSError("no space left"), 2, "skatdesk deal: no space left\n"),
        (OSError(28, "No space left on device"), 2, "skatdesk deal: No space left on device\n"),
        (FileNotFoundError(2, "No such file", "x/y"), 2, "skatdesk deal: x/y: No such file\n"),
        (SkatError("no such deal"), 2, "skatdesk deal: no such deal\n"),
    ],
)
def test_errors_end_in_a_line_and_a_code(
    error: BaseException, code: int, told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(options: argparse.Namespace) -> int:
        raise error

    monkeypatch.setattr(deal_command, "run", fail)

    assert main(["deal", "1"]) == code
    assert capsys.readouterr().err == told


def test_ctrl_c_while_a_command_is_loaded_ends_without_a_word(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(parser: argparse.ArgumentParser) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(deal_command, "add_arguments", interrupted)

    assert main(["deal", "1"]) == 130
    assert capsys.readouterr().err == ""


LOADING = """
import os, signal, sys

class Interrupter:
    def find_spec(self, name, path=None, target=None):
        if name == sys.argv[1]:
            os.kill(os.getpid(), signal.SIGINT)

signal.signal(signal.SIGINT, signal.default_int_handler)  # as in a terminal, whoever runs the tests
sys.meta_path.insert(0, Interrupter())
from skatdesk.__main__ import main
sys.exit(main(sys.argv[2:]))
"""


@pytest.mark.skipif(os.name == "nt", reason="a process of its own is not sent signals there")
@pytest.mark.parametrize(
    ("loaded", "name"),
    [*((f"skatdesk.cli.{name}", name) for name in COMMANDS), ("skatdesk.command", "deal"), ("argparse", "value")],
)
def test_ctrl_c_while_anything_is_loaded_ends_without_a_word(loaded: str, name: str) -> None:
    """For a shell that is code 130, too."""
    command = [sys.executable, "-c", LOADING, loaded, name]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)

    assert (ended.returncode, ended.stdout, ended.stderr) == (-signal.SIGINT, "", "")


@pytest.mark.parametrize("line", [["value"], ["engine", "--level", "rules"], ["review", "-"], ["replay", "-"]])
def test_closed_input_is_told(
    line: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", None)

    assert main(line) == 2
    assert capsys.readouterr().err == f"skatdesk {line[0]}: standard input is closed\n"


def test_closed_output_is_told_before_the_work(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(deal_command, "run", None)

    assert main(["deal", "5"]) == 2
    assert capsys.readouterr().err == "skatdesk deal: standard output is closed\n"


def test_where_errors_cannot_be_told_the_work_is_done(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stderr", None)

    assert main(["deal", "x"]) == 2
    assert capsys.readouterr().out == ""
    assert main(["simulate", "--games", "2", "--players", "random"]) == 0
    assert "total" in capsys.readouterr().out


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no disk that is always full")
@pytest.mark.parametrize("unbuffered", ["", "1"], ids=["buffered", "unbuffered"])
@pytest.mark.parametrize(
    ("line", "out", "err"),
    [
        (["replay", "no such file"], "-", "/dev/full"),
        (["deal", "x"], "-", "/dev/full"),
        (["no such command"], "-", "/dev/full"),
        (["--no-such-option"], "-", "/dev/full"),
        (["deal", "5"], "/dev/full", "-"),
        (["deal", "--help"], "/dev/full", "-"),
        (["--help"], "/dev/full", "-"),
        (["--version"], "/dev/full", "-"),
        (["deal", "5"], "/dev/full", "/dev/full"),
    ],
)
def test_a_disk_that_is_full_ends_a_command_with_2(
    line: list[str], out: str, err: str, unbuffered: str, tmp_path: Path
) -> None:
    """Not with what Python makes of output that it cannot write at the exit."""
    kept = {"-": tmp_path / "written"}
    environment = {**os.environ, "PYTHONUNBUFFERED": unbuffered}
    with kept.get(out, Path(out)).open("ab") as output, kept.get(err, Path(err)).open("ab") as errors:
        ended = subprocess.run(
            [sys.executable, "-m", "skatdesk", *line],
            cwd=ROOT, stdout=output, stderr=errors, env=environment, check=False,
        )  # fmt: skip

    assert ended.returncode == 2
    told = kept["-"].read_text() if kept["-"].exists() else ""
    assert "Exception" not in told
    assert "Traceback" not in told


def test_reader_of_the_output_may_go_away() -> None:
    command = [sys.executable, "-m", "skatdesk", "simulate", "--games", "400", "--players", "random", "--format", "iss"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline().startswith("(;GM[Skat]")
        process.stdout.close()

        assert process.stderr.read() == ""
    assert process.returncode == 0


BLOCKED = """
import sys
for name in ("PySide6", "shiboken6", "pyqtgraph"):
    sys.modules[name] = None
from skatdesk import command
from skatdesk.cli import COMMANDS, main
for name in COMMANDS:
    assert main([name, "--help"]) == 0
assert main(["simulate", "--games", "3", "--players", "rules"]) == main(["deal", "1"]) == 0
assert main(["value"]) == 0
assert main(["replay", "-"]) == 2
"""


def test_commands_do_their_work_where_qt_cannot_be_imported() -> None:
    result = subprocess.run(
        [sys.executable, "-c", BLOCKED], cwd=ROOT, input="", capture_output=True, text=True, check=False
    )

    assert result.returncode == 0, result.stderr
    assert result.stderr == "skatdesk replay: -: there is no record in it\n"
