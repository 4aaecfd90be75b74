"""What a bad disk has made of the games that statistics keep: all of it can be made again."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from skatdesk.store.statistics.facts import LAYOUT, OUTSIDE
from skatdesk.store.store import Store
from tests.store.samples import finished_deal, series
from tests.store.statistics.sittings import keep, of, taken_over, twelve

_DEALER, _DECLARER, _GAME, _FLAGS = 1, 2, 3, 9
"""Places in ``LAYOUT``."""


@pytest.mark.parametrize("series_too", [False, True])
@pytest.mark.parametrize(
    ("place", "value"),
    [(_DEALER, 3), (_DEALER, -7), (_DECLARER, 77), (_DECLARER, -1), (_GAME, 6), (_GAME, 99), (_FLAGS, 1 << OUTSIDE)],
)
def test_a_game_that_cannot_be_is_entered_anew(path: Path, place: int, value: int, series_too: bool) -> None:
    """Of a list, of which all games are, and of a series played here."""
    store = Store.open(path)
    keep(store, twelve())
    if series_too:
        finished_deal(store, store.begin_series(series()))
        taken_over(store)
    before = of(store, "Ada")
    store.close()
    with closing(sqlite3.connect(path, isolation_level=None)) as disk:
        (key,) = disk.execute(f"SELECT {'max' if series_too else 'min'}(id) FROM games").fetchone()
        (facts,) = disk.execute("SELECT facts FROM games WHERE id = ?", (key,)).fetchone()
        fields = [*LAYOUT.unpack(facts)]
        fields[place] = value
        disk.execute("UPDATE games SET facts = ? WHERE id = ?", (LAYOUT.pack(*fields), key))

    store = Store.open(path)
    assert store.statistics.refresh() > 0
    assert taken_over(store) == 0
    found = of(store, "Ada")
    assert [found.glimpse(game) for game in range(len(found))] == [before.glimpse(game) for game in range(len(before))]
    store.close()


@pytest.mark.parametrize("series_too", [False, True])
@pytest.mark.parametrize(
    ("column", "value"), [("day", -5), ("day", 3_652_060), ("day", 10**9), ("system", "seegar"), ("size", 4)]
)
def test_a_sitting_that_cannot_be_is_entered_anew(path: Path, column: str, value: object, series_too: bool) -> None:
    """A day before the first year or after the last, a system that nobody knows, a fourth place without a player."""
    store = Store.open(path)
    keep(store, twelve())
    if series_too:
        finished_deal(store, store.begin_series(series()))
        taken_over(store)
    before = of(store, "Ada").columns.sittings
    store.close()
    with closing(sqlite3.connect(path, isolation_level=None)) as disk:
        newest = "max" if series_too else "min"
        disk.execute(f"UPDATE sittings SET {column} = ? WHERE id = (SELECT {newest}(id) FROM sittings)", (value,))

    store = Store.open(path)
    assert store.statistics.refresh() > 0
    assert taken_over(store) == 0
    assert of(store, "Ada").columns.sittings == before
    store.close()
