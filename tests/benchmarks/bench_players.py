"""How the rule-based player bids, wins and how long it thinks.

Run by hand from the checkout: ``python -m tests.benchmarks.bench_players [DEALS] [RULES …]``.
Three of them play each deal; the same deals every time. Printed for each rule set: how
many deals are played and won, by kind of game; the chance the declarer saw against
what became of it; and the time of a decision.
"""

import argparse
import random
import time
from collections import defaultdict

from skatdesk.players.player import Budget, Decision, Player
from skatdesk.players.referee import play_deal
from skatdesk.players.roster import make
from skatdesk.skat.actions import Action, Announce, Concede
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.deals import Deal
from skatdesk.skat.results import Played, RamschPlayed
from skatdesk.skat.ruleset import profile
from skatdesk.skat.seats import BySeat
from skatdesk.skat.states import GameStart
from skatdesk.skat.view import SeatView

DEFAULT_DEALS = 2000
DEFAULT_RULES = ("isko", "home", "tchibo")


class Stopwatch:
    """A player with a clock: how long each decision took, and the chance seen at the announcement."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.seconds: list[float] = []
        self.announced: float | None = None

    def begin_deal(self) -> None:
        """Forgets the last announcement."""
        self.announced = None

    def decide(self, view: SeatView, options: tuple[Action, ...], budget: Budget, seed: int) -> Decision:
        """The player's decision, timed."""
        began = time.process_time()
        decision = self.player.decide(view, options, budget, seed)
        self.seconds.append(time.process_time() - began)
        if isinstance(decision.action, Announce) and decision.evaluation is not None:
            self.announced = decision.evaluation.chance
        return decision

    def consents(self, view: SeatView, concession: Concede) -> bool:
        """As the player does."""
        return self.player.consents(view, concession)


def _kind(contract: Contract) -> str:
    name = {Game.GRAND: "Grand", Game.NULL: "Null"}.get(contract.game, "suit")
    return name + (" Hand" if contract.hand else "") + (" ouvert" if contract.ouvert else "")


def _measure(rules: str, deals: int) -> None:
    watch = Stopwatch(make("rules"))
    players: BySeat[Player] = BySeat(watch, watch, watch)
    won: dict[str, list[bool]] = defaultdict(list)
    chances: list[tuple[float, bool]] = []
    overbid = doubled = score = ramsch = 0
    began = time.process_time()
    for number in range(deals):
        start = GameStart(Deal.shuffled(random.Random(f"bench:{number}")), profile(rules))
        watch.begin_deal()
        _, end = play_deal(start, players, number)
        if isinstance(end.result, RamschPlayed):
            ramsch += 1
        if not isinstance(end.result, Played):
            continue
        valuation = end.result.valuation
        won[_kind(valuation.contract)].append(valuation.won)
        overbid += valuation.overbid
        doubled += end.result.kontra > 0
        score += valuation.score
        if watch.announced is not None:
            chances.append((watch.announced, valuation.won))
    _report(rules, deals, time.process_time() - began, won)
    played = sum(map(len, won.values()))
    print(
        f"  overbid {overbid / played:.2%}  doubled {doubled / played:.2%}  Ramsch {ramsch / deals:.2%}"
        f"  mean score {score / played:+.1f}"
    )
    chances.sort()
    tenth = max(1, len(chances) // 10)
    groups = [chances[at : at + tenth] for at in range(0, tenth * 10, tenth)]
    print("  chance seen -> won: " + "  ".join(f"{_mean(g, 0):.2f} -> {_mean(g, 1):.2f}" for g in groups if g))
    micros = sorted(second * 1e6 for second in watch.seconds)
    print(
        f"  decisions: {len(micros) / deals:.0f} a deal, mean {sum(micros) / len(micros):.0f} µs,"
        f" 99th percentile {micros[len(micros) * 99 // 100]:.0f} µs, longest {micros[-1]:.0f} µs"
    )


def _mean(group: list[tuple[float, bool]], at: int) -> float:
    return sum(float(pair[at]) for pair in group) / len(group)


def _report(rules: str, deals: int, seconds: float, won: dict[str, list[bool]]) -> None:
    played = sum(map(len, won.values()))
    total = sum(map(sum, won.values()))
    print(
        f"{rules}: {deals} deals, {deals / seconds:.0f} a second; {played / deals:.1%} played, {total / played:.1%} won"
    )
    for kind, games in sorted(won.items(), key=lambda item: -len(item[1])):
        print(f"  {kind:18}{len(games) / played:7.1%} of games{sum(games) / len(games):8.1%} won")


def main() -> None:
    """Measures each rule set named, or all profiles."""
    parser = argparse.ArgumentParser(description="How the rule-based player bids, wins and how long it thinks.")
    parser.add_argument("deals", nargs="?", type=int, default=DEFAULT_DEALS)
    parser.add_argument("rules", nargs="*", default=DEFAULT_RULES)
    chosen = parser.parse_args()
    for rules in chosen.rules:
        _measure(rules, chosen.deals)


if __name__ == "__main__":
    main()
