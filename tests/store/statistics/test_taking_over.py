"""Years of play entered at once, as after a version that keeps other figures of each game."""

import pytest

from skatdesk.skat.ruleset import RuleSet
from skatdesk.store.store import Store
from tests.store.samples import finished_deal, series
from tests.store.statistics.sittings import of, taken_over


def test_the_rules_of_many_deals_are_read_once(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are the same words in every deal of a series, and in most series."""
    for _ in range(3):
        kept = store.begin_series(series())
        for number in range(1, 5):
            finished_deal(store, kept, number)
    read: list[object] = []
    from_dict = RuleSet.from_dict

    def counted(data: object) -> RuleSet:
        read.append(data)
        return from_dict(data)

    monkeypatch.setattr(RuleSet, "from_dict", staticmethod(counted))
    assert taken_over(store) == 0

    assert len(of(store, "Ada")) == 12
    assert len(read) <= 1  # not even once where they were read before
