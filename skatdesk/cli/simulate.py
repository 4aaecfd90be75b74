"""Plays a series without a screen and prints the list.

The same arguments always give the same output. Contracts are written as in the
records: C S H D G N, then H Hand, S Schneider, Z Schwarz, O ouvert; an overbid value
has an exclamation mark.
"""

import argparse

from skatdesk.cli.arguments import RULES, count, seed
from skatdesk.cli.preparing import explain_wait
from skatdesk.cli.progress import Progress
from skatdesk.cli.reports import Json, Records, Report, Table
from skatdesk.cli.series import empty_list, play_series
from skatdesk.players.roster import PLAYERS, searches
from skatdesk.skat.errors import SkatError
from skatdesk.skat.ruleset import SERIES_ROUNDS, profile


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Length, seed, rules, players, form."""
    parser.add_argument("--games", type=count, metavar="N", help="games of the list (twelve rounds: 36, at four 48)")
    parser.add_argument("--seed", type=seed, default=1, metavar="N", help="which cards are dealt, and chance (1)")
    parser.add_argument("--rules", choices=RULES, default="isko", help="the rules, and how the list is kept (isko)")
    parser.add_argument("--table", type=int, choices=(3, 4), default=3, help="players; at four the dealer sits out (3)")
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
    games = options.games or SERIES_ROUNDS * options.table
    empty = empty_list(players, profile(options.rules), games)
    report: Report
    match options.format:
        case "iss":
            report = Records(options.seed)
        case "json":
            report = Json(empty, options.seed)
        case _:
            report = Table(empty, options.seed)
    if any(map(searches, players)):
        explain_wait()
    deals = play_series(empty, players, options.seed)
    for line in report.head():
        print(line)
    with Progress(games, "games") as progress:
        for played in deals:
            for line in report.deal(played):
                progress.clear()
                print(line)
            progress.step()
    for line in report.foot():
        print(line)
    return 0


def seated(names: tuple[str, ...], size: int) -> tuple[str, ...]:
    """The players of a table of that size; fewer names go round. Raises ``SkatError`` for too many."""
    if len(names) > size:
        raise SkatError(f"{len(names)} players do not fit at a table of {size}")
    return tuple(names[place % len(names)] for place in range(size))


def _players(text: str) -> tuple[str, ...]:
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        if name not in PLAYERS:
            raise argparse.ArgumentTypeError(f"no player {name!r}; there are {', '.join(PLAYERS)}")
    return names
