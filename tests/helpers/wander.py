"""Wanders through all rooms of a program that keeps everything: ``python -m tests.helpers.wander --deeds 5000``.

The soak plays deals and looks into other rooms; this stays there, does all of ``deeds``, and sits at the table against
players who think. Now and then the program is closed, whatever is under way, and opened again: then its store must be
sound and every list as it was. It ends with exit code 1 if anything raised, if Qt warned, or if something was lost.
Store, settings and files are in a folder of its own.
"""

import argparse
import random
import sqlite3
import sys
import time
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from skatdesk.app import Application
from skatdesk.engine.executor import Executor, PoolExecutor
from skatdesk.settings import options
from skatdesk.settings.settings import FILE_NAME as SETTINGS
from skatdesk.settings.settings import Settings
from skatdesk.store.store import FILE_NAME, Store
from skatdesk.ui.main_window import SMALLEST
from tests.helpers.deeds import Deeds
from tests.helpers.inline_executor import InlineExecutor
from tests.helpers.offscreen import take_offscreen
from tests.helpers.sample_lists import bierlachs, pub, thursday
from tests.helpers.soak_report import Report, listening

_STAY, _DAY = 40, 1_500
"""Deeds until the next room, and until the program is closed."""
_OPPONENTS = ("rules", "beginner", "club", "expert")
"""Who sits at the table where somebody else's thread does the thinking."""
_TOLD = 14
"""How many of the last deeds are told with a fault."""
_Tell = Callable[[str], object]


class Wanderer:
    """Somebody who tries everything, seeded."""

    def __init__(self, qapp: QApplication, seed: int, folder: Path, make: type[Executor], day: int = _DAY) -> None:
        self._qapp = qapp
        self._chance = random.Random(seed)
        self._folder = folder
        self._make = make
        self._day = day
        self._last: deque[str] = deque(maxlen=_TOLD)
        self.report = Report()
        self.tell: _Tell = str
        store = Store.open(folder / FILE_NAME)
        for sample in (thursday, pub, bierlachs):
            store.lists.begin(*sample())
        self._open(store)

    def wander(self, deeds: int) -> None:
        """So many deeds."""
        for self.report.deeds in range(1, deeds + 1):
            seen = len(self.report.faults)
            if self.report.deeds % self._day == 0:
                self._open_again()
            elif self.report.deeds % _STAY == 1:
                self._deeds.go_elsewhere()
            else:
                self._deeds.do()
            self._turn()
            for fault in self.report.faults[seen:]:
                self.tell("\n   ".join((f"{self.report.deeds}: {fault}", *self._last)))

    def close(self) -> None:
        """Takes the window down."""
        self._deeds.leave_dialogs()
        self._window.close()
        self._turn()  # what was on its way still comes
        self._application.stop()
        if isinstance(self._executor, PoolExecutor):
            while not self._executor.stop():  # the program itself would end here, whoever still thinks
                pass
            self._executor.deleteLater()
        self._window.deleteLater()
        self._application.deleteLater()
        self._turn()

    # -------------------------------------------------------------- closing and opening

    def _open(self, store: Store) -> None:
        """The program with the settings it had."""
        self._settings = Settings.load(self._folder / SETTINGS)
        self._settings.set(options.SPEED, "at_once")
        self._store, self._executor = store, self._make()
        self._application = Application(self._qapp, self._settings, store, self._executor)
        self._window = self._application.window
        self._window.quit.setEnabled(False)
        self._window.resize(*SMALLEST)
        opponents = ("rules",) if isinstance(self._executor, InlineExecutor) else _OPPONENTS
        self._deeds = Deeds(self._application, self._chance, self._folder, opponents, self._note, self._turn)
        self._application.open()

    def _open_again(self) -> None:
        """Everything must still be there."""
        self._note("closed and opened again")
        self._deeds.leave_dialogs()
        before = self._kept()
        self.close()
        path = self._folder / FILE_NAME
        with sqlite3.connect(path) as sql:
            sound = sql.execute("PRAGMA integrity_check").fetchone(), sql.execute("PRAGMA foreign_key_check").fetchall()
        sql.close()
        if sound != (("ok",), []):
            self.report.faults.append(f"the store is damaged: {sound}")
        store = Store.open(path)
        self._open(store)
        if self._settings.set_aside is not None:
            self.report.faults.append("the settings are damaged")
        if store.set_aside is None and self._kept() != before:  # else a copy was restored, as somebody had wished
            self.report.faults.append("the lists are not as they were")

    def _kept(self) -> list[str]:
        """All lists, word for word."""
        lists = self._store.lists
        found = (summary for archived in (False, True) for summary in lists.summaries(archived=archived))
        return [f"{summary} {lists.open(summary.id)}" for summary in found]

    # -------------------------------------------------------------- helping

    def _note(self, words: str) -> None:
        self._last.append(words)

    def _turn(self) -> None:
        for _ in range(3):
            self._qapp.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def wander(
    qapp: QApplication, deeds: int, seed: int, folder: Path, make: type[Executor], tell: _Tell = str, day: int = _DAY
) -> Report:
    """So many deeds; every ``day`` of them the program is closed. ``tell`` hears of faults with the deeds before."""
    wanderer = Wanderer(qapp, seed, folder, make, day)
    wanderer.tell = tell
    with listening(wanderer.report):
        wanderer.wander(deeds)
        wanderer.close()
    return wanderer.report


def main(arguments: Sequence[str] | None = None) -> int:
    """Wanders and prints what was found; returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.helpers.wander", description="All rooms under random deeds.")
    parser.add_argument("--deeds", type=int, default=5_000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    take_offscreen()
    qapp, began = QApplication([]), time.monotonic()
    with TemporaryDirectory() as folder:
        told = partial(print, flush=True)
        report = wander(qapp, chosen.deeds, chosen.seed, Path(folder), PoolExecutor, told)
    print(f"{report.deeds} deeds, {len(report.faults)} faults, {time.monotonic() - began:.0f} s")
    return 1 if report.faults else 0


if __name__ == "__main__":
    sys.exit(main())
