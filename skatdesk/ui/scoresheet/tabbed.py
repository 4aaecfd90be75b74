"""Tables for other programs."""

from collections.abc import Iterable

from skatdesk.i18n.bidi import MARKS

_BARE = str.maketrans({**dict.fromkeys(MARKS), "\u2212": "-"})
"""Nothing unseen, and a minus that others calculate with."""


def tabbed(lines: Iterable[Iterable[str]]) -> str:
    """A line for each, in columns apart by tabs: spreadsheets and letters take it so."""
    return "\n".join(map("\t".join, lines)).translate(_BARE) + "\n"
