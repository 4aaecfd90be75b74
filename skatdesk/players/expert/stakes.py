"""What each outcome of a game is worth in the list: the scale on which cards are judged."""

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from skatdesk.players.bidding import bonuses, list_score
from skatdesk.players.expert import prospects as p
from skatdesk.players.expert.hands import GAMES
from skatdesk.players.expert.kinds import RAMSCH, kind_of
from skatdesk.players.expert.shapes import Figures
from skatdesk.skat.cards import DECK_POINTS
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.kontra import kontra_factor
from skatdesk.skat.ordering import MOST_TRUMPS
from skatdesk.skat.ruleset import RuleSet
from skatdesk.skat.valuation import (
    SCHNEIDER_AT_MOST,
    SCHNEIDER_POINTS,
    SOME_TRICKS,
    WIN_POINTS,
    Valuation,
    evaluate,
    matadors,
    smallest_value,
)
from skatdesk.skat.view import SeatView

_BLUR = 3.0
"""How far, in card points, a result may miss what was foreseen: thresholds count from near by."""

_PER_POINT = 0.3
"""What a card point is worth by itself (list score): so that lost games are lost well, and won ones safely."""

_RAMSCH_DANGER, _RAMSCH_SLOPE = 45.0, 8.0
"""From about so many card points on a player of a Ramsch has to fear being the loser."""

CLASSES = (0, 1, SCHNEIDER_AT_MOST + 1, WIN_POINTS, SCHNEIDER_POINTS, DECK_POINTS)
"""The card points at which another result begins (Null: 1 is a trick taken)."""

_LIKELY_MATADORS = 1
"""What a defender takes the declarer's matadors to be."""


@lru_cache(maxsize=8)
def stakes_of(rules: RuleSet, likes_grand: float = 0.0) -> Figures:
    """What the kernel has to know of a rule set (see ``prospects``); ``likes_grand`` is list score."""
    stakes = np.zeros(p.STAKES)
    stakes[p.BASES : p.BASES + GAMES] = [*(game.base for game in list(Game)[:5]), 0, 0]
    stakes[p.WON], stakes[p.LOST] = bonuses(rules)
    nulls = [Contract(Game.NULL, hand, ouvert=ouvert) for ouvert in (False, True) for hand in (False, True)]
    stakes[p.NULLS : p.NULLS + 4] = [smallest_value(contract, 0, rules) for contract in nulls]
    stakes[p.MOST_MATADORS], stakes[p.GRAND_LIKING] = rules.max_matadors_suit, likes_grand
    return stakes


def utility_of(view: SeatView) -> Figures:
    """What the declarer's card points (Null: 1 for a trick taken) are worth to the seat; in Ramsch its own points."""
    assert view.contract is not None
    kind = kind_of(view.contract)
    if kind == RAMSCH:
        return _ramsch(view.rules)
    ends = [float(list_score(foreseen(view, first), view.rules)) for first in CLASSES]
    scores = at_every_end(ends)
    if view.contract.game is Game.NULL:
        return scores if view.seat is view.declarer else -scores
    spread = np.arange(-24, 25)
    bell = 1.0 / np.cosh(spread / (2 * _BLUR)) ** 2
    smooth = np.convolve(np.pad(scores, 24, mode="edge"), bell / bell.sum(), mode="valid")
    smooth += _PER_POINT * np.arange(121)
    return smooth if view.seat is view.declarer else -smooth


def at_every_end(of_classes: Sequence[float] | Figures) -> Figures:
    """Figures for each of 0 to 120 card points, from those of the ``CLASSES``, which are the last axis of both."""
    return np.repeat(of_classes, np.diff([*CLASSES, DECK_POINTS + 1]), axis=-1)


def foreseen(view: SeatView, points: int, run: int | None = None) -> Valuation:
    """What the deal is worth if the declarer gets these card points (Null: 1 for a trick), by what the seat knows.

    ``run`` is how many matadors the declarer is with or without, signed as in ``Valuation``; else they are guessed.
    """
    contract, rules = view.contract, view.rules
    assert contract is not None
    if run is None:
        run = _matadors_guessed(view)
    if view.seat is not view.declarer:
        run = max(run, matadors_needed(view)) if run > 0 else min(run, -matadors_needed(view))
    return evaluate(
        rules,
        contract,
        matadors=run,
        bid=view.bid,
        points=points,
        tricks={0: 0, DECK_POINTS: 10}.get(points, SOME_TRICKS),
        kontra_factor=kontra_factor(view.kontra),
        bock_factor=view.bock_factor,
        defence=view.defence,
    )


def matadors_needed(view: SeatView) -> int:
    """With how many matadors at least, with or without, the announced game reaches the bid; all if it never does."""
    contract = view.contract
    assert contract is not None
    if contract.game is Game.NULL:
        return 0
    runs = range(1, MOST_TRUMPS)
    return next((run for run in runs if smallest_value(contract, run, view.rules) >= view.bid), MOST_TRUMPS)


def _matadors_guessed(view: SeatView) -> int:
    assert view.contract is not None
    tricks = view.tricks if view.trick is None else (*view.tricks, view.trick)
    played = (card for trick in tricks for seat, card in trick.plays() if seat is view.declarer)
    left = (*view.hand, *view.put_away) if view.seat is view.declarer else view.open_hand
    return matadors(view.contract.game, (*left, *played)) if left else _LIKELY_MATADORS


def _ramsch(rules: RuleSet) -> Figures:
    points = np.arange(121.0)
    if rules.ramsch_score == "own":
        return -points
    fear = 1.0 / (1.0 + np.exp((_RAMSCH_DANGER - points) / _RAMSCH_SLOPE))
    worth = -points * (0.15 + fear)
    if rules.ramsch_durchmarsch:
        worth[120] = rules.ramsch_durchmarsch
    return worth
