"""Reading JSON strictly: every value is asked for by name and kind, and a misfit knows where it stands."""

import unicodedata
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import TypeVar

from skatdesk.notation.lists.errors import Fault, Misfit

Path = tuple[str | int, ...]
"""The keys and indices that lead to a value from the outermost object."""

T = TypeVar("T", bound=str)

LARGEST = 10**9
"""No number of a score list is as large; SQLite and the eye are spared more."""

LONGEST_TEXT = 1_000
"""Letters; nothing people write over a list is as long."""

_BARRED = ("Cc", "Cs", "Zl", "Zp")
"""Unicode categories that no line of text has: control characters, halves of letters, line ends."""


class Twice:
    """Stands for the value of a key that an object has more than once."""


@dataclass(frozen=True, slots=True)
class Field:
    """A value of a JSON text and the way to it. Every method raises ``Misfit``."""

    value: object
    path: Path = ()

    def object_of(self, keys: Collection[str]) -> "Field":
        """This value, an object that has no other keys than these."""
        if not isinstance(self.value, dict):
            raise self.misfit(Fault.KIND, "{…}")
        for key in self.value:
            if key not in keys:
                raise Misfit(Fault.UNKNOWN, (*self.path, key), key)
        return self

    def __getitem__(self, key: str) -> "Field":
        found = self.get(key)
        if found is None:
            raise self.misfit(Fault.MISSING, key)
        return found

    def get(self, key: str) -> "Field | None":
        """What stands under the key of this object, None if there is no such key."""
        if not isinstance(self.value, dict):
            raise self.misfit(Fault.KIND, "{…}")
        return Field(self.value[key], (*self.path, key)) if key in self.value else None

    def get_or(self, key: str, usual: object) -> "Field":
        """What stands under the key of this object; where there is no such key, what goes without saying."""
        return self.get(key) or Field(usual, (*self.path, key))

    def pairs(self) -> Iterator[tuple[str, "Field"]]:
        """The keys and values of this object, in their order."""
        if not isinstance(self.value, dict):
            raise self.misfit(Fault.KIND, "{…}")
        for key, value in self.value.items():
            yield key, Field(value, (*self.path, key))

    def items(self, least: int, most: int) -> tuple["Field", ...]:
        """The items of this array, as many as may be."""
        if not isinstance(self.value, list):
            raise self.misfit(Fault.KIND, "[…]")
        if not least <= len(self.value) <= most:
            raise self.misfit(Fault.COUNT, f"{least} … {most}" if least < most else f"{most}")
        return tuple(Field(value, (*self.path, index)) for index, value in enumerate(self.value))

    def whole(self, least: int = -LARGEST, most: int = LARGEST) -> int:
        """This whole number, within the limits."""
        value = self.value
        if type(value) is int and least <= value <= most:
            return value
        if type(value) is int or (isinstance(value, float) and abs(value) > LARGEST):
            raise self.misfit(Fault.RANGE, f"{least} … {most}")
        raise self.misfit(Fault.KIND, str(max(least, 1)))

    def whole_or_none(self, least: int = -LARGEST, most: int = LARGEST) -> int | None:
        """This whole number, or None for ``null``."""
        return None if self.value is None else self.whole(least, most)

    def truth(self) -> bool:
        """``true`` or ``false``."""
        if type(self.value) is not bool:
            raise self.misfit(Fault.KIND, "true, false")
        return self.value

    def text(self, most: int = LONGEST_TEXT, too_long: Fault = Fault.LONG_TEXT) -> str:
        """This text, one line without control characters and with so many letters at most."""
        if isinstance(self.value, str) and len(self.value) > most:
            raise self.misfit(too_long, str(most))
        if not isinstance(self.value, str) or any(unicodedata.category(letter) in _BARRED for letter in self.value):
            raise self.misfit(Fault.KIND, '"…"')
        return self.value

    def one_of(self, choices: Collection[T]) -> T:
        """This text, which is one of these."""
        for choice in choices:
            if self.value == choice:
                return choice
        raise self.misfit(Fault.RANGE, ", ".join(choices))

    def misfit(self, fault: Fault, detail: str) -> Misfit:
        """The error for this value; ``detail`` says what would have been right."""
        if isinstance(self.value, Twice):
            return Misfit(Fault.CONFLICT, self.path, "1 ×")
        return Misfit(fault, self.path, detail)
