"""Seats a player of ours at another program's table: speaks the line protocol on standard input and output.

A referee starts this command, tells it what happens and asks it questions, one message a
line; docs/protocol.md says how. It ends at "quit" or at the end of the input.

The first start after an installation compiles, which takes about a minute. The referee gets
his answers in time even then: if need be, a rule-based player sits in meanwhile.
"""

import argparse
import io
import sys

from skatdesk.cli.arguments import seconds
from skatdesk.cli.inputs import standard_input
from skatdesk.cli.preparing import explain_wait
from skatdesk.cli.streams import tell
from skatdesk.match.engine import Engine
from skatdesk.match.readiness import Readiness, not_kept
from skatdesk.players import roster
from skatdesk.players.player import Budget, Player
from skatdesk.players.solver.warming import is_warm, warming_command
from skatdesk.skat.errors import SkatError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Who plays, and how long it may think."""
    parser.add_argument(
        "--level",
        choices=roster.PLAYERS,
        default=roster.PLAYERS[0],
        metavar="PLAYER",
        help=f"who plays, of {', '.join(roster.PLAYERS)} (%(default)s)",
    )
    parser.add_argument("--time", type=seconds, default=2.0, metavar="S", help="seconds for a decision (2)")
    parser.add_argument("--prepare", action="store_true", help="only compile what the players need, and end")


def run(options: argparse.Namespace) -> int:
    """Answers each line that wants an answer."""
    if options.prepare:
        _prepare()
        return 0
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(newline="\n")
    engine = Engine(f"skatdesk-{options.level}", _seated(options.level), Budget(options.time), tell)
    for line in standard_input():
        if line.split() == ["quit"]:
            break
        answer = engine.hear(line)
        if answer is not None:
            print(answer, flush=True)
    return 0


def _prepare() -> None:
    if not is_warm():
        warming_command()  # refuses at once if nothing can be kept, and not after the minute
    explain_wait()
    roster.make(roster.PLAYERS[0])
    if not is_warm():
        raise SkatError(not_kept())


def _seated(name: str) -> Player:
    if is_warm() or not roster.searches(name):
        return roster.make(name)
    return roster.seated(name, Readiness(tell))
