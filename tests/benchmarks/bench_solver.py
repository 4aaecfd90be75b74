"""How fast the solver is, and whether it is right: ``python -m tests.benchmarks.bench_solver [speed|endings|start]``.

``speed`` solves 200 fixed deals each of suit games, Grand and Null. The best of three hands
declares, judged by a rule, takes the skat and puts two cards away by another; forehand
leads; nothing is remembered from one question to the next. Times are those of the
thread, not of the clock, and the least of several runs; cards played are the same in
every run and on every machine. ``endings`` compares with a search that knows only the
rules, ``start`` measures the first and the later starts.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from itertools import combinations
from pathlib import Path
from random import Random
from statistics import mean, median

from skatdesk.players.solver import Position, Solver
from skatdesk.skat.cards import CARDS, Card, Cards, Rank, Suit, points, without
from skatdesk.skat.contracts import SUIT_GAMES, Game
from skatdesk.skat.ordering import POWER, TRUMP, effective_suit
from skatdesk.skat.seats import FOREHAND, SEATS, BySeat
from tests.players.solver.plain_search import PlainSearch, random_ending

DEALS = 200


def strength(hand: Cards, game: Game, leads: bool) -> float:
    """How good the hand is for the game, in trumps or something like it."""
    ranks = [card.rank for card in hand]
    jacks, aces, tens = (ranks.count(rank) for rank in (Rank.JACK, Rank.ACE, Rank.TEN))
    if game is Game.GRAND:
        return 1.1 * jacks + aces + 0.4 * tens + 0.7 * leads
    if game is Game.NULL:
        return -danger(hand)
    trumps = [card for card in hand if effective_suit(card, game) == TRUMP]
    return len(trumps) + jacks + 0.5 * (aces - any(card.rank is Rank.ACE for card in trumps))


def danger(hand: Iterable[Card]) -> float:
    """How far the cards of a Null hand lie above the lowest possible."""
    heights = (
        [POWER[Game.NULL][card] - 43 for card in sorted(hand, reverse=True) if card.suit is suit] for suit in Suit
    )
    return sum(max(0, height - 2 * place - 1) / 2 for suit in heights for place, height in enumerate(sorted(suit)))


def putting_away(card: Card, cards: Cards, game: Game) -> float:
    """What speaks for putting this card away."""
    if effective_suit(card, game) == TRUMP:
        return -8
    if card.rank is Rank.ACE:
        return -6 if game is Game.GRAND else -4
    if card.rank is Rank.TEN:
        suit = [other for other in cards if effective_suit(other, game) == card.suit]
        if any(other.rank is Rank.ACE for other in suit):
            return -3 if game is Game.GRAND else -1.5
        return 2.2 - (len(suit) > 2)
    return 1 if card.points else 0


def put_away(cards: Cards, game: Game) -> Cards:
    """Two of the twelve cards, by rule."""

    def merit(pair: Cards) -> float:
        left = without(cards, *pair)
        if game is Game.NULL:
            return -danger(left)
        suits = {effective_suit(card, game) for card in pair} - {TRUMP}
        voids = len(suits - {effective_suit(card, game) for card in left})
        merits = sum(putting_away(card, cards, game) for card in pair)
        return merits + points(pair) / 10 + voids * (1.2 if game is Game.GRAND else 3)

    return max(combinations(cards, 2), key=merit)


def fixed_deal(number: int, games: tuple[Game, ...]) -> Position:
    """The deal with this number, in the best of these games for the best of three hands."""
    deck = list(CARDS)
    Random(number).shuffle(deck)
    hands, skat = BySeat.of(lambda seat: tuple(deck[10 * seat : 10 * seat + 10])), tuple(deck[30:])
    declarer = max(SEATS, key=lambda seat: (max(strength(hands[seat], game, seat is FOREHAND) for game in games), seat))
    twelve = hands[declarer] + skat
    game = max(games, key=lambda game: strength(twelve, game, declarer is FOREHAND))
    away = put_away(twelve, game)
    return Position(hands.replace(declarer, without(twelve, *away)), game, FOREHAND, declarer, away)


def measured(solver: Solver, ask: Callable[[Position], object], deals: list[Position], runs: int) -> tuple[str, object]:
    """A line of the table, and the answers in one sum."""
    least, cards, answers = [float("inf")] * len(deals), 0, 0
    for run in range(runs):
        for index, deal in enumerate(deals):
            solver.forget()
            begun = time.thread_time()
            answer = ask(deal)
            least[index] = min(least[index], time.thread_time() - begun)
            if run == 0:
                cards += solver.cards_played
                answers += int(answer)  # type: ignore[call-overload]  # of a union of questions
    times = sorted(1000 * seconds for seconds in least)
    speed = cards / sum(least) / 1e6
    shown = median(times), mean(times), times[len(times) * 99 // 100], times[-1], cards / len(deals), speed
    told = "{:8.3f} {:8.3f} {:8.2f} {:8.2f} {:10.0f} {:8.1f}".format(*shown)
    return told, answers


def speed(runs: int, first: int) -> None:
    """Prints times and work for every kind of question, about the deals from this number on."""
    solver = Solver()
    kinds: dict[str, tuple[Game, ...]] = {"suit games": SUIT_GAMES, "Grand": (Game.GRAND,), "Null": (Game.NULL,)}
    print(f"{DEALS} deals each from number {first} on, least of {runs} runs, thread time in ms")
    print(f"{'':26} {'median':>8} {'mean':>8} {'99 %':>8} {'longest':>8} {'cards/deal':>10} {'M/s':>8}   answers")
    for name, games in kinds.items():
        deals = [fixed_deal(number, games) for number in range(first, first + DEALS)]
        asked: dict[str, Callable[[Position], object]] = {
            "at least 61": lambda deal: solver.reaches(deal, 61),
            "exact": solver.points,
            "every card": lambda deal: sum(solver.cards(deal).values()),
        }
        if games == (Game.NULL,):
            asked = {"lost": solver.null_is_lost, "every card": lambda deal: sum(solver.null_cards(deal).values())}
        for question, ask in asked.items():
            told, answers = measured(solver, ask, deals, runs)
            print(f"{name + ', ' + question:26} {told}   {answers}", flush=True)


def endings(number: int, seed: str) -> int:
    """Compares answers about so many random endings of each size and game; returns the differences."""
    solver, different = Solver(), 0
    for size, share in ((2, 1.0), (3, 1.0), (4, 1.0), (5, 0.1), (6, 0.01)):
        compared, begun = 0, time.monotonic()
        for game in Game:
            chance = Random(f"{seed} {game.code} {size}")
            for _ in range(max(1, int(number * share))):
                position = random_ending(chance, game, size)
                compared += 1
                if not agree(solver, position):
                    different += 1
                    print(f"DIFFERENT: {position}")
        print(f"{size} cards: {compared} endings, {time.monotonic() - begun:.0f} s, {different} different", flush=True)
    return different


def agree(solver: Solver, position: Position) -> bool:
    """Whether all answers about the position are those of plain search."""
    plain = PlainSearch(position)
    best, by_card = plain.value(), plain.by_card()
    if position.declarer is None:
        return solver.ramsch(position) == best and solver.ramsch_cards(position) == by_card
    declarer, skat = position.declarer, points(position.skat)
    if position.game is Game.NULL:
        lost = {card: end[declarer] > 0 for card, end in by_card.items()}
        return solver.null_is_lost(position) == (best[declarer] > 0) and solver.null_cards(position) == lost
    most = best[declarer] + skat
    values = {card: end[declarer] + skat for card, end in by_card.items()}
    reached = [wanted for wanted in (most - 7, most, most + 1, most + 7) if solver.reaches(position, wanted)]
    return reached == [most - 7, most] and solver.points(position) == most and solver.cards(position) == values


def start() -> None:
    """Prints how long a new process takes to a solver, the first time and later."""
    program = (
        "import time; wall, own = time.perf_counter(), time.process_time(); "
        "from skatdesk.players.solver import Solver; Solver(); "
        "print(f'{time.perf_counter() - wall:6.2f} s by the clock, {time.process_time() - own:6.2f} s of work')"
    )
    with tempfile.TemporaryDirectory() as folder:
        for name in ("first start", *["later start"] * 5):
            environment = os.environ | {"NUMBA_CACHE_DIR": folder}
            command = [sys.executable, "-c", program]
            told = subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout
            print(f"{name} {told}", end="", flush=True)
        size = sum(file.stat().st_size for file in Path(folder).rglob("*") if file.is_file())
        print(f"{size / 1e6:.2f} MB of machine code")


def main() -> int:
    """Runs what the command line names."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("speed", "endings", "start"), nargs="?", default="speed")
    parser.add_argument("--runs", type=int, default=3, help="runs of speed, of which the least time counts (3)")
    parser.add_argument("--first", type=int, default=0, help="number of the first deal of speed (0)")
    parser.add_argument("--number", type=int, default=1000, help="endings of each size and game (1000)")
    parser.add_argument("--seed", default="endings", help="which endings")
    options = parser.parse_args()
    if options.what == "endings":
        return 1 if endings(options.number, options.seed) else 0
    if options.what == "start":
        start()
    else:
        speed(options.runs, options.first)
    return 0


if __name__ == "__main__":
    sys.exit(main())
