"""Preparing the searching players beside the program."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from skatdesk.engine import preparation
from skatdesk.engine.preparation import Preparation
from skatdesk.paths import HOME_VARIABLE
from skatdesk.players.solver.warming import WarmUpError, kept_in

Commands = Callable[[str], None]


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch) -> Commands:
    """Lets a small program stand for the compiler."""

    def use(program: str) -> None:
        monkeypatch.setattr(preparation, "is_warm", lambda: False)
        monkeypatch.setattr(preparation, "warming_command", lambda: ([sys.executable, "-c", program], {}))

    return use


def test_where_all_is_compiled_nothing_is_started(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preparation, "is_warm", lambda: True)
    assert not Preparation().begin()


def test_the_end_is_told(runs: Commands, qtbot: QtBot) -> None:
    runs("pass")
    beside = Preparation()
    with qtbot.waitSignal(beside.ended):
        assert beside.begin()


def test_a_failure_is_told_too(runs: Commands, qtbot: QtBot) -> None:
    runs("raise SystemExit('no compiler')")
    beside = Preparation()
    with qtbot.waitSignal(beside.ended) as ended, qtbot.waitSignal(beside.refused) as refused:
        beside.begin()
    assert ended.args == [False]
    assert refused.args == [str(kept_in())]


def test_the_compiler_is_told_where_to_keep_its_code_and_asks_nothing(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, qtbot: QtBot
) -> None:
    """What it says when it fails is written down."""
    program = "import os, sys; sys.exit(sys.stdin.read() + os.environ['KEPT_IN'])"
    monkeypatch.setattr(preparation, "is_warm", lambda: False)
    monkeypatch.setattr(preparation, "warming_command", lambda: ([sys.executable, "-c", program], {"KEPT_IN": "here"}))
    beside = Preparation()
    with qtbot.waitSignal(beside.ended):
        assert beside.begin()
    assert "could not be compiled: here" in caplog.text


def test_a_compiler_that_cannot_be_started_is_told_as_one_that_fails(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, qtbot: QtBot
) -> None:
    monkeypatch.setattr(preparation, "is_warm", lambda: False)
    monkeypatch.setattr(preparation, "warming_command", lambda: ([str(tmp_path / "no compiler")], {}))
    beside, refused = Preparation(), list[str]()
    beside.refused.connect(refused.append)
    beside.begin()
    qtbot.waitUntil(lambda: bool(refused))
    assert not beside.running


def test_a_folder_that_cannot_be_written_is_no_reason_to_stop(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> tuple[list[str], dict[str, str]]:
        raise WarmUpError("no room")

    monkeypatch.setattr(preparation, "is_warm", lambda: False)
    monkeypatch.setattr(preparation, "warming_command", refuse)
    beside, refused = Preparation(), list[str]()
    beside.refused.connect(refused.append)
    assert not beside.begin()
    assert refused == [str(kept_in())]


def test_what_stands_in_the_way_of_the_folder_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    (tmp_path / "cache").write_text("a file in place of the folder")
    beside, refused = Preparation(), list[str]()
    beside.refused.connect(refused.append)

    assert not beside.begin()
    assert refused == [str(tmp_path / "cache")]


def test_leaving_ends_the_compiler(runs: Commands) -> None:
    runs("import sys; sys.stdin.read(); import time; time.sleep(600)")
    """Nobody hears of it: the program is at its end."""
    beside, ends = Preparation(), list[bool]()
    beside.ended.connect(ends.append)
    assert beside.begin()
    beside.stop()
    beside.stop()  # twice is once
    assert ends == []


def test_who_begins_twice_waits_for_one_compiler(runs: Commands, qtbot: QtBot) -> None:
    runs("pass")
    beside, ends = Preparation(), list[bool]()
    beside.ended.connect(ends.append)
    with qtbot.waitSignal(beside.ended):
        assert beside.begin()
        assert beside.begin()

    assert not beside.running
    assert ends == [False]
