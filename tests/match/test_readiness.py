"""An engine whose kernel is not compiled yet answers in time."""

import io
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from skatdesk.cli import engine, main
from skatdesk.match import readiness
from skatdesk.match.readiness import Readiness
from skatdesk.players.solver import warming

ENDLESS = "import sys, threading; threading.Event().wait()"


@pytest.fixture
def cold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nothing has been compiled."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    return tmp_path


def compiler(monkeypatch: pytest.MonkeyPatch, program: str) -> None:
    """Lets this program stand in for the compiler."""
    monkeypatch.setattr(readiness, "warming_command", lambda: ([sys.executable, "-c", program], {}))


def test_ready_when_the_compiler_has_done_its_work(cold: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    warming.folder_to_compile_into()
    mark = warming.machine_code_folder() / "players.ready"
    compiler(monkeypatch, f"open({str(mark)!r}, 'w').close()")

    assert Readiness(print)()


def test_not_ready_while_it_compiles(cold: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiler(monkeypatch, ENDLESS)

    ready = Readiness(print, patience=0.01)
    try:
        assert not ready()
        assert not ready()
    finally:
        ready._process.kill()
        ready._process.wait()


def test_a_compiler_that_fails_is_not_waited_for(cold: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The player is made all the same, and compiles for itself; the log says why, and where to look."""
    compiler(monkeypatch, "raise SystemExit(1)")
    told: list[str] = []

    assert Readiness(told.append)()
    assert len(told) == 1
    assert f"could not be kept in {cold}: is there room" in told[0]


def test_a_cold_engine_answers_by_rule(
    cold: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    started: list[Readiness] = []

    def impatient(log: Callable[[str], None]) -> Readiness:
        started.append(Readiness(log, patience=0.01))
        return started[0]

    compiler(monkeypatch, ENDLESS)
    monkeypatch.setattr(engine, "Readiness", impatient)
    monkeypatch.setattr("sys.stdin", io.StringIO("hello 1\ngame 1 1 77\nhand CJ SJ HJ CA CT CK SA HA D8 D7\nbid? 18\n"))
    try:
        assert main(["engine", "--level", "expert"]) == 0
    finally:
        started[0]._process.kill()
        started[0]._process.wait()

    assert capsys.readouterr().out.splitlines() == ["id skatdesk-expert", "bid 18"]


def test_where_machine_code_cannot_be_kept_an_engine_says_so_and_answers_in_time_nevertheless(
    cold: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is compiled beside the engine all the same, and goes with it."""
    (cold / "file").touch()
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(cold / "file"))
    at_exit: list[Callable[[], object]] = []
    monkeypatch.setattr(
        "atexit.register", lambda function, *given, **named: at_exit.append(partial(function, *given, **named))
    )
    started: list[Readiness] = []
    folders: list[Path] = []

    def endless() -> tuple[list[str], dict[str, str]]:
        environment = warming.warming_command()[1]
        folders.append(Path(environment["NUMBA_CACHE_DIR"]))
        return [sys.executable, "-c", ENDLESS], environment

    def impatient(log: Callable[[str], None]) -> Readiness:
        started.append(Readiness(log, patience=0.01))
        return started[0]

    monkeypatch.setattr(readiness, "warming_command", endless)
    monkeypatch.setattr(engine, "Readiness", impatient)
    monkeypatch.setattr("sys.stdin", io.StringIO("hello 1\ngame 1 1 77\nhand CJ SJ HJ CA CT CK SA HA D8 D7\nbid? 18\n"))
    try:
        assert main(["engine", "--level", "beginner"]) == 0
        assert folders[0].is_dir()
        assert warming.machine_code_folder() == folders[0]
    finally:
        for leave in reversed(at_exit):
            leave()

    told = capsys.readouterr()
    assert told.out.splitlines() == ["id skatdesk-beginner", "bid 18"]
    assert "cannot be kept" in told.err
    assert started[0]._process.poll() is not None
    assert not folders[0].exists()
