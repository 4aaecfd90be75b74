"""What comes of a hand that goes on bidding: skat and other hands dealt hundreds of times, each played out by habit."""

import random
from collections import Counter
from dataclasses import dataclass
from itertools import combinations

import numpy as np

from skatdesk.coach.judging.fair_cards import error_of
from skatdesk.coach.judging.fair_hands import LIKES_GRAND
from skatdesk.coach.judging.marks import BID_FROM, BID_TO
from skatdesk.players.bidding import list_score, worth_of_passing
from skatdesk.players.cardsets import ALL, CardSet, cards_of, set_of
from skatdesk.players.expert import prospects as p
from skatdesk.players.expert.contracts_tried import try_contracts
from skatdesk.players.expert.dice import new_dice
from skatdesk.players.expert.hand_judge import Asked, contract_of, means_of_hands, put_away_of
from skatdesk.players.expert.hands import (
    GAMES,
    OUTCOMES,
    REACHES_31,
    REACHES_61,
    REACHES_90,
)
from skatdesk.players.expert.knowledge import Knowledge
from skatdesk.players.expert.shapes import Figures, Means
from skatdesk.players.solver.kernel import begin, new_workspace
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.seats import SEATS
from skatdesk.skat.valuation import SCHNEIDER_AT_MOST, SCHNEIDER_POINTS, WIN_POINTS, evaluate, matadors
from skatdesk.skat.view import SeatView

SURE = 3.0
"""Differences count from so many standard errors on."""

_LEAST = {REACHES_90: SCHNEIDER_POINTS, REACHES_61: WIN_POINTS, REACHES_31: SCHNEIDER_AT_MOST + 1}
"""The fewest card points with which an end is reached, the best end first."""

_SKATS = 231
_SECONDS = 60.0


@dataclass(frozen=True, slots=True)
class Forecast:
    """What came of a hand played again and again at a bid: games won (0 to 1), mean list score, its standard error.

    ``contract`` is the game it was good for most often, ``passing`` what a pass brings: nothing but where a Ramsch
    follows.
    """

    contract: Contract
    chance: float
    score: float
    error: float
    passing: float

    @property
    def gain(self) -> float:
        """By how much going on promises more than passing (list score)."""
        return self.score - self.passing

    @property
    def clear(self) -> bool:
        """Whether going on, or passing, is right beyond doubt."""
        return self.gain - SURE * self.error > BID_TO or self.gain + SURE * self.error < BID_FROM

    @property
    def goes_on(self) -> bool:
        """Whether going on promises more than passing."""
        return self.gain > BID_TO


class Forecaster:
    """Plays hands out. One thread uses it at a time."""

    def __init__(self, knowledge: Knowledge) -> None:
        self._knowledge = knowledge
        self._memory = new_workspace(16)

    def forecast(self, view: SeatView, value: int, hands: int, seed: int) -> Forecast:
        """The hand, the skat taken at this value; every skat and every lie of the other cards is equally likely."""
        asked = Asked.by(view, value, LIKES_GRAND)
        plans = self._plans(asked)
        generator = random.Random(seed)
        means = means_of_hands(self._knowledge, new_dice(seed), self._memory)
        begin(self._memory, _SECONDS)
        scores, won, games = [], 0, Counter[int]()
        for _ in range(hands):
            game, own, away = plans[generator.randrange(_SKATS)]
            reached = self._played(game, own, away, asked.seat, generator, means)
            score, is_won = _score(asked, game, own | away, reached)
            scores.append(score)
            won += is_won
            games[game] += 1
        values = np.array(scores)
        contract, score = contract_of(games.most_common(1)[0][0]), float(values.mean())
        return Forecast(contract, won / hands, score, error_of(values), worth_of_passing(view))

    def _plans(self, asked: Asked) -> list[tuple[int, CardSet, CardSet]]:
        """For each skat the best game, the ten cards then, and the two put away."""
        found, stakes = np.zeros((_SKATS, GAMES, p.FIELDS)), asked.stakes
        p.before_skat(asked.cards, asked.seat, asked.rivals, 1, self._knowledge.insight(stakes), found)
        best = p.promise(found, asked.bid, stakes).argmax(axis=1)
        rest = [card for card in range(32) if not asked.cards >> card & 1]
        skats = sorted((high, low) for low, high in combinations(rest, 2))  # in the order of ``before_skat``
        plans = []
        for at, (high, low) in enumerate(skats):
            game = int(best[at])
            away = put_away_of(game, found[at, game])
            plans.append((game, (asked.cards | 1 << high | 1 << low) & ~away, away))
        return plans

    def _played(
        self, game: int, own: CardSet, away: CardSet, seat: int, generator: random.Random, means: Means
    ) -> Figures:
        """Which outcomes are reached (see ``hands``) with the other cards dealt at random."""
        others = cards_of(ALL & ~own & ~away)
        generator.shuffle(others)
        world = np.zeros(4, np.int64)
        for place, other in enumerate(SEATS[seat].others):
            world[other] = set_of(others[10 * place : 10 * place + 10])
        reached = np.zeros((1, OUTCOMES))
        try_contracts(np.array([(game, own, away, 0)], np.int64), seat, world, means, reached)
        outcome: Figures = reached[0]
        return outcome


def _score(asked: Asked, game: int, cards: CardSet, reached: Figures) -> tuple[float, bool]:
    """The list score of a game that reached this, and whether it is won."""
    contract = contract_of(game)
    null = contract.game is Game.NULL
    points = 0 if null else next((least for end, least in _LEAST.items() if reached[end]), SCHNEIDER_AT_MOST)
    tricks = int(not reached[REACHES_61]) if null else 5
    run = matadors(contract.game, tuple(cards_of(cards)))
    valuation = evaluate(asked.rules, contract, matadors=run, bid=asked.bid, points=points, tricks=tricks)
    return float(list_score(valuation, asked.rules)), valuation.won
