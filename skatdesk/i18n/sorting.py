"""Names in the order of the interface language's alphabet: Ç after C in Turkish, Ö beside O in German."""

from collections.abc import Callable, Iterable
from typing import TypeVar

from PySide6.QtCore import QCollator, QLocale, Qt

T = TypeVar("T")


def by_name(items: Iterable[T], name: Callable[[T], str]) -> list[T]:
    """The items in the alphabetical order of their names, capitals like small letters."""
    collator = QCollator(QLocale())
    collator.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
    return sorted(items, key=lambda item: collator.sortKey(name(item)))
