"""What players of one list may be called, so that they are told apart and their names fit their columns."""

import unicodedata
from collections.abc import Iterable

LONGEST_NAME = 24
"""Letters."""


def one_line(text: str) -> str:
    """What was typed or pasted as one line: no tabs, line ends, control characters and halves of letters, which cannot
    be kept; each letter in one piece.
    """
    printed = "".join(" " if unicodedata.category(letter) in ("Cc", "Cs") else letter for letter in text)
    return unicodedata.normalize("NFC", " ".join(printed.split()))


def told_apart(name: str) -> str:
    """What tells a name from others: not its capitals, nor marks that nobody sees; empty if nobody sees any of it."""
    seen = (letter for letter in unicodedata.normalize("NFKC", name) if unicodedata.category(letter) != "Cf")
    return one_line("".join(seen)).casefold()


def double_name(names: Iterable[str]) -> str | None:
    """The first name that another player has too, as ``told_apart`` has it; None if there is none."""
    said = list(names)
    plain = list(map(told_apart, said))
    return next((name for name, bare in zip(said, plain, strict=True) if bare and plain.count(bare) > 1), None)
