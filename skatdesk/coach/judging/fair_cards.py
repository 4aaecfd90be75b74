"""Judging cards with what the player could know: every candidate is tried in many worlds, as an expert does it."""

from dataclasses import replace

import numpy as np

from skatdesk.coach.judging.marks import beyond_doubt
from skatdesk.coach.judging.verdicts import FairJudgement, FairOption
from skatdesk.coach.judging.worth import unit_of_game
from skatdesk.players.bidding import in_list, list_score
from skatdesk.players.expert.kinds import RAMSCH
from skatdesk.players.expert.searching import CardSearch, Effort, different
from skatdesk.players.expert.shapes import Figures
from skatdesk.players.expert.situation import Situation
from skatdesk.players.expert.stakes import CLASSES, at_every_end, foreseen, utility_of
from skatdesk.players.expert.worlds import Worlds
from skatdesk.players.solver.kernel import Words
from skatdesk.scoring.rounding import nearest
from skatdesk.skat.actions import Play
from skatdesk.skat.cards import DECK_POINTS, Card, Cards
from skatdesk.skat.contracts import Game
from skatdesk.skat.ruleset import RuleSet
from skatdesk.skat.valuation import WIN_POINTS, needed
from skatdesk.skat.view import SeatView

_BATCHES = 8
"""The worlds are dealt in so many batches, each for itself: how far they differ tells what chance does."""

_READ_FOR_ONE = 12
"""So many worlds are read for each that is used; with few, the likely ones are the same again and again."""

SECONDS = 5.0
"""A guard only: a judgement takes a fraction of a second."""

_ENDS = np.arange(121.0)
"""The scale on which each world tells how it ends, to be valued afterwards."""

_FEW_CARDS = 7
"""With more cards in a hand, open cards are asked about 61 points alone (see ``CardSearch``)."""


class FairCards:
    """Judges cards by worlds; ``worlds`` is in how many of them. One thread uses it at a time.

    The same question gets the same judgement; with another ``seed`` it is looked at in other worlds.
    """

    def __init__(self, search: CardSearch, worlds: int, seed: int = 1) -> None:
        self._search = search
        self._seed = seed
        self._efforts = in_batches(worlds)

    def judgement(self, view: SeatView, playable: Cards, card: Card) -> FairJudgement | None:
        """The card played among all that the rules allow; None where no lie of the cards fits all that was seen."""
        assert view.seat is not None
        situation = Situation(view)
        candidates = different(situation, situation.words_of(playable))
        places = {one: _place(situation, candidates, one) for one in playable}
        tried = [
            self._search.try_out(situation, candidates, effort, _ENDS, SECONDS, self._seed + batch)
            for batch, effort in enumerate(self._efforts)
        ]
        sizes = [len(one.rolled) for one in tried]
        if not any(sizes):
            return None
        both = [one.rolled for one in tried], [one.looked for one in tried]
        rolled, looked = (np.concatenate(parts).astype(np.int64) for parts in both)
        scale = _Scale(situation, np.concatenate([one.drawn[: len(one.rolled)] for one in tried]))
        if len(looked) < len(rolled) or (scale.beyond_61 and max(view.cards_left) > _FEW_CARDS):
            looked = rolled
        chances, scores, worths = (
            (by_play + by_sight) / 2.0 for by_play, by_sight in zip(scale.told(rolled), scale.told(looked), strict=True)
        )
        order = worths.mean(axis=0)

        def option(one: Card) -> FairOption:
            at = places[one]
            assert view.seat is not None
            return FairOption(
                Play(view.seat, one),
                float(chances[:, at].mean()) if scale.has_loser else None,
                float(scores[:, at].mean()),
                error_in_batches(chances[:, at], sizes),
                error_in_batches(scores[:, at], sizes),
            )

        told = {one: option(one) for one in playable}
        ranked = sorted(playable, key=lambda one: (*_as_shown(told[one]), -order[places[one]], one is not card))
        best = places[ranked[0]]

        def lost(values: Figures, one: Card) -> float:
            behind = values[:, best] - values[:, places[one]]
            return beyond_doubt(float(behind.mean()), error_in_batches(behind, sizes))

        options = tuple(
            replace(told[one], lost_chance=lost(chances, one), lost_score=lost(scores, one)) for one in ranked
        )
        return FairJudgement(options, options[ranked.index(card)], len(rolled), scale.unit)


class _Scale:
    """What every end is worth to the seat: by the declarer's card points, in Null by 0 or 1, in Ramsch by its own.

    A game with trumps is worth what it comes to with the matadors that the declarer has in each of the ``worlds``.
    ``has_loser`` tells that somebody wins or loses at all, ``unit`` is that of ``FairJudgement``.
    """

    def __init__(self, situation: Situation, worlds: Worlds) -> None:
        view, kind = situation.view, situation.kind
        utility = utility_of(view)
        self._worths = np.concatenate([utility, np.full(len(_ENDS) - len(utility), utility[-1])])
        self._rows = np.zeros((len(worlds), 1), np.int64)
        self.beyond_61 = False
        self.has_loser = kind != RAMSCH or view.rules.ramsch_score == "loser"
        if kind == RAMSCH:
            chances = _chances_in_ramsch(view.rules)
            self._chances, self._scores = chances[np.newaxis], _scores_in_ramsch(view, chances)[np.newaxis]
            self.unit = in_list(1.0, view.rules)
            return
        assert view.contract is not None
        runs, which = np.unique(situation.matadors_in(worlds), return_inverse=True)
        self._rows = which.reshape(-1, 1)
        valued = [[foreseen(view, points, run) for points in CLASSES] for run in runs.tolist()]
        self._chances = at_every_end(np.array([[float(one.won) for one in row] for row in valued]))
        self._scores = at_every_end(np.array([[float(list_score(one, view.rules)) for one in row] for row in valued]))
        at_61 = CLASSES.index(WIN_POINTS)
        made = np.array([row[at_61].value * row[at_61].factor for row in valued])
        self.unit = unit_of_game(float(made[which].mean()), view.rules)
        if view.seat is not view.declarer:
            self._chances, self._scores = 1.0 - self._chances, -self._scores
        if view.contract.game is not Game.NULL:
            self.beyond_61 = needed(view.contract, view.rules) != (WIN_POINTS, 0)

    def told(self, ends: Words) -> tuple[Figures, Figures, Figures]:
        """Chances, list scores and what the expert goes by, where these are the ends in each world (rows)."""
        return self._chances[self._rows, ends], self._scores[self._rows, ends], self._worths[ends]


def _chances_in_ramsch(rules: RuleSet) -> Figures:
    """The chance of not being the loser, by the own points; where everybody writes down the own ones nobody is."""
    if rules.ramsch_score == "own":
        return np.ones(len(_ENDS))
    chances: Figures = np.clip((60.0 - _ENDS) / 20.0, 0.0, 1.0)
    chances[DECK_POINTS] = float(rules.ramsch_durchmarsch > 0)
    return chances


def _scores_in_ramsch(view: SeatView, chances: Figures) -> Figures:
    """What the list changes for the seat, by its own points and how likely it is with them not to be the loser."""
    rules, factor = view.rules, 2 ** len(view.pushed) * view.bock_factor
    counted = _ENDS if rules.ramsch_score == "own" else _ENDS * (1.0 - chances)
    scores: Figures = -counted * factor
    if rules.all_ten_pay:
        scores[DECK_POINTS] = rules.ramsch_durchmarsch * factor
    return scores


def _as_shown(option: FairOption) -> tuple[int, int]:
    """The rank of a card by its figures as people read them: none stands above one that looks better in both.

    The expert weighs card points, too: that decides between cards whose figures are the same.
    """
    return -nearest(option.score), -nearest(100 * (option.chance or 0.0))


def _place(situation: Situation, candidates: Words, card: Card) -> int:
    """Which of the candidates stands for a card."""
    bit = int(situation.words_of((card,))[0])
    for place, candidate in enumerate(candidates):
        if candidate == bit or len(different(situation, np.array([candidate, bit], np.int64))) == 1:
            return place
    raise AssertionError(f"{card} is as good as no candidate")


def in_batches(worlds: int) -> list[Effort]:
    """So many worlds, dealt in batches that know nothing of each other."""
    batches = min(_BATCHES, worlds)
    each, more = divmod(worlds, batches)
    sizes = [each + (batch < more) for batch in range(batches)]
    return [Effort(playouts=size, open_worlds=size, read=_READ_FOR_ONE * size) for size in sizes]


def error_in_batches(values: Figures, sizes: list[int]) -> float:
    """The standard error of a mean over worlds: by single worlds or by batches, whichever is larger.

    Worlds are drawn by their likelihood from those that were dealt, so within a batch the same
    may come again; batches know nothing of each other.
    """
    batches = np.array([part.mean() for part in np.split(values, np.cumsum(sizes)[:-1]) if len(part)])
    return max(error_of(values), error_of(batches))


def error_of(values: Figures) -> float:
    """The standard error of the mean of these values."""
    return float(values.std(ddof=1) / np.sqrt(len(values))) if len(values) > 1 else 0.0
