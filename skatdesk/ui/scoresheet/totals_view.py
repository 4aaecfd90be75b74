"""The live footer as it is painted: a line for each player, and a bar that shows who leads."""

from collections.abc import Iterator

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QStyledItemDelegate, QStyleOptionViewItem, QTableView, QWidget

from skatdesk.i18n.bidi import isolate
from skatdesk.ui.look.items import Index
from skatdesk.ui.look.paint import cell, faded, painter_on, plate, write
from skatdesk.ui.look.quiet import QuietHeads, QuietTable
from skatdesk.ui.look.reading import inset, piece
from skatdesk.ui.look.short_words import short_name
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import BODY, SMALL
from skatdesk.ui.scoresheet.players import disc_side, draw_disc
from skatdesk.ui.scoresheet.totals_model import BONUSES, STANDING_ROLE, Figure, TotalsModel

_LINE, _TIGHT_LINE, _HEAD = 32, 27, 28
_START, _END = 16, 24
_GAP = 5
"""Between two heads (px)."""
_AFTER_DISC = 8
_NAME_PART = 4
"""Names have a quarter of the whole width at most."""
_BAR = 10
_SHARES = {
    Figure.PLAYER: 130,
    Figure.POINTS: 108,
    Figure.GAMES: 152,
    Figure.OWN_BONUS: 84,
    Figure.OTHERS_LOST: 164,
    Figure.OTHERS_BONUS: 84,
    Figure.TOTAL: 92,
    Figure.RANK: 72,
    Figure.BAR: 186,
}
"""Room by figure, in parts of the whole width."""
_BOLD = (Figure.TOTAL, Figure.RANK)


class TotalsView(QuietTable):
    """As high as its lines, and as wide as it may be."""

    def __init__(self, look: Look, model: TotalsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._totals = model
        self.furnish(_Heads(look, model, self), model, _Lines(look, model, self))
        self.setSelectionMode(QTableView.SelectionMode.NoSelection)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        model.modelReset.connect(self._arrange)
        model.headerDataChanged.connect(self._arrange)  # with all other figures; words differ in length
        look.changed.connect(self._arrange)
        self._arrange()

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._look.px(_HEAD) + self._totals.rowCount() * self._line())

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _line(self) -> int:
        return self._look.px(_LINE if self._totals.rowCount() < 4 else _TIGHT_LINE)

    def _least(self, section: int) -> int:
        """What the word over a figure needs, up to the word over the next, and what the figures need."""
        figure, px = self._totals.figures[section], self._look.px
        word = str(self._totals.headerData(section, Qt.Orientation.Horizontal))
        head = QFontMetrics(self._look.font(SMALL, bold=True)).horizontalAdvance(word) + px(_GAP)
        metrics = QFontMetrics(self._look.font(BODY, figure is Figure.PLAYER or figure in _BOLD))
        texts = (str(self._totals.index(row, section).data()) for row in range(self._totals.rowCount()))
        start = px(_START) + (disc_side(self._look) + px(_AFTER_DISC) if figure is Figure.PLAYER else 0)
        return max(head, start + max(map(metrics.horizontalAdvance, texts), default=0)) + 1  # it is rounded

    def _arrange(self) -> None:
        self.verticalHeader().setDefaultSectionSize(self._line())
        self.size_columns(self._widths())
        self.updateGeometry()

    def _widths(self) -> Iterator[int]:
        figures = self._totals.figures
        left, whole = self.viewport().width(), sum(_SHARES[figure] for figure in figures)
        for section, figure in enumerate(figures):
            width = left
            if figure is not Figure.BAR:  # bars come last; long words and names take from them
                least = self._least(section)
                if figure is Figure.PLAYER:
                    least = min(least, self.viewport().width() // _NAME_PART)
                width = min(left, max(left * _SHARES[figure] // whole, least))
            yield max(0, width)
            left -= width
            whole -= _SHARES[figure]


class _Lines(QStyledItemDelegate):
    """Paints the figures of a player."""

    def __init__(self, look: Look, model: TotalsModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._model = model

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        with cell(painter, option):
            look, theme = self._look, self._look.theme
            figure, standing = self._model.figures[index.column()], index.data(STANDING_ROLE)
            mirrored = option.direction is Qt.LayoutDirection.RightToLeft
            rect, start = QRectF(option.rect), look.px(_START)
            text = index.data(Qt.ItemDataRole.DisplayRole)
            inner = inset(rect, start, mirrored=mirrored)
            if figure is Figure.PLAYER:
                name, side = self._model.players[standing.place], disc_side(look)
                disc = piece(inner, 0, side, mirrored=mirrored)
                draw_disc(painter, look, disc.center(), standing.place, name)
                room, font = inset(inner, side + look.px(_AFTER_DISC), mirrored=mirrored), look.font(BODY, bold=True)
                said = short_name(name, self._model.players, font, room.width())
                write(painter, room, isolate(said), theme.text, font)
            elif figure is Figure.BAR:
                end = look.px(_END)
                self._paint_bar(
                    painter,
                    inset(rect, start, end, mirrored=mirrored),
                    standing.place,
                    standing.tally.total,
                    mirrored=mirrored,
                )
            else:
                ink = theme.text
                if figure in BONUSES:
                    value = standing.tally.own_bonus if figure is Figure.OWN_BONUS else standing.tally.others_bonus
                    ink = theme.plus if value > 0 else theme.minus if value < 0 else theme.text2
                elif figure is Figure.TOTAL and standing.place in self._model.losers:
                    ink = theme.minus
                write(painter, inner, text, ink, look.font(BODY, figure in _BOLD))

    def _paint_bar(self, painter: QPainter, rect: QRectF, place: int, total: int, *, mirrored: bool) -> None:
        """From nought to the total; the whole width is the distance from the lowest to the highest."""
        scale, height = self._model.scale, self._look.px(_BAR)
        step = rect.width() / scale.span
        strip = QRectF(rect.left(), rect.center().y() - height / 2, rect.width(), height)
        bar = piece(strip, (min(total, 0) - scale.low) * step, max(abs(total) * step, height), mirrored=mirrored)
        colour = self._look.theme.players[place]
        plate(painter, bar, faded(colour, 0.45) if total < 0 else colour, colour, radius=height / 2)


class _Heads(QuietHeads):
    """What the figures are."""

    def __init__(self, look: Look, model: TotalsModel, parent: QWidget) -> None:
        super().__init__(look, _HEAD, parent)
        self._totals = model

    def paintEvent(self, _event: QPaintEvent) -> None:
        look, theme = self._look, self._look.theme
        start = look.px(_START)
        mirrored = self.isRightToLeft()
        with painter_on(self.viewport()) as painter:
            for section in range(self._totals.columnCount()):
                word = self._totals.headerData(section, Qt.Orientation.Horizontal)
                left, width = self.sectionViewportPosition(section), self.sectionSize(section)
                room = QRectF(left, look.px(4), width, self.height() - look.px(4))
                over = start - look.px(_GAP)  # the next figure begins as far from its edge
                room = inset(room, start, -over, mirrored=mirrored)
                write(painter, room, str(word), theme.text2, look.font(SMALL, bold=True))
