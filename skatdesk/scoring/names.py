"""What players of one list may be called, so that they are told apart and their names fit their columns."""

from collections.abc import Iterable

LONGEST_NAME = 24
"""Letters."""


def double_name(names: Iterable[str]) -> str | None:
    """The first name that another player has too, whatever its capitals; None if there is none."""
    said = list(names)
    folded = [name.strip().casefold() for name in said]
    return next((name for name, plain in zip(said, folded, strict=True) if plain and folded.count(plain) > 1), None)
