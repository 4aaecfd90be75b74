"""The drop-down list in the program's own look, for pages and for the felt.

It paints itself because a styled ``QComboBox`` writes on the wrong side where text runs from right to left.
"""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QComboBox

from skatdesk.ui.look.icons import draw_icon
from skatdesk.ui.look.paint import faded, mixed, painter_on, plate, write
from skatdesk.ui.look.reading import inset, sign
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import BODY, FIELD_AIR, RADIUS, ROW
from skatdesk.ui.look.wheel import RollsPage

_ICON, _GAP, _ARROW = 20, 8, 16


class Choice(RollsPage, QComboBox):
    """One of several words; an icon of ``resources/icons`` may stand before them."""

    def __init__(self, look: Look, words: Iterable[str] = (), *, icon: str = "", on_felt: bool = False) -> None:
        super().__init__()
        self._look = look
        self._icon = icon
        self._on_felt = on_felt
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # the wheel brings no keys
        self.addItems(list(words))
        look.changed.connect(self._refresh)
        self._refresh()

    def offer_words(self, words: Sequence[str]) -> None:
        """Other words to choose from; what was chosen stays where it was."""
        if [self.itemText(at) for at in range(self.count())] != list(words):
            chosen = max(0, self.currentIndex())
            self.clear()
            self.addItems(words)
            self.setCurrentIndex(min(chosen, len(words) - 1))
            self.updateGeometry()  # which Qt leaves to us

    def setAccessibleName(self, name: str) -> None:
        """What is chosen between.

        Elsewhere than on Windows Qt gives what is chosen in its place, so that a list without a caption would only
        say "All": there screen readers find the name in the description.
        """
        super().setAccessibleName(name)
        self.setAccessibleDescription(name)

    def sizeHint(self) -> QSize:
        return QSize(self.width_for(self.itemText(i) for i in range(self.count())), self._look.px(ROW))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def width_for(self, words: Iterable[str]) -> int:
        """How wide the list is when it shows each of these words whole, px."""
        metrics = QFontMetricsF(self.font())
        longest = max((metrics.horizontalAdvance(word) for word in words), default=0.0)
        return round(longest) + self._lead() + self._trail() + 1

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painter_on(self) as painter:
            ink, quiet = self._paint_ground(painter)
            px, room, mirrored = self._look.px, QRectF(self.rect()), self.isRightToLeft()
            if self._icon:
                icon = sign(room, px(FIELD_AIR), px(_ICON), mirrored=mirrored)
                draw_icon(painter, self._icon, icon, ink, mirrored=mirrored)
            arrow = sign(room, self.width() - px(FIELD_AIR + _ARROW), px(_ARROW), mirrored=mirrored)
            draw_icon(painter, "down", arrow, quiet)
            words = inset(room, self._lead(), self._trail(), mirrored=mirrored)
            write(painter, words, self.currentText(), ink, self.font())

    def _paint_ground(self, painter: QPainter) -> tuple[str, str]:
        """Paints the plate and returns the colours of word and arrow."""
        theme = self._look.theme
        touch = 0.06 if self.isEnabled() and self.underMouse() else 0
        if self._on_felt:
            ink, quiet, focus = theme.on_felt, theme.on_felt_dim, theme.on_felt
            ground, line = faded("#000000", 0.20 + touch), faded(theme.on_felt, 0.25)
        else:
            ink, quiet, focus = theme.text, theme.text2, theme.accent
            ground, line = mixed(theme.field, theme.text, touch), QColor(theme.line_strong)
        if self.hasFocus():
            line = QColor(focus)
        plate(
            painter,
            QRectF(self.rect()),
            ground,
            line,
            radius=self._look.px(RADIUS),
            weight=2 if self.hasFocus() else 1,
        )
        return (ink, quiet) if self.isEnabled() else (theme.off, theme.off)

    def _lead(self) -> int:
        px = self._look.px
        return px(FIELD_AIR) + (px(_ICON + _GAP) if self._icon else 0)

    def _trail(self) -> int:
        return self._look.px(_GAP + _ARROW + FIELD_AIR)

    def _refresh(self) -> None:
        self.setFont(self._look.font(BODY))
        self.updateGeometry()
        self.update()
