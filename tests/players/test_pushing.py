"""Schieberamsch: whether the skat is pushed on unseen, and what is passed on."""

from dataclasses import replace
from typing import Literal

import pytest

from skatdesk.players.player import Decision
from skatdesk.skat.actions import Action, Discard, PickUp, Push
from skatdesk.skat.ruleset import HOME, RuleSet
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, Seat
from tests.players.before_play import asked, dealt_to
from tests.players.seats_at_play import sorted_cards

RULES = replace(HOME, name="custom", schieberamsch=True, grand_hand_before_ramsch_round=False)
ALL_TEN = "CJ SJ HJ DJ CA CT CK SA HA DA"


def said(hand: str, *actions: Action, skat: str = "", seat: Seat = FOREHAND, rules: RuleSet = RULES) -> Decision:
    """What the seat with this hand does after these actions."""
    return asked(dealt_to(seat, hand, skat, rules, ramsch_round=True), *actions)


@pytest.mark.parametrize(
    ("hand", "action", "reason"),
    [
        pytest.param("C7 C8 C9 S7 S8 S9 H7 H8 D7 D8", Push, "hand_is_safe", id="no card need take a trick"),
        pytest.param("SJ HJ C7 C8 S7 S9 H7 H9 D7 D9", Push, "hand_is_safe", id="nor need two jacks, or seldom"),
        pytest.param("C9 CT S7 S9 SK H7 H9 D7 D9 DJ", Push, "hand_is_safe", id="one suit has no seven or eight"),
        pytest.param("C9 CT S7 S9 SK H9 HT D7 D9 DJ", PickUp, "skat_can_only_help", id="two have none, but the tens"),
        pytest.param("CT CA S7 S8 S9 H7 H8 D7 D8 D9", PickUp, "skat_can_only_help", id="ten and ace can be put away"),
        pytest.param("CQ CJ ST SJ S9 S7 H8 DQ DJ D9", PickUp, "skat_can_only_help", id="three jacks are too many"),
        pytest.param("CJ SJ CA CT SA ST HA HT DA D9", PickUp, "skat_can_only_help", id="nearly all take tricks"),
    ],
)
def test_a_safe_hand_pushes_the_skat_on_and_a_dangerous_one_takes_it(
    hand: str, action: type[Action], reason: str
) -> None:
    decision = said(hand)

    assert type(decision.action) is action
    assert decision.evaluation is not None
    assert decision.evaluation.reason == reason


def test_the_worst_cards_are_passed_on() -> None:
    action = said("C7 C8 C9 S7 S8 S9 H7 H8 D7 D8", PickUp(FOREHAND), skat="CA DA").action

    assert action == Discard(FOREHAND, sorted_cards("CA DA"))


@pytest.mark.parametrize(
    ("hand", "skat", "passed", "reason"),
    [
        ("C7 C8 C9 S7 S8 S9 H7 H8 D7 D8", "CA DA", "CA DA", "pass_on_what_costs_most"),
        ("CT CK CQ CJ SJ HA HQ H9 H8 D9", "C8 S8", "S8 D9", "best_discard"),
        ("C7 C8 S7 S8 S9 H7 H8 H9 DJ HJ", "DA D9", "DA D9", "ramsch_void"),
    ],
)
def test_cards_without_points_are_not_said_to_cost_most(hand: str, skat: str, passed: str, reason: str) -> None:
    decision = said(hand, PickUp(FOREHAND), skat=skat)

    assert decision.action == Discard(FOREHAND, sorted_cards(passed))
    assert decision.evaluation is not None
    assert decision.evaluation.reason == reason


@pytest.mark.parametrize(
    ("jacks", "passed"),
    [
        pytest.param(True, "CJ SJ", id="every jack above which none is out takes a trick"),
        pytest.param(False, "SA DA", id="where jacks have to stay, aces go"),
    ],
)
def test_the_highest_jacks_are_passed_on_where_the_rules_allow_it(jacks: bool, passed: str) -> None:
    rules = replace(RULES, schieberamsch_jacks=jacks)
    action = said("CJ SJ HJ DJ C7 C8 S7 S8 H7 D7", PickUp(FOREHAND), skat="SA DA", rules=rules).action

    assert action == Discard(FOREHAND, sorted_cards(passed))


@pytest.mark.parametrize(
    ("hand", "seat", "pay", "pushed"),
    [
        (ALL_TEN, FOREHAND, 120, True),
        (ALL_TEN, FOREHAND, 0, False),  # all ten tricks pay nothing
        (ALL_TEN.replace("DA", "DT"), FOREHAND, 120, False),  # the ace of diamonds is out
        (ALL_TEN, MIDDLEHAND, 120, False),  # forehand may lead what is not in the hand
    ],
)
def test_a_hand_that_takes_all_ten_tricks_pushes_the_skat_on(
    hand: str, seat: Seat, pay: Literal[0, 120], pushed: bool
) -> None:
    """The push doubles what they pay."""
    before = () if seat is FOREHAND else (Push(FOREHAND),)
    decision = said(hand, *before, seat=seat, rules=replace(RULES, ramsch_durchmarsch=pay))

    assert isinstance(decision.action, Push) is pushed
    assert decision.evaluation is not None
    assert (decision.evaluation.reason == "takes_everything") is pushed
