"""Small stores whose figures can be computed by hand."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from skatdesk.scoring.entries import Entry
from skatdesk.scoring.heads import ListHead
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.skat.ruleset import ISKO, RuleSet
from skatdesk.skat.seats import Seating
from skatdesk.store.statistics.selection import Filter, Selection
from skatdesk.store.store import Store
from tests.scoring.builders import declared, passed_in, ramsch

SEATINGS = (Seating(3, 2), Seating(3, 0), Seating(3, 1))
"""Ada (place 0) is forehand, then rearhand, then middlehand."""


def twelve() -> list[Entry]:
    """Twelve games of three; the sums in the tests are made by hand from these lines."""
    first, second, third = SEATINGS
    return [
        declared(first, 0, "C", 2, bid=24, points=75),  # Ada +36, worth 36
        declared(second, 1, "H", -1, bid=20, points=50),  # Ben −40
        declared(third, 0, "G", 1, bid=20, points=92, tricks=9),  # Ada, Schneider: 3 × 24 = +72
        passed_in(first),
        declared(second, 0, "N", 0, bid=23, points=0, tricks=0),  # Ada +23
        declared(third, 2, "S", 1, bid=18, points=70),  # Cem +22
        declared(first, 0, "D", 1, bid=20, points=70),  # Ada overbid: worth 18, value 27, −54
        declared(second, 0, "C", -1, bid=22, points=28, tricks=2),  # Ada made Schneider: 3 × 12, −72
        ramsch(third, 0, -80, 0),  # Ben −80
        declared(first, 0, "C", 1, bid=18, points=61, hand=True),  # Ada Hand: 3 × 12 = +36
        declared(second, 0, "C", 1, bid=18, points=61),  # Ada +24
        declared(third, 1, "C", 1, bid=18, points=40),  # Ben −48
    ]


def keep(
    store: Store,
    entries: Sequence[Entry],
    players: Sequence[str] = ("Ada", "Ben", "Cem"),
    *,
    title: str = "Thursday round",
    date: str = "2026-11-19",
    rules: RuleSet = ISKO,
) -> ScoreList:
    """Writes a list into the store."""
    score_list = ScoreList.begin(players, rules)
    for entry in entries:
        score_list = score_list.with_entry(entry)
    store.lists.begin(ListHead(title, "", date), score_list)
    return score_list


def of(store: Store, name: str, chosen: Filter | None = None) -> Selection:
    """The games of a player, read anew."""
    store.statistics.refresh()
    player = next(known.person.id for known in store.statistics.people() if known.person.name == name)
    return store.statistics.select(Filter(player) if chosen is None else chosen)


def id_of(store: Store, name: str) -> int:
    """The person of this name."""
    store.statistics.refresh()
    return next(known.person.id for known in store.statistics.people() if known.person.name == name)


def taken_back_to(version: int, path: Path) -> None:
    """Gives a file the tables it had in an earlier version, from the 10th on; its rows stay."""
    with closing(sqlite3.connect(path)) as connection:
        if version < 12:
            connection.execute("ALTER TABLE lists DROP COLUMN copy_of")
        if version < 14:
            connection.execute("ALTER TABLE lists DROP COLUMN away")
            connection.execute("ALTER TABLE list_history DROP COLUMN size")
        if version < 15:
            connection.execute("ALTER TABLE lists DROP COLUMN begun")
        if version < 16:
            connection.execute("ALTER TABLE lists DROP COLUMN correction")
        if version < 17:
            connection.execute("ALTER TABLE lists DROP COLUMN last_step")
        if version < 18:
            connection.execute("ALTER TABLE lists DROP COLUMN taken_away")
        connection.execute(f"PRAGMA user_version = {version}")


def taken_over(store: Store) -> int:
    """Takes over what an earlier version left; returns how many games remain."""
    store.statistics.refresh()
    while store.statistics.take_over():
        pass
    return store.statistics.refresh()
