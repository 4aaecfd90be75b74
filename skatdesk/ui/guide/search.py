"""Finding words in the chapters, without regard to case and accents. No Qt here."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from skatdesk.store.searching import fold

_LEAST = 2
_ENDS = ".!?۔؟:\n"
_ROOM = 44
"""Characters shown before and after what was found, at most."""


@dataclass(frozen=True, slots=True)
class Found:
    """A place in a text, and the sentence around it in three parts."""

    start: int
    length: int
    before: str
    match: str
    after: str


@dataclass(frozen=True, slots=True)
class Folded:
    """A text as it is compared: its folded characters, and where each of them stands in the text."""

    text: str
    folded: str
    places: tuple[int, ...]

    @staticmethod
    def of(text: str) -> "Folded":
        """Prepares a text for being searched."""
        characters, places = [], []
        for place, character in enumerate(text):
            for plain in _folded(character):
                characters.append(plain)
                places.append(place)
        return Folded(text, "".join(characters), tuple(places))

    def find(self, wanted: str) -> Iterator[Found]:
        """Every place of the words; none for less than two letters."""
        words = " ".join(fold(wanted).split())
        at = self.folded.find(words) if len(words) >= _LEAST else -1
        while at >= 0:
            start, end = self.places[at], self.places[at + len(words) - 1] + 1
            yield self._found(start, end)
            at = self.folded.find(words, at + len(words))

    def _found(self, start: int, end: int) -> Found:
        text = self.text
        first = max((text.rfind(mark, 0, start) for mark in _ENDS), default=-1) + 1
        last = min((place for mark in _ENDS if (place := text.find(mark, end)) >= 0), default=len(text))
        before, after = text[first:start].lstrip(), text[end : min(last + 1, len(text))].rstrip()
        if len(before) > _ROOM:
            before = "… " + before[-_ROOM:].partition(" ")[2]
        if len(after) > _ROOM:
            after = after[:_ROOM].rpartition(" ")[0] + " …"
        return Found(start, end - start, before, text[start:end], after)


@cache
def _folded(character: str) -> str:
    return " " if character.isspace() else fold(character)
