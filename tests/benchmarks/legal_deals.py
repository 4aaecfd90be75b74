"""Plays many deals and stops at the first illegal action: ``python -m tests.benchmarks.legal_deals --level club``.

The deals go through the rule sets in turn: the profiles, and variants with Schieberamsch, Spitze,
Revolution, Kontra before the lead and four doublings; half of them count double as in Bock rounds,
and a third are played in Ramsch rounds where there are any. Now and then the table is one of four,
where the dealer looks on. A player that does what the rules forbid, or raises an error, is named with
the deal that shows it; ``--first`` begins there again.
"""

import argparse
import random
import sys
import time
from collections import Counter
from dataclasses import replace

from skatdesk.cli.progress import Progress
from skatdesk.players import roster
from skatdesk.players.player import Budget, Player
from skatdesk.skat.actions import Action
from skatdesk.skat.deals import Deal
from skatdesk.skat.game import begin, legal_actions, step
from skatdesk.skat.ruleset import HOME, PROFILES, TCHIBO, RuleSet
from skatdesk.skat.seats import BySeat
from skatdesk.skat.states import Finished, GameStart
from skatdesk.skat.view import view_of

RULES: tuple[RuleSet, ...] = (
    *PROFILES.values(),
    replace(HOME, name="custom", schieberamsch=True, grand_hand_before_ramsch_round=False),
    replace(HOME, name="custom", schieberamsch=True, schieberamsch_jacks=True, ramsch_skat_to="loser"),
    replace(HOME, name="custom", spitze=2),
    replace(HOME, name="custom", revolution=True),
    replace(HOME, name="custom", kontra_window="before_lead", kontra_levels=4),
    replace(TCHIBO, name="custom", kontra_levels=4, re_in_null=False, null_below_bid="lost_multiple_23"),
)


def start_of(number: int) -> GameStart:
    """The deal with this number, always the same."""
    chance = random.Random(f"legal:{number}")
    rules = RULES[number % len(RULES)]
    ramsch = rules.all_pass == "ramsch" and (rules.schieberamsch or chance.random() < 1 / 3)
    return GameStart(Deal.shuffled(chance), rules, chance.choice((1, 2)), ramsch)


def play(start: GameStart, players: BySeat[Player], number: int, budget: Budget) -> tuple[Finished, Counter[str]]:
    """The end of the deal and the kinds of actions done.

    Raises ``AssertionError`` where a player chooses what was not offered, ``IllegalAction`` where
    the rules refuse it (of the many ways to rearrange two hands only one is offered).
    """
    state, seeds, done = begin(start), random.Random(number), Counter[str]()
    while not isinstance(state, Finished):
        options: tuple[Action, ...] = legal_actions(state)
        view = view_of(state, state.turn)
        action = players[state.turn].decide(view, options, budget, seeds.getrandbits(48)).action
        kind = type(action).__name__
        assert action in options or kind == "Rearrange", f"{action} was not offered"
        state, _ = step(state, action)
        done[kind] += 1
    return state, done


def main() -> int:
    """Plays the deals and counts what was done in them; 1 if one went wrong."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--level", nargs="+", choices=roster.PLAYERS, default=["club"], help="who plays (club)")
    parser.add_argument("--deals", type=int, default=1000, help="how many deals (1000)")
    parser.add_argument("--first", type=int, default=0, help="number of the first deal (0)")
    parser.add_argument("--time", type=float, default=10.0, help="seconds for a decision (10)")
    options = parser.parse_args()
    chairs = [roster.make(options.level[chair % len(options.level)]) for chair in range(4)]
    progress, began = Progress(options.deals, "deals"), time.monotonic()
    done, ends, wrong = Counter[str](), Counter[str](), 0
    for number in range(options.first, options.first + options.deals):
        dealer = number % 4 if number // 4 % 4 == 0 else 3  # at a table of four another chair looks on each time
        active = [chairs[(dealer + 1 + place) % 4] for place in range(3)]
        try:
            end, kinds = play(start_of(number), BySeat(*active), number, Budget(options.time))
        except Exception as error:  # noqa: BLE001 - any error of a player is what is looked for
            wrong += 1
            progress.clear()
            print(f"deal {number} ({RULES[number % len(RULES)].name}): {type(error).__name__}: {error}", flush=True)
        else:
            done += kinds
            ends[type(end.result).__name__] += 1
        progress.step()
    progress.clear()
    print(f"{options.deals} deals by {', '.join(options.level)}, {time.monotonic() - began:.0f} s: {wrong} went wrong")
    print("actions: " + ", ".join(f"{kind} {number}" for kind, number in done.most_common()))
    print("ends: " + ", ".join(f"{kind} {number}" for kind, number in ends.most_common()))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
