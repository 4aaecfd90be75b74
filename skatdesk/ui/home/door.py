"""The large buttons of the home page."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter
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
_HALF, _HALF_LEAD, _HALF_EDGE = 360, 72, 8
"""A door narrower than this, such as one of two side by side, gives more of its room to the words."""


class Door(Button):
    """One way to go on: an icon, a few words, a line that says more, the key.

    As ``Kind.PRIMARY`` it is the one next step and larger.
    """

    def __init__(self, look: Look, icon: str, *, key: str = "") -> None:
        super().__init__(look, icon=icon, key=key)
        self._line = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_words(self, title: str, line: str) -> None:
        """What the door leads to, and one line more."""
        self._line = line
        self.setText(title)
        self.setAccessibleDescription(line)
        self.update()

    def sizeHint(self) -> QSize:
        px = self._look.px
        height = _HIGH if self._kind is Kind.PRIMARY else _LOW
        return QSize(px(_WIDE) + 2 * _MARGIN, px(height) + 2 * _MARGIN)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(_WIDE // 2), self.sizeHint().height())

    def _paint_ground(self, painter: QPainter, rect: QRectF) -> str:
        inner = _inside(rect)
        shadow(painter, inner, SOFT_SHADOW, radius=self._look.px(RADIUS))
        return super()._paint_ground(painter, inner)

    def _paint_ring(self, painter: QPainter, rect: QRectF) -> None:
        # the focus may have gone elsewhere while another window was in front
        if self.hasFocus():
            super()._paint_ring(painter, _inside(rect))

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
        edge, lead = (px(_HALF_EDGE), px(_HALF_LEAD)) if half else (px(S3), px(_LEAD))
        centre = edge + px(_DISC) / 2
        ground = faded(look.theme.on_accent, 0.16) if primary else look.theme.accent_soft
        round_box = box(centre - disc / 2, disc, middle - disc / 2, disc)
        plate(painter, round_box, ground, radius=disc / 2 if primary else px(RADIUS))
        colour = ink if primary or not self.isEnabled() else look.theme.accent_text
        square = box(centre - icon / 2, icon, middle - icon / 2, icon)
        draw_icon(painter, self._icon, square, colour, mirrored=mirrored)
        edge = px(S2) if half else edge
        key = key_hint_width(look, self._key) if self._key else 0
        room = rect.width() - lead - edge
        beside = room - key - px(_HALF_EDGE if half else S2)
        below = room if half else beside  # in a half door the key stands at the title, over the end of the line below
        title, plain = look.font(TITLE if primary else BODY, bold=True), look.font(BODY)
        below = even_width(self._line, below, plain)
        high, low = lines_height(self.text(), beside, title), lines_height(self._line, below, plain)
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
