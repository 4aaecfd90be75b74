"""The buttons that end the entry: won, and lost, in the colours of plus and minus."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from skatdesk.ui.look.button import Button
from skatdesk.ui.look.paint import mixed, plate
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import RADIUS


class ResultButton(Button):
    """A button in plus or minus; the one that would be entered now is filled."""

    def __init__(self, look: Look, *, plus: bool) -> None:
        super().__init__(look)
        self._plus = plus
        self._filled = False
        self.setAutoDefault(False)

    def set_filled(self, filled: bool) -> None:
        """Whether this is what Enter does."""
        self._filled = filled
        self.update()

    def _paint_ground(self, painter: QPainter, rect: QRectF) -> str:
        theme, radius = self._look.theme, self._look.px(RADIUS)
        if not self.isEnabled():
            plate(painter, rect, theme.panel, theme.line, radius=radius)
            return theme.off
        touch, colour = self._touch(), theme.plus if self._plus else theme.minus
        if self._filled:
            plate(painter, rect, mixed(colour, theme.text, touch * 1.5), radius=radius)
            return theme.on_plus
        plate(painter, rect, mixed(theme.field, colour, touch), colour, radius=radius, weight=1.5)
        return colour
