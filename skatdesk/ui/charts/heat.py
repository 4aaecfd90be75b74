"""The heat map: where a player wins, by game and seat or by game and matadors."""

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent

from skatdesk.i18n.bidi import bare, left_to_right
from skatdesk.i18n.joins import listed
from skatdesk.i18n.numbers import number, signed
from skatdesk.skat.contracts import DECLARABLE, SUIT_GAMES, Game
from skatdesk.skat.seats import SEATS, Seat
from skatdesk.store.statistics.courses import by_matadors_and_game
from skatdesk.store.statistics.figures import Success, by_seat_and_game
from skatdesk.store.statistics.selection import Selection
from skatdesk.ui.charts.chart import Chart, Hit, Table
from skatdesk.ui.look.icons import draw_suit
from skatdesk.ui.look.paint import mixed, painter_on, plate, write, write_beside
from skatdesk.ui.look.tokens import BODY, DENSE, SMALL

_SIGN, _LEGEND, _HEAD, _GAP = 26, 112, 24, 3
_MOST_LEGEND = 0.35
"""The share of the width that the names of the games may take."""
_FEW = 3
"""Fewer games than this colour their cell only half."""
_RUNS = (-4, -3, -2, -1, 1, 2, 3, 4)

Align = Qt.AlignmentFlag
Column = Seat | int


class HeatChart(Chart):
    """A cell is blue where more is won than on average, orange where less; it says how much, and of how many games."""

    _games: Selection | None = None
    _cells: Mapping[tuple[Column, Game], Success] = MappingProxyType({})
    _columns: tuple[Column, ...] = SEATS
    _rows: tuple[Game, ...] = DECLARABLE
    _average = 0.5

    def show_games(self, games: Selection, average: float | None, *, by_matadors: bool) -> None:
        """Shows the games by seat or by matadors; ``average`` is the share won of all."""
        self.point_away()
        self._games = games
        cells: dict[tuple[Column, Game], Success] = {}
        if by_matadors:
            cells |= {(run, game): found for (run, game), found in by_matadors_and_game(games).items()}
            self._columns, self._rows = _RUNS, (*SUIT_GAMES, Game.GRAND)
        else:
            cells |= {(seat, game): found for (seat, game), found in by_seat_and_game(games).items()}
            self._columns, self._rows = SEATS, DECLARABLE
        self._cells = cells
        self._average = average or 0.5
        self.offer_stops()
        self.update()

    def _cell(self, row: int, column: int) -> QRectF:
        px = self.look.px
        left, top, gap = self._legend(), px(_HEAD), px(_GAP)
        width, height = (self.width() - left) / len(self._columns), (self.height() - top) / len(self._rows)
        return QRectF(left + column * width, top + row * height, width, height).adjusted(gap, gap, 0, 0)

    def _legend(self) -> float:
        """Room for a sign and the longest name, as far as there is some."""
        metrics = QFontMetricsF(self.look.font(DENSE))
        longest = max(metrics.horizontalAdvance(self.words.label(game)) for game in DECLARABLE)
        return max(self.look.px(_LEGEND), min(longest + self.look.px(_SIGN + 4), self.width() * _MOST_LEGEND))

    # -------------------------------------------------------------- painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painter_on(self) as painter:
            for at, word in enumerate(self._heads()):
                cell = self._cell(0, at)
                head = QRectF(cell.left(), 0, cell.width(), self.look.px(_HEAD))
                write(painter, head, word, self.look.theme.text2, self.look.font(SMALL), Align.AlignHCenter)
            for row, game in enumerate(self._rows):
                self._paint_legend(painter, row, game)
                for at, column in enumerate(self._columns):
                    found = self._cells.get((column, game))
                    if found is not None:
                        self._paint_cell(painter, self._cell(row, at), found)

    def _heads(self) -> list[str]:
        """The words over the columns; where there is no room for "without 4+", just −4+."""
        words = [self._head(column) for column in self._columns]
        metrics, room = QFontMetricsF(self.look.font(SMALL)), self._cell(0, 0).width()
        if self._columns is _RUNS and max(map(metrics.horizontalAdvance, words)) > room:
            signs = [signed(run) for run in _RUNS]
            return [left_to_right(f"{signs[0]}+"), *signs[1:-1], left_to_right(f"{signs[-1]}+")]
        return words

    def _head(self, column: Column) -> str:
        if isinstance(column, Seat):
            return self.words.seat(column)
        if column in (-1, 1) or column == _RUNS[0]:
            return self.words.run(column)
        return self.words.matadors(abs(column))

    def _paint_legend(self, painter: QPainter, row: int, game: Game) -> None:
        look, theme, px = self.look, self.look.theme, self.look.px
        cell = self._cell(row, 0)
        suit, name = game.trump_suit, self.words.label(game)
        sign = QRectF(px(2), cell.center().y() - px(9), px(18), px(18))
        if suit is not None:
            draw_suit(painter, suit, sign, look.suit_colour(suit), look.signs)
        else:
            write(painter, sign, name[:1], theme.text, look.font(BODY, bold=True), Align.AlignHCenter)
        room = QRectF(px(_SIGN), cell.top(), self._legend() - px(_SIGN + 4), cell.height())
        write(painter, room, name, theme.text, look.font(DENSE), Align.AlignLeft)

    def _paint_cell(self, painter: QPainter, cell: QRectF, found: Success) -> None:
        look, theme, px = self.look, self.look.theme, self.look.px
        ratio = found.won.ratio
        if ratio is None:
            plate(painter, cell, theme.panel2, radius=px(4))
            write(painter, cell, "–", theme.text2, look.font(DENSE), Align.AlignHCenter)
            return
        ground = self._ground(ratio, found.won.whole)
        ink = max((theme.text, theme.panel), key=lambda colour: _contrast(QColor(colour), ground))
        plate(painter, cell, ground, radius=px(4))
        large, small = look.font(BODY, bold=True), look.font(SMALL)
        share, count = number(100 * ratio), number(found.won.whole)
        width = QFontMetricsF(large).horizontalAdvance(share) + px(5) + QFontMetricsF(small).horizontalAdvance(count)
        room = cell.adjusted((cell.width() - width) / 2, 0, 0, 0)
        write_beside(painter, room, px(5), (share, ink, large), (count, ink, small))

    def _ground(self, ratio: float, games: int) -> QColor:
        """Quiet at the average, full at nought and at all; a few games colour half as much."""
        theme, average = self.look.theme, min(0.95, max(0.05, self._average))
        more = ratio >= average
        share = (ratio - average) / (1 - average) if more else (average - ratio) / average
        strength = 0.12 + 0.88 * share
        if games < _FEW:
            strength /= 2
        return mixed(theme.panel2, theme.plus if more else theme.minus, strength)

    # -------------------------------------------------------------- the pointer

    def stops(self) -> list[QPoint]:
        return [
            self._cell(row, at).center().toPoint()
            for row, game in enumerate(self._rows)
            for at, column in enumerate(self._columns)
            if (column, game) in self._cells and self._cells[column, game].won.whole
        ]

    def hit(self, at: QPoint) -> Hit | None:
        for row, game in enumerate(self._rows):
            for place, column in enumerate(self._columns):
                found = self._cells.get((column, game))
                if self._games is not None and found is not None and self._cell(row, place).contains(QPointF(at)):
                    where = self.words.seat(column) if isinstance(column, Seat) else self.words.run(column)
                    return self.hit_of(at, listed((self.words.label(game), where)), found, self._games)
        return None

    def table(self) -> Table:
        of_seats = self._columns == SEATS
        column_head = self.tr("seat") if of_seats else self.tr("matadors")
        #: heads of columns in a file for spreadsheets: Clubs, Grand …; how often it was declared, and won
        rows: Table = [[self.tr("game"), column_head, self.tr("declared"), self.tr("won")]]
        for game in self._rows:
            for column in self._columns:
                found = self._cells.get((column, game))
                if found is not None:
                    name = self.words.seat(column) if isinstance(column, Seat) else bare(self.words.run(column))
                    rows.append([self.words.label(game), name, found.won.whole, found.won.part])
        return rows


def _contrast(a: QColor, b: QColor) -> float:
    light, dark = sorted((_luminance(a), _luminance(b)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: QColor) -> float:
    """How bright the colour looks, 0 to 1 (as in the WCAG contrast)."""
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
