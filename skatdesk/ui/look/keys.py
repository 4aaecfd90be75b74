"""Keys that are one to whoever presses them."""

from PySide6.QtCore import Qt

ENTER_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
"""Enter, above the shift key and in the block of figures."""
