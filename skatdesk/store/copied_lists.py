"""Lists with the same games: which of them counts in the statistics. One is the original, the others are its copies."""

COUNTING = """
    SELECT own.id FROM lists AS own JOIN lists AS original ON original.id = coalesce(own.copy_of, own.id)
    WHERE NOT own.removed AND NOT original.is_copy AND (own.copy_of IS NULL OR NOT EXISTS (
        SELECT 1 FROM lists AS other
        WHERE NOT other.removed AND (other.id = original.id OR other.copy_of = original.id AND other.id < own.id)
    ))
"""
"""The lists whose games count: the original, or of its copies the first that is kept.

An original that is a copy itself is the list of a series, whose games count where they were played.
"""

COPIES_KNOW_THEIR_ORIGINAL = """
    -- The list with these games first; NULL: there is none, or nobody knows which.
    ALTER TABLE lists ADD COLUMN copy_of INTEGER REFERENCES lists;

    UPDATE lists SET copy_of = (
        SELECT original.id FROM lists AS original
        WHERE original.id < lists.id AND (NOT original.is_copy OR original.series IS NOT NULL)
        AND (SELECT group_concat(player) FROM (SELECT player FROM list_places WHERE list = original.id ORDER BY place))
          = (SELECT group_concat(player) FROM (SELECT player FROM list_places WHERE list = lists.id ORDER BY place))
        AND (SELECT group_concat(entry) FROM (SELECT entry FROM list_entries WHERE list = original.id ORDER BY number))
          = (SELECT group_concat(entry) FROM (SELECT entry FROM list_entries WHERE list = lists.id ORDER BY number))
        ORDER BY original.id LIMIT 1
    ) WHERE is_copy AND series IS NULL;
"""
"""From version 11 to 12."""
