"""Keys: what is one to whoever presses it, and what the system calls by a name."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

ENTER_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
"""Enter, above the shift key and in the block of figures."""
PRESS_KEYS = (*ENTER_KEYS, Qt.Key.Key_Space)
"""What presses a button, or does what pressing it would do."""
FIGURE_KEYS = (*(Qt.Key(Qt.Key.Key_1 + place) for place in range(9)), Qt.Key.Key_0)
"""The figures by the place of what they choose: 1 is the first answer or card, 0 the tenth."""


Key = str | QKeySequence | QKeySequence.StandardKey
"""A key as it is written, or what the system calls by a name."""


def sequences_of(*keys: Key) -> list[QKeySequence]:
    """What to press for these keys, each once; a standard key is what the system has for it."""
    sequences: list[QKeySequence] = []
    for key in keys:
        found = QKeySequence.keyBindings(key) if isinstance(key, QKeySequence.StandardKey) else [QKeySequence(key)]
        sequences += [sequence for sequence in found if sequence not in sequences]
    return sequences


def command(widget: QWidget, *keys: Key) -> QAction:
    """What these keys do wherever the focus is in the widget's window; who it is made for says what that is."""
    action = QAction(widget)
    action.setShortcuts(sequences_of(*keys))
    widget.addAction(action)
    return action
