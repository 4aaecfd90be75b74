"""Games as records."""

import pytest

from skatdesk.notation.iss import GameRecord, Header
from skatdesk.players.referee import play_deal
from skatdesk.players.rules_player import RulesPlayer
from skatdesk.skat.deals import Deal
from skatdesk.skat.ruleset import HOME, ISKO, RuleSet
from skatdesk.skat.seats import BySeat
from skatdesk.skat.states import GameStart

NAMES = BySeat("Ada", "Ben", "Cem")


def played(number: int, rules: RuleSet = ISKO) -> GameRecord:
    """A deal played by the maxims."""
    start = GameStart(Deal.of_series(7, number), rules)
    actions, _ = play_deal(start, BySeat(RulesPlayer(), RulesPlayer(), RulesPlayer()), 1)
    return GameRecord(Header(date="2026-11-20/18:30:00/UTC", names=NAMES), start, actions)


@pytest.fixture
def records() -> list[GameRecord]:
    """Three games under official rules, one of the pub."""
    return [played(1), played(2), played(3), played(4, HOME)]
