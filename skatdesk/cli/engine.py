"""Seats a player of ours at another program's table: speaks the line protocol on standard input and output.

A referee starts this command, tells it what happens and asks it questions, one message a
line; docs/protocol.md says how. It ends at "quit" or at the end of the input.
"""

import argparse
import io
import sys

from skatdesk.cli.arguments import seconds
from skatdesk.cli.inputs import standard_input
from skatdesk.match.engine import Engine
from skatdesk.players import roster
from skatdesk.players.player import Budget


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Who plays, and how long it may think."""
    parser.add_argument("--level", choices=roster.PLAYERS, default=roster.PLAYERS[0], help="who plays (%(default)s)")
    parser.add_argument("--time", type=seconds, default=2.0, metavar="S", help="seconds for a decision (2)")


def run(options: argparse.Namespace) -> int:
    """Answers each line that wants an answer."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(newline="\n")
    engine = Engine(f"skatdesk-{options.level}", roster.make(options.level), Budget(options.time), _log)
    for line in standard_input():
        if line.split() == ["quit"]:
            break
        answer = engine.hear(line)
        if answer is not None:
            print(answer, flush=True)
    return 0


def _log(text: str) -> None:
    print(text, file=sys.stderr, flush=True)
