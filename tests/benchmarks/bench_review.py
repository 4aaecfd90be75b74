"""How long reviews take, and whether they are right: ``python -m tests.benchmarks.bench_review``.

``speed`` reviews deals that experts have played and prints seconds a deal, by the clock and of the processor: all
open-card values, everything that is fair, the contract table. ``positions`` compares the value of every card in so many
positions with what ``skatdesk solve`` answers. ``levels`` has levels play the same deals against themselves, and
prints their mistakes and accuracies; ``records`` reviews the records of a file and looks for losses that cannot be.
"""

import argparse
import random
import sys
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from statistics import mean

from skatdesk.cli.progress import Progress
from skatdesk.cli.solve import solved
from skatdesk.coach.judging.open_cards import OpenCards
from skatdesk.coach.judging.verdicts import Moment
from skatdesk.coach.review.review import Review
from skatdesk.coach.review.reviewer import WORLDS, Reviewer
from skatdesk.notation.iss import RecordError, iter_records
from skatdesk.players import roster
from skatdesk.players.player import Budget, Player
from skatdesk.players.solver import Solver
from skatdesk.skat.actions import Action, Play
from skatdesk.skat.cards import format_cards
from skatdesk.skat.contracts import Game
from skatdesk.skat.deals import Deal
from skatdesk.skat.game import begin, legal_actions, step
from skatdesk.skat.ruleset import ISKO
from skatdesk.skat.seats import SEATS
from skatdesk.skat.states import Finished, GameStart, TrickPlay
from skatdesk.skat.view import view_of
from tests.helpers.legal_play import walk

Played = tuple[GameStart, tuple[Action, ...]]


def self_play(player: Player, number: int) -> Played:
    """A deal that one player plays for all seats."""
    start = GameStart(Deal.shuffled(random.Random(f"levels:{number}")), ISKO)
    state, actions, seeds = begin(start), list[Action](), random.Random(number)
    while not isinstance(state, Finished):
        view, options = view_of(state, state.turn), legal_actions(state)
        actions.append(player.decide(view, options, Budget(60.0), seeds.getrandbits(48)).action)
        state, _ = step(state, actions[-1])
    return start, tuple(actions)


def show_speed(deals: int, worlds: int) -> None:
    """Prints the time of each part of a review."""
    player, reviewer = roster.make("expert"), Reviewer(worlds)
    list(reviewer.steps(*self_play(player, 0)))
    parts: dict[str, list[tuple[float, float]]] = {"open cards": [], "fair": [], "table": [], "all": []}
    progress = Progress(deals, "deals")
    for number in range(1, deals + 1):
        start, actions = self_play(player, number)
        marks = [(time.perf_counter(), time.process_time())]
        fair = marks[0]
        for at, found in enumerate(reviewer.steps(start, actions), 1):
            if at == len(actions) or isinstance(found, Review):
                marks.append((time.perf_counter(), time.process_time()))
            elif isinstance(found, Moment) and at > len(actions):
                fair = time.perf_counter(), time.process_time()
        marks.insert(2, fair)
        for name, (before, after) in zip(parts, [*pairwise(marks), (marks[0], marks[-1])], strict=True):
            parts[name].append((after[0] - before[0], after[1] - before[1]))
        progress.step()
    progress.clear()
    print(f"{deals} deals, {worlds} worlds; s a deal      mean   worst   (of the processor: mean, worst)")
    for name, times in parts.items():
        clock, work = zip(*times, strict=True)
        print(f"{name:28} {mean(clock):10.2f} {max(clock):7.2f} {mean(work):14.2f} {max(work):7.2f}")


def positions(number: int) -> Iterator[TrickPlay]:
    """Positions of deals played at random, none of Ramsch."""
    found, seed = 0, 0
    while found < number:
        generator = random.Random(f"positions:{seed}")
        seed += 1
        for state, action in walk(GameStart(Deal.shuffled(generator), ISKO), generator):
            if isinstance(state, TrickPlay) and isinstance(action, Play) and found < number:
                found += 1
                yield state


def show_positions(number: int) -> int:
    """Compares the values of positions; returns how many differ."""
    solver, wrong, games = Solver(), 0, dict.fromkeys(Game, 0)
    opened = OpenCards(solver)
    for play in positions(number):
        assert play.declarer is not None
        games[play.game] += 1
        line = {
            "hands": [format_cards(hand) for hand in play.hands],
            "skat": format_cards(play.skat),
            "game": play.game.code,
            "declarer": int(play.declarer),
            "leader": int(play.trick.leader),
            "trick": [card.code for card in play.trick.cards],
        }
        solver.forget()
        told = solved(line, solver, 60.0)["cards"]
        solver.forget()
        judgement = opened.judgement(play, next(card for card in play.hands[play.turn] if card.code in str(told)))
        assert judgement is not None
        taken, null = play.points[play.declarer], play.game is Game.NULL
        mine = {one.card.code: one.result.won if null else one.result.points - taken for one in judgement.cards}
        wrong += mine != told
    counted = ", ".join(f"{game.code} {count}" for game, count in games.items() if count)
    print(f"{number} positions ({counted}): {wrong} differ")
    return wrong


def show_levels(levels: list[str], deals: int, worlds: int) -> None:
    """Prints mistakes and accuracies of levels."""
    reviewer = Reviewer(worlds)
    for level in levels:
        player, progress = roster.make(level), Progress(deals, f"deals by {level}")
        mistakes, accuracies = 0, list[float]()
        for number in range(deals):
            review = reviewer.review(*self_play(player, number))
            mistakes += sum(len(review.mistakes(seat)) for seat in SEATS)
            accuracies += [one for one in review.accuracy if one is not None]
            progress.step()
        progress.clear()
        print(f"{level:12} {mistakes / deals:5.2f} mistakes a deal, accuracy {mean(accuracies):5.1f}", flush=True)


def show_records(name: str, worlds: int) -> int:
    """Reviews records and returns how many have losses that cannot be."""
    reviewer, wrong, number = Reviewer(worlds), 0, 0
    for record in iter_records(Path(name).read_text(encoding="utf-8", errors="replace")):
        if isinstance(record, RecordError):
            continue
        number += 1
        review = reviewer.review(record.start, record.actions)
        wrong += not _is_sound(review)
    print(f"{number} records: {wrong} with losses that cannot be")
    return wrong


def _is_sound(review: Review) -> bool:
    """No negative loss, none for forced cards, and in games for points their sum explains the result."""
    explained, first = 0, None
    final = review.final
    play = final.play if isinstance(final, Finished) else final
    for moment in review.moments:
        fair, opened = moment.fair, moment.open
        if moment.forced and (fair is not None or opened is not None):
            return False
        if fair is not None and (fair.lost_chance < 0.0 or fair.lost_score < 0.0):
            return False
        if opened is not None:
            if opened.lost_points < 0 or opened.lost_score < 0:
                return False
            assert isinstance(play, TrickPlay)
            first = opened.best.result.points if first is None else first
            explained += -opened.lost_points if moment.seat is play.declarer else opened.lost_points
    if first is None or not isinstance(play, TrickPlay) or play.declarer is None or review.ending is None:
        return True
    return play.game is Game.NULL or first + explained == review.ending.points


def main() -> int:
    """Runs what the command line names."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("speed", "positions", "levels", "records"), nargs="?", default="speed")
    parser.add_argument("file", nargs="?", default="", help="the file of records")
    parser.add_argument("--deals", type=int, default=10, help="deals of speed and levels (10)")
    parser.add_argument("--positions", type=int, default=500, help="how many positions are compared (500)")
    parser.add_argument("--worlds", type=int, default=WORLDS, help=f"how many worlds ({WORLDS})")
    parser.add_argument("--level", nargs="+", default=["beginner", "club", "expert"], help="which levels")
    options = parser.parse_args()
    match options.what:
        case "positions":
            return min(1, show_positions(options.positions))
        case "levels":
            show_levels(options.level, options.deals, options.worlds)
        case "records":
            return min(1, show_records(options.file, options.worlds))
        case _:
            show_speed(options.deals, options.worlds)
    return 0


if __name__ == "__main__":
    sys.exit(main())
