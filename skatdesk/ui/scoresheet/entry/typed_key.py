"""Which key of a keyboard is one that tells a game: letters, figures, signs."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

_HELD = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


def typed_key(event: QKeyEvent) -> str:
    """What the key writes; empty for a space, and for keys that write nothing or go with a held one."""
    text = event.text()
    return text if text.isprintable() and text.strip() and not event.modifiers() & _HELD else ""
