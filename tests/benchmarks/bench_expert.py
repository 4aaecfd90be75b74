"""How long the levels think, and whether a window stays smooth: ``python -m tests.benchmarks.bench_expert``.

``times`` has each level play the same deals against itself and prints milliseconds per decision, by
phase: median, 99th percentile and worst, by the clock. ``frames`` ticks a timer every 16 ms in a thread
of Qt, as animations do, while a level thinks in another one, and prints the gaps between ticks.
Both load the machine's cores like a game does: with one player thinking at a time.
"""

import argparse
import random
import sys
import threading
import time
from collections import defaultdict
from itertools import pairwise

from skatdesk.cli.progress import Progress
from skatdesk.players import roster
from skatdesk.players.levels import LEVELS
from skatdesk.players.player import Budget, Player
from skatdesk.skat.deals import Deal
from skatdesk.skat.game import begin, legal_actions, step
from skatdesk.skat.ruleset import ISKO
from skatdesk.skat.states import Finished, GameStart
from skatdesk.skat.view import Phase, view_of

BUDGET = Budget(2.0)
FRAME, SLOW = 16, 33
"""Milliseconds between two ticks, and what is too long."""

WARM_UP = 3
"""So many deals are played before anything is measured."""


def think(player: Player, number: int, seconds: dict[str, list[float]]) -> None:
    """Plays a deal alone for all seats and adds the times, forced cards left out."""
    state, seeds = begin(GameStart(Deal.shuffled(random.Random(f"bench:{number}")), ISKO)), random.Random(number)
    while not isinstance(state, Finished):
        view, options, seed = view_of(state, state.turn), legal_actions(state), seeds.getrandbits(48)
        began = time.perf_counter()
        decision = player.decide(view, options, BUDGET, seed)
        if len(options) > 1:
            phase = f"card, trick {len(view.tricks) + 1}" if view.phase is Phase.PLAY else view.phase.value
            seconds[phase].append(time.perf_counter() - began)
        state, _ = step(state, decision.action)


def told(times: list[float]) -> str:
    """Number, median, 99th percentile and worst, in ms."""
    ordered = sorted(1000 * one for one in times)
    shown = ordered[len(ordered) // 2], ordered[len(ordered) * 99 // 100], ordered[-1]
    return "{:7d} {:9.1f} {:9.1f} {:9.1f}".format(len(ordered), *shown)


def show_times(levels: list[str], deals: int) -> None:
    """Prints the times of each level."""
    print(f"{deals} deals each, ms by the clock\n{'':24}{'asked':>7} {'median':>9} {'99 %':>9} {'worst':>9}")
    for level in levels:
        player, seconds = roster.make(level), defaultdict[str, list[float]](list)
        for number in range(WARM_UP):
            think(player, -number, defaultdict(list))
        progress = Progress(deals, f"deals by {level}")
        for number in range(deals):
            think(player, number, seconds)
            progress.step()
        progress.clear()
        print(f"{level + ', all':24}{told([one for times in seconds.values() for one in times])}", flush=True)
        for phase in sorted(seconds, key=lambda phase: (phase.startswith("card"), len(phase), phase)):
            print(f"  {phase:22}{told(seconds[phase])}")


def show_frames(level: str, seconds: float) -> None:
    """Prints the gaps between ticks: while nobody thinks, and while the level does."""
    from PySide6.QtCore import QCoreApplication, Qt, QTimer

    app = QCoreApplication([])
    player, over = roster.make(level), threading.Event()

    def play() -> None:
        number = 0
        while not over.is_set():
            think(player, number, defaultdict(list))
            number += 1

    think(player, 0, defaultdict(list))
    worker = threading.Thread(target=play)
    for thinking in (False, True):
        ticks: list[float] = []
        timer = QTimer(timerType=Qt.TimerType.PreciseTimer, interval=FRAME)
        timer.timeout.connect(lambda ticks=ticks: ticks.append(time.perf_counter()))
        if thinking:
            worker.start()
        timer.start()
        QTimer.singleShot(int(1000 * seconds), app.quit)
        app.exec()
        timer.stop()
        gaps = sorted(1000 * (after - before) for before, after in pairwise(ticks))
        late, who = sum(gap > SLOW for gap in gaps), f"{level} thinks" if thinking else "nobody thinks"
        print(
            f"{who:20} {len(gaps)} frames, median {gaps[len(gaps) // 2]:.1f},"
            f" 99 % {gaps[len(gaps) * 99 // 100]:.1f}, worst {gaps[-1]:.1f} ms; {late} over {SLOW} ms",
            flush=True,
        )
    over.set()
    worker.join()


def main() -> int:
    """Runs what the command line names."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("times", "frames"), nargs="?", default="times")
    parser.add_argument("--level", nargs="+", choices=roster.PLAYERS, default=[*LEVELS], help="which levels (all five)")
    parser.add_argument("--deals", type=int, default=20, help="deals of times (20)")
    parser.add_argument("--seconds", type=float, default=15.0, help="how long frames are counted (15)")
    options = parser.parse_args()
    if options.what == "times":
        show_times(options.level, options.deals)
    else:
        show_frames(options.level[-1], options.seconds)
    return 0


if __name__ == "__main__":
    sys.exit(main())
