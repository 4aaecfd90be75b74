"""The tables of puzzles; ``puzzles.py`` reads and writes them."""

SCRIPT = """
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
"""
"""The migration that makes these tables."""
