"""The program on a real X server, as a user starts it; skipped where there is none to start."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(shutil.which("Xvfb") is None, reason="needs the X server Xvfb")


@pytest.fixture
def display() -> Iterator[str]:
    """An X server of its own, ended afterwards."""
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1440x900x24", "-nolisten", "tcp"],
        pass_fds=(writing,),
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with os.fdopen(reading) as numbers:
        number = numbers.readline().strip()
    yield f":{number}"
    server.terminate()
    server.wait()


def run(display: str, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Runs Python on this display."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("QT_", "WAYLAND"))}
    environment |= {"DISPLAY": display, **variables}
    return subprocess.run(
        [sys.executable, *arguments], env=environment, capture_output=True, text=True, timeout=60, check=False
    )


def run_skatdesk(display: str, home: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs Skatdesk on this display with a profile of its own."""
    return run(display, "-m", "skatdesk", *arguments, SKATDESK_HOME=str(home))


def test_the_program_opens_a_real_window_and_ends_without_a_word(display: str, tmp_path: Path) -> None:
    """No warning, no traceback, exit code 0; again with what the first start has left."""
    for _ in range(2):
        ended = run_skatdesk(display, tmp_path / "home", "--smoke")
        assert (ended.returncode, ended.stderr) == (0, "")


def test_two_programs_at_once_say_so_and_harm_nothing(display: str, tmp_path: Path) -> None:
    """A second program with the same profile starts too; the first keeps the store."""
    from skatdesk.store.store import FILE_NAME, Store

    data = tmp_path / "home" / "data"
    data.mkdir(parents=True)
    store = Store.open(data / FILE_NAME)
    ended = run_skatdesk(display, tmp_path / "home", "--smoke")
    assert ended.returncode == 0
    assert "Traceback" not in ended.stderr
    store.close()


def test_menus_have_the_letters_of_the_program_where_the_desktop_has_its_own(display: str, tmp_path: Path) -> None:
    """As on Windows and KDE, whose menus are smaller than what stands in a window."""
    (tmp_path / "kdeglobals").write_text("[General]\nmenuFont=DejaVu Serif,7,-1,5,50,0,0,0,0,0\n")
    script = """
from PySide6.QtWidgets import QApplication
from skatdesk.ui.look.theme import Look, Scheme
from skatdesk.ui.look.tokens import BODY

app = QApplication([])
assert app.font("QMenu").pointSize() == 7, "no KDE"
look = Look(app)
for change in ({}, {"scale": 1.5}, {"scheme": Scheme.DARK}):
    look.use(**change)
    app.processEvents()
    assert app.font("QMenu") == app.font(), change
    assert app.font().pixelSize() == look.font(BODY).pixelSize(), change
"""
    desktop = {"XDG_CURRENT_DESKTOP": "KDE", "KDE_FULL_SESSION": "true", "KDE_SESSION_VERSION": "6"}

    ended = run(display, "-c", script, XDG_CONFIG_HOME=str(tmp_path), **desktop)

    assert ended.returncode == 0, ended.stderr  # where no session bus runs, some versions of Qt say so of KDE
