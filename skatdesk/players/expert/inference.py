"""What the declarer's announcement and the bids tell about hands nobody has shown."""

from math import exp, log

import numpy as np
import numpy.typing as npt

from skatdesk.players.expert.hands import GAMES, GRAND_GAME, in_layout, judge
from skatdesk.players.expert.prospects import PROMISE, list_discards, listed, too_short, value_of, weigh_game
from skatdesk.players.expert.shapes import Bench, Insight, Net
from skatdesk.players.solver.compiled import Words, lowest, part
from skatdesk.players.solver.layout import BITS
from skatdesk.skat.contracts import Game

_WARMTH = 8.0
"""By so much list score a choice must be better to be taken e times as often."""

_HOPELESS = -300.0
"""No promise counts as worse: somebody has announced the game, whatever one thinks of it (list score)."""

_FLOOR = 0.002
"""Whatever is chosen, somebody would choose it: the least likelihood of an announcement."""


def _cards_of_bits() -> npt.NDArray[np.int64]:
    cards = np.zeros((GAMES, 32), np.int64)
    for game in range(GAMES):
        for card, bit in enumerate(BITS[Game(min(game, 5))]):
            cards[game, bit] = card
    return cards


_CARDS = _cards_of_bits()


@part
def as_set(game: int, word: int) -> int:
    """A word of a game's layout as a set of cards."""
    cards = 0
    while word != 0:
        cards |= 1 << _CARDS[game, lowest(word)]
        word &= word - 1
    return cards


@part
def _ready_for_it(promised: float) -> float:
    """Who plays from the hand believes in it: logarithm of a share that rises with the promise."""
    return -log(1.0 + exp(-max(promised, _HOPELESS) / (2.0 * _WARMTH)))


@part
def _share_of_discard(
    game: int, own: int, away: int, seat: int, insight: Insight, bench: Bench, chosen: float
) -> float:
    """How often just these two cards would be put away, of all pairs without trumps."""
    word = own | away
    value, number = value_of(game, word, False, insight), list_discards(game, word, bench.pairs)
    whole, possible = 0.0, False
    for at in range(number):
        pair = bench.pairs[at]
        possible |= pair == away
        weigh_game(game, word ^ pair, pair, value, seat, False, 0, insight, bench, bench.trial)
        whole += exp((bench.trial[PROMISE] - chosen) / _WARMTH)
    if not possible:
        return 0.0
    return 1.0 / max(whole, 1.0)


@part
def announced_so(game: int, own: int, away: int, seat: int, from_hand: bool, insight: Insight, bench: Bench) -> float:
    """Logarithm of the likelihood that a declarer announces this game, and puts just these two cards away.

    Words are in the game's layout, as before the first card. Of a Hand game only the
    choice of the game tells something.
    """
    promises = np.full(GAMES, -1e30)
    ten, two = as_set(game, own), 0 if from_hand else as_set(game, away)
    for other in range(GAMES):
        word, gone = in_layout(other, ten), in_layout(other, two)
        if not too_short(other, word | gone) and (other == game or listed(other, word | gone, gone)):
            value = value_of(other, word | gone, from_hand, insight)
            weigh_game(other, word, gone, value, seat, from_hand, 0, insight, bench, bench.trial)
            promises[other] = bench.trial[PROMISE]
    chosen, best, whole = promises[game], promises.max(), 0.0
    for other in range(GAMES):
        whole += exp((promises[other] - best) / _WARMTH)
    likely = log(exp((chosen - best) / _WARMTH) / whole + _FLOOR)
    if from_hand:
        return likely + _ready_for_it(chosen)
    return likely + log(_share_of_discard(game, own, away, seat, insight, bench, chosen) + _FLOOR)


# ------------------------------------------------------------------ bids

THRESHOLDS = np.array([18, 20, 22, 23, 24, 27, 30, 33, 36, 40, 44, 46, 48, 50, 55, 60, 72], np.int64)
"""The values for which the bidding net tells how likely a hand goes so far."""

BID_ROWS = 16 + 4 * 128 + 3


@part
def notice_for_bid(cards: int, seat: int, rows: Words) -> int:
    """The rows of a hand of ten (a set of cards) as the bidding net sees it."""
    word = in_layout(GRAND_GAME, cards)
    rows[0] = word >> 28
    for suit in range(4):
        rows[1 + suit] = 16 + 128 * suit + (word >> 7 * suit & 127)
    rows[5] = 16 + 512 + seat
    return 6


@part
def bid_so(cards: int, seat: int, said: int, refused: int, net: Net, bench: Bench) -> float:
    """How likely a hand of ten (a set of cards) says yes to ``said`` and no to ``refused`` (0: neither was asked)."""
    logits = np.empty(THRESHOLDS.size, np.float64)
    judge(net, 0, bench.rows, notice_for_bid(cards, seat, bench.rows), bench.hidden, logits)
    yes, no = 1.0, 0.0
    for index in range(len(THRESHOLDS) - 1, -1, -1):
        chance = 1.0 / (1.0 + exp(-logits[index]))
        if said > 0 and THRESHOLDS[index] >= said:
            yes = chance
        if refused > 0 and THRESHOLDS[index] >= refused:
            no = chance
    return max(yes - no, 0.0)
