"""A decision depends on what the seat sees and on the seed, on nothing else."""

import random
from dataclasses import replace

import pytest

from skatdesk.players import roster
from skatdesk.players.levels import LEVELS
from skatdesk.players.player import Budget, Player
from skatdesk.players.referee import play_deal
from skatdesk.skat.actions import Action
from skatdesk.skat.deals import Deal
from skatdesk.skat.game import begin, legal_actions, replay, step
from skatdesk.skat.ruleset import HOME, ISKO, TCHIBO, RuleSet
from skatdesk.skat.seats import BySeat
from skatdesk.skat.states import Finished, GameStart, GameState
from skatdesk.skat.view import view_of
from tests.helpers.redeal import redeal
from tests.players.brief_players import brief

BUDGET = Budget(100.0)
"""More than enough: no decision may hang on the clock."""

QUICK = ("rules", "random")
PUSHING = replace(HOME, name="custom", schieberamsch=True, grand_hand_before_ramsch_round=False)


def _chosen(player: Player, state: GameState, seed: int) -> Action:
    assert state.turn is not None
    return player.decide(view_of(state, state.turn), legal_actions(state), BUDGET, seed).action


@pytest.mark.parametrize("name", [*LEVELS, *QUICK])
@pytest.mark.parametrize("rules", [ISKO, HOME, TCHIBO, PUSHING], ids=lambda rules: rules.name)
def test_exchanging_hidden_cards_changes_no_decision(name: str, rules: RuleSet) -> None:
    """In every phase. The characters differ from their level in two numbers only."""
    player = brief(name)
    generator = random.Random(f"{name}:{rules.name}")
    exchanged = 0
    for number in range(6 if name in QUICK else 1):
        start = GameStart(Deal.shuffled(random.Random(number)), rules, ramsch_round=rules is PUSHING)
        state = begin(start)
        actions: list[Action] = []
        while not isinstance(state, Finished):
            assert state.turn is not None
            seed = generator.getrandbits(32)
            action = _chosen(player, state, seed)
            world = redeal(start, actions, state.turn, generator, swaps=6)
            exchanged += world[0] != start
            assert _chosen(player, replay(*world), seed) == action
            state, _ = step(state, action)
            actions.append(action)

    assert exchanged > (50 if name in QUICK else 8)


@pytest.mark.parametrize("name", roster.PLAYERS)
def test_the_same_seed_gives_the_same_deal(name: str) -> None:
    for number in range(10 if name in QUICK else 1):
        start = GameStart(Deal.shuffled(random.Random(number)), HOME)

        first, second = (play_deal(start, BySeat(*(brief(name) for _ in range(3))), 7, BUDGET) for _ in range(2))

        assert first == second


def test_the_random_player_uses_its_seed() -> None:
    start = GameStart(Deal.shuffled(random.Random(1)), ISKO)
    players = BySeat(*(roster.make("random") for _ in range(3)))

    assert len({play_deal(start, players, seed)[0] for seed in range(10)}) == 10


def test_the_rule_based_player_needs_no_seed() -> None:
    start = GameStart(Deal.shuffled(random.Random(1)), ISKO)
    players = BySeat(*(roster.make("rules") for _ in range(3)))

    assert len({play_deal(start, players, seed)[0] for seed in range(3)}) == 1


@pytest.mark.parametrize("name", roster.PLAYERS)
def test_a_player_keeps_nothing_between_questions(name: str) -> None:
    """Asked about other deals in between, it answers as before."""
    player = brief(name)
    states = [
        begin(GameStart(Deal.shuffled(random.Random(number)), ISKO)) for number in range(20 if name in QUICK else 4)
    ]

    assert [_chosen(player, state, 3) for state in states] == [_chosen(player, state, 3) for state in states]
