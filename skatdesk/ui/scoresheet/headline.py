"""The title of a list with its chips: date, players, system, and how far it has come."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from skatdesk.ui.look.paint import painter_on, plate, write
from skatdesk.ui.look.reading import box_in
from skatdesk.ui.look.short_words import fitting_way
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tips import tip
from skatdesk.ui.look.tokens import CHIP_ROW, ROW, S1, SMALL, TITLE

_PAD, _GAP = 16, 18
_LEAST_TITLE = 160
_TELLING = 2
"""So many chips should be seen: the system, and how far the list has come."""


class Headline(QWidget):
    """One line. Where it is narrow the first chips go, because the last says most; then the title is said shorter."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._titles: tuple[str, ...] = ("",)
        self._chips: tuple[str, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._refresh)

    @property
    def title(self) -> str:
        """What the list is called."""
        return self._titles[0]

    @property
    def chips(self) -> tuple[str, ...]:
        """What is said of it."""
        return self._chips

    def show_words(self, titles: tuple[str, ...], chips: tuple[str, ...]) -> None:
        """Ways to say the title, the longest first, and chips from the least to the most important."""
        self._titles, self._chips = titles, chips
        self.setAccessibleName(" · ".join((self.title, *chips)))
        self.setToolTip(tip(self.accessibleName()))
        self._refresh()

    def sizeHint(self) -> QSize:
        width = QFontMetricsF(self._look.font(TITLE, bold=True)).horizontalAdvance(self.title)
        return QSize(round(width + self._chips_width(self._chips)) + self._look.px(_GAP), self._look.px(ROW))

    @property
    def enough(self) -> int:
        """Width in px for the title, said in its shortest way, and the chips that say most."""
        metrics = QFontMetricsF(self._look.font(TITLE, bold=True))
        chips = self._chips_width(self._chips[-_TELLING:])
        return round(metrics.horizontalAdvance(self._titles[-1]) + chips) + self._look.px(_GAP)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(_LEAST_TITLE), self._look.px(ROW))

    def paintEvent(self, _event: QPaintEvent) -> None:
        look, theme, px = self._look, self._look.theme, self._look.px
        font = look.font(TITLE, bold=True)
        said = fitting_way(self._titles, font, self.width() - px(_GAP) - self._chips_width(self._chips[-_TELLING:]) - 2)
        title = QFontMetricsF(font).horizontalAdvance(said) + 2
        chips = list(self._chips)
        while chips:
            least = title if len(chips) > _TELLING else min(title, px(_LEAST_TITLE))
            if self._chips_width(chips) <= self.width() - least - px(_GAP):
                break
            del chips[0]
        title = min(title, self.width() - self._chips_width(chips) - (px(_GAP) if chips else 0))
        x, row = title + px(_GAP), px(CHIP_ROW)
        with painter_on(self) as painter:
            write(painter, box_in(self, 0, 0, title, self.height()), said, theme.text, font)
            for chip in chips:
                width = self._chip_width(chip)
                rect = box_in(self, x, (self.height() - row) / 2, width, row)
                plate(painter, rect, theme.chip, radius=row / 2)
                write(painter, rect, chip, theme.text, look.font(SMALL), Qt.AlignmentFlag.AlignHCenter)
                x += width + px(S1)

    def _chips_width(self, chips: Sequence[str]) -> float:
        return sum(self._chip_width(chip) + self._look.px(S1) for chip in chips)

    def _chip_width(self, chip: str) -> float:
        return QFontMetricsF(self._look.font(SMALL)).horizontalAdvance(chip) + self._look.px(_PAD)

    def _refresh(self) -> None:
        self.updateGeometry()
        self.update()
