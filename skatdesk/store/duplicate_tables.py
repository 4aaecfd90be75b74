"""The tables of duplicate series; ``duplicates.py`` reads and writes them."""

SCRIPT = """
    CREATE TABLE duplicates (
        series INTEGER PRIMARY KEY REFERENCES series ON DELETE CASCADE
    ) STRICT;

    CREATE TABLE duplicate_deals (
        series INTEGER NOT NULL REFERENCES duplicates ON DELETE CASCADE,
        game INTEGER NOT NULL CHECK (game >= 1),  -- as in deals
        actions TEXT NOT NULL,  -- of the same deal with an expert at the user's place
        PRIMARY KEY (series, game)
    ) STRICT, WITHOUT ROWID;
"""
"""The migration that makes these tables."""
