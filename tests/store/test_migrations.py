"""The database is made and changed in numbered steps, each whole or not at all."""

import sqlite3
from pathlib import Path

import pytest

from skatdesk.store.database import Database
from skatdesk.store.migrations import MIGRATIONS, migrate
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


def test_connection_logs_ahead_and_checks_foreign_keys(path: Path) -> None:
    database = Database(path)
    with database.reading() as sql:
        switches = [sql.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "foreign_keys")]
    database.close()

    assert switches == ["wal", 1]


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
