"""The cells of the sheet, as they are painted."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from skatdesk.i18n.bidi import isolate
from skatdesk.i18n.numbers import signed
from skatdesk.ui.look.figures import write_figure
from skatdesk.ui.look.icons import draw_icon, draw_suit
from skatdesk.ui.look.items import Index
from skatdesk.ui.look.paint import cell, square, write
from skatdesk.ui.look.reading import inset, piece, sign
from skatdesk.ui.look.short_words import short_name, shortest_name
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import DENSE, SMALL, Ink
from skatdesk.ui.scoresheet.columns import MARKS, Column
from skatdesk.ui.scoresheet.list_words import tally_text
from skatdesk.ui.scoresheet.sheet_model import ROW_ROLE, SheetModel, ticked
from skatdesk.ui.scoresheet.sheet_rows import SheetRow
from skatdesk.ui.scoresheet.widths import AFTER_NAME, BEFORE_TALLY, BESIDE_FIGURES, Widths

ROW_HEIGHT = 25
_SIGN, _TICK, _DOT = 15, 16, 1.3
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
        needed = QFontMetricsF(look.font(SMALL)).horizontalAdvance(beside) + look.px(BEFORE_TALLY)
        if needed <= tally:  # else it would run into the total
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
