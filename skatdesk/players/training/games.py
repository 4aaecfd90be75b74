"""Games as the fits read them: one row of numbers for each deal that was played."""

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import numpy as np

from skatdesk.players.expert.kinds import kind_of
from skatdesk.players.player import Budget, Player
from skatdesk.players.solver.compiled import Words
from skatdesk.players.solver.layout import BITS, word_of
from skatdesk.skat import contracts
from skatdesk.skat.deals import Deal
from skatdesk.skat.game import begin, legal_actions, step
from skatdesk.skat.results import Played
from skatdesk.skat.ruleset import RuleSet
from skatdesk.skat.seats import SEATS, BySeat
from skatdesk.skat.states import Finished, GameStart, TrickPlay
from skatdesk.skat.view import view_of

KIND, DECLARER, KNOWS_SKAT, HANDS, SKAT, LENGTH, CARDS = 0, 1, 2, 3, 6, 7, 8
POINTS = CARDS + 30
"""The declarer's card points in the end; of a Null game the tricks he took."""

_BUDGET = Budget(1.0)
"""For each decision of those who play them."""


def row_of(start: TrickPlay, end: Finished) -> list[int]:
    """The row of a deal: as it stood before the first card, and how it went."""
    game, bits = start.contract.game, BITS[start.contract.game]
    assert end.play is not None
    tricks = [*end.play.tricks, end.play.trick]
    cards = [bits[card] for trick in tricks for card in trick.cards][:30]
    row = [kind_of(start.contract), start.declarer or 0, int(not start.contract.hand and start.declarer is not None)]
    row += [word_of(start.hands[seat], game) for seat in SEATS]
    row += [word_of(start.skat, game), len(cards), *cards, *[0] * (30 - len(cards))]
    played = end.result if isinstance(end.result, Played) else None
    points = 0 if played is None else played.tricks if game is contracts.Game.NULL else played.points
    return [*row, points]


@dataclass(frozen=True, slots=True)
class Game:
    """A deal in which cards were played: its row, the state before the first card, and the end."""

    row: list[int]
    start: TrickPlay
    end: Finished


def play_games(starts: Iterable[GameStart], players: BySeat[Player], seed: int) -> Iterator[Game]:
    """The deals in which cards were played."""
    seeds = random.Random(seed)
    for start in starts:
        state = begin(start)
        first: TrickPlay | None = None
        while not isinstance(state, Finished):
            if first is None and isinstance(state, TrickPlay):
                first = state
            decision = players[state.turn].decide(
                view_of(state, state.turn), legal_actions(state), _BUDGET, seeds.getrandbits(48)
            )
            state, _ = step(state, decision.action)
        if first is not None and state.play is not None and len(state.play.tricks) + len(state.play.trick.cards) > 0:
            yield Game(row_of(first, state), first, state)


def starts_of(rules: RuleSet, seed: int, number: int, *, ramsch_rounds: bool = False) -> Iterator[GameStart]:
    """The deals of a series of that seed."""
    for index in range(1, number + 1):
        yield GameStart(Deal.of_series(seed, index), rules, ramsch_round=ramsch_rounds)


def table_of(games: Iterable[Game]) -> Words:
    """The rows as one table."""
    return np.array([game.row for game in games], np.int64)
