"""What players of one list may be called, so that they are told apart and their names fit their columns."""

import unicodedata
from collections.abc import Iterable

LONGEST_NAME = 24
"""Letters."""

KEYBOARDS = {"ي": "ی", "ى": "ی", "ك": "ک", "ه": "ہ"}
"""One letter as an Arabic or Persian keyboard writes it, and as an Urdu one does."""

_URDU = str.maketrans(KEYBOARDS)


def one_line(text: str) -> str:
    """What was typed or pasted as one line: no tabs, line ends, control characters and halves of letters, which cannot
    be kept; each letter in one piece.
    """
    printed = "".join(" " if unicodedata.category(letter) in ("Cc", "Cs") else letter for letter in text)
    return unicodedata.normalize("NFC", " ".join(printed.split()))


def name_of(text: str) -> str:
    """The name that was typed or pasted; empty where nobody would see it, as of marks of direction alone."""
    name = one_line(text)
    return name if told_apart(name) else ""


def told_apart(name: str) -> str:
    """What tells a name from others: not its capitals, its keyboard or marks that nobody sees; empty if all is unseen.

    Nor the dots on an i: a name in Turkish letters is the same in capitals, and where there are none.
    The statistics keep what was written under two spellings apart until somebody merges the two: a list may be old
    enough to have both at one table.
    """
    seen = "".join(filter(_is_seen, unicodedata.normalize("NFKD", name)))
    return one_line(seen.translate(_URDU).casefold().replace("i\u0307", "i").replace("ı", "i"))


def _is_seen(letter: str) -> bool:
    hidden = unicodedata.name(letter, "").startswith("VARIATION SELECTOR")
    return not hidden and unicodedata.category(letter) != "Cf"


def double_name(names: Iterable[str]) -> str | None:
    """The first name that another player has too, as ``told_apart`` has it; None if there is none."""
    said = list(names)
    plain = list(map(told_apart, said))
    return next((name for name, bare in zip(said, plain, strict=True) if bare and plain.count(bare) > 1), None)
