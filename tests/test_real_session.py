"""A user at the real program, on a real X server, with mouse and keyboard: a deal, a hint, taking back,
a crash, going on.

What has happened is read from the store, as another program would. Skipped where the tools are missing.
"""

import json
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from skatdesk.notation.actions import parse_action
from skatdesk.settings.settings import FILE_NAME as SETTINGS_FILE
from skatdesk.skat.actions import Action, Play
from skatdesk.store.store import FILE_NAME as STORE_FILE
from skatdesk.ui.table.layout import TableLayout

TOOLS = ("Xvfb", "xdotool", "openbox")
pytestmark = pytest.mark.skipif(not all(map(shutil.which, TOOLS)), reason=f"needs {', '.join(TOOLS)}")

SIZE = 1440, 900
TABLE = TableLayout(1152, 900)
"""The felt beside the open dock."""
PATIENCE_S = 40.0
SETTINGS = {"version": 1, "language": "en", "speed": "at_once"}


@pytest.fixture
def display() -> Iterator[str]:
    """An X server with a window manager, both ended afterwards."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1600x1000x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=(writing,), stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as numbers:
        name = f":{numbers.readline().strip()}"
    manager = subprocess.Popen(["openbox"], env={**os.environ, "DISPLAY": name}, stderr=subprocess.DEVNULL)
    yield name
    for process in (manager, server):
        process.terminate()
        process.wait()


class Session:
    """The program, and somebody who uses it."""

    def __init__(self, display: str, home: Path) -> None:
        self._home = home
        self._environment = {key: value for key, value in os.environ.items() if not key.startswith(("QT_", "WAYLAND"))}
        self._environment |= {"DISPLAY": display, "SKATDESK_HOME": str(home)}
        self._program: subprocess.Popen[bytes] | None = None
        self._window = ""

    # -------------------------------------------------------------- the program

    def start(self) -> None:
        """Starts the program and waits for its window, which then has the keyboard."""
        self._program = subprocess.Popen([sys.executable, "-m", "skatdesk"], env=self._environment)
        self.wait_for(lambda: bool(self._found()), "a window")
        self._window = self._found()
        self._do("windowsize", "--sync", self._window, *map(str, SIZE))
        self._do("windowactivate", "--sync", self._window)

    def kill(self) -> None:
        """As the system does when there is no more memory."""
        assert self._program is not None
        self._program.send_signal(signal.SIGKILL)
        self._program.wait()

    def end(self) -> None:
        """Closes the program if it still runs."""
        if self._program is not None and self._program.poll() is None:
            self._program.terminate()
            self._program.wait()

    def _found(self) -> str:
        done = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--name", "^Skatdesk$"],
            env=self._environment,
            capture_output=True,
            text=True,
            check=False,
        )
        return done.stdout.split()[0] if done.stdout else ""

    # -------------------------------------------------------------- the user

    def _do(self, *words: str) -> None:
        subprocess.run(["xdotool", *words], env=self._environment, check=True, stdout=subprocess.DEVNULL)

    def press(self, *keys: str) -> None:
        """Presses keys, as xdotool calls them."""
        self._do("key", "--clearmodifiers", "--delay", "30", *keys)

    def click_card(self, index: int, count: int) -> None:
        """Clicks a card of a hand of so many, counted from the left."""
        spot = TABLE.hand(index, count)
        place = str(round(spot.x - spot.width * 0.3)), str(round(spot.y))
        self._do("mousemove", "--window", self._window, *place, "click", "1")

    def wait_for(self, so: Callable[[], bool], what: str) -> None:
        """Waits until this is so."""
        until = time.monotonic() + PATIENCE_S
        while not so():
            if time.monotonic() > until:
                raise AssertionError(f"waited in vain for {what}: {self.actions()}")
            time.sleep(0.05)

    # -------------------------------------------------------------- what has happened

    def _rows(self, question: str) -> list[tuple[Any]]:
        store = self._home / "data" / STORE_FILE
        if not store.exists():
            return []
        with closing(sqlite3.connect(f"file:{store}?mode=ro", uri=True)) as connection:
            return connection.execute(question).fetchall()

    def actions(self) -> list[Action]:
        """What has been done in the deal dealt last."""
        rows = self._rows("SELECT action FROM actions WHERE deal = (SELECT max(id) FROM deals) ORDER BY number")
        return [parse_action(word) for (word,) in rows]

    def finished(self) -> int:
        """How many deals are over."""
        return len(self._rows("SELECT id FROM deals WHERE finished"))

    def deals(self) -> int:
        """How many deals there are."""
        return len(self._rows("SELECT id FROM deals"))

    def helped(self) -> bool:
        """Whether the user has taken help in the deal dealt last."""
        return self._rows("SELECT practice FROM deals ORDER BY id DESC LIMIT 1") == [(1,)]

    def plays(self) -> int:
        """How many cards have been played in the deal dealt last."""
        return sum(isinstance(action, Play) for action in self.actions())

    def settled(self) -> list[Action]:
        """What has been done when nothing more happens: the program waits for the user."""
        before = self.actions()
        while True:
            time.sleep(0.4)
            now = self.actions()
            if now == before:
                return now
            before = now

    # -------------------------------------------------------------- playing

    def play_on(self, *, mouse: bool) -> None:
        """Tries cards from the left until one may be played, or answers whatever else is asked."""
        before = self.settled()
        held = 10 - self.plays() // 3
        if self.plays() == 0:
            self.press("p")
        for index in range(held):
            if self.actions() != before or self.finished() == self.deals():
                return
            if mouse:
                self.click_card(index, held)
            else:
                self.press(str((index + 1) % 10))
            time.sleep(0.1)
        if self.settled() == before and self.finished() < self.deals():
            self.press("Tab", "Return")

    def play_until(self, so: Callable[[], bool], what: str, *, mouse: bool) -> None:
        """Plays cards until this is so."""
        until = time.monotonic() + 3 * PATIENCE_S
        while not so():
            if time.monotonic() > until:
                raise AssertionError(f"played in vain until {what}: {self.actions()}")
            self.play_on(mouse=mouse)


@pytest.fixture
def session(display: str, tmp_path: Path) -> Iterator[Session]:
    """A user who has begun a series, before a program that has not been started."""
    config = tmp_path / "config"
    config.mkdir()
    (config / SETTINGS_FILE).write_text(json.dumps(SETTINGS), encoding="utf-8")
    environment = {**os.environ, "SKATDESK_HOME": str(tmp_path)}
    # Under pub rules moves may be taken back, and nobody has to bid.
    subprocess.run([sys.executable, "-m", "tests.helpers.started_series", "home"], env=environment, check=True)
    session = Session(display, tmp_path)
    yield session
    session.end()


def test_a_deal_a_hint_a_move_taken_back_a_crash_and_on(session: Session) -> None:
    """Keys alone play one deal, the mouse plays the next; killed in the middle of a trick it stands as it stood."""
    session.start()
    session.play_until(lambda: session.finished() == 1, "the end of a deal", mouse=False)
    session.press("Return")
    session.wait_for(lambda: session.deals() == 2, "another deal")

    session.play_until(lambda: session.plays() >= 4, "a trick", mouse=True)
    played = session.settled()
    assert not session.helped()
    session.press("h")  # says what help makes of the game
    time.sleep(0.5)
    assert not session.helped()
    session.press("h")
    session.wait_for(session.helped, "a hint")
    assert session.settled() == played

    session.press("z")
    session.wait_for(lambda: len(session.actions()) < len(played), "a card taken back")
    taken_back = session.settled()
    assert played[: len(taken_back)] == taken_back

    session.play_until(lambda: session.plays() % 3 > 0 and session.settled() != [], "the middle of a trick", mouse=True)
    before = session.settled()
    assert session.finished() == 1
    session.kill()
    assert session.actions() == before
    session.start()
    assert session.settled() == before
    assert session.helped()
    session.press("z")
    session.wait_for(lambda: len(session.actions()) < len(before), "a card taken back after the crash")
    taken_back = session.settled()
    assert before[: len(taken_back)] == taken_back
    session.play_until(lambda: session.finished() == 2, "the end of the deal", mouse=True)
    assert session.actions()[: len(taken_back)] == taken_back
