"""The outer form of a record file: ``(;KEY[text]KEY[text]… ;)``, one record after the other."""

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from dataclasses import dataclass

from skatdesk.notation.iss.record import RecordError

BEGIN = "(;"
"""Every record begins with it."""

_BLANK = re.compile(r"(?:\s+|#[^\n]*)*")
_KEY = re.compile(r"([A-Za-z][A-Za-z0-9]*)\s*\[")
_PLAIN_TEXT = re.compile(r"(?:[^\]\\]+|\\.)*", re.DOTALL)
_MOVES_TEXT = re.compile(r"(?:[^\]\\#]+|\\.|#[^\n]*)*", re.DOTALL)
_ESCAPED = re.compile(r"\\([\\\])])")
_TO_ESCAPE = re.compile(r"[\\\]]|(?<=;)\)")
_BEGIN_OF_LINE = re.compile(rf"^[ \t]*{re.escape(BEGIN)}", re.MULTILINE)
_END = re.compile(r"\s*;?\s*\)")
_WORD = re.compile(r"#[^\n]*|([^\s#]+)")


class Text:
    """A whole text that can say in which line and column an offset lies."""

    def __init__(self, text: str) -> None:
        self.text = text
        self._lines = [0, *(match.end() for match in re.finditer("\n", text))]
        self._begins = [match.start() for match in _BEGIN_OF_LINE.finditer(text)]

    def line(self, offset: int) -> int:
        """The line, counted from 1."""
        return bisect_right(self._lines, offset)

    def next_begin(self, offset: int) -> int:
        """Where the next line lies that begins a record, from this offset on; the end of the text if there is none."""
        found = bisect_left(self._begins, offset)
        return self._begins[found] if found < len(self._begins) else len(self.text)

    def error(self, message: str, offset: int, record_id: str = "") -> RecordError:
        """An error at this offset."""
        line = self.line(offset)
        return RecordError(message, line, offset - self._lines[line - 1] + 1, record_id)


@dataclass(frozen=True, slots=True)
class Word:
    """A word of a property's text, and its offset in the whole text."""

    text: str
    offset: int = 0


@dataclass(frozen=True, slots=True)
class Property:
    """The text between the brackets as it stands there, and its offset."""

    raw: str
    offset: int

    @property
    def text(self) -> str:
        r"""The text without the escapes ``\]``, ``\\`` and ``\)``."""
        return _ESCAPED.sub(r"\1", self.raw)

    @property
    def words(self) -> list[Word]:
        """The words between blanks; ``#`` begins a comment to the end of the line."""
        return [Word(match[1], self.offset + match.start()) for match in _WORD.finditer(self.raw) if match[1]]


@dataclass(frozen=True, slots=True)
class RawRecord:
    """The properties of one record by their keys, and the offset of its beginning."""

    properties: dict[str, Property]
    offset: int


def escaped(text: str) -> str:
    """The text as it may stand between brackets."""
    return _TO_ESCAPE.sub(r"\\\g<0>", text)


def split_records(source: Text) -> Iterator[RawRecord | RecordError]:
    """The records of a text in their order.

    Where a record cannot be read any further, reading goes on at the next ``(;``. A line that
    begins with ``(;`` begins a record, whatever is still open.
    """
    text = source.text
    position = _skip_blank(text, 0)
    while position < len(text):
        if text.startswith(BEGIN, position):
            found, position = _read_record(source, position)
        else:
            found = source.error("this is outside of a record; a record begins with (;", position)
        yield found
        if isinstance(found, RecordError):
            again = text.find(BEGIN, position)
            position = again if again >= 0 else len(text)
        else:
            position = _skip_blank(text, position)


def _skip_blank(text: str, position: int) -> int:
    match = _BLANK.match(text, position)
    assert match is not None
    return match.end()


def _read_record(source: Text, begin: int) -> tuple[RawRecord | RecordError, int]:
    """The record that begins here, or what is wrong with it, and the offset up to which it was read."""
    text = source.text
    limit = source.next_begin(begin + 1)
    properties: dict[str, Property] = {}
    position = _skip_blank(text, begin + len(BEGIN))
    while True:
        record_id = properties["ID"].text if "ID" in properties else ""
        end = _END.match(text, position, limit)
        if end is not None:
            return RawRecord(properties, begin), end.end()
        if position >= limit:
            return source.error("the record is not closed with ;)", begin, record_id), position
        key = _KEY.match(text, position, limit)
        if key is None:
            return source.error("a property should stand here: KEY[text]", position, record_id), position
        name = key[1].upper()
        value = (_MOVES_TEXT if name in ("MV", "XA") else _PLAIN_TEXT).match(text, key.end(), limit)
        assert value is not None
        if value.end() >= limit or text[value.end()] != "]":
            return source.error(f"{name}[ is not closed with ]", position, record_id), value.end()
        if name in properties:
            # a record that was cut off within a property has the beginning of the next one in its text
            next_one = text.rfind(BEGIN, begin + len(BEGIN), position)
            again = value.end() if next_one < 0 else next_one
            return source.error(f"{name} stands twice in this record", position, record_id), again
        properties[name] = Property(value[0], key.end())
        position = _skip_blank(text, value.end() + 1)
