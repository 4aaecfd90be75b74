"""``skatdesk replay``: one line for each record, and the count."""

import io
from pathlib import Path

import pytest

from skatdesk.cli import main
from tests.notation.sheets import FOREHAND_PLAYS, played_on, sheet

Output = pytest.CaptureFixture[str]

MOVES = played_on(f"{FOREHAND_PLAYS} 0 s w D8.D7 0 C.D8.D7", 30)
GOOD = sheet(MOVES, "d:0 win v:156 m:10 bidok p:120 t:10")
WRONG = sheet(MOVES, "d:0 win v:144 m:10 bidok p:120 t:10").replace("ID[7]", "ID[8]")
OPEN = sheet(FOREHAND_PLAYS).replace("ID[7]", "")
BROKEN = "(;ID[9]MV[w ]R[unknown] ;)"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Files of records: good, wrong, mixed."""
    (tmp_path / "good.sgf").write_text(f"{GOOD}\n{GOOD}\n", encoding="utf-8")
    (tmp_path / "mixed.sgf").write_text(f"{GOOD}\n{BROKEN}\n{WRONG}\n{OPEN}\n", encoding="utf-8")
    (tmp_path / "broken.sgf").write_text(f"{BROKEN}\n{GOOD}\n", encoding="utf-8")
    return tmp_path


def test_all_agree(folder: Path, capsys: Output) -> None:
    assert main(["replay", str(folder / "good.sgf")]) == 0
    told = capsys.readouterr()
    assert told.out == "7 ok\n7 ok\n2 ok, 0 differ, 0 unscored, 0 unreadable\n"
    assert told.err == ""


def test_each_record_has_its_line_and_differences_end_with_1(folder: Path, capsys: Output) -> None:
    path = folder / "mixed.sgf"

    assert main(["replay", str(path)]) == 1
    told = capsys.readouterr()
    assert told.out.splitlines() == [
        "7 ok",
        "8 differs v 156 144",
        "line:4 unscored the moves stop before the deal is over",
        "1 ok, 1 differ, 1 unscored, 1 unreadable",
    ]
    assert told.err == f"{path}: 9: line 2, column 11: the moves have to begin with the deal: w, then 32 cards\n"


def test_unreadable_records_end_with_2(folder: Path, capsys: Output) -> None:
    assert main(["replay", str(folder / "broken.sgf")]) == 2
    assert capsys.readouterr().out == "7 ok\n1 ok, 0 differ, 0 unscored, 1 unreadable\n"


def test_an_unreadable_record_without_a_name_is_told_by_its_line(tmp_path: Path, capsys: Output) -> None:
    path = tmp_path / "nameless.sgf"
    path.write_text(BROKEN.replace("ID[9]", ""), encoding="utf-8")

    assert main(["replay", str(path)]) == 2
    assert capsys.readouterr().err.startswith(f"{path}: line 1, column ")


def test_number_without_an_end_does_not_hide_what_is_wrong_with_it(tmp_path: Path, capsys: Output) -> None:
    (tmp_path / "long.sgf").write_text(GOOD.replace("v:156", f"v:{'9' * 5000}"), encoding="utf-8")

    assert main(["replay", str(tmp_path / "long.sgf")]) == 2
    told = capsys.readouterr().err
    assert told.endswith(f": R says 'v:{'9' * 60}...', which no result contains\n")


def test_missing_file_is_told_and_the_others_are_read(folder: Path, capsys: Output) -> None:
    assert main(["replay", str(folder / "none.sgf"), str(folder / "good.sgf")]) == 2
    told = capsys.readouterr()
    assert told.out.endswith("2 ok, 0 differ, 0 unscored, 0 unreadable\n")
    assert told.err == f"skatdesk replay: {folder / 'none.sgf'}: No such file or directory\n"


@pytest.mark.parametrize("text", ["", "\n \n"])
def test_file_without_a_record_is_told_and_ends_with_2(text: str, folder: Path, capsys: Output) -> None:
    (folder / "empty.sgf").write_text(text, encoding="utf-8")

    assert main(["replay", str(folder / "good.sgf"), str(folder / "empty.sgf")]) == 2
    told = capsys.readouterr()
    assert told.out.endswith("2 ok, 0 differ, 0 unscored, 0 unreadable\n")
    assert told.err == f"skatdesk replay: {folder / 'empty.sgf'}: there is no record in it\n"


def test_standard_input(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(GOOD))

    assert main(["replay", "-"]) == 0
    assert capsys.readouterr().out == "7 ok\n1 ok, 0 differ, 0 unscored, 0 unreadable\n"


def test_bytes_that_are_no_text(tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    bad = GOOD.replace("ID[7]", "ID[7]P0[\N{LATIN SMALL LETTER U WITH DIAERESIS}]").encode("latin-1") + b"\n\xff\xfe\n"
    (tmp_path / "latin.sgf").write_bytes(bad)
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(bad), encoding="ascii"))

    assert main(["replay", str(tmp_path / "latin.sgf"), "-"]) == 2
    assert capsys.readouterr().out.endswith("2 ok, 0 differ, 0 unscored, 2 unreadable\n")


def test_nothing_in_a_record_is_said_to_the_terminal_itself(tmp_path: Path, capsys: Output) -> None:
    control = "\x1b[31m\x07"
    named = GOOD.replace("ID[7]", f"ID[7{control}]")
    torn = sheet(FOREHAND_PLAYS.replace(" p", f" {control}p", 1)).replace("ID[7]", f"ID[8{control}]")
    (tmp_path / "loud.sgf").write_text(f"{named}\n{torn}\n", encoding="utf-8")

    assert main(["replay", str(tmp_path / "loud.sgf")]) == 2
    told = capsys.readouterr()
    assert told.out.startswith("7 [31m ok\n")
    assert "8 [31m: line 2" in told.err
    assert not {"\x1b", "\x07"} & set(told.out + told.err)
