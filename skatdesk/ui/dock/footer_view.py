"""The totals as they are painted, under the columns of the list."""

from math import ceil

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QHeaderView, QSizePolicy, QStyledItemDelegate, QStyleOptionViewItem, QTableView, QWidget

from skatdesk.ui.dock.columns import START, Columns
from skatdesk.ui.dock.figures import least_room, room_before, write_figure
from skatdesk.ui.dock.footer_model import LINE_ROLE, FooterLine, FooterModel
from skatdesk.ui.look.paint import cell, elided, painter_on, plate, write
from skatdesk.ui.look.quiet import quiet_table
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import BODY, DENSE, S1, S2, SMALL

_LINE_HEIGHT, _HEAD_HEIGHT = 30, 40
_EDGE = 4
"""Between a label and the figure that follows at its left, where text runs from right to left."""
_THIN = "\u2009"
"""A narrow space."""


class FooterView(QTableView):
    """One line for each step from game points to total; as high as its lines."""

    def __init__(self, look: Look, model: FooterModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._lines = model
        self.setHorizontalHeader(_Title(look, model, self))
        quiet_table(self)
        self.setModel(model)
        self._painter_of_cells = _Cells(look, self)
        self.setItemDelegate(self._painter_of_cells)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def label_room(self) -> int:
        """What the longest label wants before the players' columns, with its margins, px."""
        look = self._look
        edge = _EDGE if self.layoutDirection() is Qt.LayoutDirection.RightToLeft else 0
        lines = self._lines.lines
        widest = max((QFontMetricsF(_font(look, line)).horizontalAdvance(line.label) for line in lines), default=0.0)
        return look.px(START) + ceil(widest) + look.px(edge)

    def figure_room(self) -> int:
        """What the widest figure needs in a player's column, in the smallest type, px."""
        return max(
            (least_room(self._look, text, bold=line.total) for line in self._lines.lines for text in line.values),
            default=0,
        )

    def arrange(self, columns: Columns) -> None:
        """Takes the columns of the list above."""
        for column in range(self._lines.columnCount()):
            self.horizontalHeader().resizeSection(column, columns.player if column else columns.label)
        self._painter_of_cells.room = columns.player
        self.verticalHeader().setDefaultSectionSize(self._look.px(_LINE_HEIGHT))
        self.updateGeometry()
        self.viewport().update()

    def sizeHint(self) -> QSize:
        lines = len(self._lines.lines)
        height = self._look.px(_HEAD_HEIGHT) + lines * self._look.px(_LINE_HEIGHT) if lines else 0
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

    def initViewItemOption(self, option: QStyleOptionViewItem) -> None:
        super().initViewItemOption(option)
        option.showDecorationSelected = False


class _Cells(QStyledItemDelegate):
    """Paints label and figures."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.room = 0
        """Width of a player's column."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        with cell(painter, option):
            look, theme = self._look, self._look.theme
            line: FooterLine = index.data(LINE_ROLE)
            rect = QRectF(option.rect)
            text = index.data(Qt.ItemDataRole.DisplayRole)
            size = BODY if line.total else DENSE
            if index.column():
                write_figure(painter, look, rect, text, theme.text, size, bold=line.total)
            else:
                start = look.px(START)
                mirrored = option.direction is Qt.LayoutDirection.RightToLeft
                if mirrored:
                    rect = rect.adjusted(look.px(_EDGE), 0, -start, 0)
                else:
                    # a long label reaches as far as the first figure, which stands at the right of its cell
                    free = room_before(look, line.values[0], self.room, size, bold=line.total)
                    rect = rect.adjusted(start, 0, free, 0)
                font = _font(look, line)
                colour = theme.text if line.total else theme.text2
                write(painter, rect, _shortened(text, font, rect.width()), colour, font)


def _font(look: Look, line: FooterLine) -> QFont:
    """The font of a label."""
    return look.font(SMALL, line.total)


def _shortened(label: str, font: QFont, room: float) -> str:
    """A label; where four players leave too little room its words stand closer, before the last is cut.

    The multiplier at its end stays.
    """
    measured = QFontMetricsF(font).horizontalAdvance
    words, times, factor = label.partition(" ×")
    rest = room - measured(times + factor)
    if measured(words) > rest:
        words = words.replace(" ", _THIN)
    return elided(words, font, rest) + times + factor


class _Title(QHeaderView):
    """The name of the system, under a line, instead of heads that stand above the list already."""

    def __init__(self, look: Look, model: FooterModel, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._look = look
        self._lines = model
        self.setSectionsClickable(False)
        self.setMinimumSectionSize(1)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._look.px(_HEAD_HEIGHT))

    def paintEvent(self, _event: QPaintEvent) -> None:
        look, theme = self._look, self._look.theme
        width, edge, start = self.viewport().width(), look.px(S2), look.px(START)
        room = QRectF(start, look.px(S1), width - 2 * start, look.px(28))
        with painter_on(self.viewport()) as painter:
            painter.fillRect(self.viewport().rect(), QColor(theme.panel))
            painter.fillRect(QRect(edge, 0, width - 2 * edge, 1), QColor(theme.line_strong))
            write(painter, room, self._lines.title(), theme.text2, look.font(SMALL, bold=True))
