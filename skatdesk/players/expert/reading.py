"""Reading the others: how likely all that was said and played is in each world."""

from math import exp, log

import numpy as np
import numpy.typing as npt

from skatdesk.players.expert.course import DECLARER
from skatdesk.players.expert.habits import Weights
from skatdesk.players.expert.inference import announced_so, as_set, bid_so
from skatdesk.players.expert.prospects import new_bench
from skatdesk.players.expert.rule_of_thumb import announced_by_rule
from skatdesk.players.expert.shapes import (
    FIGURE_TABLE,
    FIGURES,
    INSIGHT,
    NOTHING,
    WEIGHT_TABLE,
    WEIGHTS,
    WORD_TABLE,
    WORDS,
    Figures,
    Insight,
    Net,
)
from skatdesk.players.expert.worlds import Worlds, familiarity
from skatdesk.players.solver.compiled import Words, compiled, part

VIEWER, GAME, FROM_HAND, READS_CONTRACT, UNNOTICED, SAID, REFUSED = 0, 1, 2, 3, 4, 5, 8
FACTS = 11
"""Facts: the viewer's seat; the game (-1 in Ramsch) and whether it is a Hand game; 1 if the announcement is to
be read; the cards played that were forgotten; for each seat the highest value it said yes to, and the one refused."""

_AGAINST_HABIT = 0.07
"""The share of cards that are played against all habit."""

_BLUFF = 0.15
"""The share of bids that tell nothing about the hand."""


@part
def _dealt(world: Words, seat: int, played: Words, players: Words) -> int:
    """The ten cards a seat had before the first card, in this world."""
    cards = world[seat]
    for index in range(len(played)):
        if players[index] == seat:
            cards |= 1 << played[index]
    return cards


@part
def _in_either_manner(by_rule: Figures, seat: int, ruled: float, calculating: float) -> float:
    """Logarithm of the likelihood of what a seat did, of that by rule and of that by calculation.

    What it did tells in its turn how likely the seat plays by rule.
    """
    rule, other = by_rule[seat] * exp(ruled), (1.0 - by_rule[seat]) * exp(calculating)
    by_rule[seat] = rule / (rule + other)
    return log(rule + other)


@compiled(NOTHING(WORD_TABLE, WORDS, WORDS, WORDS, WORDS, WEIGHT_TABLE, WEIGHTS, INSIGHT, FIGURES, FIGURE_TABLE))
def read_worlds(
    worlds: Worlds,
    beginning: Words,
    played: Words,
    players: Words,
    facts: Words,
    habits: Weights,
    bids: Net,
    insight: Insight,
    likely: Figures,
    by_rule: Figures,
) -> None:
    """Writes for each world the logarithm of its likelihood, up to a common summand.

    And, as a row of ``by_rule``, how likely each seat plays by rule in that world.
    """
    viewer, game, declarer = facts[VIEWER], facts[GAME], beginning[DECLARER]
    from_hand, bench = facts[FROM_HAND] != 0, new_bench()
    for at in range(len(worlds)):
        world = worlds[at]
        total = familiarity(
            beginning, world, played, players, viewer, facts[UNNOTICED], habits, _AGAINST_HABIT, by_rule[at]
        )
        if game >= 0:
            for seat in range(3):
                said, refused = facts[SAID + seat], facts[REFUSED + seat]
                if seat == viewer or (seat == declarer and not from_hand) or (said == 0 and refused == 0):
                    continue
                share = bid_so(as_set(game, _dealt(world, seat, played, players)), seat, said, refused, bids, bench)
                total += log(share * (1.0 - _BLUFF) + _BLUFF)
            if facts[READS_CONTRACT] != 0:
                own = _dealt(world, declarer, played, players)
                calculating = announced_so(game, own, world[3], declarer, from_hand, insight, bench)
                if from_hand:
                    total += calculating
                else:
                    twelve, away = as_set(game, own | world[3]), as_set(game, world[3])
                    ruled = announced_by_rule(game, twelve, away, declarer, insight)
                    total += _in_either_manner(by_rule[at], declarer, ruled, calculating)
        likely[at] = total


def drawn(likely: Figures, wanted: int, seed: int) -> npt.NDArray[np.int64]:
    """So many of the worlds (their places), each as often as it is likely, in mixed order (systematic resampling)."""
    shares = np.exp(likely - likely.max())
    generator = np.random.default_rng(seed)
    ladder = np.cumsum(shares) / shares.sum()
    steps = (np.arange(wanted) + generator.random()) / wanted
    return generator.permutation(np.minimum(np.searchsorted(ladder, steps), len(likely) - 1))
