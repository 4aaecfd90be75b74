"""The lists that are kept, put together: who sat there, and what each came to."""

import sqlite3
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import chain

from skatdesk.scoring.ranking import ListResult, Sitter
from skatdesk.store import list_rows
from skatdesk.store.records import ListId
from skatdesk.store.statistics.facts import facts_of
from skatdesk.store.statistics.people import Person, read_people
from skatdesk.store.statistics.tallies import tallies_of

_ORIGINALS = (
    "SELECT lists.id, coalesce((SELECT min(id) FROM lists AS other WHERE other.series = original.series), original.id)"
    " FROM lists JOIN lists AS original ON original.id = coalesce(lists.copy_of, lists.id)"
    " WHERE NOT lists.removed ORDER BY lists.copy_of IS NOT NULL, lists.id"
)
"""Each list that is kept, originals before their copies, and the first one with its games."""

_PLAYERS = (
    "SELECT coalesce(series_places.player, list_places.player) FROM list_places JOIN lists ON lists.id = list"
    " JOIN players ON players.id = list_places.player"
    " LEFT JOIN series_places ON series_places.series = lists.series AND series_places.place = list_places.place"
    " AND (SELECT name FROM players WHERE id = series_places.player) = players.name"
    " WHERE list = ? ORDER BY list_places.place"
)
"""Who sat at the places of a list; in that of a series it may have been a computer player, if nobody renamed it."""


def read_results(
    sql: sqlite3.Connection, chosen: Iterable[ListId], nameless: str, *, seeger: bool
) -> tuple[ListResult, ...]:
    """What these lists came to; without those that have no games, and of the lists of the same games only the first.

    Those are a list and its copies, and all lists of one series.
    """
    wanted, first = set(chosen), dict[int, ListId]()
    for list_id, original in sql.execute(_ORIGINALS):
        if list_id in wanted:
            first.setdefault(original, ListId(list_id))
    people = read_people(sql, nameless)
    seated, tallies = [], []
    for list_id in first.values():
        if facts := _facts(sql, list_id):
            seated.append([people.person(player) for (player,) in sql.execute(_PLAYERS, (list_id,))])
            tallies.append(tallies_of(facts, len(seated[-1]), seeger=seeger))
    called = _sitters([people.persons[one] for one in dict.fromkeys(chain.from_iterable(seated))])
    return tuple(ListResult(tuple(called[one] for one in own), came) for own, came in zip(seated, tallies, strict=True))


def _facts(sql: sqlite3.Connection, list_id: ListId) -> list[bytes]:
    """The games of a list; one that an older version wrote may not be entered yet and is read itself."""
    rows = sql.execute("SELECT facts FROM games JOIN sittings ON sittings.id = sitting WHERE list = ?", (list_id,))
    entered = [facts for (facts,) in rows]
    if entered:
        return entered
    entries = list_rows.read(sql, list_id).score_list.entries
    return [facts_of(number, entry) for number, entry in enumerate(entries, 1)]


def _sitters(persons: Sequence[Person]) -> dict[int, Sitter]:
    """What these persons are called; of those who would be called alike, a renamed one as in the lists."""
    called = {person.id: Sitter(person.name, person.computer) for person in persons}
    written = {person.id: Sitter(person.written, person.computer) for person in persons if person.written}
    while True:
        count = Counter(called.values())
        alike = {key: name for key, name in written.items() if count[called[key]] > 1 and called[key] != name}
        if not alike:
            return called
        called |= alike
