"""Lists and tables in which only the rows speak: no frame, no editing, scrolled smoothly and never sideways."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QListView, QTableView


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


def _quiet(view: QAbstractItemView) -> None:
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
