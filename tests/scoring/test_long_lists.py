"""A list without end may have a thousand games: what a step costs does not grow with all of them."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from skatdesk.scoring.entries import Entry
from skatdesk.scoring.rotation import goes_round, in_rotation
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.scoring.standings import Tally, tallied
from skatdesk.skat.ruleset import HOME, ListSystem
from tests.scoring.builders import begin, declared, due, passed_in


@pytest.fixture
def derived(monkeypatch: pytest.MonkeyPatch) -> list[Entry]:
    """The entries whose line in a list was worked out, from now on."""
    entries: list[Entry] = []

    def note(system: ListSystem, tallies: Sequence[Tally], entry: Entry) -> tuple[Tally, ...]:
        entries.append(entry)
        return tallied(system, tallies, entry)

    monkeypatch.setattr("skatdesk.scoring.scorelist.tallied", note)
    return entries


def test_only_what_follows_a_change_is_derived_anew(derived: list[Entry]) -> None:
    sheet = replace(begin(), games=None)
    for turn in range(100):
        sheet = sheet.with_entry(declared(due(sheet), turn % 3, "C"))
    assert len(sheet.running) == 100
    other, more = declared(sheet.entries[98].seating, 0, "G"), declared(due(sheet), 1, "G")
    for changed, steps in (
        (sheet.replaced(98, other), 3),
        (sheet.replaced(98, sheet.entries[98]), 0),
        (sheet.inserted(98, other), 4),
        (sheet.removed(98), 2),
        (sheet.with_entry(more), 2),
        (sheet.before(98), 1),
    ):
        derived.clear()
        totals = changed.totals
        assert len(derived) == steps
        assert totals == replace(changed).totals


def test_a_list_is_dealt_anew_game_by_game_however_often_somebody_was_away(derived: list[Entry]) -> None:
    sheet: ScoreList = replace(begin(HOME, size=4), games=None)
    for turn in range(100):
        there = due(sheet)
        sheet = sheet.with_entry(passed_in(there.again_without(None if turn % 2 else there.places[0])))
    shorter = sheet.removed(3)
    derived.clear()
    shifted = in_rotation(sheet, shorter)

    assert goes_round(shifted)
    assert shifted != shorter
    assert len(derived) == len(shifted.entries)
