"""Fields, and the whole numbers people type and paste into them: in groups, in the digits of their language."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit

_SEPARATORS = ".,'’٬_-"
"""What groups of figures are separated by, besides spaces of any width."""


def typed_number(text: str) -> int | None:
    """The number, or None where something else than figures and separators is typed, or nothing."""
    figures = "".join(
        character
        for character in text
        if not character.isspace() and character not in _SEPARATORS and character.isprintable()
    )
    return int(figures) if figures.isdecimal() else None


def align_field(field: QLineEdit) -> None:
    """Lets a field begin on the side where the language begins; left to itself it follows the keyboard."""
    mirrored = field.layoutDirection() is Qt.LayoutDirection.RightToLeft
    side = Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
    field.setAlignment(side | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter)
