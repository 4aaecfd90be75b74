"""Plays a duplicate match between players and prints what came of it.

Each --seat names a player of ours, or the command of an engine that speaks the line
protocol (docs/protocol.md). Three seats: every deal is played in all distinct seatings of
the three. Two: in the six seatings where both are at the table. One: it plays alone, three
times at the table. So everybody holds the same cards, and their luck cancels.

List scores are Seeger-Fabian's of a table of three; "±" is half the 95 % interval, taken
over boards. An engine's missing or illegal answer is replaced, counted and named.

With --file every finished board is kept. The same command goes on where it was stopped,
and with more --boards it plays the further ones. One match at a time: an empty FILE.lock
beside it keeps others out.
"""

import argparse
import json
import os
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path

from skatdesk.cli.arguments import RULES, count, count_to, file, seconds, seed
from skatdesk.cli.preparing import explain_wait
from skatdesk.cli.progress import Progress
from skatdesk.match.match import called_in
from skatdesk.match.plan import Plan, plan_of
from skatdesk.match.records import Board, MatchGame
from skatdesk.match.report import report_data, report_lines
from skatdesk.match.resultfile import ResultFile, boards_in
from skatdesk.match.summary import summary
from skatdesk.match.workers import leaving_in_order, play_boards
from skatdesk.players.roster import PLAYERS, searches
from skatdesk.skat.errors import SkatError

_MOST_BOARDS = 1_000_000
"""More would not be played in years; room for the number of each has to be there."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Who, how many deals, which, where the results are kept."""
    parser.add_argument(
        "--seat",
        action="append",
        required=True,
        dest="seats",
        metavar="PLAYER",
        help=f"one to three times: {', '.join(PLAYERS)}, or the command of an engine",
    )
    parser.add_argument("--boards", type=count_to(_MOST_BOARDS), default=100, metavar="N", help="how many deals (100)")
    parser.add_argument("--seed", type=seed, default=1, metavar="N", help="which cards are dealt, and chance (1)")
    parser.add_argument("--rules", choices=RULES, default="isko", help="the rules; engines know isko only (isko)")
    parser.add_argument("--file", type=file, metavar="FILE", help="keep the results here, and go on from there")
    parser.add_argument("--jobs", type=count, default=os.cpu_count() or 1, metavar="N", help="processes (one a core)")
    parser.add_argument("--time", type=seconds, default=2.0, metavar="S", help="seconds our players may think (2)")
    parser.add_argument(
        "--limit", type=seconds, default=60.0, metavar="S", help="seconds after which an engine is silent (60)"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(options: argparse.Namespace) -> int:
    """Plays what is missing and prints the report."""
    if len(options.seats) > 3:
        raise SkatError("three sit at the table: at most three --seat")
    plan = plan_of(options.seats, options.seed, options.rules, options.time, options.limit)
    if any(map(searches, plan.players)):
        explain_wait()
    with leaving_in_order():
        names = called_in(plan)
        boards = played(plan, options.boards, options.jobs, options.file)
    told = summary(plan, names, boards)
    if options.json:
        print(json.dumps(report_data(plan, told)))
    else:
        print("\n".join(report_lines(plan, told)))
    return 0


def played(plan: Plan, size: int, jobs: int, path: Path | None) -> list[Board]:
    """The boards 1 to ``size`` of the match, as far as possible from the file."""
    wanted = range(1, size + 1)
    if path is None:
        return sorted(_finished(plan, wanted, jobs), key=lambda board: board.number)
    found = {board.number: board for board in boards_in(path, plan)}
    if not found.keys() >= set(wanted):
        with closing(ResultFile(path, plan)) as results:
            found = {board.number: board for board in results.boards}
            for board in _finished(plan, [number for number in wanted if number not in found], jobs):
                results.add(board)
                found[board.number] = board
    return [found[number] for number in wanted]


def _finished(plan: Plan, boards: Sequence[int], jobs: int) -> Iterator[Board]:
    """Each board when its last game is over, with progress shown after every game."""
    if not boards:
        return
    games: dict[int, list[MatchGame]] = {}
    steps = len(boards) * len(plan.seatings)
    with Progress(steps, "games") as progress, closing(play_boards(plan, boards, jobs)) as stream:
        for number, game in stream:
            games.setdefault(number, []).append(game)
            if len(games[number]) == len(plan.seatings):
                yield Board(number, tuple(games.pop(number)))
            progress.step()
