"""The database is made and changed in numbered steps, each whole or not at all."""

import sqlite3
from pathlib import Path

import pytest

from skatdesk.scoring.heads import ListHead
from skatdesk.store.database import Database
from skatdesk.store.migrations import MIGRATIONS, columns_in, migrate
from skatdesk.store.store import Store
from tests.store.samples import ACTIONS, actions_in, filled

NEXT = (*MIGRATIONS, "ALTER TABLE players ADD COLUMN club TEXT; UPDATE players SET club = 'Skat club'")
BROKEN = (*MIGRATIONS, "DELETE FROM actions; ALTER TABLE players ADD COLUMN club TEXT; nonsense")


def _version(connection: sqlite3.Connection) -> int:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)


def test_new_database_has_the_last_version(path: Path) -> None:
    database = Database(path)
    with database.reading() as sql:
        version = _version(sql)
    database.close()

    assert version == len(MIGRATIONS)


def test_every_table_is_strict(path: Path) -> None:
    database = Database(path)
    with database.reading() as sql:
        tables = sql.execute("SELECT name, strict FROM pragma_table_list WHERE schema = 'main'").fetchall()
    database.close()

    assert {name for name, strict in tables if not strict and not name.startswith("sqlite_")} == set()
    assert {"players", "series", "series_places", "deals", "actions"} <= {name for name, _ in tables}


def test_connection_logs_ahead_checks_foreign_keys_and_believes_no_disk(path: Path) -> None:
    database = Database(path)
    with database.reading() as sql:
        names = "journal_mode", "foreign_keys", "fullfsync"
        switches = [sql.execute(f"PRAGMA {name}").fetchone()[0] for name in names]
    database.close()

    assert switches == ["wal", 1, 1]


def test_next_step_keeps_what_is_there(path: Path) -> None:
    filled(path, deals=2)

    database = Database(path, NEXT)
    with database.reading() as sql:
        version = _version(sql)
        clubs = sql.execute("SELECT DISTINCT club FROM players").fetchall()
        (actions,) = sql.execute("SELECT count(*) FROM actions").fetchone()
    database.close()

    assert version == len(NEXT)
    assert clubs == [("Skat club",)]
    assert actions == 2 * len(ACTIONS)


def test_step_that_fails_changes_nothing(path: Path) -> None:
    filled(path, deals=2)

    with pytest.raises(sqlite3.OperationalError, match="nonsense"):
        Database(path, BROKEN)

    assert actions_in(path) == ACTIONS * 2


def test_what_a_step_has_done_till_it_failed_is_taken_back() -> None:
    connection = sqlite3.connect(":memory:", isolation_level=None)

    with pytest.raises(sqlite3.OperationalError, match="nonsense"):
        migrate(connection, ("CREATE TABLE a (x)", "CREATE TABLE b (x); nonsense"))

    assert columns_in(connection) == {("a", "x")}
    assert _version(connection) == 1
    connection.close()


def test_steps_are_taken_from_where_the_database_stands() -> None:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    steps = ("CREATE TABLE a (x)", "CREATE TABLE b (x)", "DROP TABLE a")

    versions = []
    for known in range(1, 4):
        migrate(connection, steps[:known])
        migrate(connection, steps[:known])
        versions.append(_version(connection))
    tables = connection.execute("SELECT name FROM sqlite_master").fetchall()
    connection.close()

    assert versions == [1, 2, 3]
    assert tables == [("b",)]


def test_a_list_from_before_currencies_were_kept_says_none(path: Path) -> None:
    before = sqlite3.connect(path, isolation_level=None)
    migrate(before, MIGRATIONS[:8])
    before.execute(
        "INSERT INTO lists (title, place, date, settlement, rules, system, first_dealer, stake, is_over, is_copy)"
        " VALUES ('Thursday', 'Lion', '2026-11-19', 'box', '{\"base\": \"home\"}', 'classic', 0, '0.01', 0, 0)"
    )
    for place, name in enumerate(("Ada", "Ben", "Cem")):
        before.execute("INSERT INTO players (name, computer) VALUES (?, '')", (name,))
        before.execute("INSERT INTO list_places VALUES (1, ?, ?)", (place, place + 1))
    before.close()

    store = Store.open(path)
    (summary,) = store.lists.summaries()
    kept = store.lists.open(summary.id)
    store.close()

    assert kept.head == summary.head == ListHead("Thursday", "Lion", "2026-11-19", "box", "")
    assert kept.score_list.players == ("Ada", "Ben", "Cem")
