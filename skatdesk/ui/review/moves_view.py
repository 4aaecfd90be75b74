"""The list of moves as it is painted: who, what, what it cost, and its mark."""

from PySide6.QtCore import QModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from skatdesk.ui.desk import Desk
from skatdesk.ui.look.icons import draw_icon, draw_suit
from skatdesk.ui.look.items import Index
from skatdesk.ui.look.paint import cell, plate, square, write
from skatdesk.ui.look.quiet import quiet_list
from skatdesk.ui.look.reading import piece
from skatdesk.ui.look.tokens import DENSE, S1, SMALL
from skatdesk.ui.review.course import Course
from skatdesk.ui.review.marks import paint_mark
from skatdesk.ui.review.moves_model import ROW_ROLE, MovesModel, Row
from skatdesk.ui.table.seat_plate import SeatFace, paint_avatar

_ROW, _AVATAR, _SIGN, _MARK = 28, 9, 14, 18


class MovesView(QListView):
    """Goes with the course: its current row is where one stands.

    Signals:
        chosen(int): the position of a row that was clicked or reached with the arrow keys.
    """

    chosen = Signal(int)

    def __init__(self, desk: Desk, course: Course, model: MovesModel) -> None:
        super().__init__()
        self._desk = desk
        self._course = course
        self._moves = model
        self._following = False
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        quiet_list(self)
        self.setModel(model)
        self.setItemDelegate(_Rows(desk, self))
        desk.look.changed.connect(self._refresh)
        course.moved.connect(self.follow)
        model.modelReset.connect(self.follow)
        self.selectionModel().currentChanged.connect(self._on_current)
        self.clicked.connect(self._on_current)  # the current row may be only the last one before where one stands

    def paintEvent(self, event: QPaintEvent) -> None:
        """On a ground of its own: the shadow of the sheet need not be painted with every row."""
        with QPainter(self.viewport()) as painter:
            painter.fillRect(event.rect(), QColor(self._desk.look.theme.panel))
        super().paintEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where one stands stays in sight."""
        super().resizeEvent(event)
        self.follow()

    def follow(self) -> None:
        """The row of the position becomes the current one."""
        row = self._moves.row_of(self._course.at)
        self._following = True
        self.setCurrentIndex(self._moves.index(row) if row >= 0 else QModelIndex())
        self._following = False
        if row >= 0:
            for near in (row + 2, row - 1, row):
                self.scrollTo(self._moves.index(max(0, min(near, self._moves.rowCount() - 1))))

    def _on_current(self, current: QModelIndex) -> None:
        row = current.data(ROW_ROLE)
        if not self._following and isinstance(row, Row) and row.index is not None:
            self.chosen.emit(row.index)

    def _refresh(self) -> None:
        self.scheduleDelayedItemsLayout()
        self.follow()
        self.viewport().update()


class _Rows(QStyledItemDelegate):
    """Paints headings and moves."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        px = self._desk.look.px
        return QSize(px(120), px(_ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: Row = index.data(ROW_ROLE)
        look, theme = self._desk.look, self._desk.look.theme
        with cell(painter, option):
            rect = QRectF(option.rect)
            inner = rect.adjusted(look.px(S1), 0, -look.px(S1), 0)
            if row.index is None:
                write(painter, inner.adjusted(0, look.px(5), 0, 0), row.text, theme.text2, look.font(SMALL, bold=True))
                return
            if option.state & QStyle.StateFlag.State_Selected:
                focus = bool(option.state & QStyle.StateFlag.State_HasFocus)
                plate(
                    painter, rect.adjusted(2, 1, -2, -1), theme.accent_soft, theme.accent if focus else None, radius=6
                )
            mirrored = option.direction is Qt.LayoutDirection.RightToLeft
            self._paint_move(painter, inner, row, mirrored=mirrored)

    def _paint_move(self, painter: QPainter, room: QRectF, row: Row, *, mirrored: bool) -> None:
        look, theme = self._desk.look, self._desk.look.theme
        px, dense = look.px, look.font(DENSE)

        def part(start: float, width: float) -> QRectF:
            return piece(room, start, width, mirrored=mirrored)

        at = 0.0
        if row.seat is not None:
            radius = px(_AVATAR)
            face = SeatFace(self._desk.company.names[row.seat], self._desk.colours[row.seat])
            paint_avatar(painter, look, part(at, 2 * radius).center(), radius, face)
            at += 2 * radius + px(S1)
        if row.suit is not None:
            side = px(_SIGN)
            box = square(part(at, side).center(), side)
            draw_suit(painter, row.suit, box, look.suit_colour(row.suit), look.signs)
            at += side + px(6)
        end = room.width()
        if row.mark is not None:
            side = px(_MARK)
            paint_mark(painter, look, row.mark, square(part(end - side, side).center(), side))
            end -= side + px(6)
        if row.turning_point:
            side = px(_SIGN)
            draw_icon(painter, "flag", square(part(end - side, side).center(), side), theme.minus)
            end -= side + px(6)
        if row.note:
            small = look.font(SMALL)
            width = min(QFontMetricsF(small).horizontalAdvance(row.note) + 2, (end - at) * 0.6)
            write(painter, part(end - width, width), row.note, theme.minus, small, Qt.AlignmentFlag.AlignTrailing)
            end -= width + px(6)
        write(painter, part(at, max(0.0, end - at)), row.text, theme.text, dense)
