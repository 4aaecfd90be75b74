"""Learns how far hands are bid: the players' own limits, as a small net that is quick enough for every world."""

from dataclasses import replace

import numpy as np
import numpy.typing as npt

from skatdesk.players.cardsets import set_of
from skatdesk.players.expert.hand_judge import Asked, HandJudge
from skatdesk.players.expert.hands import HIDDEN, MOST_ROWS
from skatdesk.players.expert.inference import BID_ROWS, THRESHOLDS, notice_for_bid
from skatdesk.players.expert.shapes import Net
from skatdesk.players.training.hand_fit import Floats, fit_parts, packed
from skatdesk.skat.cards import CARDS
from skatdesk.skat.ruleset import RuleSet

_EVERY = 5
"""Every so many of the possible skats are looked at."""


def limit_of(judge: HandJudge, asked: Asked) -> int:
    """How many of the thresholds a hand is bid to."""
    for index, bid in enumerate(THRESHOLDS):
        at_bid = replace(asked, bid=int(bid))
        taking, _ = judge.worth_with_skat(at_bid, _EVERY)
        if max(taking, judge.worth_from_hand(at_bid).promise) <= 0.0:
            return index
    return len(THRESHOLDS)


def make_bids(judge: HandJudge, rules: RuleSet, number: int, seed: int) -> npt.NDArray[np.int64]:
    """Random hands with their seat and the number of thresholds they are bid to."""
    generator = np.random.default_rng(seed)
    table = np.zeros((number, 3), np.int64)
    for row in table:
        cards, seat = set_of(CARDS[card] for card in generator.permutation(32)[:10]), int(generator.integers(3))
        row[:] = cards, seat, limit_of(judge, Asked(cards, seat, 0, 0, rules))
    return table


def fit_bids(table: npt.NDArray[np.int64], passes: int, seed: int) -> tuple[Net, float]:
    """The bidding net, and its log-loss on an eighth that was held back."""
    rows = np.full((len(table), MOST_ROWS), -1, np.int64)
    for at, (cards, seat, _) in enumerate(table):
        notice_for_bid(int(cards), int(seat), rows[at])
    truth: Floats = (table[:, 2:3] > np.arange(len(THRESHOLDS))).astype(np.float32)
    parts, loss = fit_parts((BID_ROWS, HIDDEN, len(THRESHOLDS)), rows, truth, passes, seed)
    return packed(parts), loss
