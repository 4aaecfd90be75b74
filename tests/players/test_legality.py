"""Every player does only what the rules allow, in every rule set and every phase."""

import random
from collections import Counter
from dataclasses import replace
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skatdesk.cli.series import empty_list, play_series
from skatdesk.players import roster
from skatdesk.players.referee import play_deal
from skatdesk.skat.actions import Action
from skatdesk.skat.deals import Deal
from skatdesk.skat.results import Aborted
from skatdesk.skat.ruleset import HOME, ISKO, PROFILES, TCHIBO, RuleSet
from skatdesk.skat.seats import BySeat
from skatdesk.skat.states import Finished, GameStart
from tests.helpers.rule_sets import rule_sets
from tests.players.brief_players import brief

CUSTOM = {
    "pushing": replace(HOME, name="custom", schieberamsch=True),
    "pushing jacks": replace(HOME, name="custom", schieberamsch=True, schieberamsch_jacks=True, ramsch_skat_to="loser"),
    "spitze": replace(HOME, name="custom", spitze=2),
    "revolution": replace(HOME, name="custom", revolution=True),
    "kontra before the lead": replace(HOME, name="custom", kontra_window="before_lead", kontra_levels=4),
    "four doublings": replace(TCHIBO, name="custom", kontra_levels=4, re_in_null=False),
    "announcing freely": replace(TCHIBO, name="custom", null_below_bid="lost_multiple_23", all_pass="passed_in"),
}
RULES = PROFILES | CUSTOM
player = cache(brief)


def _played(start: GameStart, seed: int, *names: str) -> tuple[tuple[Action, ...], Finished]:
    """The deal played by players of these names; ``play_deal`` raises at the first illegal action."""
    return play_deal(start, BySeat(*map(player, names)), seed)


def _start(rules: RuleSet, seed: int) -> GameStart:
    generator = random.Random(f"{rules.name}:{seed}")
    ramsch_round = rules.all_pass == "ramsch" and generator.random() < 0.3
    return GameStart(Deal.shuffled(generator), rules, generator.choice((1, 2)), ramsch_round)


@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
def test_rule_based_players_finish_every_deal(rules: RuleSet) -> None:
    for seed in range(40):
        _, end = _played(_start(rules, seed), seed, "rules", "rules", "rules")

        assert not isinstance(end.result, Aborted)


@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
def test_rule_based_players_cope_with_whatever_a_random_one_does(rules: RuleSet) -> None:
    for seed in range(40):
        names = ["rules", "rules", "random"]
        random.Random(seed).shuffle(names)
        _, end = _played(_start(rules, seed), seed, *names)

        assert not isinstance(end.result, Aborted)


@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
def test_searching_players_finish_every_deal(rules: RuleSet) -> None:
    """Each level and each character in every rule set, now and then with somebody who does anything at all."""
    names = [name for name in roster.PLAYERS if name not in ("rules", "random")]
    random.Random(rules.name).shuffle(names)
    for seed, name in enumerate(names):
        third = "random" if seed % 3 == 0 else names[seed - 2]
        _, end = _played(_start(rules, 100 + seed), seed, name, names[seed - 1], third)

        assert not isinstance(end.result, Aborted)


@pytest.mark.parametrize("rules", [ISKO, HOME], ids=lambda rules: rules.name)
def test_searching_players_sit_at_tables_of_four(rules: RuleSet) -> None:
    """Four players through a whole round of the list, its Bock and Ramsch rounds among them."""
    names = ("expert", "club", "casual", "wilma")
    scores = empty_list(names, rules, 8)
    for name in names:
        player(name)  # made while the roster still makes players
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(roster, "make", player)
        deals = list(play_series(scores, names, 1))

    assert len(deals[-1].scores.entries) == 8


@given(rules=rule_sets, number=st.integers(0, 10**9), first=st.sampled_from(roster.PLAYERS))
@settings(max_examples=60)
def test_no_combination_of_switches_leads_to_an_illegal_action(rules: RuleSet, number: int, first: str) -> None:
    _, end = _played(_start(rules, number), number, first, "rules", "random")

    assert isinstance(end, Finished)


def test_random_players_do_everything_there_is_to_do() -> None:
    """Between them the custom rule sets meet every kind of action a player is offered."""
    kinds = Counter[str]()
    for rules in RULES.values():
        for seed in range(120):
            actions, _ = _played(_start(rules, seed), seed, "random", "random", "random")
            kinds.update(type(action).__name__ for action in actions)

    assert set(kinds) == {
        *("Bid", "Hold", "Pass", "PickUp", "PlayHand", "Push", "Discard", "Announce"),
        *("Kontra", "AnnounceDefence", "Rearrange", "Play"),
    }
