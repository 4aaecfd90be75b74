"""Changes of a list to keep; the lists are those of the files' tests."""

import random

from skatdesk.scoring.entries import Entry
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.store.records import Happening, HistoryLine
from tests.notation.lists.filled import empty_list, every_kind

AT = "2026-11-20T19:30:00+01:00"


def line(
    what: Happening = "added", number: int = 1, before: Entry | None = None, after: Entry | None = None
) -> HistoryLine:
    """A change of a list."""
    return HistoryLine(AT, what, number, before, after)


def edits(count: int) -> list[tuple[ScoreList, HistoryLine]]:
    """Random changes of a list that was begun empty, always the same ones: the list after each, and what was done."""
    generator = random.Random(5)
    sheet, course = empty_list(4), []
    entries = every_kind(4)
    for _ in range(count):
        number = generator.randrange(len(sheet.entries)) if sheet.entries else 0
        entry, written = generator.choice(entries), len(sheet.entries)
        kind = generator.randrange(6) if written else 0
        if kind == 1:
            change = HistoryLine(AT, "changed", number + 1, sheet.entries[number], entry)
            sheet = sheet.replaced(number, entry)
        elif kind == 2:
            change = HistoryLine(AT, "inserted", number + 1, None, entry)
            sheet = sheet.inserted(number, entry)
        elif kind == 3:
            change = HistoryLine(AT, "removed", number + 1, sheet.entries[number], None)
            sheet = sheet.removed(number)
        elif kind == 4:
            moved, goal = sheet.entries[number], generator.randrange(written)
            change = HistoryLine(AT, "moved", number + 1, moved, moved, moved_to=goal + 1)
            sheet = sheet.removed(number).inserted(goal, moved)
        else:
            change = HistoryLine(AT, "added", written + 1, None, entry)
            sheet = sheet.with_entry(entry)
        course.append((sheet, change))
    return course
