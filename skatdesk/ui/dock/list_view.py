"""The list as it is painted: signs instead of suit words, a line after each round, the last game on a soft ground."""

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolTip,
    QWidget,
)

from skatdesk.i18n.bidi import isolate, left_to_right
from skatdesk.i18n.card_names import CardNamer, Term
from skatdesk.i18n.numbers import number, signed
from skatdesk.skat.contracts import Contract, Game
from skatdesk.ui.dock.columns import SIGN, START, Columns
from skatdesk.ui.dock.list_model import FIRST_PLAYER, GAME, NUMBER, ROW_ROLE, ListModel, ListRow
from skatdesk.ui.look.figures import FIGURES, common_size, room_before, write_figure
from skatdesk.ui.look.icons import draw_suit
from skatdesk.ui.look.items import Index
from skatdesk.ui.look.keys import PRESS_KEYS
from skatdesk.ui.look.paint import cell, painter_on, plate, write
from skatdesk.ui.look.quiet import QuietHeads, QuietTable, ShowsEnd, begin_at_end
from skatdesk.ui.look.reading import inset, sign
from skatdesk.ui.look.short_words import fitting_way, short_name
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import BODY, S1, S2, SMALL

ROW_HEIGHT, HEAD_HEIGHT = 32, 40
_MARK = 15


class ListView(ShowsEnd, QuietTable):
    """The games of a list. Enter or Space on a row tells how its score came about, as pointing at it does.

    Signals:
        rearranged(): ``columns`` may be others.
    """

    rearranged = Signal()

    def __init__(self, look: Look, namer: CardNamer, model: ListModel) -> None:
        super().__init__()
        self._look = look
        self._games = model
        self._label = self._figure = 0
        self._painter_of_cells = _Cells(look, namer, self)
        self._names = _Names(look, model, self)
        self.furnish(self._names, model, self._painter_of_cells)
        model.modelReset.connect(self._rearrange)
        model.rowsInserted.connect(self._rearrange)
        model.rowsRemoved.connect(self._rearrange)
        model.dataChanged.connect(self._rearrange)
        look.changed.connect(self._rearrange)
        self.columns = Columns.fit(look, 3, 0)
        self._rearrange()

    def reserve(self, label: int, figure: int) -> None:
        """Takes notice of how much room the totals want: labels before the players' columns, figures in them, px."""
        if (label, figure) != (self._label, self._figure):
            self._label, self._figure = label, figure
            self._rearrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painter_on(self.viewport()) as painter:
            for row, shown in enumerate(self._games.rows):
                self._paint_ground(painter, row, shown)
        super().paintEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        begin_at_end(self)
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Explains the value; at the game being played, which has none yet, Enter is for the table."""
        index = self.currentIndex()
        explained = index.data(Qt.ItemDataRole.ToolTipRole)
        if explained and event.key() in PRESS_KEYS:
            place = self.viewport().mapToGlobal(self.visualRect(index).bottomLeft())
            QToolTip.showText(place, explained, self)
            return
        super().keyPressEvent(event)

    def _paint_ground(self, painter: QPainter, row: int, shown: ListRow) -> None:
        look, theme = self._look, self._look.theme
        top, height = self.rowViewportPosition(row), self.rowHeight(row)
        width = self.viewport().width()
        band = QRectF(look.px(S1), top + 2, width - 2 * look.px(S1), height - 4)
        last = row == len(self._games.rows) - 1
        if last:
            plate(painter, band, theme.accent_soft, radius=look.px(6))
        elif shown.ends_round:
            painter.fillRect(look.px(S2), top + height - 1, width - 2 * look.px(S2), 1, QColor(theme.line))
        if self.hasFocus() and row == self.currentIndex().row():
            plate(painter, band, None, theme.accent, radius=look.px(6), weight=2)

    def _rearrange(self) -> None:
        """Column widths, row heights, and rows whose words may run over the players' columns."""
        look, model = self._look, self._games
        cells = self._painter_of_cells
        words = max((cells.width_of_words(row) for row in model.rows), default=0.0)
        name = self._names.longest()
        count = QFontMetricsF(look.font(SMALL, bold=True)).horizontalAdvance(number(len(model.rows)))
        scores = {signed(score) for row in model.rows for score in row.scores if score}

        def fit(letters: float) -> None:
            self.columns = Columns.fit(look, len(model.order), words, self._label, self._figure, name, count, letters)
            cells.size = common_size(look, scores, self.columns.player, bold=True)

        fit(0)
        cut = [cells.letters_cut(row, mirrored=self.isRightToLeft()) for row in model.rows]
        if any(cut):
            fit(max(cut))
        self.verticalHeader().setDefaultSectionSize(look.px(ROW_HEIGHT))
        widths = {NUMBER: self.columns.number, GAME: self.columns.game}
        self.size_columns(widths.get(column, self.columns.player) for column in range(model.columnCount()))
        self.clearSpans()
        for row, shown in enumerate(model.rows):
            if not any(shown.scores) and len(model.order):
                self.setSpan(row, GAME, 1, 1 + len(model.order))
        self.viewport().update()
        self.rearranged.emit()


class _Cells(QStyledItemDelegate):
    """Paints the cells of a row."""

    def __init__(self, look: Look, namer: CardNamer, view: ListView) -> None:
        super().__init__(view)
        self._look = look
        self._namer = namer
        self._view = view
        self.size = BODY
        """The type size of all scores."""

    def width_of_words(self, row: ListRow) -> float:
        """Room the words beside the sign need, in px; 0 where they may run on. The word of a Ramsch has no sign."""
        if not any(row.scores):
            return 0.0
        width = QFontMetricsF(self._look.font(SMALL)).horizontalAdvance
        if row.game is Game.RAMSCH:
            return width(self._namer.game(Game.RAMSCH.code)) - self._look.px(SIGN)
        return width(self._ways(row)[0])

    def letters_cut(self, row: ListRow, *, mirrored: bool) -> float:
        """Room the letters beside the sign need, in px; 0 where they have it."""
        if not (row.scores and row.scores[0]):
            return 0.0  # an empty column has room for them
        needed = QFontMetricsF(self._look.font(SMALL)).horizontalAdvance(self._ways(row)[1])
        free = self._view.columns.game - self._look.px(SIGN) + self._free(row, mirrored=mirrored)
        return needed if needed + self._look.px(_BESIDE) > free else 0.0

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(self._look.px(ROW_HEIGHT), self._look.px(ROW_HEIGHT))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        with cell(painter, option):
            look, theme = self._look, self._look.theme
            row: ListRow = index.data(ROW_ROLE)
            mirrored = option.direction is Qt.LayoutDirection.RightToLeft
            rect = QRectF(option.rect)
            text = index.data(Qt.ItemDataRole.DisplayRole)
            if index.column() == NUMBER:
                last = index.row() == index.model().rowCount() - 1
                start = look.px(START)
                rect = inset(rect, start, mirrored=mirrored)
                write(painter, rect, text, theme.text2, look.font(SMALL, last))
            elif index.column() == GAME:
                self._paint_game(painter, rect, row, text, mirrored=mirrored)
            elif text:
                gained = row.scores[index.column() - FIRST_PLAYER] > 0
                write_figure(painter, look, rect, text, theme.plus if gained else theme.minus, self.size, bold=True)

    def _paint_game(self, painter: QPainter, rect: QRectF, row: ListRow, text: str, *, mirrored: bool) -> None:
        look, theme = self._look, self._look.theme
        game, free = row.game, self._free(row, mirrored=mirrored)
        if game is None or game is Game.RAMSCH:
            room, font = inset(rect, end=-free, mirrored=mirrored), look.font(SMALL)
            ways = (f"{text} {_times(row.factor)}", text) if game is not None and row.factor > 1 else (text,)
            write(painter, room, fitting_way(ways, font, room.width()), theme.text2, font)
            return
        side = look.px(_MARK)
        box = sign(rect, 2, side, mirrored=mirrored)
        if game.trump_suit is not None:
            draw_suit(painter, game.trump_suit, box, look.suit_colour(game.trump_suit), look.signs)
        else:
            letter = self._namer.game(game.code)[:1]
            write(painter, box.adjusted(-2, 0, 2, 0), letter, theme.text, look.font(BODY, bold=True), _MIDDLE)
        indent = look.px(SIGN)
        rest = inset(rect, indent, -free, mirrored=mirrored)
        font = look.font(SMALL)
        write(painter, rest, fitting_way(self._ways(row), font, rest.width()), theme.text2, font)

    def _free(self, row: ListRow, *, mirrored: bool) -> float:
        """Room beyond the column of the game: empty cells, and the free part of the first that is not."""
        player = self._view.columns.player
        empty = next((index for index, score in enumerate(row.scores) if score), 0)
        free = float(empty * player)
        if row.scores and row.scores[empty] and not mirrored:
            free += room_before(self._look, signed(row.scores[empty]), player, self.size, bold=True)
        return free

    def _ways(self, row: ListRow) -> tuple[str, str]:
        """What stands beside the sign: Hand or ouvert, doublings; in the game being played all that was announced.

        Whole, and with letters for words where there is little room.
        """
        contract, term = row.contract, self._namer.term
        if contract is None:
            return "", ""
        words = [term(Term.OUVERT)] if contract.ouvert else [term(Term.HAND)] if contract.hand else []
        if row.entry is None:
            words += self._announced(contract)
        letters = [word[:1] for word in words]
        if row.factor > 1:
            words.append(_times(row.factor))
            letters.append(left_to_right(f"×{number(row.factor)}"))
        return " · ".join(words), " ".join(letters)

    def _announced(self, contract: Contract) -> list[str]:
        """All beside Hand and ouvert; where ouvert contains Schwarz, it says that too, as Schwarz says Schneider."""
        said = (
            (Term.SCHWARZ_ANNOUNCED, contract.schwarz and not contract.ouvert),
            (Term.SCHNEIDER_ANNOUNCED, contract.schneider and not contract.schwarz),
            (Term.SPITZE, contract.spitze),
            (Term.REVOLUTION, contract.revolution),
        )
        return [self._namer.term(term) for term, so in said if so]


def _times(factor: int) -> str:
    return left_to_right(f"× {number(factor)}")


_MIDDLE = Qt.AlignmentFlag.AlignHCenter
_BEFORE_NAME = 4
_BESIDE = 2
"""Between letters and a score right beside them, at least."""


class _Names(QuietHeads):
    """The players' names over their columns, as people say them where room is scarce, and the line below.

    They are bold where all of them fit so.
    """

    def __init__(self, look: Look, games: ListModel, parent: QWidget) -> None:
        super().__init__(look, HEAD_HEIGHT, parent)
        self._games = games

    def longest(self) -> int:
        """Room the longest name needs in bold letters, px."""
        return self._widest(self._games.names, self._look.font(SMALL, bold=True))

    def _widest(self, names: Sequence[str], font: QFont) -> int:
        metrics = QFontMetricsF(font)
        letters = max((ceil(metrics.horizontalAdvance(name)) for name in names), default=0)
        return letters + self._look.px(_BEFORE_NAME) + 1

    def _said(self) -> tuple[list[str], QFont]:
        """The names for the room there is, and their letters."""
        bold, plain = self._look.font(SMALL, bold=True), self._look.font(SMALL)
        said = self._said_in(bold)
        fits = self._widest(said, bold) <= self.sectionSize(FIRST_PLAYER)
        return (said, bold) if fits else (self._said_in(plain), plain)

    def _said_in(self, font: QFont) -> list[str]:
        names, room = self._games.names, self.sectionSize(FIRST_PLAYER) - self._look.px(_BEFORE_NAME) - 1
        return [short_name(name, names, font, room) for name in names]

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        edge = self._look.px(S2)
        line = QRect(edge, self.height() - 1, self.viewport().width() - 2 * edge, 1)
        with painter_on(self.viewport()) as painter:
            painter.fillRect(line, QColor(self._look.theme.line_strong))

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        look = self._look
        painter.setLayoutDirection(self.layoutDirection())
        painter.fillRect(rect, QColor(look.theme.panel))
        text = self.model().headerData(section, Qt.Orientation.Horizontal)
        if not text:
            return
        box = QRectF(rect).adjusted(0, look.px(12), 0, -look.px(4))
        if section < FIRST_PLAYER:
            start = look.px(START)
            box = inset(box, start, mirrored=self.isRightToLeft())
            write(painter, box, text, look.theme.text2, look.font(SMALL))
        else:
            box.setLeft(box.left() + look.px(_BEFORE_NAME))
            said, font = self._said()
            write(painter, box, isolate(said[section - FIRST_PLAYER]), look.theme.text2, font, FIGURES)
