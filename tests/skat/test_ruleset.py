"""Rule sets and their profiles (rules.md §13)."""

import json
import pickle
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given

from skatdesk.skat.ruleset import HOME, ISKO, ISS, PROFILES, RuleError, RuleSet, profile
from tests.helpers.rule_sets import rule_sets


def test_iss_differs_from_isko_where_the_server_does() -> None:
    assert replace(ISKO, name="iss", null_below_bid="ignore", concede_min_cards=0, concession="remaining") == ISS


def test_length_of_a_series() -> None:
    assert (ISKO.series_games(3), ISKO.series_games(4), HOME.series_games(3)) == (36, 48, None)


def test_profiles_by_name() -> None:
    assert all(profile(name) is rules for name, rules in PROFILES.items())
    with pytest.raises(RuleError, match="no rule set 'pub'; there are isko, home, tchibo, iss"):
        profile("pub")


@given(rule_sets)
def test_description_of_a_rule_set_reads_back(rules: RuleSet) -> None:
    assert RuleSet.from_dict(json.loads(json.dumps(rules.to_dict()))) == rules


def test_a_profile_is_described_by_its_name() -> None:
    assert {name: rules.to_dict() for name, rules in PROFILES.items()} == {name: {"base": name} for name in PROFILES}


def test_a_changed_profile_is_a_rule_set_of_its_own() -> None:
    rules = RuleSet.from_dict({"base": "home", "kontra": "off"})

    assert rules == replace(HOME, name="custom", kontra="off")
    unnamed = replace(HOME, kontra="off")
    assert RuleSet.from_dict(unnamed.to_dict()) == unnamed
    free = replace(HOME, name="pub", concede_min_cards=10, series_rounds=1)
    assert RuleSet.from_dict(free.to_dict()) == free
    assert RuleSet.from_dict({"name": "pub"}).to_dict() == {"base": "isko", "name": "pub"}


@pytest.mark.parametrize(
    ("switches", "complaint"),
    [
        ({"base": "pub"}, "no rule set"),
        ({"contra": "off"}, "unknown rule switch: contra"),
        ({"kontra": "maybe"}, "kontra: 'maybe'"),
        ({"kontra_levels": True}, "kontra_levels: True"),
        ({"kontra_levels": 5}, "kontra_levels: 5"),
        ({"undo": 1}, "undo: 1"),
        ({"spitze": "1"}, "spitze: '1'"),
        ({"tables": [3, 5]}, "tables"),
        ({"tables": [3.0]}, "tables"),
        ({"tables": []}, "tables"),
        ({"tables": [[3]]}, "tables"),
        ({"tables": 3}, "tables: 3"),
        ({"series_rounds": 0}, "series_rounds: 0"),
        ({"series_rounds": 1.5}, "series_rounds: 1.5"),
        ({"bierlachs_limit": -301}, "bierlachs_limit: -301"),
        ({"bock_events": ["rain"]}, "bock_events"),
        ({"bock_events": [["lost_60"]]}, "bock_events"),
        ({"bock_events": {"lost_60": 1}}, "bock_events"),
        ({"concede_min_cards": 11}, "concede_min_cards: 11"),
        ({"money_stake": "a lot"}, "money_stake: 'a lot'"),
        ({"money_stake": "-1"}, "money_stake: '-1'"),
        ({"money_stake": "NaN"}, "money_stake: 'NaN'"),
        ({"money_stake": 0.01}, "money_stake: 0.01"),
        ({"money_stake": "1E+999999"}, "money_stake: '1E\\+999999'"),
        ({"money_stake": "0.01234567890123456789012345"}, "money_stake: '0.0123"),
        ({"money_stake": "1000000001"}, "money_stake: '1000000001'"),
        ({"money_stake": "0.000000001"}, "money_stake: '0.000000001'"),
    ],
)
def test_a_bad_switch_is_named(switches: dict[str, object], complaint: str) -> None:
    with pytest.raises(RuleError, match=complaint):
        RuleSet.from_dict(switches)


@pytest.mark.parametrize("stake", ["0", "0.00000001", "1000000000"])
def test_stakes_that_may_be(stake: str) -> None:
    """Nothing, the finest and the highest."""
    assert RuleSet.from_dict({"money_stake": stake}).money_stake == stake


@pytest.mark.parametrize("data", [[], None, 7, "home"])
def test_what_has_no_switches_is_no_rule_set(data: object) -> None:
    with pytest.raises(RuleError, match="is not a rule set"):
        RuleSet.from_dict(data)


def test_equal_rule_sets_are_one_key_in_another_process_too() -> None:
    hash(HOME)
    check = (
        "import pickle, sys; from skatdesk.skat.ruleset import HOME;"
        "rules = pickle.loads(sys.stdin.buffer.read()); assert rules == HOME and hash(rules) == hash(HOME)"
    )

    assert {HOME: 1}[replace(HOME)] == 1
    root = Path(__file__).parents[2]
    subprocess.run([sys.executable, "-c", check], input=pickle.dumps(HOME), cwd=root, check=True)
