"""The lists that are kept, put together: who sat there, and what each came to."""

import sqlite3
from collections import Counter
from collections.abc import Iterable

from skatdesk.scoring.ranking import ListResult, Sitter
from skatdesk.store import list_rows
from skatdesk.store.records import ListId
from skatdesk.store.statistics.facts import facts_of
from skatdesk.store.statistics.people import People, read_people
from skatdesk.store.statistics.tallies import tallies_of

_ORIGINALS = (
    "SELECT lists.id, coalesce((SELECT min(id) FROM lists AS other WHERE other.series = original.series), original.id)"
    " FROM lists JOIN lists AS original ON original.id = coalesce(lists.copy_of, lists.id)"
    " WHERE NOT lists.removed ORDER BY lists.id"
)
"""Each list that is kept, and the first one with its games."""

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
    called = _sitters(read_people(sql, nameless))
    found = []
    for list_id in first.values():
        players = tuple(called[player] for (player,) in sql.execute(_PLAYERS, (list_id,)))
        if facts := _facts(sql, list_id):
            found.append(ListResult(players, tallies_of(facts, len(players), seeger=seeger)))
    return tuple(found)


def _facts(sql: sqlite3.Connection, list_id: ListId) -> list[bytes]:
    """The games of a list; one that an older version wrote may not be entered yet and is read itself."""
    rows = sql.execute("SELECT facts FROM games JOIN sittings ON sittings.id = sitting WHERE list = ?", (list_id,))
    entered = [facts for (facts,) in rows]
    if entered:
        return entered
    entries = list_rows.read(sql, list_id).score_list.entries
    return [facts_of(number, entry) for number, entry in enumerate(entries, 1)]


def _sitters(people: People) -> dict[int, Sitter]:
    """What every player is called; of persons who are called alike, a renamed one as in the lists."""
    count = Counter(person.name for person in people.persons.values() if not person.computer)
    sitters = {
        key: Sitter(
            person.written if count[person.name] > 1 and person.written else person.name,
            person.computer,
        )
        for key, person in people.persons.items()
    }
    return sitters | {key: sitters[people.person(key)] for key in people.same}
