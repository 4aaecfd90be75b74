"""Plays a series without a screen and prints the list.

The same arguments always give the same output. Contracts are written as in the
records: C S H D G N, then H Hand, S Schneider, Z Schwarz, O ouvert; an overbid value
has an exclamation mark.
"""

import argparse
import sys
import time

from skatdesk.cli.reports import Json, Records, Report, Table
from skatdesk.cli.series import empty_list, play_series
from skatdesk.players.roster import PLAYERS
from skatdesk.skat.errors import SkatError
from skatdesk.skat.ruleset import profile

RULES = ("isko", "home", "tchibo")

PATIENCE = 2.0
"""Seconds after which progress is shown."""

_SHOW_EVERY = 0.2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Length, seed, rules, players, form."""
    parser.add_argument("--games", type=_games, default=36, metavar="N", help="games of the list (36)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="which cards are dealt, and chance (1)")
    parser.add_argument("--rules", choices=RULES, default="isko", help="the rules, and how the list is kept (isko)")
    parser.add_argument("--table", type=int, choices=(3, 4), default=3, help="players; of four the dealer sits out (3)")
    parser.add_argument(
        "--players",
        type=_players,
        default=PLAYERS[:1],
        metavar="NAME,NAME,NAME",
        help=f"who sits at the table, of {', '.join(PLAYERS)}; fewer names are repeated ({PLAYERS[0]})",
    )
    parser.add_argument("--format", choices=("table", "json", "iss"), default="table", help="what is printed (table)")


def run(options: argparse.Namespace) -> int:
    """Plays and prints, each deal as soon as it is over."""
    players = seated(options.players, options.table)
    empty = empty_list(players, profile(options.rules), options.games)
    report: Report
    match options.format:
        case "iss":
            report = Records(options.seed)
        case "json":
            report = Json(empty, options.seed)
        case _:
            report = Table(empty, options.seed)
    progress = Progress(options.games)
    for line in report.head():
        print(line)
    for played in play_series(empty, players, options.seed):
        for line in report.deal(played):
            print(line)
        progress.show(played.due.number)
    for line in report.foot():
        print(line)
    progress.clear()
    return 0


def seated(names: tuple[str, ...], size: int) -> tuple[str, ...]:
    """The players of a table of that size; fewer names go round. Raises ``SkatError`` for too many."""
    if len(names) > size:
        raise SkatError(f"{len(names)} players do not fit at a table of {size}")
    return tuple(names[place % len(names)] for place in range(size))


class Progress:
    """How far the series is, on standard error if that is a terminal, once it takes a while."""

    def __init__(self, games: int) -> None:
        self._games = games
        self._due = time.monotonic() + PATIENCE if sys.stderr.isatty() else None
        self._shown = ""

    def show(self, done: int) -> None:
        """Shows how many games are played, a few times a second."""
        if self._due is not None and time.monotonic() >= self._due:
            self._due += _SHOW_EVERY
            self._shown = f"{done} of {self._games} games"
            print(f"\r{self._shown}", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Takes the line away again."""
        if self._shown:
            print(f"\r{' ' * len(self._shown)}\r", end="", file=sys.stderr, flush=True)


def _games(text: str) -> int:
    if not (text.isascii() and text.isdigit() and 0 < len(text) < 10 and int(text)):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of games")
    return int(text)


def _players(text: str) -> tuple[str, ...]:
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        if name not in PLAYERS:
            raise argparse.ArgumentTypeError(f"no player {name!r}; there are {', '.join(PLAYERS)}")
    return names
