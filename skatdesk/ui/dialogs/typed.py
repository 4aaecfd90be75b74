"""The whole numbers people type and paste into fields: in groups, in the digits of their language."""

import re

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QSpinBox

from skatdesk.i18n.numbers import deal_number
from skatdesk.skat.deals import DEALS
from skatdesk.ui.look.wheel import RollsPage

_SEPARATORS = ".,'’٬،۔_-"
"""What groups of figures are separated by, besides spaces of any width."""

_NOT_WHOLE = re.compile(r"^\s*[-−]|[.,٫](?!\d{3}(?!\d))")
"""Below nothing, or parted where no group of figures begins: 12,5 is not 125."""

_LONGEST = 40
"""More figures than any number here has; of thousands Python makes no number."""


def typed_number(text: str) -> int | None:
    """The number, or None where something else than figures and separators is typed, too many figures, or nothing."""
    figures = "".join(
        character
        for character in text
        if not character.isspace() and character not in _SEPARATORS and character.isprintable()
    )
    return int(figures) if figures.isdecimal() and len(figures) <= _LONGEST else None


def trouble_with_deal(typed: str) -> str:
    """Why there is no deal of the number typed; empty if there is one."""
    figure = typed_number(typed)
    if figure is None:
        return QCoreApplication.translate(
            "DealNumber", "A deal's number has digits only; spaces and dots between them do no harm"
        )
    if not 1 <= figure <= DEALS:
        told = QCoreApplication.translate("DealNumber", "There are deals from 1 to {last}, and no others")
        return told.format(last=deal_number(DEALS))
    return ""


class Count(RollsPage, QSpinBox):
    """A number from 1, stepped with the mouse or typed in the digits of any language."""

    def __init__(self, usual: int, step: int) -> None:
        super().__init__()
        self.setRange(1, 99_999)
        self.setSingleStep(step)
        self.setValue(usual)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # the wheel brings no keys

    def validate(self, text: str, at: int) -> tuple[QValidator.State, str, int]:
        """Figures and what separates them."""
        figure, state = typed_number(text), QValidator.State
        if figure is None or _NOT_WHOLE.search(text):
            return (state.Invalid if text.strip() else state.Intermediate), text, at
        if figure > self.maximum():
            return state.Invalid, text, at
        return (state.Acceptable if figure >= self.minimum() else state.Intermediate), text, at

    def valueFromText(self, text: str) -> int:
        """The number typed."""
        return typed_number(text) or self.minimum()
