"""The start of the program and its end, in a process of its own."""

import os
import subprocess
import sys
from pathlib import Path

from skatdesk.paths import HOME_VARIABLE

STUCK = """
import sys
from threading import Event
from skatdesk import start
from skatdesk.engine import computer_seats

computer_seats._PATIENCE_MS = 1

class Stuck(computer_seats.PoolExecutor):
    def __init__(self):
        super().__init__()
        self.run(Event().wait, print)

start.PoolExecutor = Stuck
sys.exit(start.main(["--smoke"]))
"""


def test_the_program_ends_though_somebody_thinks_for_ever(tmp_path: Path) -> None:
    """Else its process would stay after the window has gone."""
    environment = {**os.environ, HOME_VARIABLE: str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    ended = subprocess.run(
        [sys.executable, "-c", STUCK], env=environment, capture_output=True, text=True, timeout=120, check=False
    )

    assert (ended.returncode, ended.stderr) == (0, "")
