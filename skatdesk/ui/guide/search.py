"""Finding words in the chapters, without regard to case and accents. No Qt here."""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from skatdesk.store.searching import fold

_LEAST = 2
_ENDS = ".!?۔؟:\n"
_ROOM = 44
"""Characters shown before and after what was found, at most."""


@dataclass(frozen=True, slots=True)
class Found:
    """A place in a page, and the sentence around it in three parts."""

    start: int
    length: int
    before: str
    match: str
    after: str


@dataclass(frozen=True, slots=True)
class Folded:
    """A text as it is compared: its folded characters, and where each of them stands in the text and in the page."""

    text: str
    folded: str
    in_text: tuple[int, ...]
    in_page: tuple[int, ...]

    @staticmethod
    def of(told: Sequence[str]) -> "Folded":
        """Prepares a page for being searched, of which this stands at each place: a character, or a picture's words."""
        characters, in_text, in_page = [], [], []
        before = 0
        for place, words in enumerate(told):
            for at, character in enumerate(words, before):
                for plain in _folded(character):
                    characters.append(plain)
                    in_text.append(at)
                    in_page.append(place)
            before += len(words)
        return Folded("".join(told), "".join(characters), tuple(in_text), tuple(in_page))

    def find(self, wanted: str) -> Iterator[Found]:
        """Every place of the words, a picture only once; none for less than two letters."""
        words = " ".join(fold(wanted).split())
        at = self.folded.find(words) if len(words) >= _LEAST else -1
        while at >= 0:
            last = at + len(words) - 1
            yield self._found(at, last)
            at = self.folded.find(words, bisect_right(self.in_page, self.in_page[last]))

    def _found(self, at: int, until: int) -> Found:
        text, start, end = self.text, self.in_text[at], self.in_text[until] + 1
        first = max((text.rfind(mark, 0, start) for mark in _ENDS), default=-1) + 1
        last = min((place for mark in _ENDS if (place := text.find(mark, end)) >= 0), default=len(text))
        before, after = text[first:start].lstrip(), text[end : min(last + 1, len(text))].rstrip()
        if len(before) > _ROOM:
            before = "… " + before[-_ROOM:].partition(" ")[2]
        if len(after) > _ROOM:
            after = after[:_ROOM].rpartition(" ")[0] + " …"
        place, places = self.in_page[at], self.in_page[until] + 1 - self.in_page[at]
        return Found(place, places, before, text[start:end], after)


@cache
def _folded(character: str) -> str:
    return " " if character.isspace() else fold(character)
