"""What is played and valued by the rules can be written down and read back, in both kinds of file."""

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from skatdesk.notation.lists import csv_of, json_of, read_csv, read_json
from skatdesk.scoring.entries import Entry, entry_of
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.skat.deals import Deal
from skatdesk.skat.game import begin, legal_actions, step
from skatdesk.skat.results import Aborted
from skatdesk.skat.ruleset import PROFILES, RuleSet, profile
from skatdesk.skat.seats import Seating
from skatdesk.skat.states import Finished, GameStart
from tests.notation.lists.filled import FREE, HEAD, NAMES
from tests.scoring.builders import cases, entry_of_case


def _assert_reads_back(sheet: ScoreList) -> None:
    assert read_json(json_of(HEAD, sheet)) == (HEAD, sheet)
    assert read_csv(csv_of(sheet), sheet.rules).entries == sheet.entries


@pytest.mark.parametrize("name", PROFILES)
def test_every_value_case_reads_back(name: str) -> None:
    rules = profile(name)
    size = rules.tables[-1]
    entries = [entry_of_case(case, Seating(size, size - 1), 0) for case in cases() if case["profile"] == name]

    _assert_reads_back(replace(ScoreList.begin(NAMES[:size], rules), entries=tuple(entries)))


def _played(rules: RuleSet, size: int, games: int) -> Iterator[Entry]:
    """Entries of deals that were played at random, all the way."""
    generator = random.Random(f"{rules.name} {size}")
    seating = Seating(size, size - 1)
    while games:
        ramsch = rules.all_pass == "ramsch" and generator.random() < 0.2
        start = GameStart(Deal.from_number(generator.randrange(1, 10**12)), rules, generator.choice((1, 2)), ramsch)
        state = begin(start)
        while not isinstance(state, Finished):
            state, _ = step(state, generator.choice(legal_actions(state)))
        if not isinstance(state.result, Aborted):
            yield entry_of(state.result, seating)
            seating = seating.next
            games -= 1


@pytest.mark.parametrize(
    ("rules", "size"), [(rules, size) for rules in (*PROFILES.values(), FREE) for size in rules.tables]
)
def test_deals_played_here_read_back(rules: RuleSet, size: int) -> None:
    _assert_reads_back(replace(ScoreList.begin(NAMES[:size], rules), entries=tuple(_played(rules, size, 40))))
