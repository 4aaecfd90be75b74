"""When a puzzle comes again: boxes with growing distances (after Leitner), and what to do next.

Right moves a puzzle one box up, wrong back into the first, from where it comes again the same
day. Whoever practises before a puzzle is due loses nothing by it and wins nothing.
"""

from collections.abc import Iterable, Mapping, Sequence
from datetime import date, timedelta

from skatdesk.store.puzzles import PuzzleStanding

INTERVALS = (0, 1, 3, 7, 16, 40, 100)
"""For each box, the days until a puzzle that has come into it is due."""


def after(standing: PuzzleStanding | None, today: date, *, right: bool) -> PuzzleStanding:
    """How a puzzle stands after it was tried today; ``standing`` is None for one never tried."""
    if not right:
        return PuzzleStanding(0, today)
    if standing is not None and standing.due > today:
        return standing
    box = min(0 if standing is None else standing.box, len(INTERVALS) - 2) + 1
    return PuzzleStanding(box, today + timedelta(INTERVALS[box]))


def due(keys: Iterable[str], standings: Mapping[str, PuzzleStanding], today: date) -> tuple[str, ...]:
    """Those that were tried before and are due today, the one that waits longest first."""
    waiting = [key for key in keys if key in standings and standings[key].due <= today]
    return tuple(sorted(waiting, key=lambda key: (standings[key].due, -standings[key].box)))


def next_of(
    keys: Sequence[str], standings: Mapping[str, PuzzleStanding], today: date, just_now: Sequence[str]
) -> str | None:
    """What to practise next: first what is due, then new ones in their order, then what is due soonest.

    ``just_now`` are those tried last, the latest at the end: none of them comes again at
    once as long as there is anything else. None if there are no puzzles.
    """
    if not keys:
        return None
    rested = [key for key in keys if key not in just_now] or [key for key in keys if key not in just_now[-1:]] or keys
    waiting = due(rested, standings, today)
    if waiting:
        return waiting[0]
    new = next((key for key in rested if key not in standings), None)
    return new or min(rested, key=lambda key: standings[key].due)


def streak(days: Iterable[date], today: date) -> int:
    """On how many days in a row puzzles were tried, up to today or, while nothing was tried today, yesterday."""
    tried = set(days)
    last = today if today in tried else today - timedelta(1)
    length = 0
    while last - timedelta(length) in tried:
        length += 1
    return length
