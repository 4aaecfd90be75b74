"""The table of accuracies; ``accuracies.py`` writes it, ``statistics/accuracy.py`` reads it."""

SCRIPT = """
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
"""
"""The migration that makes it."""
