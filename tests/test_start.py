"""The start of the program and its end, in a process of its own."""

import json
import os
import signal
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from skatdesk.notation.lists.json_text import json_of
from skatdesk.paths import HOME_VARIABLE
from skatdesk.settings.options import WINDOW_GEOMETRY
from skatdesk.store.store import FILE_NAME, Store
from tests.helpers.sample_lists import thursday


def _home(folder: Path) -> dict[str, str]:
    """The environment of a program that keeps all in this folder, and has no screen."""
    return {**os.environ, HOME_VARIABLE: str(folder), "QT_QPA_PLATFORM": "offscreen"}


def _run(script: str, folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """What came of a process of its own, which keeps all in this folder."""
    command = [sys.executable, "-X", "utf8", "-c", script, *arguments]
    return subprocess.run(command, env=_home(folder), capture_output=True, encoding="utf-8", timeout=120, check=False)


STUCK = """
import sys
from threading import Event
from skatdesk import start
from skatdesk.engine import executor

executor._PATIENCE_MS = 1

class Stuck(executor.PoolExecutor):
    def __init__(self):
        super().__init__()
        self.run(Event().wait, print)

start.PoolExecutor = Stuck
sys.exit(start.main(smoke=True))
"""


def test_the_program_ends_though_somebody_thinks_for_ever(tmp_path: Path) -> None:
    """Else its process would stay after the window has gone."""
    ended = _run(STUCK, tmp_path)

    assert (ended.returncode, ended.stderr) == (0, "")


NO_STREAMS = """
import sys

for name in ("stdin", "stdout", "stderr"):
    setattr(sys, name, None)
    setattr(sys, f"__{name}__", None)
from skatdesk.__main__ import main

sys.exit(main(["--smoke"]))
"""
"""As ``pythonw`` starts it on Windows."""


def test_the_window_opens_where_there_are_no_streams(tmp_path: Path) -> None:
    assert _run(NO_STREAMS, tmp_path).returncode == 0

    assert list((tmp_path / "data").iterdir())
    assert not (tmp_path / "log" / "skatdesk.log").exists()


OPENED = """
import sys
from pathlib import Path
from skatdesk import start

sys.exit(start.main(smoke=True, file=Path(sys.argv[1])))
"""


def test_a_file_is_opened_with_the_window(tmp_path: Path) -> None:
    """A list that is let go over the program's icon stands on the shelf."""
    file = tmp_path / "list.json"
    file.write_text(json_of(*thursday()), encoding="utf-8")
    ended = _run(OPENED, tmp_path, str(file))

    assert (ended.returncode, ended.stderr) == (0, "")
    with closing(Store.open(tmp_path / "data" / FILE_NAME)) as store:
        (shown,) = store.lists.summaries()
    assert shown.head.title == "Thursday round"


ICON = """
import sys
from skatdesk import start

class Shown(start.Application):
    def open(self):
        super().open()
        print(self.window.windowIcon().pixmap(64).toImage().pixelColor(32, 60).name())

start.Application = Shown
sys.exit(start.main(smoke=True))
"""


def test_the_window_has_the_icon_of_the_program(tmp_path: Path) -> None:
    """Where no desktop file is installed, as in an environment of its own, and on other systems."""
    ended = _run(ICON, tmp_path)

    assert (ended.returncode, ended.stderr) == (0, "")
    felt = int(ended.stdout.strip().removeprefix("#"), 16).to_bytes(3)
    assert max(felt) == felt[1]


NEITHER = """
import sys
from skatdesk import start
from skatdesk.ui import set_aside

class Note:
    def __init__(self, look, title, sentence, window):
        print(sentence)

    def open(self):
        pass

set_aside.NoteDialog = Note
sys.exit(start.main(smoke=True))
"""


def test_two_troubles_at_once_are_both_told(tmp_path: Path) -> None:
    """Neither settings nor games can be kept where the whole folder is in the way."""
    for kept in (tmp_path / "config" / "settings.json", tmp_path / "data" / "skatdesk.sqlite"):
        kept.mkdir(parents=True)
    ended = _run(NEITHER, tmp_path)

    assert (ended.returncode, ended.stderr) == (0, "")
    about_settings, about_games = ended.stdout.splitlines()
    path = str(tmp_path / "data" / "skatdesk.sqlite")
    assert (path in about_settings, path in about_games) == (False, True)
    assert "nothing that is played or written now is kept" in about_games


NO_STORE = """
import sys
from skatdesk import start

def defect(path):
    raise ZeroDivisionError("a defect")

start.Store.open = defect
sys.exit(start.main(smoke=True))
"""


def test_what_ends_the_program_before_its_window_is_there_is_told_on_the_terminal(tmp_path: Path) -> None:
    """Not in the log only, of which nobody knows who sees nothing happen."""
    ended = _run(NO_STORE, tmp_path)

    assert ended.returncode == 1
    assert "ZeroDivisionError: a defect" in ended.stderr


LOADING = """
import os, signal, sys
from skatdesk import __main__, preflight

signal.signal(signal.SIGINT, signal.default_int_handler)  # as in a terminal, whoever runs the tests
preflight.obstacle = lambda _machine: os.kill(os.getpid(), signal.SIGINT)
sys.exit(__main__.main([]))
"""


@pytest.mark.skipif(os.name == "nt", reason="a process of its own is not sent signals there")
def test_interrupted_before_the_window_hears_it_the_program_ends_without_a_word(tmp_path: Path) -> None:
    """For a shell that is code 130; a KeyboardInterrupt would come as a traceback, or break Qt while it is loaded."""
    ended = _run(LOADING, tmp_path)

    assert (ended.returncode, ended.stdout, ended.stderr) == (-signal.SIGINT, "", "")


SHOWN = """
import signal, sys
from skatdesk import start
from skatdesk.ui.main_window import MainWindow

# as in a terminal, whoever runs the tests: in the background some are ignored
signal.signal(signal.SIGINT, signal.default_int_handler)
signal.signal(signal.SIGTERM, signal.SIG_DFL)
signal.signal(signal.SIGHUP, signal.SIG_DFL)
shown = MainWindow.showEvent

def show(self, event):
    shown(self, event)
    print("shown", flush=True)

MainWindow.showEvent = show
sys.exit(start.main())
"""


@pytest.mark.skipif(os.name == "nt", reason="a process of its own is not sent signals there")
@pytest.mark.parametrize("asked", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_asked_to_end_the_program_goes_as_if_its_window_had_been_closed(asked: str, tmp_path: Path) -> None:
    """By Ctrl+C in the terminal, or by the end of the session; a closed window is remembered, and so is the store."""
    with subprocess.Popen(
        [sys.executable, "-c", SHOWN], env=_home(tmp_path), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as running:
        assert running.stdout is not None
        assert running.stdout.readline() == "shown\n"
        running.send_signal(signal.Signals[asked])
        try:
            told = running.communicate(timeout=60)
        finally:
            running.kill()

    assert (running.returncode, told) == (0, ("", ""))
    assert WINDOW_GEOMETRY.key in json.loads((tmp_path / "config" / "settings.json").read_text())
    assert not list((tmp_path / "data").glob("*-wal"))


SESSION_ENDS = """
import os
from PySide6.QtWidgets import QApplication
from skatdesk import start
from skatdesk.ui.strong_players import StrongPlayers

class Ended(QApplication):
    def exec(self):
        self.aboutToQuit.emit()
        os._exit(0)

StrongPlayers.prepare = lambda self: None
start.QApplication = Ended
start.main()
"""
"""As Qt hears of it on Windows: of nothing but that the program is about to quit, and nothing is run afterwards."""


def test_the_end_of_a_session_on_windows_is_as_if_the_window_had_been_closed(tmp_path: Path) -> None:
    assert _run(SESSION_ENDS, tmp_path).returncode == 0

    assert WINDOW_GEOMETRY.key in json.loads((tmp_path / "config" / "settings.json").read_text())
    assert not list((tmp_path / "data").glob("*-wal"))
    assert list((tmp_path / "data").glob("*.copy"))


AHEAD = """
import sys
import threading
from PySide6.QtWidgets import QApplication
from skatdesk import start
from skatdesk.ui.strong_players import StrongPlayers

StrongPlayers.prepare = lambda self: None
start._AT_REST_MS = 0

class Watch:
    def find_spec(self, name, path=None, target=None):
        if name in ("pyqtgraph", "skatdesk.ui.charts.page"):
            stands = any(widget.isVisible() for widget in QApplication.topLevelWidgets())
            print(name, stands, threading.current_thread() is threading.main_thread())
        if name == "skatdesk.ui.charts.page":
            QApplication.quit()

sys.meta_path.insert(0, Watch())
sys.exit(start.main())
"""


def test_what_draws_the_statistics_is_loaded_when_the_window_stands_and_not_before(tmp_path: Path) -> None:
    """It takes as long as all the rest, and who goes there shall not wait for it; PySide dies where another thread
    asks for classes that the window asks for, too.
    """
    ended = _run(AHEAD, tmp_path)

    assert (ended.returncode, ended.stdout, ended.stderr) == (
        0,
        "pyqtgraph True True\nskatdesk.ui.charts.page True True\n",
        "",
    )


SEARCHED = """
import gc
import sys
from skatdesk import start

class Looked(start.Application):
    def open(self):
        super().open()
        searched = {id(found) for found in gc.get_objects()}
        print(id(start.Application) in searched, id(self) in searched, id(self.window) in searched)

start.Application = Looked
sys.exit(start.main(smoke=True))
"""


def test_garbage_is_searched_in_what_the_window_makes_and_not_in_what_was_loaded_before(tmp_path: Path) -> None:
    """Modules and classes stay to the end: to search them takes longer than all the rest, every half a minute."""
    ended = _run(SEARCHED, tmp_path)

    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "False True True\n", "")


HOMELESS = """
import sys
from PySide6.QtCore import QTimer
from skatdesk import start

class Read(start.NoteDialog):
    def open(self):
        super().open()
        print(self.line.text())
        QTimer.singleShot(0, self.close_button.click)

start.NoteDialog = Read
start.tell_homeless(PermissionError(13, "Permission denied", sys.argv[1]))
"""


def test_who_has_no_place_for_files_reads_which_one_and_what_to_do(tmp_path: Path) -> None:
    """Started from a menu of the desktop nobody sees a terminal; nothing is written on the way."""
    ended = _run(HOMELESS, tmp_path, "/mnt/full/skat")

    assert ended.returncode == 0, ended.stderr
    assert "/mnt/full/skat" in ended.stdout
    assert "then start Skatdesk again" in ended.stdout
    assert list(tmp_path.iterdir()) == []
