"""The tables of the statistics, as the script of migration 3."""

SCRIPT = """
    -- One sitting is a series played here or a list written down. It follows from them: nothing here is the only copy.
    CREATE TABLE sittings (
        id INTEGER PRIMARY KEY,
        series INTEGER UNIQUE REFERENCES series ON DELETE CASCADE,
        list INTEGER UNIQUE REFERENCES lists ON DELETE CASCADE,
        title TEXT NOT NULL,
        day INTEGER NOT NULL,  -- days since the year 1, 0: not known
        rules TEXT NOT NULL,  -- name of the rule set
        system TEXT NOT NULL,
        size INTEGER NOT NULL CHECK (size IN (3, 4)),
        player0 INTEGER NOT NULL REFERENCES players,
        player1 INTEGER NOT NULL REFERENCES players,
        player2 INTEGER NOT NULL REFERENCES players,
        player3 INTEGER REFERENCES players,
        CHECK ((series IS NULL) <> (list IS NULL))
    ) STRICT;

    CREATE TABLE games (
        id INTEGER PRIMARY KEY AUTOINCREMENT,  -- never used twice: what is new is known by its number
        sitting INTEGER NOT NULL REFERENCES sittings ON DELETE CASCADE,
        deal INTEGER UNIQUE REFERENCES deals ON DELETE CASCADE,
        facts BLOB NOT NULL  -- facts.py tells what they are
    ) STRICT;

    CREATE INDEX games_of_sitting ON games (sitting);

    -- A deal that is opened again, because an action was taken back, does not count until it is finished anew.
    CREATE TRIGGER opened_again AFTER UPDATE OF finished ON deals WHEN NOT NEW.finished BEGIN
        DELETE FROM games WHERE deal = NEW.id;
    END;

    -- A deal in which somebody took something back stands in its list, but says nothing about how people play.
    CREATE TABLE taken_back (deal INTEGER PRIMARY KEY REFERENCES deals ON DELETE CASCADE) STRICT;

    CREATE TRIGGER took_back AFTER DELETE ON actions WHEN EXISTS (SELECT 1 FROM deals WHERE id = OLD.deal) BEGIN
        INSERT INTO taken_back VALUES (OLD.deal) ON CONFLICT DO NOTHING;
    END;

    -- Who is who: a player may have another name, or be the same person as another player.
    CREATE TABLE people (
        player INTEGER PRIMARY KEY REFERENCES players ON DELETE CASCADE,
        same_as INTEGER REFERENCES players ON DELETE CASCADE CHECK (same_as <> player),
        name TEXT
    ) STRICT;
"""
"""From version 2 to 3."""

TOOK_BACK_AFTER_SEEING = """
    DROP TRIGGER took_back;

    -- Putting other cards away shows nothing new and is allowed everywhere; what was played since goes with it.
    CREATE TRIGGER took_back AFTER DELETE ON actions
    WHEN OLD.action NOT LIKE '_:put.%' AND EXISTS (SELECT 1 FROM deals WHERE id = OLD.deal) BEGIN
        INSERT INTO taken_back VALUES (OLD.deal) ON CONFLICT DO NOTHING;
    END;
"""
"""From version 7 to 8."""

GIVEN_UP_AGAIN = """
    -- Card points that lay there when somebody gave up are not those of the game: such deals are entered anew.
    DELETE FROM games WHERE deal IN (
        SELECT deal FROM actions
        WHERE action GLOB '[012]:resign*' OR action GLOB '[012]:leave' OR action GLOB '[012]:timeout'
    );
"""
"""From version 10 to 11."""

WRITTEN_AGAIN = """
    -- The same holds for written games that an offence ended, and for Schneider: all written lists are entered anew.
    DELETE FROM games WHERE sitting IN (SELECT id FROM sittings WHERE list IS NOT NULL);
"""
"""From version 12 to 13."""
