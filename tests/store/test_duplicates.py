"""Duplicate series are known again, and the expert's games are kept."""

from pathlib import Path

from skatdesk.store.store import Store
from tests.store.samples import ACTIONS, series


def test_a_duplicate_series_is_known_again_with_the_experts_games(path: Path) -> None:
    store = Store.open(path)
    assert store.duplicates.last() is None
    store.begin_series(series())
    earlier, own = store.begin_series(series()), store.begin_series(series())
    for duplicate in (earlier, own):
        store.duplicates.begin(duplicate)
    store.begin_series(series())
    store.duplicates.add(own, 2, ACTIONS)
    store.duplicates.add(own, 2, ())
    store.close()

    again = Store.open(path)
    assert again.duplicates.last() == own
    assert again.duplicates.played(own) == {2: ACTIONS}
    assert again.duplicates.played(earlier) == {}
    again.close()
