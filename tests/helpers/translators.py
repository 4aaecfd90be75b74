"""Translators for tests: one that notes what nobody has translated, and a language nobody speaks."""

import re
from functools import cache

from PySide6.QtCore import QTranslator

OPENING, CLOSING = "⟦", "⟧"
_LENGTHENED = 0.4
_ACCENTS = str.maketrans("aeiouyAEIOUcnsz", "áèîöüÿÅÊÍÓÚçñšž")
_KEPT = re.compile(r"(\{\w*\}|%n|%L?\d|&\w|<[^>]*>|\w+)")
_WORD = re.compile(r"^(?![dMyHhms]+$)\w+$")
"""But not the patterns of dates."""


class Missed(QTranslator):
    """Asked last, it hears only of texts that no catalogue has. Install it before all others."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: set[tuple[str, str]] = set()
        """Context and source text."""

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, source: str, _disambiguation: str | None = None, _n: int = -1) -> str:
        if source:
            self.texts.add((context, source))
        return None  # type: ignore[return-value]  # "" would count as a translation and blank the text


class Pseudo(QTranslator):
    """Asked first, it answers in accented English, 40 % longer and in brackets.

    What shows without brackets was never given to a translator; what shows with one bracket is cut off.
    """

    def isEmpty(self) -> bool:
        return False

    def translate(self, _context: str, source: str, _disambiguation: str | None = None, _n: int = -1) -> str:
        return pseudo(source)


@cache
def pseudo(source: str) -> str:
    """The text in no language; places for values, tags and keys stay."""
    if not source.strip():
        return source
    return OPENING + "".join(_stretched(part) for part in _KEPT.split(source)) + CLOSING


def _stretched(part: str) -> str:
    if not _WORD.match(part):
        return part
    # the first letters twice: as long as a longer word would be
    more = round(len(part) * _LENGTHENED)
    return "".join(letter * 2 for letter in part[:more]).translate(_ACCENTS) + part[more:].translate(_ACCENTS)
