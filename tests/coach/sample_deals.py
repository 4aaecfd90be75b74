"""Deals played by players who follow maxims: quick to make, and sensible enough to be reviewed."""

import random
from dataclasses import replace

from skatdesk.players.player import Budget
from skatdesk.players.rules_player import RulesPlayer
from skatdesk.skat.actions import Action
from skatdesk.skat.deals import Deal
from skatdesk.skat.game import begin, legal_actions, step
from skatdesk.skat.ruleset import ISKO, RuleSet
from skatdesk.skat.states import Finished, GameStart, TrickPlay
from skatdesk.skat.view import view_of
from tests.helpers.legal_play import choose

Played = tuple[GameStart, tuple[Action, ...]]

RAMSCH = replace(ISKO, name="ramsch", all_pass="ramsch")


def by_rule(seed: int, rules: RuleSet = ISKO) -> Played:
    """A deal played to its end by three players who follow maxims."""
    return _played(seed, rules, careless=False)


def carelessly(seed: int, rules: RuleSet = ISKO) -> Played:
    """The same up to the first card; from then on the cards are played at random."""
    return _played(seed, rules, careless=True)


def at_random(start: GameStart, seed: int) -> tuple[Action, ...]:
    """A deal in which nobody thinks about anything."""
    generator, state, actions = random.Random(seed), begin(start), list[Action]()
    while not isinstance(state, Finished):
        actions.append(choose(state, generator))
        state, _ = step(state, actions[-1])
    return tuple(actions)


def _played(seed: int, rules: RuleSet, *, careless: bool) -> Played:
    generator = random.Random(f"coach:{seed}")
    start, player = GameStart(Deal.shuffled(generator), rules), RulesPlayer()
    state, actions = begin(start), list[Action]()
    while not isinstance(state, Finished):
        if careless and isinstance(state, TrickPlay):
            action = choose(state, generator)
        else:
            seed = generator.getrandbits(32)
            action = player.decide(view_of(state, state.turn), legal_actions(state), Budget(1.0), seed).action
        actions.append(action)
        state, _ = step(state, action)
    return start, tuple(actions)
