"""A table of names and figures, as wide as its cells and not higher than it must be."""

from PySide6.QtCore import QAbstractItemModel, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHeaderView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from skatdesk.ui.look.figures import FIGURES, least_room, write_figure
from skatdesk.ui.look.items import Index
from skatdesk.ui.look.paint import cell, write
from skatdesk.ui.look.quiet import QuietHeads, QuietTable, ring_row
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import BODY

_ROW, _HEAD = 32, 36
INSIDE = 8
"""Pixels before and behind what is in a cell, as in the heads, at every scale."""
_ROWS = 12
"""With more rows the table is scrolled."""
_MEASURED = 120
"""So many rows say how wide a column is; there may be thousands, and nobody is to wait for all of them."""


class FigureTable(QuietTable):
    """Words begin where reading begins, figures end below each other in every language.

    A cell is painted in the colour that the model has for it, if any.

    Args:
        look: how it looks.
        model: what it shows.
        words: the columns of words; all others hold figures.
        wide: the column of words that has the room the others leave.
        most: that column needs no more than so many px at scale 1; what is longer is shortened.
    """

    def __init__(
        self, look: Look, model: QAbstractItemModel, words: tuple[int, ...], wide: int, most: int | None = None
    ) -> None:
        super().__init__()
        self._look = look
        self._wide = wide
        self._most = most
        self.cells = _Cells(look, words, self)
        self.furnish(QuietHeads(look, _HEAD, self), model, self.cells)
        self.horizontalHeader().setResizeContentsPrecision(_MEASURED)

    def arrange(self) -> None:
        """Gives rows and columns their room; to be called when all that is shown is there."""
        header, model, px = self.horizontalHeader(), self.model(), self._look.px
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(self._wide, QHeaderView.ResizeMode.Stretch)
        self.verticalHeader().setDefaultSectionSize(px(_ROW))
        columns = range(model.columnCount())
        widths = [max(header.sectionSizeHint(at), self.sizeHintForColumn(at)) for at in columns]
        if self._most is not None:
            widths[self._wide] = min(widths[self._wide], px(self._most))
        self.setMinimumWidth(sum(widths) + self.verticalScrollBar().sizeHint().width())
        self.setFixedHeight(px(_HEAD) + min(model.rowCount(), _ROWS) * px(_ROW))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        ring_row(self, self._look)

    def side(self, column: int) -> Qt.AlignmentFlag:
        """On which side the head of a column stands."""
        return (
            Qt.AlignmentFlag.AlignLeading if column in self.cells.words else FIGURES
        ) | Qt.AlignmentFlag.AlignVCenter


class _Cells(QStyledItemDelegate):
    """Paints words or a figure."""

    def __init__(self, look: Look, words: tuple[int, ...], table: QuietTable) -> None:
        super().__init__(table)
        self._look = look
        self.words = words
        self.bold: tuple[int, ...] = ()
        """The columns that stand out."""

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        width = least_room(self._look, index.data(), BODY, bold=index.column() in self.bold)
        return QSize(width + 2 * INSIDE, self._look.px(_ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        with cell(painter, option):
            look, theme, column = self._look, self._look.theme, index.column()
            if option.state & QStyle.StateFlag.State_Selected:
                painter.fillRect(option.rect, theme.accent_soft)
            room, bold = QRectF(option.rect).adjusted(INSIDE, 0, -INSIDE, 0), column in self.bold
            ink = index.data(Qt.ItemDataRole.ForegroundRole) or theme.text
            if column in self.words:
                write(painter, room, index.data(), ink, look.font(BODY, bold))
            else:
                write_figure(painter, look, room, index.data(), ink, BODY, bold=bold)
