"""Whole series of deals played here, entered in their list."""

import random
from dataclasses import replace

import pytest

from skatdesk.scoring.entries import RamschGame, entry_of
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.skat.actions import Pass
from skatdesk.skat.deals import Deal
from skatdesk.skat.game import begin, legal_actions, step
from skatdesk.skat.ruleset import HOME, ISKO, RuleSet
from skatdesk.skat.states import Finished, GameStart, GrandHandCall

# Nearly every game makes a Bock round, and each of those a Ramsch round.
WILD = replace(
    HOME,
    name="wild",
    series_rounds=8,
    bock_events=("lost_60", "lost_kontra", "kontra_re", "lost_grand", "value_72", "score_hundred", "passed_in"),
    bock_ramsch_round=True,
)


def _played(start: GameStart, chance: random.Random) -> Finished:
    """The deal played by anything legal, but few call a Grand Hand before a Ramsch."""
    state = begin(start)
    while not isinstance(state, Finished):
        options = legal_actions(state)
        if isinstance(state, GrandHandCall) and chance.random() < 0.9:
            options = (Pass(state.turn),)
        state, _ = step(state, chance.choice(options))
    return state


@pytest.mark.parametrize("size", [3, 4])
@pytest.mark.parametrize("rules", [ISKO, WILD], ids=["isko", "wild"])
def test_a_series_to_its_end(rules: RuleSet, size: int) -> None:
    chance = random.Random(size)
    sheet = ScoreList.begin("ABCD"[:size], rules)
    repeated = 0
    seen = set()
    while (due := sheet.next_deal) is not None and len(sheet.entries) < 100:
        start = GameStart(Deal.shuffled(chance), rules, due.bock_factor, due.ramsch_round)
        result = _played(start, chance).result
        entry = entry_of(result, due.seating)
        sheet = sheet.with_entry(entry)
        seen.add(due.round)

        for seat, score in result.scores.items():
            assert entry.scores[due.seating.places[seat]] == score
        assert sum(entry.scores) == sum(result.scores)
        if entry.declared is not None:
            assert entry.declared.bock_factor == due.bock_factor
        if due.ramsch_round and not isinstance(entry.outcome, RamschGame):
            repeated += 1
            assert sheet.next_deal is not None
            assert sheet.next_deal.seating == due.seating

    rounds = rules.series_rounds
    assert rounds is not None
    assert len(sheet.entries) == rounds * size + repeated
    assert seen == ({"plain", "bock", "ramsch"} if rules is WILD else {"plain"})
    assert bool(repeated) is (rules is WILD)
