"""How far a long command is."""

import io
import os
import sys

import pytest

from skatdesk.cli.progress import Progress, duration


class Clock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 1_000.0

    def __call__(self) -> float:
        return self.now


def steps(progress: Progress, clock: Clock, number: int, seconds: float) -> None:
    """So many steps that take so long each."""
    for _ in range(number):
        clock.now += seconds
        progress.step()


@pytest.fixture
def clock() -> Clock:
    return Clock()


class Terminal(io.StringIO):
    """A terminal of 60 columns; ``shown`` gives what is new on it."""

    def isatty(self) -> bool:
        return True

    def fileno(self) -> int:
        return 77

    def shown(self) -> str:
        """What was written since the last look."""
        text = self.getvalue()
        self.seek(0)
        self.truncate()
        return text


def stand_in(monkeypatch: pytest.MonkeyPatch) -> Terminal:
    """The terminal as standard error; not a fixture, because pytest sets its own for each phase of a test."""
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setenv("COLUMNS", "60")
    return terminal


def test_terminal_sees_a_bar_from_the_beginning(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first step may take long."""
    terminal = stand_in(monkeypatch)
    progress = Progress(10, "games", clock)
    assert terminal.shown() == f"\r[{'-' * 43}] 0 of 10 games"

    steps(progress, clock, 2, 0.1)
    shown = terminal.shown()
    assert shown.startswith("\r[")
    assert shown.endswith("] 2 of 10 games, 0 s left")
    assert len(shown) <= 60
    assert shown.count("#") * 4 == pytest.approx(shown.count("-"), abs=4)

    steps(progress, clock, 1, 0.1)
    assert terminal.shown() == ""


@pytest.mark.parametrize("columns", [8, 24, 40, 60, 200])
def test_bar_stays_on_one_line_of_its_terminal(clock: Clock, monkeypatch: pytest.MonkeyPatch, columns: int) -> None:
    """Even where the output goes to a file, of which nobody can tell how wide the terminal is."""

    def size(descriptor: int) -> os.terminal_size:
        if descriptor != 77:
            raise OSError
        return os.terminal_size((columns, 24))

    terminal = stand_in(monkeypatch)
    monkeypatch.delenv("COLUMNS")
    monkeypatch.setattr(os, "get_terminal_size", size)
    progress = Progress(2400, "judgements", clock)
    steps(progress, clock, 12, 10.0)

    lines = terminal.shown().split("\r")[1:]
    assert lines[-1].startswith("[-" if columns >= 60 else "12 of 2")
    assert max(map(len, lines)) < columns


def test_a_terminal_nobody_can_measure_is_taken_for_one_of_80_columns(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    def size(descriptor: int) -> os.terminal_size:
        raise OSError

    terminal = stand_in(monkeypatch)
    monkeypatch.delenv("COLUMNS")
    monkeypatch.setattr(os, "get_terminal_size", size)
    Progress(10, "games", clock)

    assert terminal.shown() == f"\r[{'-' * 63}] 0 of 10 games"


@pytest.mark.parametrize("number", [1, 10])
def test_bar_is_full_at_the_end_and_taken_away_once(clock: Clock, monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    terminal = stand_in(monkeypatch)
    progress = Progress(number, "games", clock)
    steps(progress, clock, number, 1.0)
    last = terminal.shown().rsplit("\r", maxsplit=1)[-1]
    progress.clear()
    progress.clear()

    assert "-" not in last
    assert terminal.shown() == f"\r{' ' * len(last.rstrip())}\r"


def test_what_ends_the_work_is_told_on_a_line_of_its_own(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = stand_in(monkeypatch)
    with pytest.raises(KeyboardInterrupt), Progress(0, "games", clock):
        raise KeyboardInterrupt

    assert terminal.shown().endswith(" \r")


def test_elsewhere_a_line_now_and_then(clock: Clock, capsys: pytest.CaptureFixture[str]) -> None:
    progress = Progress(1000, "games", clock)
    steps(progress, clock, 65, 1.0)
    progress.clear()

    assert capsys.readouterr().err.splitlines() == [
        "30 of 1000 games, 16 min left",
        "60 of 1000 games, 15 min left",
    ]


def test_short_work_shows_nothing(clock: Clock, capsys: pytest.CaptureFixture[str]) -> None:
    progress = Progress(10, "games", clock)
    steps(progress, clock, 10, 0.1)
    progress.clear()

    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (0.4, "0 s"),
        (59.9, "59 s"),
        (60.0, "1 min"),
        (3599.0, "59 min"),
        (3600.0, "1 h 00 min"),
        (91_000.0, "25 h 16 min"),
        (360_000.0, "100 h 00 min"),
    ],
)
def test_durations(seconds: float, words: str) -> None:
    assert duration(seconds) == words
