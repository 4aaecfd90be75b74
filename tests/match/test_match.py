"""Whole matches: seatings, seeds, processes, engines."""

import os
import random
import signal
import subprocess
import sys
from collections import Counter
from contextlib import closing
from dataclasses import replace
from multiprocessing import active_children

import pytest

from skatdesk.match.match import MatchTable, called_in
from skatdesk.match.plan import Plan, answer_seed, plan_of
from skatdesk.match.records import Board, MatchGame
from skatdesk.match.workers import MOST, leaving_in_order, play_boards
from skatdesk.skat.deals import Deal
from skatdesk.skat.errors import SkatError
from skatdesk.skat.seats import SEATS, BySeat
from tests.architecture.source import ROOT
from tests.helpers.command_line import command_line

A, B, C = 0, 1, 2


def command(level: str) -> str:
    """Our own engine as another program."""
    return command_line(sys.executable, "-m", "skatdesk", "engine", "--level", level)


def boards(plan: Plan, size: int, jobs: int) -> list[Board]:
    """The boards of a match, without how long anything took."""
    found: dict[int, list[MatchGame]] = {}
    with closing(play_boards(plan, range(1, size + 1), jobs)) as stream:
        for number, game in stream:
            found.setdefault(number, []).append(replace(game, milliseconds=()))
    return [Board(number, tuple(found[number])) for number in sorted(found)]


def test_no_more_processes_play_than_windows_can_wait_for(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[int] = []

    class Crew:
        def __init__(self, _plan: Plan, size: int) -> None:
            sizes.append(size)

        def play(self, _boards: object) -> tuple[()]:
            return ()

        def close(self) -> None:
            """Nobody is there."""

    monkeypatch.setattr("skatdesk.match.workers._Crew", Crew)

    assert not list(play_boards(plan_of(["rules"]), range(1, 1_001), 500))
    assert sizes == [MOST]


@pytest.mark.parametrize(
    ("names", "players", "seatings"),
    [
        ("x", "x", {(A, A, A)}),
        ("xx", "x", {(A, A, A)}),
        ("xxx", "x", {(A, A, A)}),
        ("xy", "xy", {(A, A, B), (A, B, A), (B, A, A), (B, B, A), (B, A, B), (A, B, B)}),
        ("xyy", "xy", {(A, B, B), (B, A, B), (B, B, A)}),
        ("yxy", "yx", {(B, A, A), (A, B, A), (A, A, B)}),
        ("xyz", "xyz", {(A, B, C), (A, C, B), (B, A, C), (B, C, A), (C, A, B), (C, B, A)}),
    ],
)
def test_seatings(names: str, players: str, seatings: set[tuple[int, int, int]]) -> None:
    plan = plan_of(list(names))

    assert plan.players == tuple(players)
    assert len(plan.seatings) == len(seatings)
    assert set(plan.seatings) == seatings
    for player in range(len(players)):  # everybody holds every hand equally often
        assert len({sum(seats[seat] == player for seats in plan.seatings) for seat in SEATS}) == 1


def test_deals_are_those_of_the_seed() -> None:
    assert plan_of(["rules"], seed=5).start(3).deal == Deal.shuffled(random.Random("5:3"))


def test_seeds_are_told_apart_by_everything_they_depend_on() -> None:
    plans = plan_of(["rules"], seed=1), plan_of(["rules"], seed=2)
    seeds = [
        plan.game_seed(board, seating, seat)
        for plan in plans
        for board in (1, 2)
        for seating in (0, 1)
        for seat in SEATS
    ]

    assert len(set(seeds)) == len(seeds)
    assert all(0 <= seed < 2**31 for seed in seeds)
    assert len({answer_seed(seed, number) for seed in seeds for number in (1, 2)}) == 2 * len(seeds)


def test_every_board_is_one_deal_in_all_seatings() -> None:
    plan = plan_of(["rules", "random"], seed=3)

    for board in boards(plan, 3, jobs=1):
        assert [BySeat(*game.seats) for game in board.games] == list(plan.seatings)
        assert all(not game.faults for game in board.games)


def test_results_do_not_depend_on_the_processes() -> None:
    plan = plan_of(["random", "rules"], seed=8)

    assert boards(plan, 5, jobs=1) == boards(plan, 5, jobs=2)
    assert active_children() == []


def test_results_do_not_depend_on_the_order() -> None:
    plan = plan_of(["random", "rules"], seed=8)

    with closing(MatchTable(plan)) as table:
        late, early = [[replace(game, milliseconds=()) for game in table.board(number)] for number in (2, 1)]

    assert [Board(1, tuple(early)), Board(2, tuple(late))] == boards(plan, 2, jobs=1)


def test_player_behind_the_protocol_plays_as_in_the_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same games, with the same seeds, through lines and through views."""
    monkeypatch.chdir(ROOT)
    inside = plan_of(["rules", "random"], seed=4)
    outside = replace(inside, players=(command("rules"), command("random")))

    assert boards(outside, 4, jobs=1) == boards(inside, 4, jobs=1)


def test_match_may_be_left_at_any_moment() -> None:
    plan = plan_of(["random", "rules"])
    stream = play_boards(plan, range(1, 50), 2)

    next(stream)
    stream.close()

    assert active_children() == []


def test_process_that_breaks_down_is_told() -> None:
    """The name of a player that does not exist is what a worker stumbles over here."""
    plan = replace(plan_of(["rules"]), rules="no such rules")

    with pytest.raises(SkatError, match="ended before its work"), closing(play_boards(plan, [1, 2], 2)) as stream:
        next(stream)

    assert active_children() == []


def test_names_for_the_report(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    twice = plan_of(["rules", command("rules"), f"{command('rules')} --time 1"])

    assert called_in(twice) == ("rules", "skatdesk-rules", "skatdesk-rules:3")


def test_nobody_sits_better_than_another() -> None:
    """Two equal players: on every deal both hold the same cards, and the difference is none."""
    plan = replace(plan_of(["rules", "random"]), players=("rules", "rules"))
    totals = Counter[int]()
    for board in boards(plan, 4, jobs=1):
        for game in board.games:
            for player, score in zip(game.seats, game.scores, strict=True):
                totals[player] += score

    assert totals[0] == totals[1]


KILLED = """
import os, signal
from skatdesk.match.plan import plan_of
from skatdesk.match.workers import play_boards

for _ in play_boards(plan_of(["rules", "random"]), range(1, 200), 2):
    os.kill(os.getpid(), signal.SIGTERM)
"""


@pytest.mark.skipif(os.name == "nt", reason="one that has just begun asks there for what the dead held, and complains")
def test_processes_of_a_match_that_was_killed_go_home_without_a_word() -> None:
    left = subprocess.run([sys.executable, "-c", KILLED], capture_output=True, cwd=ROOT, check=False)

    assert left.returncode != 0
    assert left.stderr == b""


def test_who_is_asked_to_go_twice_closes_what_is_open_all_the_same() -> None:
    """As when a group of processes is asked: each of them, and those of the match by the one who leads as well."""
    closed = []

    def asked_twice() -> None:
        with leaving_in_order():
            try:
                signal.raise_signal(signal.SIGTERM)
            finally:
                signal.raise_signal(signal.SIGTERM)
                closed.append("file")

    with pytest.raises(SystemExit) as left:
        asked_twice()

    assert closed == ["file"]
    assert left.value.code == 128 + signal.SIGTERM
