"""The kinds of options: what values they take, and how these stand in the file.

The settings dialog has one control for each kind; it translates labels with
``QCoreApplication.translate("Settings", label)``.
"""

from abc import ABC, abstractmethod
from base64 import b64decode, b64encode
from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, TypeVar

from skatdesk.skat.ruleset import RuleSet

T = TypeVar("T")


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # noqa: ARG001, N802  (lupdate looks for this name)
    """Marks a text for translation without translating it: this room knows no Qt."""
    return text


class Page(StrEnum):
    """Pages of the settings dialog; the value is the label."""

    GENERAL = QT_TRANSLATE_NOOP("Settings", "General")
    CARDS = QT_TRANSLATE_NOOP("Settings", "Cards")
    TABLE = QT_TRANSLATE_NOOP("Settings", "Table")


@dataclass(frozen=True, eq=False)
class Option(ABC, Generic[T]):
    """One thing that can be set.

    Without a ``page`` it is not shown in the dialog: the program remembers it by itself.
    """

    key: str
    default: T
    page: Page | None = None
    label: str = ""

    @abstractmethod
    def from_json(self, raw: object) -> T:
        """The value that stands in the file; raises ``ValueError`` when it is none of this option."""

    def to_json(self, value: T) -> object:
        """What stands in the file for the value; raises ``ValueError`` when the option cannot have it."""
        return self.from_json(value)

    def _refusal(self, raw: object, wanted: str) -> ValueError:
        return ValueError(f"{self.key}: {raw!r} is not {wanted}")


@dataclass(frozen=True, eq=False)
class Switch(Option[bool]):
    """On or off."""

    def from_json(self, raw: object) -> bool:
        """See ``Option``."""
        if not isinstance(raw, bool):
            raise self._refusal(raw, "true or false")
        return raw


@dataclass(frozen=True, eq=False)
class Choice(Option[str]):
    """One of a few; ``choices`` are pairs of value and label."""

    choices: tuple[tuple[str, str], ...] = ()

    def from_json(self, raw: object) -> str:
        """See ``Option``."""
        for value, _ in self.choices:
            if raw == value:
                return value
        raise self._refusal(raw, " or ".join(value for value, _ in self.choices))


@dataclass(frozen=True, eq=False)
class Text(Option[str]):
    """A line of text with at most ``longest`` characters; what is longer is cut."""

    longest: int = 40

    def from_json(self, raw: object) -> str:
        """See ``Option``."""
        if not isinstance(raw, str):
            raise self._refusal(raw, "a text")
        return raw[: self.longest]


@dataclass(frozen=True, eq=False)
class Number(Option[int]):
    """A whole number between ``lowest`` and ``highest``, both included."""

    lowest: int = 0
    highest: int = 0

    def from_json(self, raw: object) -> int:
        """See ``Option``."""
        if type(raw) is not int or not self.lowest <= raw <= self.highest:
            raise self._refusal(raw, f"a number from {self.lowest} to {self.highest}")
        return raw


@dataclass(frozen=True, eq=False)
class Names(Option[tuple[str, ...]]):
    """Several names in a row."""

    def from_json(self, raw: object) -> tuple[str, ...]:
        """See ``Option``."""
        if not isinstance(raw, list) or not all(isinstance(name, str) for name in raw):
            raise self._refusal(raw, "a list of names")
        return tuple(raw)

    def to_json(self, value: tuple[str, ...]) -> object:
        """See ``Option``."""
        return list(value)


@dataclass(frozen=True, eq=False)
class Rules(Option[RuleSet]):
    """A rule set: a profile, or a profile with some switches changed."""

    def from_json(self, raw: object) -> RuleSet:
        """See ``Option``."""
        return RuleSet.from_dict(raw)

    def to_json(self, value: RuleSet) -> object:
        """See ``Option``."""
        return value.to_dict()


@dataclass(frozen=True, eq=False)
class Blob(Option[bytes]):
    """Bytes whose meaning only their owner knows, such as a window's geometry."""

    def from_json(self, raw: object) -> bytes:
        """See ``Option``."""
        if not isinstance(raw, str):
            raise self._refusal(raw, "a text")
        return b64decode(raw, validate=True)

    def to_json(self, value: bytes) -> object:
        """See ``Option``."""
        return b64encode(value).decode("ascii")
