"""The heading of a score list: what stands above the games and changes none of them."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date
from itertools import count
from typing import Literal

from skatdesk.skat.errors import SkatError

Settlement = Literal["each", "box"]
"""How money is settled: each player with every other (rules.md §11.7), or all into a cash box."""

LONGEST_CURRENCY = 5

NO_DAY = date.min.isoformat()
"""The day of a list whose own cannot be understood."""

_NUMBERED = re.compile(r"(.+) \((\d{1,3})\)")


@dataclass(frozen=True, slots=True)
class ListHead:
    """Title, place and day of a list, as people wrote them; ``date`` is an ISO date.

    ``title`` and ``place`` may be empty, and are one line each. ``currency`` is the sign of the money
    people play for, which no language of the program changes; empty where it was never said.
    Raises ``SkatError`` for a date that is none, and for a sign longer than a word.
    """

    title: str
    place: str
    date: str
    settlement: Settlement = "each"
    currency: str = ""

    def __post_init__(self) -> None:
        if not _is_date(self.date):
            raise SkatError(f"{self.date!r} is not a date such as 2026-11-20")
        if self.settlement not in ("each", "box"):
            raise SkatError(f"{self.settlement!r} is no way to settle: each, box")
        if len(self.currency) > LONGEST_CURRENCY:
            raise SkatError(f"{self.currency!r} is no sign of a currency such as €")


def numbered(head: ListHead, players: Sequence[str]) -> Iterator[ListHead]:
    """The heading as it is, then the same with the next numbers behind its title: "Thursday", "Thursday (2)" …

    A list without a title is called after its players, and is numbered so.
    """
    yield head
    name, last = head.title or ", ".join(players), 1
    found = _NUMBERED.fullmatch(name)
    if found is not None:
        name, last = found[1], int(found[2])
    for number in count(last + 1):
        yield replace(head, title=f"{name} ({number})")


def called_after(head: ListHead, players: Sequence[str], others: Sequence[str] = ()) -> ListHead:
    """The heading of a list of these players once they are the ``others``: their numbered title follows.

    Without others such a title goes. One that somebody thought of stays.
    """
    found = _NUMBERED.fullmatch(head.title)
    if found is None or found[1] != ", ".join(players):
        return head
    return replace(head, title=f"{', '.join(others)} ({found[2]})" if others else "")


def _is_date(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False
