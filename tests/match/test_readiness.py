"""An engine whose kernel is not compiled yet answers in time."""

import io
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from skatdesk.cli import engine, main
from skatdesk.match import readiness
from skatdesk.match.readiness import Readiness
from skatdesk.players.solver import warming
from skatdesk.players.solver.warming import WarmUpError

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


def test_an_engine_that_cannot_keep_machine_code_says_so(
    cold: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(_log: object) -> Readiness:
        raise WarmUpError("the kernel's machine code cannot be kept: full")

    monkeypatch.setattr(engine, "Readiness", refuse)
    monkeypatch.setattr("skatdesk.players.roster.make", lambda name: name)
    monkeypatch.setattr("sys.stdin", io.StringIO("hello 1\n"))

    assert main(["engine", "--level", "beginner"]) == 0

    told = capsys.readouterr()
    assert told.out == "id skatdesk-beginner\n"
    assert "cannot be kept: full" in told.err
