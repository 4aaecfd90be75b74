"""Paints the pages of a list: heading, heads of the columns, the games, and what follows after the last."""

from PySide6.QtCore import QModelIndex, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from skatdesk.i18n.bidi import isolate
from skatdesk.i18n.numbers import number
from skatdesk.scoring.heads import ListHead
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.scoring.standings import Tally
from skatdesk.ui.desk import Desk
from skatdesk.ui.look.icons import draw_icon, draw_suit
from skatdesk.ui.look.paint import square
from skatdesk.ui.look.short_words import short_name
from skatdesk.ui.scoresheet.columns import MARKS, Column, columns_of
from skatdesk.ui.scoresheet.paper import ink
from skatdesk.ui.scoresheet.paper.closing import Closing
from skatdesk.ui.scoresheet.paper.grid import Grid
from skatdesk.ui.scoresheet.paper.pages import HIGH, Page, pages_of
from skatdesk.ui.scoresheet.paper.words import PaperWords
from skatdesk.ui.scoresheet.sheet_model import SheetModel
from skatdesk.ui.scoresheet.sheet_rows import SheetRow

HEADING, HEADS, FOOT = 185, 265, 45
"""Heights of the heading, of the heads of the columns, and of the foot of the page."""

_BESIDE_TITLE = 0.38
"""The share of the width that place and day have, however long the title is; the day stands below where it needs to."""
_NAMES = 70
"""Of the heads, what the players' names take."""
_UPRIGHT = (Column.NUMBER, Column.GAME, Column.PLUS, Column.MINUS)
_TURNED = 22
_MOST_EMPTY = 200
"""Empty lines for games to come; nobody fills in more by hand, however long a list was agreed on."""


class PaperSheet:
    """A list cut into pages of this size (tenths of a millimetre, between the margins), ready to be painted."""

    def __init__(
        self,
        desk: Desk,
        words: PaperWords,
        head: ListHead,
        score_list: ScoreList,
        size: tuple[float, float],
        direction: Qt.LayoutDirection,
    ) -> None:
        self._look = desk.look
        self._entries = desk.sentences.entries
        self._words = words
        self._head = head
        self._list = score_list
        self._model = SheetModel(desk.namer, desk.sentences, score_list)
        shown = tuple(column for column in columns_of(score_list) if column is not Column.DECLARER)
        self._grid = Grid(*size, shown, len(score_list.players), direction)
        room = size[1] - HEADING - HEADS - FOOT
        carried = HIGH  # the line above it, where there are several pages
        self._closing = Closing(words, self._grid, head, score_list, room - carried)
        longest = (written for column in self._model.longest_numbers for written in column)
        self._running_size = ink.common_size(longest, self._grid.running(0, 0, 0).width(), ink.TEXT, bold=True)
        scores = self._model.longest_scores.values()
        self._score_size = ink.common_size(scores, self._grid.cell(Column.PLUS, 0, 0).width(), ink.TEXT, bold=True)
        count = self._line_count()
        self.pages: tuple[Page, ...] = (
            *pages_of(count, room, self._closing.height),
            *(Page(count, count, 0, notes=notes) for notes in self._closing.further),
        )

    def _line_count(self) -> int:
        """The games, and for a list that is not over empty lines for those still to come, to be filled in by hand."""
        written = len(self._list.entries)
        due = self._list.next_deal
        if self._list.games is None or due is None:
            return max(written, 1)
        return written + min(self._list.games - due.number + 1, _MOST_EMPTY)

    def paint(self, painter: QPainter, index: int) -> None:
        """Paints one page; one unit of the painter is a tenth of a millimetre."""
        page = self.pages[index]
        painter.setLayoutDirection(self._grid.direction)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_heading(painter)
        if page.notes:
            ink.wrapped(painter, self._grid.line(HEADING, self._grid.height - HEADING - FOOT), page.notes)
        else:
            self._paint_games(painter, page)
        foot = self._grid.line(self._grid.height - FOOT, FOOT)
        trailing = Qt.AlignmentFlag.AlignTrailing
        ink.line_of_text(painter, foot, "Skatdesk", ink.SMALL, colour=ink.GREY)
        ink.line_of_text(
            painter, foot, self._words.page(index + 1, len(self.pages)), ink.SMALL, trailing, colour=ink.GREY
        )

    def _paint_games(self, painter: QPainter, page: Page) -> None:
        """The games of a page under the heads of their columns, and what follows after the last."""
        self._paint_heads(painter, HEADING)
        top: float = HEADING + HEADS
        lines = page.last - page.first + page.carries
        self._paint_columns(painter, top + lines * page.line)
        if page.carries:
            self._paint_carried(painter, page, top)
            top += page.line
        for row in range(page.first, page.last):
            self._paint_row(painter, row, top, page.line)
            top += page.line
        if page.closes:
            self._closing.paint(painter, top)

    # -------------------------------------------------------------- above the games

    def _paint_heading(self, painter: QPainter) -> None:
        grid, words = self._grid, self._words
        title, where = words.title(self._head, self._list), words.where_and_when(self._head)
        room = max(grid.width * _BESIDE_TITLE, grid.width - ink.width_of(title, ink.TITLE, bold=True))
        in_one = " · ".join(where)
        if ink.width_of(in_one, ink.TEXT) <= room:
            where = (in_one,)
        beside = min(max(ink.width_of(line, ink.TEXT) for line in where), room)
        wide, narrow = QRectF(0, 0, grid.width - beside, 80), QRectF(grid.width - beside, 0, beside, 80 / len(where))
        if grid.direction is Qt.LayoutDirection.RightToLeft:
            wide.moveRight(grid.width)
            narrow.moveLeft(0)
        trailing = Qt.AlignmentFlag.AlignTrailing
        ink.line_of_text(painter, wide, title, ink.TITLE, bold=True)
        for line in where:
            ink.line_of_text(painter, narrow, line, ink.TEXT, trailing)
            narrow.translate(0, narrow.height())
        ink.line_of_text(painter, grid.line(82, 44), words.agreed(self._head, self._list), ink.TEXT, colour=ink.GREY)
        if self._head.title:  # a list without one is called after its players
            ink.line_of_text(painter, grid.line(126, 44), words.players(self._list), ink.TEXT, colour=ink.GREY)

    def _paint_heads(self, painter: QPainter, top: float) -> None:
        grid = self._grid
        painter.fillRect(grid.line(top, HEADS), QColor(ink.PATCH))
        turned = [column for column in grid.columns if column not in _UPRIGHT]
        size = ink.common_size(map(self._word, turned), HEADS - 6, _TURNED, bold=True)
        for column in grid.columns:
            cell = grid.cell(column, top, HEADS - 6)
            if column in _UPRIGHT:
                low = QRectF(cell.left(), cell.bottom() - 44, cell.width(), 44)
                align = ink.MIDDLE if column is Column.GAME else ink.FIGURES
                ink.line_of_text(painter, low, self._word(column), ink.SMALL, align, bold=True)
            else:
                ink.upwards(painter, cell, self._word(column), size, bold=True)
        words = self._words
        size = ink.common_size((words.running(), words.won(), words.lost()), HEADS - _NAMES - 6, _TURNED)
        room, players = grid.player(0, top, _NAMES).width(), self._list.players
        font = ink.font(ink.SMALL, bold=True)
        names = [isolate(short_name(name, players, font, room - 2 * ink.CLOSE)) for name in players]
        size_of_names = max(ink.SMALL, ink.common_size(names, room, ink.TEXT, bold=True))  # one alone may need less
        for place, name in enumerate(names):
            ink.line_of_text(painter, grid.player(place, top, _NAMES), name, size_of_names, ink.MIDDLE, bold=True)
            below, rest = top + _NAMES, HEADS - _NAMES - 6
            ink.upwards(painter, grid.running(place, below, rest), words.running(), size)
            ink.upwards(painter, grid.tally(place, False, below, rest), words.won(), size)
            ink.upwards(painter, grid.tally(place, True, below, rest), words.lost(), size)

    def _word(self, column: Column) -> str:
        """The whole word where it is written upwards, the short one elsewhere."""
        return (self._model.heads if column in _UPRIGHT else self._model.whole_heads)[column]

    # -------------------------------------------------------------- the games

    def _paint_row(self, painter: QPainter, index: int, top: float, height: float) -> None:
        grid, size = self._grid, min(ink.TEXT, height * 0.78)
        rows = self._model.rows
        if index >= len(rows):
            self._paint_empty(painter, index, top, height, size)
            return
        row = rows[index]
        self._paint_rule(painter, top + height, strong=row.ends_round)
        number_cell = grid.cell(Column.NUMBER, top, height)
        ink.line_of_text(painter, number_cell, number(row.number), size * 0.9, ink.FIGURES, colour=ink.GREY)
        if row.game is None and row.entry is not None:
            words = grid.between(Column.GAME, Column.OUVERT, top, height)
            painter.fillRect(words.adjusted(3, 3, -3, -3), QColor(ink.PAPER))  # over the lines between the columns
            ink.line_of_text(painter, words, self._entries.undeclared(row.entry), size, colour=ink.GREY)
        for column in grid.columns[1:]:
            self._paint_cell(painter, row, index, column, grid.cell(column, top, height), size)
        for place, written in enumerate(row.written):
            self._paint_player(painter, row, place, written, top, height, size)

    def _paint_cell(
        self, painter: QPainter, row: SheetRow, index: int, column: Column, cell: QRectF, size: float
    ) -> None:
        suit = row.contract.game.trump_suit if row.contract is not None else None
        text = str(self._model.data(self._model.index(index, self._model.columns.index(column), QModelIndex())))
        if column is Column.GAME and suit is not None:
            box = square(cell.center(), size * 0.95)
            draw_suit(painter, suit, box, self._look.card_suits[suit], self._look.signs)
        elif column in MARKS and text:
            box = square(cell.center(), size)
            draw_icon(painter, "check", box, ink.BLACK)
        elif text and (row.game is not None or column in (Column.PLUS, Column.MINUS, Column.BOCK)):
            score = column in (Column.PLUS, Column.MINUS)
            align = ink.MIDDLE if column is Column.GAME else ink.FIGURES
            ink.line_of_text(painter, cell, text, min(size, self._score_size) if score else size, align, bold=score)

    def _paint_player(
        self, painter: QPainter, row: SheetRow, place: int, written: int | None, top: float, height: float, size: float
    ) -> None:
        grid = self._grid
        running = grid.running(place, top, height)
        if row.entry is not None and row.entry.seating.sitting_out == place:
            self._paint_dealer(painter, running, written is None, size)
        if written is not None:
            self._paint_running(painter, running, written, size)
        if row.game is not None and row.game.declarer == place:
            self._paint_tally(painter, row.tallies[place], place, top, height, size)

    def _paint_running(self, painter: QPainter, cell: QRectF, points: int, size: float) -> None:
        """The same size all over the list, as scores have, too: no number looks less because it is long."""
        ink.line_of_text(painter, cell, number(points), min(size, self._running_size), ink.FIGURES, bold=True)

    def _paint_tally(self, painter: QPainter, tally: Tally, place: int, top: float, height: float, size: float) -> None:
        for lost, count in ((False, tally.won), (True, tally.lost)):
            cell = self._grid.tally(place, lost, top, height)
            ink.line_of_text(painter, cell, number(count), size * 0.85, ink.MIDDLE)

    def _paint_dealer(self, painter: QPainter, cell: QRectF, alone: bool, size: float) -> None:
        """A dash for who sits out; beside his number where he has one."""
        width = size
        middle = cell.center()
        if not alone:
            mirrored = self._grid.direction is Qt.LayoutDirection.RightToLeft
            middle.setX(cell.right() - width * 0.8 if mirrored else cell.left() + width * 0.8)
        start, end = QPointF(middle.x() - width / 2, middle.y()), QPointF(middle.x() + width / 2, middle.y())
        ink.rule(painter, start, end, ink.GREY, 2.5)

    def _paint_empty(self, painter: QPainter, index: int, top: float, height: float, size: float) -> None:
        """A line to be filled in by hand."""
        due = self._list.next_deal
        if due is None:
            return
        ahead = index - len(self._model.rows)
        count = number(due.number + ahead)
        cell = self._grid.cell(Column.NUMBER, top, height)
        ink.line_of_text(painter, cell, count, size * 0.9, ink.FIGURES, colour=ink.GREY)
        before = next((row.number for row in reversed(self._model.rows) if row.ends_round), 0)
        seating = due.seating
        for _ in range(ahead):
            seating = seating.next
        if seating.sitting_out is not None:
            self._paint_dealer(painter, self._grid.running(seating.sitting_out, top, height), True, size)
        self._paint_rule(painter, top + height, strong=(due.number + ahead - before) % seating.present == 0)

    def _paint_carried(self, painter: QPainter, page: Page, top: float) -> None:
        grid, size = self._grid, min(ink.TEXT, page.line * 0.78)
        before = grid.before_players(top, page.line)
        painter.fillRect(before.adjusted(3, 3, -3, -3), QColor(ink.PAPER))
        ink.line_of_text(painter, before, self._words.carried(), size, colour=ink.GREY)
        rows = self._model.rows
        if page.first <= len(rows):  # else it is filled in by hand, as the lines above it
            for place, tally in enumerate(rows[page.first - 1].tallies):
                running = tally.written(self._list.system)
                self._paint_running(painter, grid.running(place, top, page.line), running, size)
                self._paint_tally(painter, tally, place, top, page.line, size)
        self._paint_rule(painter, top + page.line, strong=True)

    def _paint_rule(self, painter: QPainter, y: float, *, strong: bool) -> None:
        weight = 3.0 if strong else 1.2
        ink.rule(painter, QPointF(0, y), QPointF(self._grid.width, y), ink.GREY if strong else ink.LINE, weight)

    def _paint_columns(self, painter: QPainter, bottom: float) -> None:
        """The lines between the columns, and the frame."""
        grid, top = self._grid, HEADING
        for column in grid.columns:
            ink.frame(painter, grid.cell(column, top, bottom - top))
        for place in range(grid.players):
            below = top + _NAMES
            ink.frame(painter, grid.tally(place, False, below, bottom - below))
            ink.frame(painter, grid.tally(place, True, below, bottom - below))
            ink.frame(painter, grid.player(place, top, bottom - top), ink.GREY, 3)
        ink.frame(painter, grid.line(top, HEADS), ink.GREY, 3)
        ink.frame(painter, grid.line(top, bottom - top), ink.GREY, 3)
