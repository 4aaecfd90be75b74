"""Lists, tables and areas of which only the content speaks: no frame, scrolled smoothly and not sideways."""

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QItemSelectionModel, QModelIndex, QRectF, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QListView,
    QScrollArea,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from skatdesk.ui.look.paint import painter_on, plate
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.touch import scroll_by_finger


class QuietHeads(QHeaderView):
    """The heads of a quiet table, so many px high at scale 1; none of them can be pressed."""

    def __init__(self, look: Look, height: int, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._look = look
        self._height = height
        self.setSectionsClickable(False)
        self.setHighlightSections(False)
        self.setMinimumSectionSize(1)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._look.px(self._height))


class QuietTable(QTableView):
    """A table without a grid, of which one row is chosen as a whole; which one it is, the view paints itself."""

    def furnish(self, heads: QHeaderView, model: QAbstractItemModel, cells: QAbstractItemDelegate) -> None:
        """Gives it its heads, what it shows, and who paints the cells."""
        self.setHorizontalHeader(heads)
        _quiet(self)
        whole_rows(self)
        self.setCornerButtonEnabled(False)
        self.verticalHeader().setMinimumSectionSize(1)  # of itself it asks the font, which may have high lines
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        heads.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setModel(model)
        self.setItemDelegate(cells)

    def size_columns(self, widths: Iterable[int]) -> None:
        """Gives each column its width, px, and paints all anew."""
        header = self.horizontalHeader()
        with QSignalBlocker(header):  # told of each column, Qt would paint the table once more after the window
            for column, width in enumerate(widths):
                header.resizeSection(column, width)
        self.updateGeometries()
        header.viewport().update()
        self.viewport().update()

    def moveCursor(self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Home and End go to the first or last line; Qt goes to its first or last cell, where lines are chosen."""
        rows, actions = self.model().rowCount(), QAbstractItemView.CursorAction
        row = {actions.MoveHome: 0, actions.MoveEnd: rows - 1}.get(action)
        return super().moveCursor(action, modifiers) if row is None or not rows else self.model().index(row, 0)

    def initViewItemOption(self, option: QStyleOptionViewItem) -> None:
        super().initViewItemOption(option)
        option.showDecorationSelected = False


def whole_rows(table: QTableView) -> None:
    """A table without a grid, of which one row is chosen as a whole and nothing is written; Tab leads out of it."""
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setTabKeyNavigation(False)
    table.setShowGrid(False)
    table.verticalHeader().hide()
    scroll_by_finger(table)


def choose_row(table: QTableView, row: int) -> None:
    """Chooses a row; ``selectRow`` would miss it as long as a table from right to left is not laid out."""
    whole = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
    table.selectionModel().setCurrentIndex(table.model().index(row, 0), whole)


def ring_row(table: QTableView, look: Look) -> None:
    """While a table has the keys, a ring shows at which row; to be called when the cells are painted."""
    row, view = table.currentIndex().row(), table.viewport()
    if table.hasFocus() and row >= 0:
        with painter_on(view) as painter:
            band = QRectF(0, table.rowViewportPosition(row), view.width(), table.rowHeight(row))
            plate(painter, band.adjusted(1, 1, -1, -1), None, look.theme.accent, radius=look.px(6), weight=2)


def quiet_list(view: QListView) -> None:
    """A list whose rows are all of one height."""
    _quiet(view)
    view.setUniformItemSizes(True)
    scroll_by_finger(view)


def quiet_area(area: QScrollArea, content: QWidget) -> None:
    """An area on the ground that it lies on, in which the content is as wide as there is room."""
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidgetResizable(True)
    area.setWidget(content)
    for part in (area, area.viewport(), content):
        part.setAutoFillBackground(False)
    scroll_by_finger(area)


def begin_at_end(view: QAbstractItemView) -> None:
    """Keys that come to a view that shows its end begin at its last line; Qt begins at the first, out of sight."""
    if not view.currentIndex().isValid():
        last = view.model().index(view.model().rowCount() - 1, 0)
        view.selectionModel().setCurrentIndex(last, QItemSelectionModel.SelectionFlag.NoUpdate)


class ShowsEnd:
    """Stands before Qt's class among the bases of a list or table that grows at its end.

    Its end stays in sight, and the line that has the keys, whatever the room and the text size become; who scrolled
    further up is left there.
    """

    def updateGeometries(self: Any) -> None:  # what is asked here is the view's own
        """At its end it stays there."""
        bar = self.verticalScrollBar()
        at_end = bar.value() == bar.maximum()
        super().updateGeometries()  # type: ignore[misc]  # the view's own
        if at_end:
            bar.setValue(bar.maximum())

    def resizeEvent(self: Any, event: QResizeEvent) -> None:
        """The line that has the keys stays in sight."""
        super().resizeEvent(event)  # type: ignore[misc]  # the view's own
        if self.hasFocus():
            self.scrollTo(self.currentIndex())


def _quiet(view: QAbstractItemView) -> None:
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
