"""The tricks as they are painted: small cards under their players, the winner's in a frame."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFocusEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from skatdesk.i18n.bidi import isolate
from skatdesk.i18n.numbers import number
from skatdesk.skat.view import Phase, SeatView
from skatdesk.ui.dock.columns import END, START
from skatdesk.ui.dock.list_view import HEAD_HEIGHT
from skatdesk.ui.dock.tricks_model import TRICK_ROLE, TrickRow, TricksModel
from skatdesk.ui.look.faces import CardFaces
from skatdesk.ui.look.figures import write_figure
from skatdesk.ui.look.items import Index
from skatdesk.ui.look.paint import cell, painter_on, plate, write
from skatdesk.ui.look.quiet import ShowsEnd, begin_at_end, quiet_list
from skatdesk.ui.look.reading import inset, piece
from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import MINI_RATIO, S1, S2, SMALL
from skatdesk.ui.sentences import Company

CARD, TRICK_HEIGHT = 40, 66
"""Width of a card, and height of a trick, px at scale 1."""
_NUMBER, _POINTS = 30, 34
_LED = 8
"""Size of the mark beside the card that was led."""


def column_width(look: Look, count: int) -> float:
    """Width of a player's column in px."""
    return (look.dock_width - look.px(END + _POINTS + START + _NUMBER)) / max(count, 1)


def column_centres(look: Look, width: int, count: int, *, mirrored: bool) -> list[float]:
    """The middles of the players' columns in px, in reading order, in a row of this width."""
    each = column_width(look, count)
    middles = [look.px(START + _NUMBER) + (index + 0.5) * each for index in range(count)]
    return [width - middle for middle in middles] if mirrored else middles


def points_column(look: Look, rect: QRectF, *, mirrored: bool) -> QRectF:
    """Where the card points of this row stand, counted from the reading start: a scroll bar takes from the end."""
    at, width = look.dock_width - look.px(END + _POINTS), look.px(_POINTS)
    return piece(rect, at, width, mirrored=mirrored)


class TricksPage(QWidget):
    """The tricks of the deal, or why none may be seen."""

    def __init__(self, look: Look, faces: CardFaces, model: TricksModel) -> None:
        super().__init__()
        self._look = look
        self._played = self._over = False
        self.model = model
        model.setParent(self)
        self.names = _Names(look, model)
        self.view = TricksView(look, faces, model)
        self.hint = RichLine(look, ink="text2", wrap=True, even=True)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(0)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.names)
        self._column.addWidget(self.view, 1)
        self._frame = QVBoxLayout()
        self._frame.addWidget(self.hint)
        self._frame.addStretch(1)
        self._column.addLayout(self._frame)
        look.changed.connect(self._refresh)
        self.write_words()

    def show_view(self, view: SeatView, company: Company) -> None:
        """Shows what may be seen of this deal."""
        before = len(self.model.rows)
        self.model.show_view(view, company)
        self._played = bool(view.tricks)
        self._over = view.phase is Phase.FINISHED
        self._refresh()
        if len(self.model.rows) > before:
            self.view.scrollToBottom()

    @property
    def last_told(self) -> str:
        """The last trick that may be seen, in words; empty where there is none."""
        return str(self.model.index(len(self.model.rows) - 1).data() or "")

    def height_of(self, rows: int) -> int:
        """How high so many tricks are, with the names above them, in px."""
        return self._look.px(HEAD_HEIGHT) + rows * self._look.px(TRICK_HEIGHT)

    def write_words(self) -> None:
        """Writes all words anew."""
        self.model.renew()
        self.view.setAccessibleName(self.tr("Tricks of this deal"))
        self._refresh()

    def _refresh(self) -> None:
        px = self._look.px
        shown = bool(self.model.rows)
        self.names.setVisible(shown)
        self.view.setVisible(shown)
        self.hint.setVisible(not shown)
        self._frame.setContentsMargins(px(START), px(S2) if not shown else 0, px(START), 0)
        hint = self.tr("The tricks appear here as they are played")
        if self._played:
            hint = self.tr("The last trick may be seen again until you have played to the next one")
        elif self._over:
            hint = self.tr("No trick was played out in this deal")
        self.hint.show_text(hint)
        self.names.setFixedHeight(px(HEAD_HEIGHT))
        self.names.update()
        self.view.setMinimumHeight(px(TRICK_HEIGHT))  # Qt asks for more, and would show a part of another trick
        self.view.refit()


class TricksView(ShowsEnd, QListView):
    """One trick to a row: its number, the cards under their players, its card points where they may be known."""

    def __init__(self, look: Look, faces: CardFaces, model: TricksModel) -> None:
        super().__init__()
        quiet_list(self)
        self.setStyleSheet("QListView { background: transparent; }")  # on one ground with the names above it
        self.setModel(model)
        self.setItemDelegate(_Rows(look, faces, model, self))
        faces.changed.connect(self.viewport().update)

    def focusInEvent(self, event: QFocusEvent) -> None:
        begin_at_end(self)
        super().focusInEvent(event)

    def refit(self) -> None:
        """Theme or text size have changed."""
        self.scheduleDelayedItemsLayout()
        self.viewport().update()


class _Rows(QStyledItemDelegate):
    """Paints a trick."""

    def __init__(self, look: Look, faces: CardFaces, model: TricksModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._faces = faces
        self._model = model

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(self._look.px(CARD), self._look.px(TRICK_HEIGHT))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        with cell(painter, option):
            look, theme = self._look, self._look.theme
            row: TrickRow = index.data(TRICK_ROLE)
            rect = QRectF(option.rect)
            mirrored = option.direction is Qt.LayoutDirection.RightToLeft
            self._paint_figures(painter, rect, row, mirrored=mirrored)
            seats = self._model.seats
            for middle, seat in zip(
                column_centres(look, option.rect.width(), len(seats), mirrored=mirrored), seats, strict=True
            ):
                card = row.trick.card_of(seat)
                assert card is not None
                width = look.px(CARD)
                box = QRectF(0, 0, width, round(width * MINI_RATIO))
                box.moveCenter(QPointF(rect.left() + middle, rect.center().y()))
                face = self._faces.mini(card, width, option.widget.devicePixelRatioF())
                painter.drawPixmap(box.topLeft(), face)
                if seat is row.winner:
                    frame = look.px(2) + 1
                    plate(painter, box.adjusted(-frame, -frame, frame, frame), None, theme.accent, radius=6, weight=2.5)
                if seat is row.trick.leader:
                    self._paint_lead(painter, box, mirrored=mirrored)
            if option.state & QStyle.StateFlag.State_HasFocus:
                edge = look.px(S1)
                plate(painter, rect.adjusted(edge, 1, -edge, -1), None, theme.accent, radius=look.px(6), weight=1.5)

    def _paint_figures(self, painter: QPainter, rect: QRectF, row: TrickRow, *, mirrored: bool) -> None:
        look, theme = self._look, self._look.theme
        inner = inset(rect, look.px(START), mirrored=mirrored)
        write(painter, inner, number(row.number), theme.text2, look.font(SMALL))
        if row.points is not None:
            place = points_column(look, rect, mirrored=mirrored)
            write_figure(painter, look, place, number(row.points), theme.text)

    def _paint_lead(self, painter: QPainter, box: QRectF, *, mirrored: bool) -> None:
        half, gap = self._look.px(_LED) / 2, self._look.px(5)
        towards = -1 if mirrored else 1
        tip = QPointF(box.right() + gap if mirrored else box.left() - gap, box.center().y())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._look.theme.text2))
        painter.drawPolygon(
            [tip, tip + QPointF(-towards * half * 1.5, -half), tip + QPointF(-towards * half * 1.5, half)]
        )


class _Names(QWidget):
    """The players' names over their columns."""

    def __init__(self, look: Look, model: TricksModel) -> None:
        super().__init__()
        self._look = look
        self._model = model

    def paintEvent(self, _event: QPaintEvent) -> None:
        look, theme, seats = self._look, self._look.theme, self._model.seats
        mirrored = self.isRightToLeft()
        edge, width = look.px(S2), column_width(look, len(seats)) - look.px(6)
        font = look.font(SMALL, bold=True)
        middles = column_centres(look, self.width(), len(seats), mirrored=mirrored)
        with painter_on(self) as painter:
            for middle, seat in zip(middles, seats, strict=True):
                box = QRectF(middle - width / 2, look.px(12), width, self.height() - look.px(16))
                write(painter, box, isolate(self._model.name(seat)), theme.text2, font, Qt.AlignmentFlag.AlignHCenter)
            painter.fillRect(edge, self.height() - 1, self.width() - 2 * edge, 1, QColor(theme.line_strong))
