"""Reading the others: how likely all that was said and played is in each world."""

from dataclasses import dataclass
from math import exp, log

import numpy as np
import numpy.typing as npt

from skatdesk.players.expert.course import DECLARER
from skatdesk.players.expert.dice import share
from skatdesk.players.expert.habits import Weights
from skatdesk.players.expert.hands import GRAND_GAME, kind_of_game
from skatdesk.players.expert.inference import (
    FLOOR,
    announced_so,
    as_set,
    bid_so,
    called_before_ramsch,
    shares_of_discards,
)
from skatdesk.players.expert.prospects import PAIRS, matadors_in, new_bench
from skatdesk.players.expert.rule_of_thumb import announced_by_rule, shares_by_rule
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
from skatdesk.players.solver.compiled import Words, compiled, count, part

VIEWER, GAME, FROM_HAND, READS_CONTRACT, UNNOTICED, SAID, REFUSED, MAY_HOLD, DICE = 0, 1, 2, 3, 4, 5, 8, 11, 12
NEEDS, FACTS, BEFORE_RAMSCH = 13, 14, 2
"""Facts: the viewer's seat; the game (-1 in Ramsch) and whether it is a Hand game; 1 if the announcement is to be read,
``BEFORE_RAMSCH`` if no other could be made; the cards played that were forgotten; for each seat the highest value it
said yes to, and the one refused; the cards the declarer may still hold; dice (see ``dice``) if he is to choose his
discard anew, else 0; with how many matadors at least the game reaches the bid."""

_AGAINST_HABIT = 0.07
"""The share of cards that are played against all habit."""

_BLUFF = 0.15
"""The share of bids that tell nothing about the hand."""

_OVERBIDS = 0.05
"""How likely a game is announced, compared with others, that does not reach the bid."""

_AS_DEALT = 0.1
"""The share of worlds in which the discard stays as it was dealt: what nobody would put away may lie there, too."""


@part
def _dealt(world: Words, seat: int, played: Words, players: Words) -> int:
    """The ten cards a seat had before the first card, in this world."""
    cards = world[seat]
    for index in range(len(played)):
        if players[index] == seat:
            cards |= 1 << played[index]
    return cards


@part
def _share_of(pair: int, pairs: Words, shares: Figures, number: int) -> float:
    """The share of a pair; 0 if it is none of them."""
    for at in range(number):
        if pairs[at] == pair:
            return shares[at]
    return 0.0


@part
def _ways(number: int, bound: int) -> int:
    """In how many ways two of so many cards lie in the skat, if so many of them cannot lie elsewhere."""
    if bound == 0:
        return number * (number - 1) // 2
    return number - 1 if bound == 1 else 1


@part
def _put_away_anew(
    world: Words, declarer: int, may_hold: int, pairs: Words, shares: Figures, number: int, dice: Words
) -> float:
    """Has the declarer put away two of the cards that he and the skat were dealt, each pair as often as its share.

    Returns the logarithm of how much likelier the deal alone puts just these two there, so that a world which was
    looked for counts for no more than one that was met by chance.
    """
    cards, whole = world[declarer] | world[3], 0.0
    bound = cards & ~may_hold
    for at in range(number):
        if pairs[at] & ~cards != 0 or bound & ~pairs[at] != 0:
            shares[at] = 0.0
        whole += shares[at]
    if whole == 0.0:
        return 0.0
    if share(dice) >= _AS_DEALT:
        left, at = share(dice) * whole, 0
        while at < number - 1 and left >= shares[at]:
            left -= shares[at]
            at += 1
        world[declarer], world[3] = cards & ~pairs[at], pairs[at]
    sought = _ways(count(cards), count(bound)) * _share_of(world[3], pairs, shares, number) / whole
    return -log(_AS_DEALT + (1.0 - _AS_DEALT) * sought)


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
    """Adds to each world's figure the logarithm of its likelihood, up to a common summand.

    And writes, as a row of ``by_rule``, how likely each seat plays by rule in that world. If the facts say so, the
    declarer's discard is chosen anew in each world, which then counts accordingly.
    """
    viewer, game, declarer = facts[VIEWER], facts[GAME], beginning[DECLARER]
    from_hand, reads_contract = facts[FROM_HAND] != 0, game >= 0 and facts[READS_CONTRACT] != 0
    has_taken, layout = game >= 0 and not from_hand, game if game >= 0 else GRAND_GAME
    bench, nets, rule, either = new_bench(), np.empty(PAIRS), np.empty(PAIRS), np.empty(PAIRS)
    for at in range(len(worlds)):
        world, calculating, ruled = worlds[at], 0.0, 0.0
        if reads_contract and not from_hand:
            twelve = _dealt(world, declarer, played, players) | world[3]
            cards = as_set(game, twelve)
            number = shares_of_discards(game, twelve, declarer, insight, bench, nets)
            shares_by_rule(game, cards, declarer, bench.pairs, number, insight, rule)
            if facts[DICE] != 0:
                for pair in range(number):
                    either[pair] = nets[pair] + rule[pair]
                likely[at] += _put_away_anew(
                    world, declarer, facts[MAY_HOLD], bench.pairs, either, number, facts[DICE:]
                )
            calculating = log(_share_of(world[3], bench.pairs, nets, number) + FLOOR)
            ruled = log(_share_of(world[3], bench.pairs, rule, number) + FLOOR)
            ruled += announced_by_rule(game, cards, declarer, insight)
        likely[at] += familiarity(
            beginning, world, played, players, viewer, facts[UNNOTICED], habits, _AGAINST_HABIT, by_rule[at]
        )
        for seat in range(3):
            said, refused = facts[SAID + seat], facts[REFUSED + seat]
            if seat == viewer or (seat == declarer and has_taken) or (said == 0 and refused == 0):
                continue
            meant = bid_so(as_set(layout, _dealt(world, seat, played, players)), seat, said, refused, bids, bench)
            likely[at] += log(meant * (1.0 - _BLUFF) + _BLUFF)
        if reads_contract:
            own = _dealt(world, declarer, played, players)
            if facts[READS_CONTRACT] == BEFORE_RAMSCH:
                calculating += called_before_ramsch(own, declarer, insight, bench)
            else:
                calculating += announced_so(game, own, world[3], declarer, from_hand, insight, bench)
            if matadors_in(kind_of_game(game), own if from_hand else own | world[3]) < facts[NEEDS]:
                likely[at] += log(_OVERBIDS)
            likely[at] += calculating if from_hand else _in_either_manner(by_rule[at], declarer, ruled, calculating)


@dataclass(frozen=True, slots=True)
class Lies:
    """Lies of the unseen cards that agree with all that was seen.

    ``likely`` is the logarithm of how likely each world is, but for a common summand; a row of ``by_rule`` how likely
    each seat then plays by rule.
    """

    worlds: Worlds
    likely: Figures
    by_rule: Figures

    def part(self, first: int, last: int) -> "Lies":
        """Those from one place up to, not including, another; what is written there is written here."""
        return Lies(self.worlds[first:last], self.likely[first:last], self.by_rule[first:last])

    def as_good_as(self) -> float:
        """So many equally likely worlds would tell as much (Kish's effective sample size)."""
        shares = np.exp(self.likely - self.likely.max())
        return float(shares.sum() ** 2 / (shares**2).sum())

    def drawn(self, wanted: int, seed: int) -> npt.NDArray[np.int64]:
        """Places of so many worlds, each as often as it is likely, in mixed order (systematic resampling)."""
        shares = np.exp(self.likely - self.likely.max())
        generator = np.random.default_rng(seed)
        ladder = np.cumsum(shares) / shares.sum()
        steps = (np.arange(wanted) + generator.random()) / wanted
        return generator.permutation(np.minimum(np.searchsorted(ladder, steps), len(shares) - 1))
