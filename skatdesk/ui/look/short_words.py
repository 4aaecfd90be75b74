"""Words and names where there is little room, and how they are cut then."""

import re
from collections.abc import Sequence
from unicodedata import bidirectional

from PySide6.QtGui import QFont, QFontMetricsF

_VOWELS = "aeiouyäöüıéèêà"
_LEAST_CUT = 3
"""Letters of a word that stand before the full stop at least."""
_STOP, _ARABIC_STOP = ".", "۔"

_PARTS = re.compile(r"([^\s-]+)([\s-]*)")
"""The parts of a name, and what joins each to the next."""
_NUMBER = re.compile("[IVX]{2,}")
"""Of one who is called as others before: "Max II". Its first letter would make another of him."""


def fitting_way(ways: Sequence[str], font: QFont, room: float) -> str:
    """The first of several ways to say something that fits, else the last."""
    metrics = QFontMetricsF(font)
    return next((way for way in ways if metrics.horizontalAdvance(way) <= room), ways[-1])


def can_be_cut(word: str) -> bool:
    """Whether something is won by a full stop."""
    return len(word) >= _LEAST_CUT + 2


def shortened(word: str, font: QFont, room: float) -> str:
    """A word, or its beginning with a full stop, cut before a vowel as people abbreviate: "Schn.", "Ouv."."""
    metrics = QFontMetricsF(font)
    if metrics.horizontalAdvance(word) <= room or not can_be_cut(word):
        return word
    cuts = range(len(word) - 2, _LEAST_CUT - 1, -1)
    spoken = [cut for cut in cuts if word[cut] in _VOWELS and word[cut - 1] not in _VOWELS]
    stop = _ARABIC_STOP if bidirectional(word[0]) == "AL" else _STOP
    tries = [word[:cut] + stop for cut in (*spoken, *cuts)]
    return next((text for text in tries if metrics.horizontalAdvance(text) <= room), tries[-1])


def short_name(name: str, names: Sequence[str], font: QFont, room: float) -> str:
    """A name, or as much of it as people say where room is scarce: "Annegret M.", "Hans-J. K.", "Friedrich".

    Never what could be meant for another of the ``names``; where nothing is short enough, the name as it is.
    """
    metrics = QFontMetricsF(font)
    return next((way for way in _own_ways(name, names) if metrics.horizontalAdvance(way) <= room), name)


def shortest_name(name: str, names: Sequence[str]) -> str:
    """The least that people say of a name where there are the other ``names``: "Annegret", "Hans"."""
    return (_own_ways(name, names) or [name])[-1]


def _own_ways(name: str, names: Sequence[str]) -> list[str]:
    """The ways to say a name that cannot be meant for another of the ``names``, the longest first."""
    others = [_ways(other) for other in names if other != name]
    return [way for way in _ways(name) if not any(way in ways for ways in others)]


def _ways(name: str) -> list[str]:
    """All ways to say a name, the longest first: letters in place of its last parts, or nothing.

    Of two with as many letters the one that has more of the name itself.
    """
    parts = _PARTS.findall(name)
    ways = [name]
    for count in reversed(range(1, len(parts))):
        if count > 1 and parts[count - 1][0].islower():
            continue  # nobody says "Jan van"
        said = "".join(part + joint for part, joint in parts[:count])
        # scripts without capitals do not write names so
        letters = "".join(f"{_letter(part)}{joint}" for part, joint in parts[count:] if part[0].isupper())
        ways += [said.rstrip("- "), (said + letters).rstrip("- ")]
    return sorted(dict.fromkeys(ways), key=len, reverse=True)


def _letter(part: str) -> str:
    return part if _NUMBER.fullmatch(part) else f"{part[0]}."
