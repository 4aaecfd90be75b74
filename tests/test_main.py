"""The one command: where each line of arguments goes."""

import ctypes
import os
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import ClassVar

import pytest

import skatdesk
from skatdesk import command


class Rooms:
    """Stands in for the command line and the window, and writes down what they were given."""

    COMMANDS: ClassVar = {"deal": "name a deal", "simulate": "play a series"}

    def __init__(self) -> None:
        self.called: list[tuple[str, list[str]]] = []

    def main(self, argv: list[str]) -> int:
        """As the command line."""
        self.called.append(("cli", argv))
        return 1

    def window(self, *, smoke: bool = False, file: Path | None = None) -> int:
        """As the window."""
        self.called.append(("app", [*(["--smoke"] if smoke else []), *([str(file)] if file else [])]))
        return 0

    def homeless(self, error: OSError) -> None:
        """As the note in place of the window."""
        self.called.append(("note", [str(error.filename)]))


@pytest.fixture
def rooms(monkeypatch: pytest.MonkeyPatch) -> Rooms:
    """Every test runs with stand-ins and no obstacle."""
    rooms = Rooms()
    window = SimpleNamespace(main=rooms.window, tell_homeless=rooms.homeless)
    monkeypatch.setattr("skatdesk.command.cli", rooms)
    monkeypatch.setitem(sys.modules, "skatdesk.start", window)
    monkeypatch.setattr(skatdesk, "start", window, raising=False)
    monkeypatch.setattr("skatdesk.preflight.obstacle", lambda machine: None)
    return rooms


def test_no_arguments_open_the_window(rooms: Rooms) -> None:
    assert command.main([]) == 0
    assert rooms.called == [("app", [])]


def test_options_go_to_the_window(rooms: Rooms) -> None:
    command.main(["--smoke"])

    assert rooms.called == [("app", ["--smoke"])]


@pytest.mark.parametrize("options", [["--nosuch"], ["--sm"], ["--smoke", "extra"]])
def test_an_option_nobody_knows_is_refused_before_a_window_is_tried(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], options: list[str]
) -> None:
    """Nor are options abbreviated: what is short for one today is short for two tomorrow."""
    monkeypatch.setattr("skatdesk.preflight.obstacle", lambda machine: "there is no display")
    with pytest.raises(SystemExit) as ended:
        command.main(options)

    assert ended.value.code == 2
    told = capsys.readouterr().err
    assert told.startswith("usage: skatdesk [--profile DIR] [COMMAND ... | FILE]\n")
    assert f"unrecognized arguments: {options[-1]}" in told
    assert rooms.called == []


def test_a_file_is_opened_in_the_window(rooms: Rooms, tmp_path: Path) -> None:
    """As a desktop does with one that is let go over the icon."""
    file = tmp_path / "Thursday 2026-11-19.json"
    file.touch()

    assert command.main([str(file)]) == 0
    assert rooms.called == [("app", [str(file)])]


@pytest.mark.parametrize("name", ["Thursday.json", "-list.csv", "deal", "--help"])
def test_behind_two_dashes_stands_a_file_whatever_it_is_called(
    rooms: Rooms, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / name).touch()

    assert command.main(["--", name]) == 0
    assert command.main(["--"]) == 0
    assert rooms.called == [("app", [name]), ("app", [])]


def test_a_file_comes_alone(rooms: Rooms, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "list.csv"
    file.touch()
    with pytest.raises(SystemExit):
        command.main([str(file), "another"])

    assert "unrecognized arguments: another" in capsys.readouterr().err
    assert rooms.called == []


def test_commands_go_to_the_command_line_whole(rooms: Rooms) -> None:
    line = ["deal", "--cards", "CJ SA | HT | D7 | C7", "-", "--help"]

    assert command.main(line) == 1
    assert rooms.called == [("cli", line)]


def test_arguments_of_the_process_are_the_default(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["skatdesk", "deal", "7"])

    command.main()

    assert rooms.called == [("cli", ["deal", "7"])]


@pytest.mark.parametrize("rest", [[], ["deal", "7"]])
def test_profile_moves_the_users_files(rooms: Rooms, rest: list[str], tmp_path: Path) -> None:
    command.main(["--profile", str(tmp_path), *rest])

    assert os.environ["SKATDESK_HOME"] == str(tmp_path)
    assert [argv for _, argv in rooms.called] == [rest]


def test_a_folder_is_refused_as_one(rooms: Rooms, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        command.main([str(tmp_path)])

    assert ended.value.code == 2
    assert f"{str(tmp_path)!r} is a folder; name the file in it" in capsys.readouterr().err


@pytest.mark.skipif(os.name == "nt", reason="Windows has no devices that are files")
def test_what_is_neither_file_nor_folder_is_not_said_to_be_missing(
    rooms: Rooms, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        command.main([os.devnull])

    assert ended.value.code == 2
    assert f"{os.devnull!r} is a pipe or a device; name a file" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["", "no/such/file"])
def test_a_file_that_is_not_there_is_refused(rooms: Rooms, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        command.main([name])

    assert f"there is no command and no file {name!r}" in capsys.readouterr().err


def test_unknown_command_is_refused_with_the_known_ones(rooms: Rooms, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        command.main(["simulat"])

    assert ended.value.code == 2
    assert "there is no command and no file 'simulat'; commands are deal, simulate" in capsys.readouterr().err
    assert rooms.called == []


def test_help_says_what_each_command_does(rooms: Rooms, capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["--help"]) == 0
    assert capsys.readouterr().out.endswith("\n  deal      name a deal\n  simulate  play a series\n")
    assert rooms.called == []


def test_version_is_told(rooms: Rooms, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        command.main(["--version"])

    assert ended.value.code == 0
    assert capsys.readouterr().out == f"Skatdesk {skatdesk.__version__}\n"


def test_obstacle_is_told_with_the_commands_that_remain(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("skatdesk.preflight.obstacle", lambda machine: "Skatdesk cannot open a window: no reason")

    assert command.main([]) == 3
    assert capsys.readouterr().err == (
        "Skatdesk cannot open a window: no reason\nThese commands need no window: skatdesk deal, skatdesk simulate\n"
    )
    assert rooms.called == []


@pytest.mark.parametrize("profile", ["file", "file/deeper"])
def test_profile_that_cannot_be_made_is_told_with_the_commands_that_remain(
    profile: str, rooms: Rooms, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("in the way")

    assert command.main(["--profile", str(tmp_path / profile)]) == 3
    sentence, commands = capsys.readouterr().err.splitlines()
    assert sentence.startswith("Skatdesk cannot keep its files: ")
    assert str(tmp_path / "file") in sentence
    assert "Errno" not in sentence
    assert commands == "These commands need no window: skatdesk deal, skatdesk simulate"
    assert [room for room, _ in rooms.called] == ["note"]
    assert command.main(["--profile", str(tmp_path / profile), "deal"]) == 1


def test_log_that_cannot_be_written_is_told(
    rooms: Rooms, skatdesk_home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(os, "access", lambda folder, mode: False)

    assert command.main([]) == 3
    assert f"cannot keep its files: {skatdesk_home / 'log'}: it is write-protected" in capsys.readouterr().err
    assert rooms.called == [("note", [str(skatdesk_home / "log")])]


@pytest.mark.parametrize(("options", "terminal"), [([], True), (["--smoke"], False)])
def test_what_is_read_in_a_terminal_needs_no_note(
    rooms: Rooms, options: list[str], terminal: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "access", lambda folder, mode: False)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: terminal)

    assert command.main(options) == 3
    assert rooms.called == []


@pytest.mark.skipif(os.name == "nt", reason="Windows takes every name for that of a neighbour")
def test_profile_of_nobody_is_refused(rooms: Rooms, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        command.main(["--profile", "~nobody-of-this-name/skat", "deal"])

    assert ended.value.code == 2
    assert "--profile: ~nobody-of-this-name/skat: nobody has this home folder" in capsys.readouterr().err
    assert rooms.called == []


def test_profile_without_a_name_is_refused(rooms: Rooms, capsys: pytest.CaptureFixture[str]) -> None:
    """A variable of the shell that is empty does not make the folder one stands in the profile."""
    with pytest.raises(SystemExit) as ended:
        command.main(["--profile", "", "deal"])

    assert ended.value.code == 2
    assert "--profile: '': a folder has to have a name" in capsys.readouterr().err
    assert rooms.called == []


def test_profile_below_a_folder_that_is_gone_is_told_in_words(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def gone() -> str:
        raise FileNotFoundError(2, "No such file or directory")

    monkeypatch.setattr(os, "getcwd", gone)
    with pytest.raises(SystemExit) as ended:
        command.main(["--profile", "here", "deal"])

    assert ended.value.code == 2
    assert capsys.readouterr().err.endswith("argument --profile: No such file or directory\n")
    assert rooms.called == []


@pytest.mark.parametrize("line", [["simulat"], ["--nosuch"], ["--profile"]])
def test_a_wrong_line_ends_with_2_where_errors_cannot_be_told(
    rooms: Rooms, line: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stderr", None)
    with pytest.raises(SystemExit) as ended:
        command.main(line)

    assert ended.value.code == 2
    assert capsys.readouterr().out == ""
    assert rooms.called == []


def test_commands_run_in_spite_of_an_obstacle(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("skatdesk.preflight.obstacle", lambda machine: "Skatdesk cannot open a window: no reason")

    assert command.main(["deal"]) == 1


@pytest.mark.parametrize(("console", "boxes"), [(False, 1), (True, 0)])
def test_an_obstacle_is_shown_in_a_box_where_windows_has_no_console(
    rooms: Rooms,
    console: bool,
    boxes: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As ``pythonw`` starts it: there are no streams at all."""
    shown: list[tuple[object, ...]] = []
    user32 = SimpleNamespace(MessageBoxW=lambda *box: shown.append(box))
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(user32=user32), raising=False)
    monkeypatch.setattr(sys, "platform", "win32")
    if not console:
        for name in ("stdin", "stdout", "stderr", "__stderr__"):
            monkeypatch.setattr(sys, name, None)
    monkeypatch.setattr("skatdesk.preflight.this_machine", lambda: None)
    monkeypatch.setattr("skatdesk.preflight.obstacle", lambda machine: "Skatdesk cannot open a window: no reason")

    assert command.main([]) == 3
    assert [box[1:] for box in shown] == [("Skatdesk cannot open a window: no reason", "Skatdesk", 16)] * boxes
