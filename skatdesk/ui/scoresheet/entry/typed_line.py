"""The line of the quick entry as it is typed: where reading stands in it, and what word or number stands there.

It knows letters, not games; what they mean is read in ``reader.py``.
"""

from collections.abc import Mapping
from typing import TypeVar

from skatdesk.store.searching import fold

T = TypeVar("T")

_SEPARATORS = ",;:/."


class TypedLine:
    """A line while it is read; ``at`` is the position in the folded text."""

    def __init__(self, typed: str) -> None:
        self._typed = typed
        self._text = "".join(map(fold, typed))
        self._origin = [*(at for at, letter in enumerate(typed) for _ in fold(letter)), len(typed)]
        """Where each letter of the folded text stands in what was typed."""
        self.at = 0

    # -------------------------------------------------------------- looking

    @property
    def here(self) -> str:
        """The letter that stands here, empty at the end."""
        return self._text[self.at : self.at + 1]

    @property
    def rest(self) -> str:
        """Everything from here on."""
        return self._text[self.at :]

    @property
    def run(self) -> str:
        """The letters, or else the one sign, that stand here."""
        return self._text[self.at : self._end_of_run]

    @property
    def word(self) -> str:
        """The same as it was typed."""
        return self._as_typed(self.at, self._end_of_run)

    @property
    def last_word(self) -> str:
        """What was read last, as it was typed."""
        return self.since(0).split()[-1]

    def since(self, start: int) -> str:
        """What was read from this position on, as it was typed."""
        return self._as_typed(start, self.at)

    @property
    def chunk(self) -> str:
        """Everything up to the next space or separator."""
        end = self.at
        while (letter := self._text[end : end + 1]) and not letter.isspace() and letter not in _SEPARATORS:
            end += 1
        return self._text[self.at : end]

    def holds(self, word: str) -> bool:
        """Whether this whole word, or these words, stand here, and neither a letter nor a figure goes on behind it."""
        last, follows = word[-1:], self._text[self.at + len(word) :][:1]
        goes_on = (last.isalpha() and follows.isalpha()) or (last.isdecimal() and follows.isdecimal())
        return bool(word) and self._text.startswith(word, self.at) and not goes_on

    def ends_in(self, word: str) -> bool:
        """Whether the line ends in a beginning of this word, which reaches back as far as here."""
        left = len(self._text) - self.at
        return any(self._text.endswith(word[:end]) for end in range(max(left, 1), len(word)))

    @property
    def _end_of_run(self) -> int:
        end = self.at
        while self._text[end : end + 1].isalpha():
            end += 1
        return max(end, self.at + 1)

    def _as_typed(self, start: int, end: int) -> str:
        return self._typed[self._origin[start] : self._origin[min(end, len(self._text))]]

    # -------------------------------------------------------------- going on

    def skip(self) -> bool:
        """Goes on to the next word; False at the end of the line."""
        while self.here and (self.here.isspace() or self.here in _SEPARATORS):
            self.at += 1
        return bool(self.here)

    def figures(self) -> str:
        """Takes the figures that follow, also behind spaces; empty, and nothing taken, if none do."""
        start = self.at
        while self._text[start : start + 1].isspace():
            start += 1
        end = start
        while self._text[end : end + 1].isdecimal():
            end += 1
        if start < end:
            self.at = end
        return self._text[start:end]

    def match(self, meanings: Mapping[str, T]) -> T | None:
        """Takes the longest of these words that stands here, and gives its meaning."""
        fitting = [word for word in meanings if word and self._text.startswith(word, self.at)]
        if not fitting:
            return None
        word = max(fitting, key=len)
        self.at += len(word)
        return meanings[word]
