"""Lists, tables and areas of which only the content speaks: no frame, scrolled smoothly and never sideways."""

from PySide6.QtCore import QItemSelectionModel, QModelIndex, Qt
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QListView, QScrollArea, QTableView, QWidget


def quiet_list(view: QListView) -> None:
    """A list whose rows are all of one height."""
    _quiet(view)
    view.setUniformItemSizes(True)


def quiet_table(table: QTableView) -> None:
    """A table without grid and headers' buttons, of which one row is chosen as a whole."""
    _quiet(table)
    table.setShowGrid(False)
    table.setCornerButtonEnabled(False)
    table.setTabKeyNavigation(False)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.verticalHeader().hide()
    table.verticalHeader().setMinimumSectionSize(1)  # of itself it asks the font, which may have high lines
    table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)


def quiet_area(area: QScrollArea, content: QWidget) -> None:
    """An area on the ground that it lies on, in which the content is as wide as there is room."""
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidgetResizable(True)
    area.setWidget(content)
    for part in (area, area.viewport(), content):
        part.setAutoFillBackground(False)


def line_at_end(view: QTableView, action: QAbstractItemView.CursorAction) -> QModelIndex | None:
    """The first or last line for Home and End; Qt goes to the first or last cell of a line, where lines are chosen."""
    rows, actions = view.model().rowCount(), QAbstractItemView.CursorAction
    row = {actions.MoveHome: 0, actions.MoveEnd: rows - 1}.get(action)
    return None if row is None or not rows else view.model().index(row, 0)


def begin_at_end(view: QAbstractItemView) -> None:
    """Keys that come to a view that shows its end begin at its last line; Qt begins at the first, out of sight."""
    if not view.currentIndex().isValid():
        last = view.model().index(view.model().rowCount() - 1, 0)
        view.selectionModel().setCurrentIndex(last, QItemSelectionModel.SelectionFlag.NoUpdate)


def _quiet(view: QAbstractItemView) -> None:
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
