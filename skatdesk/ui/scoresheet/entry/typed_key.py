"""Which key of a keyboard is one that tells a game: letters, figures, signs."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from skatdesk.ui.look.keys import figure

_SIGNS = "+-−"
_HELD = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


def typed_key(event: QKeyEvent) -> str:
    """What the key writes, an Urdu full stop as any other.

    Empty for a space, and for keys that write nothing or go with a held one.
    """
    text = event.text()
    if not text.isprintable() or not text.strip() or event.modifiers() & _HELD:
        return ""
    if text in _SIGNS:
        return text
    return figure(event) or text.replace("۔", ".")
