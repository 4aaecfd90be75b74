"""What can be wrong with the file of a list."""

from enum import StrEnum

from skatdesk.skat.errors import NotationError


class Fault(StrEnum):
    """The kind of error, by which the interface finds its sentence; ``detail`` goes with it."""

    SYNTAX = "syntax"
    """The text breaks off or is no JSON or CSV here; detail: what the reader of the text says, in English."""
    ENCODING = "encoding"
    """The bytes are no text as it is read here; detail: how it should be written."""
    PROGRAM = "program"
    """The bytes are no text at all but what another program keeps: a spreadsheet, a PDF; no detail."""
    SIZE = "size"
    """The file is larger than any list; no detail."""
    FORMAT = "format"
    """Another kind of file; detail: what this kind begins with."""
    NEWER = "newer"
    """A list of a newer Skatdesk; no detail."""
    MISSING = "missing"
    """Something is not there; detail: its key or column."""
    UNKNOWN = "unknown"
    """There is something this kind of file does not have; detail: its key or column."""
    DAY = "day"
    """A date that no calendar has; no detail."""
    KIND = "kind"
    """A value is of another kind; detail: how it should look."""
    RANGE = "range"
    """A value is none of those possible; detail: what is possible."""
    COUNT = "count"
    """There are more or fewer values than there can be; detail: how many there can be."""
    COLUMNS = "columns"
    """A line has more or fewer columns than the first; detail: how many it must have."""
    NAMELESS = "nameless"
    """A player without a name; no detail."""
    SAME_NAME = "same_name"
    """Two players cannot be told apart; detail: their name."""
    LONG_TEXT = "long_text"
    """A text is longer than anybody writes; detail: how many letters there may be."""
    LONG_NAME = "long_name"
    """A name does not fit its columns; detail: how many letters there may be."""
    TABLE = "table"
    """The rules are for another number of players; detail: for how many."""
    SITS_OUT = "sits_out"
    """Something is said of one of four who has no cards: the dealer, or who is away; no detail."""
    CONFLICT = "conflict"
    """Two statements do not go together; detail: what should stand here."""


_SENTENCES = {
    Fault.SYNTAX: "the file cannot be read here ({})",
    Fault.ENCODING: "this is not text in {}",
    Fault.PROGRAM: "this is no text; a spreadsheet has to be saved as CSV",
    Fault.SIZE: "the file is too large for a score list",
    Fault.FORMAT: "this is not a score list this version can read ({})",
    Fault.NEWER: "the list is from a newer version",
    Fault.MISSING: "{} is missing",
    Fault.UNKNOWN: "{} is not known here",
    Fault.DAY: "there is no such day",
    Fault.KIND: "this should look like {}",
    Fault.RANGE: "possible are {}",
    Fault.COUNT: "there must be {} values here",
    Fault.COLUMNS: "this line must have {} columns, empty ones included",
    Fault.NAMELESS: "every player needs a name",
    Fault.SAME_NAME: "two players are called {}",
    Fault.LONG_TEXT: "there may be at most {} letters here",
    Fault.LONG_NAME: "a name has at most {} letters",
    Fault.TABLE: "these rules are for {} players",
    Fault.SITS_OUT: "whoever sits out or is away at a table of four cannot go here",
    Fault.CONFLICT: "this does not fit the rest: it should be {}",
}


_FOREIGN = (Fault.FORMAT, Fault.UNKNOWN, Fault.SAME_NAME)
"""Faults whose detail may come from the file."""
_TOLD_LETTERS = 60


def _told(text: str) -> str:
    """As much of a file's own words as a message has room for."""
    return text if len(text) <= _TOLD_LETTERS else f"{text[: _TOLD_LETTERS - 1]}…"


class ListFileError(NotationError):
    """A file that is no score list, with the place that has to be mended.

    ``line`` counts from 1. ``where`` names the value: in JSON its keys
    ("entries[3].bid"), in CSV its column; empty if the whole line or file is meant.
    """

    def __init__(self, line: int, where: str, fault: Fault, detail: str, column: int = 1) -> None:
        where, detail = _told(where), _told(detail) if fault in _FOREIGN else detail
        said = _SENTENCES[fault].format(detail)
        super().__init__(f"{where}: {said}" if where else said, line, column)
        self.where = where
        self.fault = fault
        self.detail = detail


class Misfit(NotationError):
    """A value of a JSON text that cannot be; ``path`` leads to it, see ``fields.py``.

    ``where`` is what a message says of the way: a key nobody knows is its detail, so only what it stands in is named.
    """

    def __init__(self, fault: Fault, path: tuple[str | int, ...], detail: str) -> None:
        self.where = path_text(path[:-1] if fault is Fault.UNKNOWN else path)
        said = _SENTENCES[fault].format(detail)
        super().__init__(f"{self.where}: {said}" if self.where else said)
        self.fault = fault
        self.path = path
        self.detail = detail


def path_text(path: tuple[str | int, ...]) -> str:
    """``entries[3].bid`` for the third game's bid: games count from 1, as in the list."""
    text = ""
    for key in path:
        text += f"[{key + 1}]" if isinstance(key, int) else f".{key}" if text else key
    return text
