"""What the declarer's announcement and the bids tell about hands nobody has shown."""

from math import exp, log

import numpy as np
import numpy.typing as npt

from skatdesk.players.expert.hands import GAMES, GRAND_GAME, in_layout, judge
from skatdesk.players.expert.prospects import PROMISE, list_discards, listed, too_short, value_of, weigh_game
from skatdesk.players.expert.shapes import Bench, Figures, Insight, Net
from skatdesk.players.solver.compiled import Words, lowest, part
from skatdesk.players.solver.layout import BITS
from skatdesk.skat.contracts import Game

_WARMTH = 8.0
"""By so much list score a choice must be better to be taken e times as often."""

_HOPELESS = -300.0
"""No promise counts as worse: somebody has announced the game, whatever one thinks of it (list score)."""

_DARED = 80.0
"""So much less a Grand Hand has to promise where otherwise there is a Ramsch (list score)."""

FLOOR = 0.002
"""Whatever is chosen, somebody would choose it: the least likelihood of a game, and of a discard."""


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
def shares_of_discards(game: int, word: int, seat: int, insight: Insight, bench: Bench, shares: Figures) -> int:
    """Writes how often each two of these twelve cards would be put away, as ``list_discards`` has them in the bench.

    Returns how many there are. With too few trumps nobody puts away for this game: all shares are 0.
    """
    value, number = value_of(game, word, False, insight), list_discards(game, word, bench.pairs)
    if too_short(game, word):
        shares[:number] = 0.0
        return number
    for at in range(number):
        pair = bench.pairs[at]
        weigh_game(game, word ^ pair, pair, value, seat, False, 0, insight, bench, bench.trial)
        shares[at] = bench.trial[PROMISE]
    shared_out(shares, number, _WARMTH)
    return number


@part
def shared_out(promises: Figures, number: int, warmth: float) -> None:
    """Makes shares of so many promises: one that is better by ``warmth`` (list score) is taken e times as often."""
    best, whole = promises[:number].max(), 0.0
    for at in range(number):
        promises[at] = exp((promises[at] - best) / warmth)
        whole += promises[at]
    for at in range(number):
        promises[at] /= whole


@part
def called_before_ramsch(own: int, seat: int, insight: Insight, bench: Bench) -> float:
    """Logarithm of the likelihood, up to a summand, that who holds these ten cards calls a Grand Hand before a Ramsch.

    Words are in the layout of Grand.
    """
    value = value_of(GRAND_GAME, own, True, insight)
    weigh_game(GRAND_GAME, own, 0, value, seat, True, 0, insight, bench, bench.trial)
    return _ready_for_it(bench.trial[PROMISE] + _DARED)


@part
def announced_so(game: int, own: int, away: int, seat: int, from_hand: bool, insight: Insight, bench: Bench) -> float:
    """Logarithm of the likelihood that a declarer with these ten cards, and these two put away, announces this game.

    Words are in the game's layout, as before the first card. Nothing is put away in a Hand game.
    """
    promises = np.full(GAMES, -1e30)
    ten, two = as_set(game, own), 0 if from_hand else as_set(game, away)
    for other in range(GAMES):
        word, gone = in_layout(other, ten), in_layout(other, two)
        if not too_short(other, word | gone) and (other == game or listed(other, word | gone, gone)):
            value = value_of(other, word | gone, from_hand, insight)
            weigh_game(other, word, gone, value, seat, from_hand, 0, insight, bench, bench.trial)
            promises[other] = bench.trial[PROMISE]
    chosen = promises[game]
    shared_out(promises, GAMES, _WARMTH)
    likely = log(promises[game] + FLOOR)
    return likely + _ready_for_it(chosen) if from_hand else likely


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
