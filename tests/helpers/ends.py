"""Starts the program again and again, uses it, and ends it at any moment: ``python -m tests.helpers.ends --times 30``.

It is killed, asked to go by a signal, or its window is closed, while it starts, while cards are played and lists are
written, while somebody thinks. All starts share one profile. After each the store must be sound and hold what was seen
of the table; nothing may stand in the log, and no process may be left. Whoever was asked goes soon, without a word, as
in good order. The exit code is 1 if anything was not so. Deeds are those of ``wander``, opponents think.
"""

import argparse
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer, Slot

from skatdesk import __main__, paths, start
from skatdesk.app import Application
from skatdesk.notation.actions import format_action
from skatdesk.players.roster import PLAYERS, make
from skatdesk.players.solver.warming import machine_code_folder
from skatdesk.store.store import FILE_NAME, Store
from tests.helpers.deeds import Deeds
from tests.helpers.soak_report import OF_THE_PLATFORM

_OPPONENTS = ("rules", "beginner", "club", "expert")
_STAY, _EVERY_MS = 40, 15
"""Deeds until the next room; from one to the next."""
_LEAVES_S, _STARTS_S, _LATEST_S = 15.0, 1.5, 60.0
"""How long the program may take to go; how long it takes to come, more or less, and at most."""
_EARLY = 0.2
"""How often it is killed before its window stands."""
_KINDS = ("killed", "killed", "killed", "SIGTERM", "SIGINT", "closed")


class _User(QObject):
    """Does one deed after the other in the program's own loop, and tells on standard output what the table shows."""

    def __init__(self, application: Application, seed: int, closes_after_s: float) -> None:
        super().__init__(application)
        self._application = application
        chance = random.Random(seed)
        self._deeds = Deeds(application, chance, paths.data_folder(), _OPPONENTS, str, self._turn)
        self._done = 0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._do)
        self._timer.start(_EVERY_MS)
        print("[null, []]", flush=True)  # the window stands
        application.window.closing.connect(self._timer.stop)
        application.engine.stateChanged.connect(self._tell)
        if closes_after_s:
            QTimer.singleShot(round(closes_after_s * 1000), application.window, application.window.close)

    @Slot()
    def _do(self) -> None:
        if self._done % _STAY == 0:
            self._deeds.go_elsewhere()
        else:
            self._deeds.do()
        self._done += 1

    @Slot(object)
    def _tell(self, _view: object) -> None:
        series, journal = self._application.series, self._application.journal
        if journal is not None and series.dealing is not None and series.dealing.counts:
            actions = [format_action(action) for action in self._application.engine.actions]
            print(json.dumps([journal._deal, actions]), flush=True)

    def _turn(self) -> None:
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def live(seed: int, closes_after_s: float) -> int:
    """The program with somebody at it, in this process."""

    class Used(Application):
        """Comes with its user."""

        def open(self) -> None:
            super().open()
            self._user = _User(self, seed, closes_after_s)

    start.Application = Used  # type: ignore[attr-defined]  # imported there, not exported
    return __main__.main([])


class Ends:
    """One profile, and what was wrong with the program in it."""

    def __init__(self, home: Path, seed: int) -> None:
        self._home = home
        self._chance = random.Random(seed)
        self._machine_code = machine_code_folder().parent
        self.faults: list[str] = []

    def once(self, seconds: float) -> str:
        """One start and its end, at most so many seconds after the window stands; tells how it ended."""
        kind, wait = self._chance.choice(_KINDS), self._chance.uniform(0.0, seconds)
        early = kind == "killed" and self._chance.random() < _EARLY
        logged = len(self._log())
        running = self._begin(wait if kind == "closed" else 0)
        if not early:
            self._wait_for_window(running)
        with suppress(subprocess.TimeoutExpired):
            running.wait(_STARTS_S * wait / seconds if early else wait)
        if kind != "closed":
            running.send_signal(signal.SIGKILL if kind == "killed" else signal.Signals[kind])
        began = time.monotonic()
        try:
            running.wait(_LEAVES_S)
        except subprocess.TimeoutExpired:
            self.faults.append(f"{kind}: it does not go")
            running.send_signal(signal.SIGABRT)  # a trace of all threads comes into the crash log
            running.wait()
        self._judge(kind, running)
        told = (line for line in self._log()[logged:] if not any(words in line for words in OF_THE_PLATFORM))
        self.faults += [f"{kind}: {line}" for line in told]
        self._look_into_store()
        when = "at the start" if early else f"after {wait:.1f} s"
        return f"{kind} {when}, gone in {time.monotonic() - began:.1f} s"

    def _begin(self, closes_after_s: float) -> "subprocess.Popen[bytes]":
        environment = {"QT_QPA_PLATFORM": "offscreen", **os.environ, paths.HOME_VARIABLE: str(self._home)}
        environment["NUMBA_CACHE_DIR"] = str(self._machine_code)
        live = ["--live", str(self._chance.randrange(1_000_000)), str(closes_after_s)]
        command = [sys.executable, "-m", "tests.helpers.ends", *live]
        with (self._home / "told").open("wb") as told, (self._home / "errors").open("wb") as errors:
            return subprocess.Popen(command, env=environment, stdout=told, stderr=errors, start_new_session=True)

    def _wait_for_window(self, running: "subprocess.Popen[bytes]") -> None:
        until = time.monotonic() + _LATEST_S
        while not (self._home / "told").stat().st_size and running.poll() is None and time.monotonic() < until:
            time.sleep(0.05)

    def _judge(self, kind: str, running: "subprocess.Popen[bytes]") -> None:
        if running.returncode not in ({0} if kind != "killed" else {0, -signal.SIGKILL}):
            self.faults.append(f"{kind}: exit code {running.returncode}")
        self.faults += [f"{kind}: {line}" for line in (self._home / "errors").read_text().splitlines()]
        crash = self._home / "log" / "crash.log"
        if crash.exists() and crash.stat().st_size:
            self.faults.append(f"{kind}: {crash.read_text()}")
            crash.unlink()
        left = [name for name in Path("/proc").iterdir() if name.name.isdigit() and _session(name) == running.pid]
        self.faults += [f"{kind}: {(process / 'cmdline').read_text()} is left" for process in left]

    def _log(self) -> list[str]:
        path = self._home / "log" / "skatdesk.log"
        return path.read_text().splitlines() if path.exists() else []

    def _look_into_store(self) -> None:
        """It is sound, and holds what the table showed last, or one action more that was not shown yet."""
        with closing(Store.open(self._home / "data" / FILE_NAME)) as store:
            if store.set_aside is not None and store.set_aside.trouble is None:
                return  # a backup was taken up, as somebody had wished
            if store.set_aside is not None:
                self.faults.append(f"the store: {store.set_aside}")
            for archived in (False, True):
                for summary in store.lists.summaries(archived=archived):
                    store.lists.open(summary.id)
                    store.lists.history(summary.id)
            lines = (self._home / "told").read_text().rpartition("\n")[0].splitlines()
            deal, shown = json.loads(lines[-1]) if lines else (None, [])
            saved = store.last_series()
            kept = (
                [[format_action(action) for action in one.actions] for one in saved.deals if one.id == deal]
                if saved
                else []
            )
            if kept and kept[0][:-1] != shown and kept[0] != shown:
                self.faults.append(f"deal {deal} was shown as {shown}, and is kept as {kept[0]}")


def _session(process: Path) -> int:
    """The session a process belongs to; 0 where it is gone, or only waits for being asked how it ended."""
    try:
        state, _, _, session, *_ = (process / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0
    return 0 if state == "Z" else int(session)


def main(arguments: Sequence[str] | None = None) -> int:
    """Starts and ends the program so often; returns the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.helpers.ends", description="The program, ended at any moment."
    )
    parser.add_argument("--times", type=int, default=30)
    parser.add_argument("--seconds", type=float, default=12.0, help="that the window stands at most")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--live", nargs=2, metavar=("SEED", "SECONDS"), help=argparse.SUPPRESS)
    chosen = parser.parse_args(arguments)
    if chosen.live:
        return live(int(chosen.live[0]), float(chosen.live[1]))
    make(PLAYERS[0])  # compiles what is not compiled yet
    with TemporaryDirectory() as home:
        ends = Ends(Path(home), chosen.seed)
        for time_ in range(1, chosen.times + 1):
            seen = len(ends.faults)
            print(f"{time_}: {ends.once(chosen.seconds)}", flush=True)
            for fault in ends.faults[seen:]:
                print(f"   {fault}", flush=True)
    print(f"{chosen.times} ends, {len(ends.faults)} faults")
    return 1 if ends.faults else 0


if __name__ == "__main__":
    sys.exit(main())
