"""How long the program takes to a table with cards on it, and where the time goes.

Run by hand from the checkout: ``python -m tests.benchmarks.bench_start [STARTS]``. A profile of its own holds a series
with a deal on the table; every start is a new process that takes it up, and ends when the cards have been painted.
The first start is shown apart: it fills caches. At most 1.5 s are allowed from the second on. Beside the time by the
clock stands what the processor worked: on a busy machine only that can be compared. Without a display the
platform without a screen is used; ``QT_QPA_PLATFORM=xcb`` under an X server measures a real window.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

ALLOWED_MS = 1500
STEPS = (
    ("python", "the interpreter and the command line"),
    ("imports", "Qt and the modules of the program"),
    ("application", "QApplication"),
    ("store", "settings and store"),
    ("window", "everything of the window is built"),
    ("deal", "the series is taken up, the window shown"),
    ("cards", "the cards are drawn and painted"),
)


def main() -> None:
    """Prints each step's median over all starts but the first."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("starts", type=int, nargs="?", default=5)
    starts = parser.parse_args().starts
    with tempfile.TemporaryDirectory() as home:
        _run(Path(home), "-m", "tests.helpers.started_series", "isko")
        first, *later = (_start(Path(home)) for _ in range(starts + 1))
    print(f"{'ms':>6}{'work':>8}{'first':>8}")
    for name, words in STEPS:
        clock, work = (median(run[name][at] for run in later) for at in (0, 1))
        print(f"{clock:6.0f}{work:8.0f}{first[name][0]:8.0f}  {words}")
    clock, work = (median(sum(step[at] for step in run.values()) for run in later) for at in (0, 1))
    at_first = sum(step[0] for step in first.values())
    print(f"{clock:6.0f}{work:8.0f}{at_first:8.0f}  together; {ALLOWED_MS} ms are allowed")


def _start(home: Path) -> dict[str, tuple[float, float]]:
    """How long each step of a start took by the clock, and how long the processor worked, in ms."""
    program = f"from tests.benchmarks import bench_start; bench_start.measure({time.monotonic()})"
    found: dict[str, tuple[float, float]] = json.loads(_run(home, "-c", program))
    return found


def _run(home: Path, *arguments: str) -> str:
    """What a Python of its own, with this profile, has to say."""
    environment = {"QT_QPA_PLATFORM": "offscreen", **os.environ, "SKATDESK_HOME": str(home)}
    environment["PYTHONPYCACHEPREFIX"] = str(home / "bytecode")  # an installed program is compiled already
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    command = [sys.executable, *arguments]
    folder = Path(__file__).parents[2]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True, cwd=folder).stdout


def measure(began: float) -> None:
    """Does what ``skatdesk`` without a command does, with a look at the clock after each step."""
    marks = [(began, 0.0), (time.monotonic(), time.process_time())]

    def done() -> None:
        marks.append((time.monotonic(), time.process_time()))

    from skatdesk import preflight

    preflight.import_qt()
    from PySide6.QtWidgets import QApplication

    from skatdesk import app, paths
    from skatdesk.engine.executor import PoolExecutor
    from skatdesk.settings.settings import FILE_NAME as SETTINGS_FILE
    from skatdesk.settings.settings import Settings
    from skatdesk.store.store import FILE_NAME as STORE_FILE
    from skatdesk.store.store import Store

    done()
    qapp = QApplication([])
    done()
    settings = Settings.load(paths.config_folder() / SETTINGS_FILE)
    store = Store.open(paths.data_folder() / STORE_FILE)
    done()
    executor = PoolExecutor()
    application = app.Application(qapp, settings, store, executor)
    done()
    application.open()
    assert application.window.table_shown
    done()
    qapp.processEvents()
    application.table.choreographer.finish_now()
    qapp.processEvents()
    # The cards are there when all of the window has been painted once.
    application.window.grab()
    done()
    steps = zip(STEPS, marks, marks[1:], strict=False)
    print(json.dumps({name: [(b - a) * 1000 for a, b in zip(*pair, strict=True)] for (name, _), *pair in steps}))
    application.stop()
    executor.stop()


if __name__ == "__main__":
    main()
