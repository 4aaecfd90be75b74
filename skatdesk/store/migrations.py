"""The shape of the database, as numbered steps from an empty file.

Script n takes a file from version n - 1 to n, which ``PRAGMA user_version`` remembers.
A script that has been released is never changed: a new shape is a new script at the end.
"""

import sqlite3
from contextlib import closing

from skatdesk.store import copied_lists
from skatdesk.store.statistics import schema

APPLICATION_ID = int.from_bytes(b"Skat")
"""Marks the file as ours (``PRAGMA application_id``)."""

MIGRATIONS = (
    # 1: players, series, deals, actions
    f"""
    PRAGMA application_id = {APPLICATION_ID};

    CREATE TABLE players (
        id INTEGER PRIMARY KEY,
        name TEXT NOT NULL,
        computer TEXT NOT NULL,  -- which computer player this is; empty: a person
        UNIQUE (name, computer)
    ) STRICT;

    CREATE TABLE series (
        id INTEGER PRIMARY KEY,
        rules TEXT NOT NULL,  -- JSON, every switch
        seed INTEGER NOT NULL,
        started_at TEXT NOT NULL,  -- ISO 8601
        practice INTEGER NOT NULL CHECK (practice IN (0, 1)),
        finished INTEGER NOT NULL DEFAULT 0 CHECK (finished IN (0, 1))
    ) STRICT;

    CREATE INDEX unfinished_series ON series (id) WHERE NOT finished;

    CREATE TABLE series_places (
        series INTEGER NOT NULL REFERENCES series ON DELETE CASCADE,
        place INTEGER NOT NULL CHECK (place BETWEEN 0 AND 3),
        player INTEGER NOT NULL REFERENCES players,
        PRIMARY KEY (series, place)
    ) STRICT, WITHOUT ROWID;

    CREATE INDEX places_of_player ON series_places (player);

    CREATE TABLE deals (
        id INTEGER PRIMARY KEY,
        series INTEGER NOT NULL REFERENCES series ON DELETE CASCADE,
        game INTEGER NOT NULL CHECK (game >= 1),  -- first, second … game of its series
        dealer INTEGER NOT NULL CHECK (dealer BETWEEN 0 AND 3),
        deal_number INTEGER NOT NULL CHECK (deal_number >= 1),
        bock_factor INTEGER NOT NULL CHECK (bock_factor >= 1),
        ramsch_round INTEGER NOT NULL CHECK (ramsch_round IN (0, 1)),
        finished INTEGER NOT NULL DEFAULT 0 CHECK (finished IN (0, 1)),
        UNIQUE (series, game)
    ) STRICT;

    CREATE TABLE actions (
        deal INTEGER NOT NULL REFERENCES deals ON DELETE CASCADE,
        number INTEGER NOT NULL CHECK (number >= 0),
        action TEXT NOT NULL,
        PRIMARY KEY (deal, number)
    ) STRICT, WITHOUT ROWID;
    """,
    # 2: score lists of physical tables
    """
    CREATE TABLE lists (
        id INTEGER PRIMARY KEY,
        title TEXT NOT NULL,
        place TEXT NOT NULL,
        date TEXT NOT NULL,  -- ISO 8601
        settlement TEXT NOT NULL CHECK (settlement IN ('each', 'box')),
        rules TEXT NOT NULL,  -- JSON, every switch
        system TEXT NOT NULL CHECK (system IN ('classic', 'seeger', 'bierlachs')),
        first_dealer INTEGER NOT NULL CHECK (first_dealer BETWEEN 0 AND 3),
        games INTEGER CHECK (games >= 1),  -- NULL: no end
        bierlachs_limit INTEGER CHECK (bierlachs_limit >= 1),
        stake TEXT NOT NULL,  -- decimal number, money for one point
        is_over INTEGER NOT NULL CHECK (is_over IN (0, 1)),  -- follows from the games, known without reading them
        is_copy INTEGER NOT NULL CHECK (is_copy IN (0, 1)),  -- its games were played in another list
        archived INTEGER NOT NULL DEFAULT 0 CHECK (archived IN (0, 1)),
        removed INTEGER NOT NULL DEFAULT 0 CHECK (removed IN (0, 1))
    ) STRICT;

    CREATE TABLE list_places (
        list INTEGER NOT NULL REFERENCES lists ON DELETE CASCADE,
        place INTEGER NOT NULL CHECK (place BETWEEN 0 AND 3),
        player INTEGER NOT NULL REFERENCES players,
        PRIMARY KEY (list, place)
    ) STRICT, WITHOUT ROWID;

    CREATE INDEX list_places_of_player ON list_places (player);

    CREATE TABLE list_entries (
        list INTEGER NOT NULL REFERENCES lists ON DELETE CASCADE,
        number INTEGER NOT NULL CHECK (number >= 1),
        entry TEXT NOT NULL,  -- JSON, see notation/lists/entry_fields.py
        PRIMARY KEY (list, number)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE list_history (
        id INTEGER PRIMARY KEY,  -- in the order of the changes
        list INTEGER NOT NULL REFERENCES lists ON DELETE CASCADE,
        at TEXT NOT NULL,  -- ISO 8601
        by TEXT NOT NULL,  -- who changed it; empty: not said
        what TEXT NOT NULL,
        number INTEGER NOT NULL CHECK (number >= 0),  -- of the game; where the list itself changed, of the next one
        moved_to INTEGER,
        before TEXT,  -- JSON
        after TEXT  -- JSON
    ) STRICT;

    CREATE INDEX history_of_list ON list_history (list);
    """,
    # 3: statistics
    schema.SCRIPT,
    # 4: deals in which the user was helped
    """
    ALTER TABLE deals ADD COLUMN practice INTEGER NOT NULL DEFAULT 0 CHECK (practice IN (0, 1));
    """,
    # 5: puzzles
    """
    CREATE TABLE puzzles (
        key TEXT PRIMARY KEY,
        box INTEGER NOT NULL CHECK (box >= 0),
        due TEXT NOT NULL,  -- ISO 8601, a day
        tried INTEGER NOT NULL CHECK (tried >= 1),
        solved INTEGER NOT NULL CHECK (solved >= 0)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE puzzle_days (
        day TEXT PRIMARY KEY,  -- ISO 8601
        tried INTEGER NOT NULL CHECK (tried >= 1),
        solved INTEGER NOT NULL CHECK (solved >= 0)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE own_puzzles (
        key TEXT PRIMARY KEY,
        puzzle TEXT NOT NULL  -- JSON, see coach/puzzles/text.py
    ) STRICT, WITHOUT ROWID;
    """,
    # 6: duplicate series
    """
    CREATE TABLE duplicates (
        series INTEGER PRIMARY KEY REFERENCES series ON DELETE CASCADE
    ) STRICT;

    CREATE TABLE duplicate_deals (
        series INTEGER NOT NULL REFERENCES duplicates ON DELETE CASCADE,
        game INTEGER NOT NULL CHECK (game >= 1),  -- as in deals
        actions TEXT NOT NULL,  -- of the same deal with an expert at the user's place
        PRIMARY KEY (series, game)
    ) STRICT, WITHOUT ROWID;
    """,
    # 7: accuracy of reviewed deals
    """
    CREATE TABLE accuracies (
        deal INTEGER NOT NULL REFERENCES deals ON DELETE CASCADE,
        player INTEGER NOT NULL REFERENCES players ON DELETE CASCADE,
        accuracy REAL NOT NULL CHECK (accuracy BETWEEN 0 AND 100),
        PRIMARY KEY (deal, player)
    ) STRICT, WITHOUT ROWID;

    -- A deal that is opened again is another deal: what was said about it holds no longer.
    CREATE TRIGGER no_longer_accurate AFTER UPDATE OF finished ON deals WHEN NOT NEW.finished BEGIN
        DELETE FROM accuracies WHERE deal = NEW.id;
    END;
    """,
    # 8: other cards put away before the announcement take nothing back
    schema.TOOK_BACK_AFTER_SEEING,
    # 9: the sign of the money of a list; empty: never said
    """
    ALTER TABLE lists ADD COLUMN currency TEXT NOT NULL DEFAULT '';
    """,
    # 10: the series that was played here and has this list, where it is one's
    """
    ALTER TABLE lists ADD COLUMN series INTEGER REFERENCES series ON DELETE SET NULL;
    CREATE INDEX list_of_series ON lists (series) WHERE series IS NOT NULL;
    """,
    # 11: deals that were given up early, as statistics know them
    schema.GIVEN_UP_AGAIN,
    # 12: whose copy a list is
    copied_lists.COPIES_KNOW_THEIR_ORIGINAL,
    # 13: written lists, as statistics know them
    schema.WRITTEN_AGAIN,
    # 14: a fourth player who joins a list, and one who is away
    """
    ALTER TABLE lists ADD COLUMN away INTEGER CHECK (away BETWEEN 0 AND 3);  -- from the next game on; NULL: nobody
    ALTER TABLE list_history ADD COLUMN size INTEGER CHECK (size IN (3, 4));  -- places at the table of that game
    UPDATE list_history SET size = (SELECT count(*) FROM list_places WHERE list_places.list = list_history.list);
    """,
    # 15: a game that was begun and not entered
    """
    ALTER TABLE lists ADD COLUMN begun TEXT NOT NULL DEFAULT '[]';  -- JSON, see notation/lists/draft_fields.py
    """,
    # 16: a correction that was begun and not entered; NULL: none
    """
    ALTER TABLE lists ADD COLUMN correction TEXT;  -- JSON: kind, index, told (as in begun)
    """,
    # 17: the step that can be taken back; NULL: none
    """
    ALTER TABLE lists ADD COLUMN last_step TEXT;  -- JSON: line (as in list_history), before (as a file), index, to
    """,
    # 18: which list was taken away last; 0: never, or before anybody counted
    """
    ALTER TABLE lists ADD COLUMN taken_away INTEGER NOT NULL DEFAULT 0;
    """,
)


def migrate(connection: sqlite3.Connection, migrations: tuple[str, ...]) -> None:
    """Brings the database to the last version, each step whole or not at all.

    Foreign keys must be off: a step may have to build a table anew.
    """
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    for number, script in enumerate(migrations[version:], version + 1):
        try:
            connection.executescript(f"BEGIN IMMEDIATE; {script}; PRAGMA user_version = {number}; COMMIT")
        except sqlite3.Error:
            connection.rollback()
            raise


def columns_after(migrations: tuple[str, ...]) -> frozenset[tuple[str, str]]:
    """The tables and columns that every database has after these steps; 3 ms for all of them."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate(connection, migrations)
        return columns_in(connection)


def columns_in(connection: sqlite3.Connection) -> frozenset[tuple[str, str]]:
    """The tables and columns of a database, by name."""
    return frozenset(
        connection.execute(
            "SELECT tables.name, columns.name FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns"
            " WHERE tables.type = 'table'"
        )
    )
