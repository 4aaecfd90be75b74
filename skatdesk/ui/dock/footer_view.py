"""The totals as they are painted, under the columns of the list."""

from math import ceil

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from skatdesk.ui.dock.columns import START, Columns
from skatdesk.ui.dock.footer_model import LINE_ROLE, FooterLine, FooterModel
from skatdesk.ui.look.figures import common_size, least_room, room_before, write_figure
from skatdesk.ui.look.items import Index
from skatdesk.ui.look.paint import cell, painter_on, plate, write
from skatdesk.ui.look.quiet import QuietHeads, QuietTable
from skatdesk.ui.look.reading import piece
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import BODY, DENSE, S1, S2, SMALL

_LINE_HEIGHT, _HEAD_HEIGHT = 30, 40
_AFTER, _ABOVE = 6, 6
"""Behind a label, and over one that stands above its figures."""


class FooterView(QuietTable):
    """One line for each step from game points to total; as high as its lines.

    A label that has no room before the first figure stands above the figures.
    """

    def __init__(self, look: Look, model: FooterModel) -> None:
        super().__init__()
        self._look = look
        self._lines = model
        self._columns = Columns.fit(look, 3, 0)
        self.furnish(_Title(look, model, self), model, _Cells(look, self))
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def label_room(self) -> int:
        """What the longest label wants before the players' columns, with its margins, px."""
        widest = max((self._length(line) for line in self._lines.lines), default=0.0)
        return self._look.px(START + _AFTER) + ceil(widest)

    def figure_room(self) -> int:
        """What the widest figure needs in a player's column, in the smallest type, px."""
        return max(
            (least_room(self._look, text, bold=line.total) for line in self._lines.lines for text in line.values),
            default=0,
        )

    def room_beside(self, line: FooterLine) -> float:
        """What a label may take before the first figure, px."""
        look = self._look
        room = float(self._columns.label - look.px(START + _AFTER))
        if line.values and self.isLeftToRight():
            # a figure stands at the right of its cell
            room += room_before(look, line.values[0], self._columns.player, self.figure_size(line), bold=line.total)
        return room

    def figure_size(self, line: FooterLine) -> int:
        """The type size of the figures of a line."""
        size = BODY if line.total else DENSE
        return common_size(self._look, line.values, self._columns.player, size, bold=line.total)

    def height_above(self, line: FooterLine) -> int:
        """How high a label is that stands above its figures, px; 0 for one beside them."""
        if self._length(line) <= self.room_beside(line) + 1:
            return 0
        return ceil(QFontMetricsF(_font(self._look, line)).height())

    def _length(self, line: FooterLine) -> float:
        """How long a label is, px."""
        return QFontMetricsF(_font(self._look, line)).horizontalAdvance(line.label)

    def arrange(self, columns: Columns) -> None:
        """Takes the columns of the list above."""
        self._columns = columns
        for row, line in enumerate(self._lines.lines):
            self.setRowHeight(row, self._look.px(_LINE_HEIGHT) + self.height_above(line))
        self.size_columns(columns.player if column else columns.label for column in range(self._lines.columnCount()))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        rows = range(len(self._lines.lines))
        height = self._look.px(_HEAD_HEIGHT) + sum(map(self.rowHeight, rows)) if rows else 0
        return QSize(super().sizeHint().width(), height)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        look, theme = self._look, self._look.theme
        width = self.viewport().width()
        with painter_on(self.viewport()) as painter:
            for row, line in enumerate(self._lines.lines):
                top, height = self.rowViewportPosition(row), self.rowHeight(row)
                if line.total and row:
                    painter.fillRect(look.px(S2), top, width - 2 * look.px(S2), 1, QColor(theme.line))
                if self.hasFocus() and row == self.currentIndex().row():
                    band = QRectF(look.px(S1), top + 2, width - 2 * look.px(S1), height - 4)
                    plate(painter, band, None, theme.accent, radius=look.px(6), weight=2)
        super().paintEvent(event)


class _Cells(QStyledItemDelegate):
    """Paints label and figures."""

    def __init__(self, look: Look, view: FooterView) -> None:
        super().__init__(view)
        self._look = look
        self._view = view

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        with cell(painter, option):
            look, theme = self._look, self._look.theme
            line: FooterLine = index.data(LINE_ROLE)
            text = index.data(Qt.ItemDataRole.DisplayRole)
            above, rect = self._view.height_above(line), QRectF(option.rect)
            if index.column():
                beside = rect.adjusted(0, above, 0, 0)
                write_figure(painter, look, beside, text, theme.text, self._view.figure_size(line), bold=line.total)
                return
            start = look.px(START)
            if above:
                room = QRectF(start, rect.top() + look.px(_ABOVE), option.widget.width() - 2 * start, above)
            else:
                mirrored = option.direction is Qt.LayoutDirection.RightToLeft
                room = piece(rect, start, self._view.room_beside(line), mirrored=mirrored)
            write(painter, room, text, theme.text if line.total else theme.text2, _font(look, line))


def _font(look: Look, line: FooterLine) -> QFont:
    """The font of a label."""
    return look.font(SMALL, line.total)


class _Title(QuietHeads):
    """The name of the system, under a line, instead of heads that stand above the list already."""

    def __init__(self, look: Look, model: FooterModel, parent: QWidget) -> None:
        super().__init__(look, _HEAD_HEIGHT, parent)
        self._lines = model

    def paintEvent(self, _event: QPaintEvent) -> None:
        look, theme = self._look, self._look.theme
        width, edge, start = self.viewport().width(), look.px(S2), look.px(START)
        room = QRectF(start, look.px(S1), width - 2 * start, look.px(28))
        with painter_on(self.viewport()) as painter:
            painter.fillRect(self.viewport().rect(), QColor(theme.panel))
            painter.fillRect(QRect(edge, 0, width - 2 * edge, 1), QColor(theme.line_strong))
            write(painter, room, self._lines.title(), theme.text2, look.font(SMALL, bold=True))
