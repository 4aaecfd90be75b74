"""What can be wrong with the file of a list."""

from enum import StrEnum

from skatdesk.skat.errors import NotationError


class Fault(StrEnum):
    """The kind of error, by which the interface finds its sentence; ``detail`` goes with it."""

    SYNTAX = "syntax"
    """The text breaks off or is no JSON or CSV here; detail: what was expected."""
    FORMAT = "format"
    """Another file, or from a newer Skatdesk; detail: what was found."""
    MISSING = "missing"
    """Something is not there; detail: its key or column."""
    UNKNOWN = "unknown"
    """There is something this kind of file does not have; detail: its key or column."""
    KIND = "kind"
    """A value is of another kind; detail: how it should look."""
    RANGE = "range"
    """A value is none of those possible; detail: what is possible."""
    CONFLICT = "conflict"
    """Two statements do not go together; detail: what should stand here, or a sentence."""


_SENTENCES = {
    Fault.SYNTAX: "the file cannot be read here ({})",
    Fault.FORMAT: "this is not a score list this version can read ({})",
    Fault.MISSING: "{} is missing",
    Fault.UNKNOWN: "{} is not known here",
    Fault.KIND: "this should look like {}",
    Fault.RANGE: "possible are {}",
    Fault.CONFLICT: "this does not fit the rest: {}",
}


class ListFileError(NotationError):
    """A file that is no score list, with the place that has to be mended.

    ``line`` counts from 1. ``where`` names the value: in JSON its keys
    ("entries[3].bid"), in CSV its column; empty if the whole line or file is meant.
    """

    def __init__(self, line: int, where: str, fault: Fault, detail: str, column: int = 1) -> None:
        said = _SENTENCES[fault].format(detail)
        super().__init__(f"{where}: {said}" if where else said, line, column)
        self.where = where
        self.fault = fault
        self.detail = detail


class Misfit(NotationError):
    """A value of a JSON text that cannot be; ``path`` leads to it, see ``fields.py``."""

    def __init__(self, fault: Fault, path: tuple[str | int, ...], detail: str) -> None:
        super().__init__(f"{path_text(path)}: {_SENTENCES[fault].format(detail)}")
        self.fault = fault
        self.path = path
        self.detail = detail


def path_text(path: tuple[str | int, ...]) -> str:
    """``entries[3].bid`` for the third game's bid: games count from 1, as in the list."""
    text = ""
    for key in path:
        text += f"[{key + 1}]" if isinstance(key, int) else f".{key}" if text else key
    return text
