"""Text as other programs write it."""

import io
import json
import os
import sys
import tracemalloc
from collections.abc import Iterator
from pathlib import Path

import pytest

from skatdesk.cli import main
from skatdesk.cli.inputs import read_text

ENCODINGS = ("utf-8", "utf-8-sig", "utf-16", "utf-16-be-with-mark")


def encoded(text: str, encoding: str) -> bytes:
    """The text's bytes; big-endian UTF-16 gets the mark Python leaves out."""
    if encoding == "utf-16-be-with-mark":
        return b"\xfe\xff" + text.encode("utf-16-be")
    return text.encode(encoding)


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_file_is_read_however_windows_has_written_it(encoding: str, tmp_path: Path) -> None:
    path = tmp_path / "records.sgf"
    path.write_bytes(encoded("(;P0[Şükrü]\r\n;)\r", encoding))

    assert read_text(str(path)) == "(;P0[Şükrü]\n;)\n"


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_lines_are_read_however_windows_has_written_them(
    encoding: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = '{"id": "ü"}\r\n{"id": 2}\r\n'
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BufferedReader(io.BytesIO(encoded(lines, encoding)))))

    assert main(["value"]) == 0
    assert [json.loads(line)["id"] for line in capsys.readouterr().out.splitlines()] == ["ü", 2]


def test_archive_of_millions_of_games_takes_hardly_more_memory_than_its_bytes_and_its_letters(tmp_path: Path) -> None:
    path, size = tmp_path / "archive.sgf", 4_000_000
    path.write_bytes(b"(;GM[Skat] ;)\n" * (size // 14))
    tracemalloc.start()
    try:
        text = read_text(str(path))
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()

    assert most < 2.5 * len(text)


def test_letters_that_are_none_do_not_hide_the_rest(tmp_path: Path) -> None:
    path = tmp_path / "records.sgf"
    path.write_bytes(b"(;P0[\xe9]")

    assert read_text(str(path)) == "(;P0[\N{REPLACEMENT CHARACTER}]"


def test_empty_name_is_told_as_such(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", ""]) == main(["review", ""]) == 2
    assert capsys.readouterr().err == (
        "skatdesk replay: '': a file has to have a name; - is standard input\n"
        "skatdesk review: '': a file has to have a name; - is standard input\n"
    )


def test_folder_is_told_as_such_whatever_the_system_calls_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refused(path: Path) -> bytes:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(Path, "read_bytes", refused)

    assert main(["review", str(tmp_path)]) == 2
    assert capsys.readouterr().err == f"skatdesk review: {tmp_path}: this is a folder; name the file in it\n"


@pytest.mark.skipif(os.name == "nt", reason="Windows has no devices that are files")
def test_device_which_may_never_end_is_not_read(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", os.devnull]) == 2
    assert capsys.readouterr().err == (
        f"skatdesk replay: {os.devnull}: this is a device; name a file, or - for standard input\n"
    )


def test_name_that_no_system_takes_does_not_keep_the_other_files_from_being_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = tmp_path / "none.sgf"
    good.write_text("")

    assert main(["replay", "x" * 5000, str(good)]) == 2
    assert f"{good}: there is no record in it" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("command", "line"),
    [
        ("value", '{"game": "N", "declarer_tricks": 0}\n'),
        ("solve", '{"hands": ["CJ", "CA", "S7"], "game": "G", "declarer": 0, "leader": 0}\n'),
    ],
)
def test_a_program_that_asks_line_by_line_has_each_answer_before_it_asks_on(
    command: str, line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    told, answers = io.BytesIO(), list[int]()

    def asked() -> Iterator[str]:
        for _ in range(2):
            yield line
            answers.append(told.getvalue().count(b"\n"))

    monkeypatch.setattr(sys, "stdin", asked())
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(told, encoding="utf-8"))

    assert main([command]) == 0
    assert answers == [1, 2]
