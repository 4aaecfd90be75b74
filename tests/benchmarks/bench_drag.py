"""How long the window takes for each size while its edge is dragged, and for another look.

Run by hand from the checkout: ``python -m tests.benchmarks.bench_drag [--steps 80]``. All rooms have been visited; a
deal lies on the table, then each of some rooms is in front. Printed is how long the window's thread is busy for each
size, and how often the cards are painted for it; once is enough. Then how long other colours and larger text take.
"""

import argparse
import os
import time
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from skatdesk.app import Application
from skatdesk.engine.dealing import SeriesSetup
from skatdesk.settings import options
from skatdesk.settings.settings import Settings
from skatdesk.skat.ruleset import ISKO
from skatdesk.ui.look.theme import Scheme
from skatdesk.ui.main_window import SMALLEST
from tests.helpers.inline_executor import InlineExecutor
from tests.helpers.paintings import Paintings

_WIDER, _HIGHER = 10, 5
"""Pixels from one size to the next."""
_TURNS = 4
"""Of the event loop for each size: layouts and paintings come one after the other."""


def main() -> None:
    """Prints one line for each page."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--steps", type=int, default=80)
    steps = parser.parse_args().steps
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    qapp = QApplication([])
    settings = Settings()
    settings.set(options.SPEED, "at_once")
    application = Application(qapp, settings, None, InlineExecutor())
    window = application.window
    application.open()
    application.begin(SeriesSetup(("Ada", "Ben", "Cem"), (None, "rules", "rules"), ISKO, 5))
    pages: dict[str, Callable[[], object]] = {
        "table": window.show_table,
        "home": window.show_home,
        "score sheet": window.sheet.trigger,
        "exercises": application.learn.show_exercises,
        "deal editor": application.deals.edit.trigger,
        "puzzles": application.puzzles.show,
        "duplicate": application.duplicate.show,
    }
    for page in pages.values():
        page()
        _settle()
    print(f"{'page':14}{'median':>8}{'99 %':>8}{'worst':>8}   ms   cards painted")
    for name, page in pages.items():
        window.resize(*SMALLEST)
        page()
        _settle()
        paintings = Paintings()
        application.table.view.viewport().installEventFilter(paintings)
        busy = sorted(_dragged(application, steps))
        print(f"{name:14}{busy[steps // 2]:8.1f}{busy[int(steps * 0.99)]:8.1f}{busy[-1]:8.1f}", end="")
        print(f"{paintings.count / steps:14.2f}", flush=True)
    looks: tuple[dict[str, Any], ...] = (
        {"scheme": Scheme.DARK},
        {"scheme": Scheme.LIGHT},
        {"scale": 1.0},
        {"scale": 1.1},
    )
    for look in looks:
        began = time.perf_counter()
        application.look.use(**look)
        _settle()
        print(f"{next(iter(look.values()))!s:14}{(time.perf_counter() - began) * 1000:8.1f}   ms")
    application.stop()


def _dragged(application: Application, steps: int) -> list[float]:
    """The ms for each size."""
    width, height = SMALLEST
    found = []
    for step in range(1, steps + 1):
        began = time.perf_counter()
        application.window.windowHandle().resize(width + _WIDER * step, height + _HIGHER * step)
        _settle()
        found.append((time.perf_counter() - began) * 1000)
    return found


def _settle() -> None:
    for _ in range(_TURNS):
        QCoreApplication.processEvents()


if __name__ == "__main__":
    main()
