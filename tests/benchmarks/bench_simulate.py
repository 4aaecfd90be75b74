"""How many deals a second are played, written and read back in one process.

Run by hand from the checkout: ``python -m tests.benchmarks.bench_simulate [GAMES]``. With
the rule-based players at least 200 deals a second are expected in every profile. Players
who search are left out: theirs is another time (``bench_expert.py``), and hours of it.
"""

import argparse
import time
from itertools import filterfalse

from skatdesk.cli.arguments import RULES
from skatdesk.cli.series import empty_list, play_series
from skatdesk.cli.simulate import seated
from skatdesk.notation.iss import GameRecord, Header, check, format_record
from skatdesk.players.roster import PLAYERS, searches
from skatdesk.skat.ruleset import profile
from tests.helpers.one_record import read_record

TABLE = 3


def main() -> None:
    """Prints one line for each profile and player."""
    parser = argparse.ArgumentParser(description="How many deals a second are played, written and read back.")
    parser.add_argument("games", nargs="?", type=int, default=500)
    games = parser.parse_args().games
    print(f"{'rules':8}{'player':8}{'play/s':>8}{'write/s':>9}{'read/s':>8}{'check/s':>9}")
    for rules in RULES:
        for player in filterfalse(searches, PLAYERS):
            print(f"{rules:8}{player:8}{_measured(rules, player, games)}", flush=True)


def _measured(rules: str, player: str, games: int) -> str:
    players = seated((player,), TABLE)
    began = time.perf_counter()
    deals = list(play_series(empty_list(players, profile(rules), games), players, seed=1))
    played = time.perf_counter()
    lines = [format_record(GameRecord(Header(), deal.start, deal.actions)) for deal in deals]
    written = time.perf_counter()
    records = [read_record(line) for line in lines]
    read = time.perf_counter()
    for record in records:
        check(record)
    checked = time.perf_counter()
    times = (played - began, written - played, read - written, checked - read)
    widths = (8, 9, 8, 9)
    return "".join(f"{len(deals) / seconds:>{width}.0f}" for seconds, width in zip(times, widths, strict=True))


if __name__ == "__main__":
    main()
