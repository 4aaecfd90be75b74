"""The bar of 120 card points, with marks at 30, 61 and 90."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from skatdesk.i18n.numbers import number
from skatdesk.skat.cards import DECK_POINTS
from skatdesk.skat.valuation import WIN_POINTS
from skatdesk.ui.look.paint import painter_on, plate, write
from skatdesk.ui.look.short_words import fitting_way
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import BODY, S1, SMALL

_HEIGHT, _THIN_HEIGHT, _LABELS = 28, 8, 24


class Bar(QWidget):
    """How the 120 card points are shared, or how many one side has so far.

    The full bar names both sides and has marks below; ``thin`` shows one side with the mark at 61 only.
    """

    def __init__(self, look: Look, *, thin: bool = False) -> None:
        super().__init__()
        self._look = look
        self._thin = thin
        self._points = 0
        self._side = self._other = ""
        self._marks: dict[int, str] = {WIN_POINTS: str(WIN_POINTS)}
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._refresh)

    def show_points(self, points: int, side: str = "", other: str = "") -> None:
        """Card points of the side at the reading start, 0 to 120, and what is written on both parts."""
        self._points, self._side, self._other = points, side, other
        self.setAccessibleName(" · ".join(filter(None, (side, other))) or f"{points}/{DECK_POINTS}")
        self.update()

    def show_marks(self, marks: dict[int, str]) -> None:
        """Words below the marks by card points: ``{30: "30", 61: "61", 90: "90 Schneider"}``."""
        self._marks = dict(marks)
        self.update()

    def sizeHint(self) -> QSize:
        height = (_THIN_HEIGHT + 8 if self._thin else _HEIGHT + 3) + _LABELS
        return QSize(self._look.px(240), self._look.px(height))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(120), self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painter_on(self) as painter:
            look = self._look
            top = look.px(4 if self._thin else 3)
            rect = QRectF(0, top, self.width(), look.px(_THIN_HEIGHT if self._thin else _HEIGHT))
            self._paint_shares(painter, rect)
            if not self._thin:
                self._paint_sides(painter, rect)
            self._paint_marks(painter, rect)

    def _paint_shares(self, painter: QPainter, rect: QRectF) -> None:
        theme = self._look.theme
        radius = rect.height() / 2 if self._thin else self._look.px(6)
        plate(painter, rect, theme.panel2 if self._thin else theme.minus_soft, radius=radius)
        part = self._part(rect, 0, self._points)
        outline = QPainterPath()
        outline.addRoundedRect(rect, radius, radius)
        painter.save()
        painter.setClipPath(outline)
        painter.fillRect(part, QColor(theme.accent if self._thin else theme.plus))
        painter.restore()

    def _paint_sides(self, painter: QPainter, rect: QRectF) -> None:
        """Names and points on both parts; only the points on one too small for the names, or nothing.

        No word is crossed by the edge between the parts, nor by the stroke of the chief mark.
        """
        theme, look = self._look.theme, self._look
        font, apart = look.font(BODY, bold=True), look.px(S1)
        inner, edge = rect.adjusted(look.px(12), 0, -look.px(12), 0), self._points
        stroke = WIN_POINTS if WIN_POINTS in self._marks else edge
        own, others = self._part(rect, 0, min(edge, stroke)), self._part(rect, max(edge, stroke), DECK_POINTS)
        for part, points, words, ink, align in (
            (own, edge, self._side, theme.on_plus, Qt.AlignmentFlag.AlignLeading),
            (others, DECK_POINTS - edge, self._other, theme.on_minus_soft, Qt.AlignmentFlag.AlignTrailing),
        ):
            room = part.adjusted(apart, 0, -apart, 0).intersected(inner)
            write(painter, room, fitting_way((words, number(points), ""), font, room.width()), ink, font, align)

    def _paint_marks(self, painter: QPainter, rect: QRectF) -> None:
        theme, look = self._look.theme, self._look
        for points, word in self._marks.items():
            x = self._at(points)
            main = points == WIN_POINTS
            painter.setPen(QPen(QColor(theme.text if main else theme.text2), 2 if main else 1.2))
            reach = look.px(5) if self._thin else look.px(3)
            # The lesser marks are ticks, so that they do not cross a name.
            top = rect.top() - reach if main else rect.bottom() - look.px(5)
            painter.drawLine(QPointF(x, top), QPointF(x, rect.bottom() + reach))
            room = QRectF(x - look.px(80), rect.bottom() + look.px(S1) - 4, look.px(160), look.px(20))
            ink = theme.text if main else theme.text2
            write(painter, room, word, ink, look.font(SMALL, main), Qt.AlignmentFlag.AlignHCenter)

    def _part(self, rect: QRectF, start: int, end: int) -> QRectF:
        """The part of the bar between these card points."""
        return QRectF(QPointF(self._at(start), rect.top()), QPointF(self._at(end), rect.bottom())).normalized()

    def _at(self, points: float) -> float:
        x = self.width() * points / DECK_POINTS
        return self.width() - x if self.isRightToLeft() else x

    def _refresh(self) -> None:
        self.updateGeometry()
        self.update()
