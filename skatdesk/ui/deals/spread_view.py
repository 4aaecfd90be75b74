"""The spread of many games with the same cards: who declared what, the card points, the list score of each seat."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import starmap
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from skatdesk.coach.spread import Spread
from skatdesk.i18n.bidi import isolate
from skatdesk.i18n.joins import apart, named
from skatdesk.i18n.numbers import decimal, number, percent
from skatdesk.skat.cards import DECK_POINTS
from skatdesk.skat.seats import SEATS
from skatdesk.skat.valuation import SCHNEIDER_AT_MOST, SCHNEIDER_POINTS, WIN_POINTS
from skatdesk.ui.desk import Desk
from skatdesk.ui.look.paint import painter_on, plate, write
from skatdesk.ui.look.reading import box_in
from skatdesk.ui.look.tokens import BODY, RADIUS, SMALL

_LINES = 4
"""So many games have a line of their own; the others share one."""
_LINE, _HEAD, _CHART, _MARKS, _TILE, _GAP = 22, 22, 58, 18, 44, 4
_BESIDE = 10
"""Between a bar and the words beside it."""
_BINS = 12
_TRAILING, _CENTRE = Qt.AlignmentFlag.AlignTrailing, Qt.AlignmentFlag.AlignHCenter


@dataclass(frozen=True, slots=True)
class _Line:
    """A kind of game: how often it was played and won; ``won`` is None where nobody declared."""

    name: str
    figures: str
    times: int
    won: int | None


class SpreadView(QWidget):
    """Painted bars; the same in words for screen readers."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self.spread: Spread | None = None
        """What is shown."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        desk.look.changed.connect(self._refresh)
        desk.namer.changed.connect(self.write_words)

    def show_spread(self, spread: Spread | None) -> None:
        """The results as they stand; None for none yet."""
        self.spread = spread
        self.write_words()
        self._refresh()

    def write_words(self) -> None:
        """What screen readers say."""
        self.setAccessibleName(self.tr("Results of the games played"))
        lines = [named(line.name, line.figures) for line in self._lines()]
        self.setAccessibleDescription(apart((*lines, *starmap(named, self._means()))))
        self.update()

    def sizeHint(self) -> QSize:
        px = self._desk.look.px
        lines = len(self._lines())
        below = 2 * (px(_GAP) + px(_HEAD)) + px(_CHART) + px(_MARKS) + px(_TILE)
        return QSize(px(360), lines * px(_LINE) + below if lines else 0)

    # -------------------------------------------------------------- words

    def _lines(self) -> list[_Line]:
        spread = self.spread
        if spread is None:
            return []
        namer = self._desk.namer
        found = []
        for line in spread.declared[:_LINES]:
            #: a player's seat and the game he declared: "Forehand, Grand"
            name = self.tr("{seat}, {game}").format(
                seat=isolate(namer.seat(line.seat)), game=isolate(namer.game(line.game.code))
            )
            found.append(_Line(name, self._figures(line.times, line.won), line.times, line.won))
        rest = spread.declared[_LINES:]
        if rest:
            times, won = sum(line.times for line in rest), sum(line.won for line in rest)
            found.append(_Line(self.tr("Other games"), self._figures(times, won), times, won))
        if spread.ramsch:
            found.append(_Line(namer.game("R"), self._times(spread.ramsch), spread.ramsch, None))
        if spread.passed_in:
            passed = self._times(spread.passed_in)
            found.append(_Line(self.tr("Everybody passed"), passed, spread.passed_in, None))
        return found

    def _figures(self, times: int, won: int) -> str:
        #: how often a game was played: "28 ×", and the share of these that was won: "50%"
        return self.tr("{times}, won {share}").format(times=self._times(times), share=percent(100 * won / times))

    def _times(self, times: int) -> str:
        return self.tr("%n ×", "how often", times)

    def _means(self) -> list[tuple[str, str]]:
        spread = self.spread
        if spread is None:
            return []
        return [(self._desk.namer.seat(seat), decimal(spread.mean[seat], 1)) for seat in SEATS]

    # -------------------------------------------------------------- painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        spread = self.spread
        if spread is None:
            return
        px = self._desk.look.px
        with painter_on(self) as painter:
            top = 0.0
            lines = self._lines()
            names, figures = self._column(one.name for one in lines), self._column(one.figures for one in lines)
            for line in lines:
                self._paint_line(painter, top, line, spread.games, names, figures)
                top += px(_LINE)
            top = self._paint_head(painter, top + px(_GAP), self.tr("Card points of the declarer"))
            self._paint_points(painter, QRectF(0, top, self.width(), px(_CHART)), spread.points)
            top += px(_CHART) + px(_MARKS) + px(_GAP)
            top = self._paint_head(painter, top, self.tr("List score of each seat, on average"))
            self._paint_means(painter, top)

    def _paint_head(self, painter: QPainter, top: float, text: str) -> float:
        look = self._desk.look
        room = QRectF(0, top, self.width(), look.px(_HEAD - 4))
        write(painter, room, text, look.theme.text2, look.font(SMALL, bold=True))
        return top + look.px(_HEAD)

    def _column(self, words: Iterable[str]) -> float:
        """As wide as the longest of these words, in pixels; the bars get the rest."""
        metrics = QFontMetricsF(self._desk.look.font(BODY))
        return max((ceil(metrics.horizontalAdvance(word)) + 1 for word in words), default=0)

    def _paint_line(self, painter: QPainter, top: float, line: _Line, games: int, names: float, figures: float) -> None:
        look, theme = self._desk.look, self._desk.look.theme
        px = look.px
        height = px(_LINE)
        write(painter, box_in(self, 0, top, names, height), line.name, theme.text, look.font(BODY))
        start = names + px(_BESIDE)
        whole = (self.width() - start - figures - px(_BESIDE)) * line.times / games
        bar, thin = height - px(10), px(3)
        ground = theme.line_strong if line.won is None else theme.minus
        plate(painter, box_in(self, start, top + px(5), max(whole, thin), bar), ground, radius=thin)
        if line.won:
            part = whole * line.won / line.times
            plate(painter, box_in(self, start, top + px(5), max(part, thin), bar), theme.plus, radius=thin)
        room = box_in(self, self.width() - figures, top, figures, height)
        write(painter, room, line.figures, theme.text2, look.font(BODY), _TRAILING)

    def _paint_points(self, painter: QPainter, room: QRectF, points: tuple[int, ...]) -> None:
        """A column for each ten card points; the games from 61 on are won."""
        look, theme = self._desk.look, self._desk.look.theme
        bins = [0] * _BINS
        for taken in points:
            bins[min(_BINS - 1, max(0, taken - 1) * _BINS // DECK_POINTS)] += 1
        most = max(1, *bins)
        for index, number_in in enumerate(bins):
            height = (room.height() - look.px(16)) * number_in / most
            left, right = self._at(index / _BINS), self._at((index + 1) / _BINS)
            column = QRectF(QPointF(left + 1, room.bottom() - height), QPointF(right - 1, room.bottom()))
            if number_in:
                won = index * DECK_POINTS // _BINS >= WIN_POINTS - 1
                plate(painter, column, theme.plus if won else theme.minus, radius=2)
                above = QRectF(column.left() - 8, column.top() - look.px(16), column.width() + 16, look.px(16))
                write(painter, above, number(number_in), theme.text2, look.font(SMALL), _CENTRE)
        painter.setPen(QPen(QColor(theme.line_strong), 1))
        painter.drawLine(room.bottomLeft(), room.bottomRight())
        for mark in (SCHNEIDER_AT_MOST, WIN_POINTS - 1, SCHNEIDER_POINTS):
            x = self._at(mark / DECK_POINTS)
            below = QRectF(x - look.px(30), room.bottom() + 2, look.px(60), look.px(_MARKS) - 2)
            write(painter, below, number(mark), theme.text2, look.font(SMALL), _CENTRE)

    def _paint_means(self, painter: QPainter, top: float) -> None:
        look, theme = self._desk.look, self._desk.look.theme
        px, gap = look.px, look.px(8)
        means = self._means()
        width = (self.width() - gap * (len(means) - 1)) / len(means)
        for index, (name, mean) in enumerate(means):
            tile = box_in(self, index * (width + gap), top, width, px(_TILE))
            plate(painter, tile, theme.panel2, radius=px(RADIUS))
            inner = tile.adjusted(px(10), px(4), -px(10), -px(4))
            upper = QRectF(inner.left(), inner.top(), inner.width(), inner.height() / 2)
            write(painter, upper, name, theme.text2, look.font(SMALL))
            value = self.spread.mean[SEATS[index]] if self.spread else 0.0
            ink = theme.plus if value > 0 else theme.minus if value < 0 else theme.text
            write(painter, upper.translated(0, inner.height() / 2), mean, ink, look.font(BODY, bold=True))

    def _at(self, share: float) -> float:
        """Card points run from left to right in every language, as on the plots."""
        return self.width() * share

    def _refresh(self) -> None:
        self.updateGeometry()
        self.update()
