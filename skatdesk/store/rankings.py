"""The lists that are kept, put together: who sat there, and what each came to."""

import sqlite3
from collections import Counter
from collections.abc import Iterable

from skatdesk.scoring.ranking import ListResult
from skatdesk.store import list_rows
from skatdesk.store.records import ListId
from skatdesk.store.statistics.facts import facts_of
from skatdesk.store.statistics.people import People, read_people
from skatdesk.store.statistics.tallies import tallies_of


def read_results(
    sql: sqlite3.Connection, chosen: Iterable[ListId], nameless: str, *, seeger: bool
) -> tuple[ListResult, ...]:
    """What these lists came to; without those that have no games, and of a list and its copies only the first."""
    wanted, first = set(chosen), dict[int, ListId]()
    for list_id, original in sql.execute("SELECT id, coalesce(copy_of, id) FROM lists WHERE NOT removed ORDER BY id"):
        if list_id in wanted:
            first.setdefault(original, ListId(list_id))
    called = _names(read_people(sql, nameless))
    found = []
    for list_id in first.values():
        places = sql.execute("SELECT player FROM list_places WHERE list = ? ORDER BY place", (list_id,))
        players = tuple(called[player] for (player,) in places)
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


def _names(people: People) -> dict[int, str]:
    """What every player is called; of persons who are called alike, a renamed one as in the lists."""
    count = Counter(person.name for person in people.persons.values() if not person.computer)
    names = {
        key: person.written if count[person.name] > 1 and person.written else person.name
        for key, person in people.persons.items()
    }
    return names | {key: names[people.person(key)] for key in people.same}
