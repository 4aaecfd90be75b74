"""A game of the sheet on its way to another place, drawn along with the mouse."""

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtWidgets import QApplication, QTableView

from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import S1
from skatdesk.ui.scoresheet.sheet_model import SheetModel


class RowDrag:
    """One drag after the other: the current row of ``view`` goes to the gap between two games at which it is let go."""

    def __init__(self, look: Look, view: QTableView, model: SheetModel) -> None:
        self._look = look
        self._view = view
        self._sheet = model
        self._pressed_at: QPoint | None = None
        self._gap: int | None = None
        self.row: int | None = None
        """The row that is on its way."""

    @property
    def pressed(self) -> bool:
        """Whether the button was pressed on a game and not let go since."""
        return self._pressed_at is not None

    @property
    def line(self) -> QRectF | None:
        """Where the row would come between two others."""
        if self._gap is None:
            return None
        view, edge = self._view, self._look.px(S1)
        rows = [row for row in range(self._sheet.rowCount()) if self._sheet.entry_index(row) is not None]
        y = 0
        if self._gap < len(rows):
            y = view.rowViewportPosition(rows[self._gap])
        elif rows:
            y = view.rowViewportPosition(rows[-1]) + view.rowHeight(rows[-1])
        return QRectF(edge, y - 1, view.viewport().width() - 2 * edge, 2)

    def press(self, at: QPoint) -> None:
        """The button was pressed here, on a game."""
        self._pressed_at = at

    def move(self, at: QPoint) -> None:
        """The pointer is here now; near the place where it was pressed nothing is dragged yet."""
        assert self._pressed_at is not None
        viewport = self._view.viewport()
        far = (at - self._pressed_at).manhattanLength() >= QApplication.startDragDistance()
        if self.row is None and far:
            self.row = self._view.currentIndex().row()
            viewport.setCursor(Qt.CursorShape.ClosedHandCursor)
        if self.row is not None:
            self._gap = self._gap_at(self._scrolled_to(at.y()))
            viewport.update()

    def let_go(self) -> tuple[int, int] | None:
        """Ends the drag; returns which entry comes to which place, None if nothing was dragged."""
        row, gap = self.row, self._gap
        self._pressed_at = self._gap = self.row = None
        self._view.viewport().unsetCursor()
        self._view.viewport().update()
        source = None if row is None else self._sheet.entry_index(row)
        return None if source is None or gap is None else (source, gap - (gap > source))

    def _scrolled_to(self, y: int) -> int:
        """A height within the view; each move of the mouse beyond it brings one more row."""
        view = self._view
        inside = min(max(y, 0), view.viewport().height() - 1)
        row = view.rowAt(inside) + (y > inside) - (y < inside)
        if y != inside and 0 <= row < self._sheet.rowCount():
            view.scrollTo(self._sheet.index(row, 0))
        return inside

    def _gap_at(self, y: int) -> int:
        """Before which entry something dropped at this height goes."""
        view = self._view
        row = view.rowAt(y)
        count = len(self._sheet.score_list.entries)
        if row < 0:
            return count
        lower = y > view.rowViewportPosition(row) + view.rowHeight(row) / 2
        entry = self._sheet.entry_index(row)
        return count if entry is None else entry + lower
