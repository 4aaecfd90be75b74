"""Keys: what is one to whoever presses it, and what the system calls by a name."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence

ENTER_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
"""Enter, above the shift key and in the block of figures."""


def sequences_of(*keys: str | QKeySequence.StandardKey) -> list[QKeySequence]:
    """What to press for these keys, each once; a standard key is what the system has for it."""
    sequences: list[QKeySequence] = []
    for key in keys:
        found = QKeySequence.keyBindings(key) if isinstance(key, QKeySequence.StandardKey) else [QKeySequence(key)]
        sequences += [sequence for sequence in found if sequence not in sequences]
    return sequences
