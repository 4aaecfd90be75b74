"""Finding words as people type them: without accents, in any case and from any keyboard, word by word."""

import unicodedata

from skatdesk.scoring.names import KEYBOARDS

_SAME = str.maketrans(KEYBOARDS | {"ı": "i", "ھ": "ہ", "،": ",", "؛": ";", "۔": "."})
"""Letters and signs people take for one another, or whose keyboards differ."""


def found(search: str, *texts: str) -> bool:
    """Whether every word of ``search`` is the beginning or a part of something in ``texts``."""
    shelf = fold(" ".join(texts))
    return all(word in shelf for word in fold(search).split())


def fold(text: str) -> str:
    """The text without case, accents and the differences of keyboards: "Ölçü" is "olcu", "۱۸" is "18"."""
    seen = (c for c in unicodedata.normalize("NFD", text) if unicodedata.category(c) not in ("Mn", "Cf"))
    return "".join(str(unicodedata.decimal(c, c)) for c in seen).casefold().translate(_SAME)
