"""Which games stand on which page, and how high their lines are. Lengths are tenths of a millimetre."""

from dataclasses import dataclass

HIGH, HANDSOME, LOW = 56.0, 40.0, 30.0
"""The height of a line where there is room, where there are several pages, and the least that can be read."""

_STEP = 0.5


@dataclass(frozen=True, slots=True)
class Page:
    """The rows ``first`` to ``last`` (not included), each ``line`` high.

    ``carries``: its first line repeats how the page before ended. ``closes``: totals and
    signatures follow. ``notes``: a page of its own for remarks that have no room below the games.
    """

    first: int
    last: int
    line: float
    carries: bool = False
    closes: bool = False
    notes: str = ""


def pages_of(rows: int, room: float, closing: float) -> tuple[Page, ...]:
    """Cuts the rows into as few pages as look well.

    ``room`` is what a page has below the heads of its columns, ``closing`` what totals
    and signatures take. Everything stands on one page if lines of at least ``LOW`` do it,
    as on the official form. Totals that leave no room for a game have a page of their own.
    """
    if rows * LOW <= room - closing:
        return (Page(0, rows, min(HIGH, (room - closing) / max(rows, 1)), closes=True),)
    count = 2
    while _capacity(count, HANDSOME, room, closing) < rows:
        count += 1
    line = HIGH
    while _capacity(count, line, room, closing) < rows:
        line -= _STEP
    pages = []
    first = 0
    for number in range(1, count + 1):
        last = rows if number == count else min(rows, first + int(room // line) - (number > 1))
        pages.append(Page(first, last, line, carries=number > 1, closes=number == count))
        first = last
    return tuple(pages)


def _capacity(count: int, line: float, room: float, closing: float) -> int:
    """How many rows so many pages hold; each but the first repeats how the one before ended."""
    full = max(2, int(room // line))
    return full + (count - 2) * (full - 1) + max(0, int((room - closing) // line) - 1)
