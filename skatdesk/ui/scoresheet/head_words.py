"""Words over narrow columns, and how they are cut where there is no room for them."""

from PySide6.QtGui import QFont, QFontMetricsF

_VOWELS = "aeiouyäöüıéèêà"
_LEAST_CUT = 3
"""Letters of a word that stand before the full stop at least."""


def can_be_cut(word: str) -> bool:
    """Whether something is won by a full stop."""
    return len(word) >= _LEAST_CUT + 2


def shortened(word: str, font: QFont, room: float) -> str:
    """A word, or its beginning with a full stop, cut before a vowel as people abbreviate: "Schn.", "Ouv."."""
    metrics = QFontMetricsF(font)
    if metrics.horizontalAdvance(word) <= room or not can_be_cut(word):
        return word
    cuts = range(len(word) - 2, _LEAST_CUT - 1, -1)
    spoken = [cut for cut in cuts if word[cut] in _VOWELS and word[cut - 1] not in _VOWELS]
    tries = [f"{word[:cut]}." for cut in (*spoken, *cuts)]
    return next((text for text in tries if metrics.horizontalAdvance(text) <= room), tries[-1])
