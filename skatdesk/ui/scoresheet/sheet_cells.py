"""The cells of the sheet and its heads, as they are painted."""

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QContextMenuEvent, QFontMetricsF, QHelpEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QToolTip, QWidget

from skatdesk.i18n.bidi import isolate, left_to_right
from skatdesk.i18n.numbers import number, signed
from skatdesk.scoring.standings import Tally
from skatdesk.ui.dock.figures import FIGURES, figure_font, write_figure
from skatdesk.ui.dock.list_model import tooltip
from skatdesk.ui.look.icons import draw_icon, draw_suit
from skatdesk.ui.look.items import Index
from skatdesk.ui.look.paint import cell, faded, painter_on, plate, square, write
from skatdesk.ui.look.quiet import QuietHeads
from skatdesk.ui.look.reading import inset, piece, sign
from skatdesk.ui.look.short_words import short_name, shortened, shortest_name
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import BODY, DENSE, SMALL, Ink
from skatdesk.ui.scoresheet.columns import MARKS, Column
from skatdesk.ui.scoresheet.players import disc_side, draw_disc
from skatdesk.ui.scoresheet.sheet_model import ROW_ROLE, SheetModel, ticked
from skatdesk.ui.scoresheet.sheet_rows import SheetRow
from skatdesk.ui.scoresheet.widths import AFTER_NAME, BARE_NAME, BESIDE_FIGURES, BESIDE_NAME, DISC_GAP, Widths

ROW_HEIGHT, HEAD_HEIGHT = 25, 46
_SIGN, _TICK, _DOT = 15, 16, 1.3
_DEALER = 15
"""The dealer's mark over a column; a total that needs its room goes before: the open line tells the dealer too."""
_MIDDLE = Qt.AlignmentFlag.AlignHCenter


class SheetCells(QStyledItemDelegate):
    """Paints the cells of a row."""

    def __init__(self, look: Look, model: SheetModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._model = model
        self.widths = Widths({})

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(self._look.px(ROW_HEIGHT), self._look.px(ROW_HEIGHT))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        with cell(painter, option):
            row: SheetRow = index.data(ROW_ROLE)
            column = self._model.column_at(index.column())
            rect = QRectF(option.rect)
            if column is Column.MINUS:
                rect = before_gap(rect, self.widths.gap, painter)
            text = index.data(Qt.ItemDataRole.DisplayRole)
            if column is None:
                self._paint_player(painter, rect, row, self._model.place_at(index.column()), text)
            elif column in MARKS:
                self._paint_mark(painter, rect, row, column)
            elif column is Column.GAME:
                self._paint_game(painter, rect, row, text)
            else:
                self._paint_text(painter, rect, row, column, text)

    def _paint_text(self, painter: QPainter, rect: QRectF, row: SheetRow, column: Column, text: str) -> None:
        look, theme = self._look, self._look.theme
        match column:
            case Column.NUMBER:
                write_figure(
                    painter,
                    look,
                    self._trimmed(rect, number_end(look, painter)),
                    text,
                    theme.text if row.is_open else theme.text2,
                    SMALL,
                    bold=row.is_open,
                )
                if row.is_open:
                    self._paint_pointer(painter, rect)
                elif row.entry is not None and row.entry.remark:
                    self._paint_flag(painter, rect, at_start=True)
            case Column.DECLARER if row.game is not None:
                players, font = self._model.players, look.font(DENSE, bold=True)
                room = before_gap(rect, look.px(AFTER_NAME), painter)
                name = short_name(players[row.game.declarer], players, font, room.width())
                write(painter, room, isolate(name), theme.text, font)
            case Column.DECLARER:
                font, players = look.font(SMALL), self._model.players
                if QFontMetricsF(font).horizontalAdvance(text) > rect.width():
                    text = self._model.undeclared(row, [shortest_name(name, players) for name in players])
                write(painter, rect, text, theme.text2, font)
            case Column.PLUS | Column.MINUS:
                colour = theme.plus if column is Column.PLUS else theme.minus
                write_figure(painter, look, rect, text, colour, DENSE, bold=True)
                if text and row.game is not None and (row.game.agreed is not None or row.game.by_offence):
                    self._paint_flag(painter, rect)
            case Column.BID if row.game is not None and row.game.valuation.overbid:
                write_figure(painter, look, rect, text, theme.minus, DENSE, bold=True)
            case Column.BOCK if row.other_factor:
                write_figure(painter, look, rect, text, theme.minus, DENSE, bold=True)
            case Column.WITH | Column.WITHOUT:
                write_figure(painter, look, rect, text, theme.text, DENSE)
            case _:
                write_figure(painter, look, rect, text, theme.text2, DENSE)

    def _paint_pointer(self, painter: QPainter, rect: QRectF) -> None:
        """The mark at the line being written."""
        side = self._look.px(16)
        mirrored = painter.layoutDirection() is Qt.LayoutDirection.RightToLeft
        draw_icon(painter, "right", sign(rect, 2, side, mirrored=mirrored), self._look.theme.accent, mirrored=mirrored)

    def _paint_flag(self, painter: QPainter, rect: QRectF, *, at_start: bool = False) -> None:
        """A small flag: a remark; at a score that was agreed, or ended by an offence. The tool tip says which."""
        side = self._look.px(11)
        mirrored = at_start and painter.layoutDirection() is Qt.LayoutDirection.RightToLeft
        draw_icon(painter, "flag", sign(rect, 0, side, mirrored=mirrored), self._look.theme.text2)

    def _paint_game(self, painter: QPainter, rect: QRectF, row: SheetRow, text: str) -> None:
        look, contract = self._look, row.contract
        if contract is None:
            return
        suit = contract.game.trump_suit
        if suit is None:
            write(painter, rect.adjusted(-2, 0, 2, 0), text, look.theme.text, look.font(SMALL, bold=True), _MIDDLE)
            return
        draw_suit(painter, suit, square(rect.center(), look.px(_SIGN)), look.suit_colour(suit), look.signs)

    def _paint_mark(self, painter: QPainter, rect: QRectF, row: SheetRow, column: Column) -> None:
        if row.contract is None:
            return
        look, theme = self._look, self._look.theme
        if ticked(row, column):
            draw_icon(painter, "check", square(rect.center(), look.px(_TICK)), theme.text)
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.line_strong))
        painter.drawEllipse(rect.center(), look.px(10) * _DOT / 10, look.px(10) * _DOT / 10)

    def _paint_player(self, painter: QPainter, rect: QRectF, row: SheetRow, place: int, text: str) -> None:
        if not text:
            return
        look, theme, tally = self._look, self._look.theme, self.widths.tally
        inner = self._trimmed(rect, look.px(BESIDE_FIGURES))
        colour = theme.accent_text if row.is_open else theme.text
        running = before_gap(inner, tally, painter)
        write_figure(painter, look, running, text, colour, self.widths.figures, bold=True)
        beside, ink = self._beside(row, place)
        if QFontMetricsF(look.font(SMALL)).horizontalAdvance(beside) <= tally:  # else it would run into the total
            mirrored = painter.layoutDirection() is Qt.LayoutDirection.RightToLeft
            end = piece(inner, inner.width() - tally, tally, mirrored=mirrored)
            write_figure(painter, look, end, beside, theme.ink(ink), SMALL)

    def _beside(self, row: SheetRow, place: int) -> tuple[str, Ink]:
        """Games won and lost of the declarer, of others what the game brought them."""
        if row.game is not None and row.game.declarer == place:
            return tally_text(row.tallies[place]), "text2"
        change = row.scores[place] if row.scores else 0
        return (signed(change), "plus" if change > 0 else "minus") if change else ("", "text2")

    def _trimmed(self, rect: QRectF, end: float) -> QRectF:
        """The cell without its margin at the right, where figures end in every language."""
        return rect.adjusted(0, 0, -end, 0)


def number_end(look: Look, painter: QPainter) -> int:
    """What running numbers leave free at the right: mirrored, the mark of the open line stands there."""
    return look.px(22 if painter.layoutDirection() is Qt.LayoutDirection.RightToLeft else 10)


def before_gap(rect: QRectF, gap: int, painter: QPainter) -> QRectF:
    """A cell without the gap at its reading end."""
    mirrored = painter.layoutDirection() is Qt.LayoutDirection.RightToLeft
    return inset(rect, end=gap, mirrored=mirrored)


def running_width(look: Look, text: str, size: int) -> float:
    """How wide a running number is in this type size."""
    return QFontMetricsF(look.font(size, bold=True)).horizontalAdvance(text)


def tally_text(tally: Tally) -> str:
    """Games won and lost, to be read from the left: "7 / 1"."""
    return left_to_right(f"{number(tally.won)} / {number(tally.lost)}")


class SheetHead(QuietHeads):
    """Words over the official columns; over a player's his name, running total, tally, and whether he deals.

    Signals:
        chosen(int): the player at this place, by a click on his head.
    """

    chosen = Signal(int)

    def __init__(self, look: Look, model: SheetModel, parent: QWidget) -> None:
        super().__init__(look, HEAD_HEIGHT, parent)
        self._sheet = model
        self.widths = Widths({})
        self.offers_menu = True
        self._pointed_at: int | None = None
        self.viewport().setMouseTracking(True)

    # -------------------------------------------------------------- the mouse

    def _player_at(self, x: float) -> int | None:
        """The place whose head is here, where a click does something."""
        section = self.logicalIndexAt(round(x))
        return self._sheet.place_at(section) if self.offers_menu and section >= len(self._sheet.columns) else None

    def _point_at(self, place: int | None) -> None:
        self._pointed_at = place
        if place is None:
            self.viewport().unsetCursor()
        else:
            self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        self.viewport().update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._point_at(self._player_at(event.position().x()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point_at(None)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        place = self._player_at(event.position().x())
        if place is not None and event.button() is Qt.MouseButton.LeftButton:
            self.chosen.emit(place)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        place = self._player_at(event.pos().x())
        if place is not None:
            self.chosen.emit(place)

    def viewportEvent(self, event: QEvent) -> bool:
        """The tip of a player's head says what a click does."""
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            place = self._player_at(event.pos().x())
            if place is not None:
                #: tool tip of a player's name over his column
                does = self.tr("Click: there or away, other names")
                QToolTip.showText(event.globalPos(), tooltip((isolate(self._sheet.players[place]), does)), self)
                return True
        return super().viewportEvent(event)

    # -------------------------------------------------------------- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, model = self._look.theme, self._sheet
        with painter_on(self.viewport()) as painter:
            for section in range(model.columnCount()):
                left, width = self.sectionViewportPosition(section), self.sectionSize(section)
                rect = QRectF(left, 0, width, self.height() - 1)
                column = model.column_at(section)
                if column is None:
                    self._paint_player(painter, rect, model.place_at(section))
                else:
                    room = before_gap(rect, self.widths.gap, painter) if column is Column.MINUS else rect
                    self._paint_word(painter, room, column, model.headerData(section, Qt.Orientation.Horizontal))
            painter.fillRect(QRect(0, self.height() - 1, self.viewport().width(), 1), QColor(theme.line_strong))

    def _paint_word(self, painter: QPainter, rect: QRectF, column: Column, word: object) -> None:
        look = self._look
        line = QRectF(rect.left(), rect.bottom() - look.px(24), rect.width(), look.px(20))
        font, colour = look.font(SMALL, bold=True), look.theme.text2
        if column is Column.DECLARER:
            write(painter, line, str(word), colour, font)
            return
        room = line.adjusted(look.px(1), 0, -look.px(8 if column is Column.NUMBER else 2), 0)  # words never touch
        align = _MIDDLE if column in MARKS or column is Column.GAME else FIGURES
        write(painter, room, shortened(str(word), font, room.width()), colour, font, align)

    def _paint_player(self, painter: QPainter, rect: QRectF, place: int) -> None:
        look, theme, model = self._look, self._look.theme, self._sheet
        score_list = model.score_list
        if score_list is None:
            return
        px, name, full = look.px, model.players[place], self.widths.head == "full"
        mirrored = self.isRightToLeft()
        # alone in its line, the total ends over the running numbers: figures stand at the right in every language
        turned = mirrored and full
        if place == self._pointed_at:
            plate(painter, rect.adjusted(2, 2, -2, -2), faded(theme.accent, 0.10), radius=px(6))
        due, tally = score_list.next_deal, score_list.tallies[place]
        away = due is not None and due.seating.away == place
        ink = theme.text2 if away else theme.text
        total = number(tally.written(score_list.system))
        upper = QRectF(rect.left(), px(5), rect.width(), px(20))
        lower = QRectF(rect.left(), px(24), rect.width(), px(18))
        top = inset(upper, px(BESIDE_NAME), px(BESIDE_FIGURES), mirrored=mirrored)
        low = inset(lower, px(BESIDE_NAME), px(BESIDE_FIGURES), mirrored=turned)
        bold, disc = look.font(BODY, bold=True), disc_side(look)
        lead = disc + px(DISC_GAP)
        if self.widths.head == "names":  # discs would say no more than these
            bare, small = upper.adjusted(px(BARE_NAME), 0, -px(BARE_NAME), 0), look.font(SMALL, bold=True)
            write(painter, bare, isolate(short_name(name, model.players, small, bare.width())), ink, small)
        else:
            cut = QFontMetricsF(bold).horizontalAdvance(total) if full else 0
            draw_disc(painter, look, piece(top, 0, disc, mirrored=mirrored).center(), place, name)
            write(painter, inset(top, lead, cut, mirrored=mirrored), isolate(name), ink, bold)
        if full:
            trailing = Qt.AlignmentFlag.AlignTrailing
            write(painter, top, total, theme.text, bold, trailing)
            write(painter, low, tally_text(tally), theme.text2, look.font(SMALL), trailing)
            indent, free = lead, low.width()
        else:
            line = low.adjusted(-px(8), 0, 0, 0)
            font = figure_font(look, total, line.width(), min(self.widths.figures, DENSE), bold=True)
            width = QFontMetricsF(font).horizontalAdvance(total)
            line.setLeft(min(line.left(), line.right() - width))  # never cut
            write(painter, line, total, theme.text, font, FIGURES)
            indent, free = 0, low.width() - width
        if due is not None and due.seating.dealer == place and free >= px(_DEALER):
            draw_icon(painter, "cards", sign(low, indent, px(_DEALER), mirrored=turned), theme.text2)
            #: Under the name of the player who deals the next game
            self._paint_state(painter, low, indent + px(_DEALER) + px(4), self.tr("deals") if full else "")
        elif away and full:
            #: Under the name of a player who is not there
            self._paint_state(painter, low, indent, self.tr("away"))

    def _paint_state(self, painter: QPainter, low: QRectF, indent: float, word: str) -> None:
        """What the player does in the next game, where there is room for the word."""
        look, font = self._look, self._look.font(SMALL)
        end = look.px(44)
        mirrored = self.isRightToLeft()
        room = inset(low, indent, end, mirrored=mirrored)
        if QFontMetricsF(font).horizontalAdvance(word) <= room.width():
            write(painter, room, word, look.theme.text2, font)
