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


def run(display: str, home: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs Skatdesk on this display with a profile of its own."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("QT_", "WAYLAND"))}
    environment |= {"DISPLAY": display, "SKATDESK_HOME": str(home)}
    return subprocess.run(
        [sys.executable, "-m", "skatdesk", *arguments],
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_the_program_opens_a_real_window_and_ends_without_a_word(display: str, tmp_path: Path) -> None:
    """No warning, no traceback, exit code 0; again with what the first start has left."""
    for _ in range(2):
        ended = run(display, tmp_path / "home", "--smoke")
        assert (ended.returncode, ended.stderr) == (0, "")


def test_two_programs_at_once_say_so_and_harm_nothing(display: str, tmp_path: Path) -> None:
    """A second program with the same profile starts too; the first keeps the store."""
    from skatdesk.store.store import FILE_NAME, Store

    data = tmp_path / "home" / "data"
    data.mkdir(parents=True)
    store = Store.open(data / FILE_NAME)
    ended = run(display, tmp_path / "home", "--smoke")
    assert ended.returncode == 0
    assert "Traceback" not in ended.stderr
    store.close()
