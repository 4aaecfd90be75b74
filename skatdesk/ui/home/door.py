"""The large buttons of the home page."""

from math import ceil

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QSizePolicy

from skatdesk.ui.look.button import Button, Kind
from skatdesk.ui.look.icons import draw_icon
from skatdesk.ui.look.paint import even_width, faded, key_hint, key_hint_width, lines_height, plate, write_lines
from skatdesk.ui.look.reading import piece
from skatdesk.ui.look.shadow import shadow
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import BODY, RADIUS, S2, S3, SOFT_SHADOW, TITLE

_MARGIN = 8
"""Pixels on each side that belong to the shadow."""
_HIGH, _LOW, _WIDE = 112, 88, 544
_DISC, _ICON, _LEAD = 56, 24, 104
_AIR = 14
"""Above and below the words of a door that is higher for their sake."""
_HALF, _HALF_LEAD, _HALF_EDGE = 360, 72, 8
"""A door narrower than this, such as one of two side by side, gives more of its room to the words."""


class Door(Button):
    """One way to go on: an icon, a few words, a line that says more, the key.

    As ``Kind.PRIMARY`` it is the one next step and larger.
    """

    def __init__(self, look: Look, icon: str, *, key: str = "") -> None:
        super().__init__(look, icon=icon, key=key)
        self._line = ""
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_words(self, title: str, line: str) -> None:
        """What the door leads to, and one line more."""
        self._line = line
        self.setText(title)
        self.setAccessibleDescription(line)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        px = self._look.px
        height = _HIGH if self._kind is Kind.PRIMARY else _LOW
        return QSize(px(_WIDE) + 2 * _MARGIN, px(height) + 2 * _MARGIN)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(_WIDE // 2), self.sizeHint().height())

    def heightForWidth(self, width: int) -> int:
        """As high as drawn, and higher where the words are many lines."""
        _, beside, below = self._rooms(width - 2 * _MARGIN)
        words = sum(self._heights(beside, below)) + 2 * self._look.px(_AIR)
        return max(self.sizeHint().height(), ceil(words) + 2 * _MARGIN)

    def _paint_ground(self, painter: QPainter, rect: QRectF) -> str:
        inner = _inside(rect)
        shadow(painter, inner, SOFT_SHADOW, radius=self._look.px(RADIUS))
        return super()._paint_ground(painter, inner)

    def _paint_ring(self, painter: QPainter, rect: QRectF) -> None:
        # the focus may have gone elsewhere while another window was in front
        if self.hasFocus():
            super()._paint_ring(painter, _inside(rect))

    def _fonts(self) -> tuple[QFont, QFont]:
        """Those of the title and of the line below it."""
        return self._look.font(TITLE if self._kind is Kind.PRIMARY else BODY, bold=True), self._look.font(BODY)

    def _rooms(self, width: float) -> tuple[float, float, float]:
        """Where the words begin in a door of this width without its shadow, and the widths of title and line."""
        px, half = self._look.px, width < self._look.px(_HALF)
        lead, edge, gap = (px(_HALF_LEAD), px(S2), px(_HALF_EDGE)) if half else (px(_LEAD), px(S3), px(S2))
        room = width - lead - edge
        beside = room - (key_hint_width(self._look, self._key) if self._key else 0) - gap
        # in a half door the key stands at the title, over the end of the line below
        return lead, beside, even_width(self._line, room if half else beside, self._fonts()[1])

    def _heights(self, beside: float, below: float) -> tuple[float, float]:
        """Heights of title and line in these widths."""
        title, plain = self._fonts()
        return lines_height(self.text(), beside, title), lines_height(self._line, below, plain)

    def _paint_content(self, painter: QPainter, rect: QRectF, ink: str) -> None:
        look, px, rect = self._look, self._look.px, _inside(rect)
        primary = self._kind is Kind.PRIMARY
        mirrored = self.isRightToLeft()

        def box(start: float, width: float, top: float, height: float) -> QRectF:
            """A box ``start`` from the reading start."""
            row = QRectF(rect.left(), rect.top() + top, rect.width(), height)
            return piece(row, start, width, mirrored=mirrored)

        middle = rect.height() / 2
        disc, icon = px(_DISC if primary else 40), px(_ICON)
        half = rect.width() < px(_HALF)
        edge = px(_HALF_EDGE if half else S3)
        centre = edge + px(_DISC) / 2
        ground = faded(look.theme.on_accent, 0.16) if primary else look.theme.accent_soft
        round_box = box(centre - disc / 2, disc, middle - disc / 2, disc)
        plate(painter, round_box, ground, radius=disc / 2 if primary else px(RADIUS))
        colour = ink if primary or not self.isEnabled() else look.theme.accent_text
        square = box(centre - icon / 2, icon, middle - icon / 2, icon)
        draw_icon(painter, self._icon, square, colour, mirrored=mirrored)
        edge = px(S2) if half else edge
        key = key_hint_width(look, self._key) if self._key else 0
        lead, beside, below = self._rooms(rect.width())
        high, low = self._heights(beside, below)
        title, plain = self._fonts()
        top = middle - (high + low) / 2
        quiet = ink if primary or not self.isEnabled() else look.theme.text2
        start = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop
        write_lines(painter, box(lead, beside, top, high), self.text(), ink, title, start)
        write_lines(painter, box(lead, below, top + high, low), self._line, quiet, plain, start)
        if self._key:
            hint = box(rect.width() - edge - key, key, top + high / 2 if half else middle, 0)
            key_hint(painter, look, hint.left(), hint.top(), self._key, quiet)


def _inside(rect: QRectF) -> QRectF:
    return rect.adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
