"""The sheet as it is painted and used: rows are chosen, moved, changed and deleted by mouse and keys."""

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QTableView, QToolTip, QWidget

from skatdesk.ui.look.icons import draw_icon
from skatdesk.ui.look.items import Index
from skatdesk.ui.look.keys import ENTER_KEYS, asks_for_menu
from skatdesk.ui.look.paint import faded, painter_on, plate
from skatdesk.ui.look.quiet import QuietTable
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tips import tip_of_lines
from skatdesk.ui.look.tokens import S1
from skatdesk.ui.scoresheet.columns import Column
from skatdesk.ui.scoresheet.entry.typed_key import typed_key
from skatdesk.ui.scoresheet.row_drag import RowDrag
from skatdesk.ui.scoresheet.sheet_cells import ROW_HEIGHT, SheetCells, running_width
from skatdesk.ui.scoresheet.sheet_head import SheetHead
from skatdesk.ui.scoresheet.sheet_model import SheetModel
from skatdesk.ui.scoresheet.sheet_rows import SheetRow
from skatdesk.ui.scoresheet.widths import BESIDE_FIGURES, Widths

_IN_SIGHT = QTableView.ScrollHint.EnsureVisible
_ENTER = (*ENTER_KEYS, Qt.Key.Key_F2)


class SheetView(QuietTable):
    """The games of a list in the manner of the Spielliste.

    Signals:
        changeRequested(int), insertRequested(int), removeRequested(int): of the entry at this index.
        moveRequested(int, int): the entry at the first index to the second.
        menuRequested(int, QPoint): what can be done with this entry, at this place of the screen.
        playerRequested(int): what can be said of the player at this place.
        leaveRequested(): back to where a game is entered.
        typed(str): a key that tells a game, which the sheet has no use for.
    """

    changeRequested = Signal(int)
    insertRequested = Signal(int)
    removeRequested = Signal(int)
    moveRequested = Signal(int, int)
    menuRequested = Signal(int, QPoint)
    playerRequested = Signal(int)
    leaveRequested = Signal()
    typed = Signal(str)

    def __init__(
        self, look: Look, model: SheetModel, *, shown_only: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._sheet = model
        self._shown_only = shown_only
        self._drag = RowDrag(look, self, model)
        self._was_typed_at = False
        self._widths = Widths({})
        self._wordy: tuple[bool, ...] = ()
        self._cells = SheetCells(look, model, self)
        self._head = SheetHead(look, model, self)
        self.furnish(self._head, model, self._cells)
        # figures have their width: of four players not all columns may be in sight beside the open shelf
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setHorizontalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
        self._head.chosen.connect(self.playerRequested)
        self._head.offers_menu = not shown_only
        if shown_only:
            self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self.setSelectionMode(QTableView.SelectionMode.NoSelection)
        model.modelReset.connect(self._rearrange)
        model.headerDataChanged.connect(self._rearrange_if_other)  # words differ in length
        model.dataChanged.connect(self._on_rows)
        look.changed.connect(self._rearrange)
        self._rearrange()

    @property
    def chosen(self) -> int | None:
        """The index of the entry in the current row, if there is one."""
        index = self.currentIndex()
        return self._sheet.entry_index(index.row()) if index.isValid() else None

    @property
    def at_end(self) -> bool:
        """Whether the last row is in sight."""
        bar = self.verticalScrollBar()
        return bar.value() == bar.maximum()

    def choose(self, entry: int) -> None:
        """Makes the row of an entry the current one, in sight with the one below it."""
        rows = range(self._sheet.rowCount())
        row = next((row for row in rows if self._sheet.entry_index(row) == entry), None)
        if row is not None:
            self.setCurrentIndex(self._sheet.index(row, 0))
            self._show_row(min(row + 1, rows[-1]))
            self._show_row(row)  # the current one already is not scrolled to by itself

    def below_name(self, place: int) -> QPoint:
        """The place of the screen right below a player's head, where his column begins."""
        left, width = self._player_span(place)
        mirrored = self.isRightToLeft()
        return self._head.viewport().mapToGlobal(QPoint(left + width if mirrored else left, self._head.height()))

    def follow(self) -> None:
        """Scrolls to the line being written, or to the end."""
        row = self._sheet.open_row
        if row is None or row == self._sheet.rowCount() - 1:
            self.scrollToBottom()
        else:
            self._show_row(row)

    def _show_row(self, row: int) -> None:
        """Scrolls to a row, not sideways: whoever looks at the last players goes on seeing them."""
        bar = self.horizontalScrollBar()
        sideways = bar.value()
        self.scrollTo(self._sheet.index(row, 0))
        bar.setValue(sideways)

    def currentChanged(self, current: Index, previous: Index) -> None:
        """The frame of the current line goes beyond its cells, which are all that Qt paints anew."""
        bar = self.horizontalScrollBar()
        sideways = bar.value()
        super().currentChanged(current, previous)
        if current.row() != previous.row():
            bar.setValue(sideways)
        self.viewport().update()

    def scrollTo(self, index: Index, hint: QTableView.ScrollHint = _IN_SIGHT) -> None:
        super().scrollTo(index, hint)
        bar = self.verticalScrollBar()
        bar.setValue(self._whole_rows(bar.value()))

    def updateGeometries(self) -> None:
        """The view is scrolled by whole rows, so that it begins with one at its end, too; at its end it stays there."""
        bar, rows = self.verticalScrollBar(), self.verticalHeader()
        above, at_end = bar.value() / rows.defaultSectionSize(), self.at_end
        super().updateGeometries()  # on the way all may be arranged anew, with rows of another height
        height = rows.defaultSectionSize()
        bar.setSingleStep(height)
        bar.setMaximum(self._whole_rows(bar.maximum()))
        self._stand(above, at_end=at_end)  # the lower end may have moved it

    def _stand(self, above: float, *, at_end: bool) -> None:
        """At the end, or below so many rows; a game in the middle that is being corrected stays in sight, however."""
        bar, row = self.verticalScrollBar(), self._sheet.open_row
        bar.setValue(bar.maximum() if at_end else round(above * self.verticalHeader().defaultSectionSize()))
        if row is not None and row < self._sheet.rowCount() - 1:
            self._show_row(row)

    def _whole_rows(self, height: int) -> int:
        """As many rows as this height has, and a last one for what is left of it."""
        row = self.verticalHeader().defaultSectionSize()
        return -(-height // row) * row

    # -------------------------------------------------------------- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        with painter_on(self.viewport()) as painter:
            self._paint_columns(painter)
            for row in self._rows_within(event.rect()):
                self._paint_ground(painter, row, self._sheet.rows[row])
        super().paintEvent(event)
        line = self._drag.line
        if line is not None:
            with painter_on(self.viewport()) as painter:
                painter.fillRect(line.toRect(), QColor(self._look.theme.accent))

    def _rows_within(self, rect: QRect) -> range:
        """The others are not even begun to be painted."""
        last = self.rowAt(rect.bottom())
        return range(max(self.rowAt(rect.top()), 0), self._sheet.rowCount() if last < 0 else last + 1)

    def _on_rows(self, first: Index, last: Index) -> None:
        """Paints these lines anew, to their ends: they are wider than their cells."""
        top, bottom = (self.rowViewportPosition(row) for row in (first.row(), last.row()))
        self.viewport().update(0, top, self.viewport().width(), bottom + self.rowHeight(last.row()) - top)
        self._rearrange_if_other()

    def _paint_columns(self, painter: QPainter) -> None:
        """A breath of its player's colour over each column."""
        height, gap = self.viewport().height(), self._look.px(3)
        theme = self._look.theme
        strength = 0.10 if theme.dark else 0.05
        for place in range(len(self._sheet.players)):
            left, width = self._player_span(place)
            painter.fillRect(QRectF(left + gap, 0, width - 2 * gap, height), faded(theme.players[place], strength))

    def _player_span(self, place: int) -> tuple[int, int]:
        section = len(self._sheet.columns) + place
        return self.columnViewportPosition(section), self.columnWidth(section)

    def _paint_ground(self, painter: QPainter, row: int, shown: SheetRow) -> None:
        look, theme = self._look, self._look.theme
        top, height = self.rowViewportPosition(row), self.rowHeight(row)
        width, edge = self.viewport().width(), look.px(S1)
        band = QRectF(2, top, width - 4, height - 1)
        chosen = row == self.currentIndex().row() and self.hasFocus()
        if shown.is_open or chosen:  # without the players' colours, on which plus and minus would be too pale
            plate(painter, band, theme.accent_soft, radius=look.px(6))
        if shown.ends_round:
            painter.fillRect(edge, top + height - 1, width - 2 * edge, 1, QColor(theme.line))
        self._paint_dealer(painter, row, shown)
        if row == self._drag.row:
            plate(painter, band, None, theme.line_strong, radius=look.px(6), weight=1)
        elif chosen:
            plate(painter, band, None, theme.accent, radius=look.px(6), weight=2)

    def _paint_dealer(self, painter: QPainter, row: int, shown: SheetRow) -> None:
        """A small pack of cards at who dealt, and a stroke at whoever of four had no cards.

        Where his running number needs the room the cards are left out: it is his turn by the row before.
        """
        look, theme = self._look, self._look.theme
        seating = shown.entry.seating if shown.entry is not None else shown.due.seating
        if seating.away is not None:
            left, width = self._player_span(seating.away)
            self._paint_stroke(painter, row, left + look.px(10), left + width - look.px(10))
        left, width = self._player_span(seating.dealer)
        mirrored = self.isRightToLeft()
        side, middle = look.px(13), self.rowViewportPosition(row) + self.rowHeight(row) / 2
        written = self._sheet.index(row, len(self._sheet.columns) + seating.dealer).data()
        tally = self._widths.tally
        free = width - tally - look.px(BESIDE_FIGURES) - look.px(6) - side
        if running_width(look, written, self._widths.figures) > free:
            return
        # figures stand at the right in every language; mirrored, the games won and lost are at the left
        at = left + look.px(6) + (tally if mirrored else 0)
        colour = theme.minus if shown.other_dealer else theme.text2 if shown.is_open else theme.line_strong
        draw_icon(painter, "cards", QRectF(at, middle - side / 2, side, side), colour)
        if seating.sitting_out is not None and not written:  # in Bierlachs games of others change his number too
            self._paint_stroke(painter, row, at + side + look.px(5), left + width - look.px(10))

    def _paint_stroke(self, painter: QPainter, row: int, start: int, end: int) -> None:
        middle = self.rowViewportPosition(row) + self.rowHeight(row) / 2
        painter.fillRect(QRectF(start, middle - 0.5, end - start, 1), QColor(self._look.theme.line))

    def _arrangement(self) -> tuple[Widths, tuple[bool, ...]]:
        """How wide everything is, and for each row whether its words run over empty columns."""
        look, model = self._look, self._sheet
        highest = str(model.index(model.rowCount() - 1, 0).data() or "")
        # with room for the scroll bar before it is there, else its coming would move every column
        room = self.contentsRect().width() - self.verticalScrollBar().sizeHint().width()
        widths = Widths.fit(
            look, model.heads, model.players, room, highest, model.longest_numbers, model.longest_scores
        )
        return widths, tuple(row.game is None and row.entry is not None for row in model.rows)

    def _rearrange_if_other(self) -> None:
        """Most keys that tell a game change its line alone, and only that is painted anew then."""
        widths, wordy = self._arrangement()
        if (widths, wordy) != (self._widths, self._wordy):
            self._arrange(widths, wordy)

    def _rearrange(self) -> None:
        self._arrange(*self._arrangement())

    def _arrange(self, widths: Widths, wordy: tuple[bool, ...]) -> None:
        """Column widths, row heights, and rows whose words run over empty columns."""
        look, model = self._look, self._sheet
        self._widths, self._wordy = widths, wordy
        self._cells.widths = self._head.widths = self._widths
        self.size_columns(map(self._section_width, range(model.columnCount())))
        self._make_rows(look.px(ROW_HEIGHT))
        self.clearSpans()
        first = model.columns.index(Column.DECLARER)
        last = model.columns.index(Column.BOCK if Column.BOCK in model.columns else Column.PLUS)
        for row, is_wordy in enumerate(self._wordy):
            if is_wordy:
                self.setSpan(row, first, 1, last - first)
        self.viewport().update()

    def _section_width(self, section: int) -> int:
        model, widths = self._sheet, self._widths
        column = model.column_at(section)
        if column is None:
            return widths.players[model.place_at(section)]
        return widths.columns[column] + (widths.gap if column is Column.MINUS else 0)

    def _make_rows(self, height: int) -> None:
        """Rows of this height; what was in sight stays there, the end or the first row."""
        rows, first, at_end = self.verticalHeader(), self.rowAt(0), self.at_end
        if height != rows.defaultSectionSize():
            rows.setDefaultSectionSize(height)
            self.updateGeometries()  # Qt would learn of the height later
            self._stand(first, at_end=at_end)

    # -------------------------------------------------------------- keys and mouse

    def viewportEvent(self, event: QEvent) -> bool:
        """The tip of a game says what a double click does."""
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent) and not self._shown_only:
            row = self.rowAt(event.pos().y())
            if self._sheet.entry_index(row) is not None:
                #: tool tip of a game in the score sheet
                does = self.tr("Double click: change; right click: insert, move, delete, write a remark")
                QToolTip.showText(event.globalPos(), tip_of_lines((*self._sheet.told(row), does)), self)
                return True
        return super().viewportEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._rearrange()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._was_typed_at = False
        clicked = event.reason() is Qt.FocusReason.MouseFocusReason  # then the line under the pointer is the one
        if not clicked and not self.currentIndex().isValid() and self._sheet.rowCount():
            self.setCurrentIndex(self._sheet.index(self._sheet.rowCount() - 1, 0))
        super().focusInEvent(event)  # which else would begin at the first line

    def keyPressEvent(self, event: QKeyEvent) -> None:
        entry, key = self.chosen, event.key()
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(key))
        if key not in ENTER_KEYS and not event.text():
            self._was_typed_at = False
        if key == Qt.Key.Key_Escape or (key in _ENTER and entry is None):
            self.leaveRequested.emit()
        elif typed := typed_key(event):
            self._was_typed_at = True
            self.typed.emit(typed)
        elif key in ENTER_KEYS and self._was_typed_at:
            self._was_typed_at = False  # the end of a game nobody asked for, not a wish to change one
        elif entry is None:
            super().keyPressEvent(event)
        elif key in _ENTER:
            self.changeRequested.emit(entry)
        elif key == Qt.Key.Key_Insert:
            self.insertRequested.emit(entry)
        elif key == Qt.Key.Key_Delete:
            self.removeRequested.emit(entry)
        elif control and step is not None:
            self._move(entry, entry + step)
        elif asks_for_menu(event):
            self.menuRequested.emit(entry, self._below_chosen())
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        by_key = event.reason() is QContextMenuEvent.Reason.Keyboard
        index = self.currentIndex() if by_key else self.indexAt(event.pos())
        entry = self._sheet.entry_index(index.row()) if index.isValid() else None
        if entry is None or self._shown_only:
            return
        self.setCurrentIndex(index)
        self.menuRequested.emit(entry, self._below_chosen() if by_key else self.viewport().mapToGlobal(event.pos()))

    def _below_chosen(self) -> QPoint:
        """Below the current row, which comes into sight; at the edge where its cell is scrolled out sideways."""
        self._show_row(self.currentIndex().row())
        cell = self.visualRect(self.currentIndex())
        within = min(max(cell.left(), 0), self.viewport().width() - cell.width())
        return self.viewport().mapToGlobal(QPoint(within, cell.bottom()))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        entry = self._sheet.entry_index(index.row()) if index.isValid() else None
        if entry is not None and not self._shown_only:
            self.changeRequested.emit(entry)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._was_typed_at = False
        super().mousePressEvent(event)
        if event.button() is Qt.MouseButton.LeftButton and not self._shown_only and self.chosen is not None:
            self._drag.press(event.position().toPoint())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._drag.pressed and event.buttons() & Qt.MouseButton.LeftButton:
            self._drag.move(event.position().toPoint())
        else:
            super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        moved = self._drag.let_go()
        if moved is not None:
            self._move(*moved)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Another window may get the release of what is dragged here."""
        super().focusOutEvent(event)
        if not self.isActiveWindow():
            self._drag.let_go()

    def _move(self, source: int, target: int) -> None:
        if source != target and 0 <= target < len(self._sheet.score_list.entries):
            self.moveRequested.emit(source, target)
