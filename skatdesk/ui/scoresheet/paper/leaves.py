"""The pages of a list on screen, as they will be printed."""

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from skatdesk.ui.look.paint import painter_on, plate
from skatdesk.ui.look.shadow import shadow
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import S1, S2, SOFT_SHADOW
from skatdesk.ui.scoresheet.paper import ink
from skatdesk.ui.scoresheet.paper.grid import MARGIN
from skatdesk.ui.scoresheet.paper.sheet import PaperSheet

_WIDEST = 1100
"""Width of a page, px at scale 1: as large as is read in comfort."""
_KEPT = 4
"""So many pages stay drawn, more than are in sight: a list may have hundreds, of 6 to 40 MB each."""


class Leaves(QWidget):
    """Pages under one another, white in every look, and as high as they are at the width there is."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._sheet: PaperSheet | None = None
        self._size = QSizeF(1, 1)
        self._pictures: dict[tuple[int, float], QPixmap] = {}
        """By page and density of the screen."""
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def count(self) -> int:
        """How many pages there are."""
        return 0 if self._sheet is None else len(self._sheet.pages)

    def show_sheet(self, sheet: PaperSheet, size: QSizeF) -> None:
        """Shows a list on pages of this size with their margins, in tenths of a millimetre."""
        self._sheet, self._size = sheet, size
        self._pictures.clear()
        self.updateGeometry()
        self.update()

    def heightForWidth(self, width: int) -> int:
        return round(self._rect(self.count - 1, width).bottom()) + self._look.px(S2) if self.count else 0

    def paintEvent(self, event: QPaintEvent) -> None:
        with painter_on(self) as painter:
            for index in range(self.count):
                rect = self._rect(index, self.width())
                if rect.toAlignedRect().intersects(event.rect()):
                    shadow(painter, rect, SOFT_SHADOW, radius=1)
                    painter.drawPixmap(rect.topLeft(), self._picture(index, rect.size()))
                    plate(painter, rect, None, self._look.theme.line, radius=0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._pictures.clear()

    def _rect(self, index: int, width: int) -> QRectF:
        """Where a page lies: in the middle, below those before it."""
        edge, gap = self._look.px(S1), self._look.px(S2)
        wide = min(width - 2 * edge, self._look.px(_WIDEST))
        high = round(wide * self._size.height() / self._size.width())
        return QRectF((width - wide) // 2, edge + index * (high + gap), wide, high)

    def _picture(self, index: int, size: QSizeF) -> QPixmap:
        """A page, drawn once: it is shown many times while it is scrolled."""
        ratio = self.devicePixelRatioF()
        if (index, ratio) not in self._pictures:
            assert self._sheet is not None
            picture = QPixmap((size * ratio).toSize())
            picture.setDevicePixelRatio(ratio)
            picture.fill(QColor(ink.PAPER))
            with QPainter(picture) as painter:
                scale = size.width() / self._size.width()
                painter.scale(scale, scale)
                painter.translate(MARGIN, MARGIN)
                self._sheet.paint(painter, index)
            self._pictures[index, ratio] = picture
            if len(self._pictures) > _KEPT:
                del self._pictures[next(iter(self._pictures))]
        return self._pictures[index, ratio]
