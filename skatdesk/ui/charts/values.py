"""The histogram: how many games brought how much, or were played with how many card points."""

import pyqtgraph as pg
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QFontMetricsF, QResizeEvent

from skatdesk.i18n.bidi import isolate, left_to_right
from skatdesk.i18n.numbers import number, signed
from skatdesk.skat.valuation import WIN_POINTS
from skatdesk.store.statistics.courses import BIN, BINS, Bin, by_card_points, by_score
from skatdesk.store.statistics.selection import Selection
from skatdesk.ui.charts.chart import Hit, Table
from skatdesk.ui.charts.plot import Plot
from skatdesk.ui.charts.scale import steps
from skatdesk.ui.look.richline import Piece
from skatdesk.ui.look.tokens import SMALL

_BAR = 0.9


class ValueChart(Plot):
    """Bars with the count above: games lost below in the colour of minus, on them games won in that of plus.

    A line stands between losses and wins, or before the card points that win; even with these a game may be lost.
    """

    _games: Selection | None = None
    _bins: tuple[Bin, ...] = ()
    _of_cards = False
    _counted: tuple[int, ...] = ()
    """The bars that have their count above them."""

    def show_games(self, games: Selection, *, of_cards: bool) -> None:
        """Shows list scores, or the declarer's card points where they are known."""
        self._games, self._of_cards = games, of_cards
        self._bins = by_card_points(games) if of_cards else by_score(games)
        self.say_instead("" if any(one.count for one in self._bins) else self.words.no_such_games())
        self.renew()

    def draw(self) -> None:
        bins, theme = self._bins, self.theme
        most = max((one.count for one in bins), default=0)
        if not most:
            return
        top = most * 1.4
        self.frame((-0.6, len(bins) - 0.4), (0, top), self._edges(), self.numbered(steps(0, most, 3)))
        lost = [one.count - one.won for one in bins]
        self._add_bars(theme.minus, [0] * len(bins), lost)
        self._add_bars(theme.plus, lost, [one.won for one in bins])
        self._counted = self._with_room()
        for index in self._counted:
            count = bins[index].count
            self.label(number(count), index, count, theme.text2, (0.5, 0.9))
        middle = (WIN_POINTS // 10 if self._of_cards else BINS) - 0.5
        self.add(pg.InfiniteLine(middle, angle=90, pen=self.pen(theme.text, style=Qt.PenStyle.DashLine)))
        words = dict(zip((theme.minus, theme.plus), self.words.lost_and_won(), strict=True))
        if self._of_cards:
            self.key(words, -0.5, top)
            return
        for (colour, word), side in zip(words.items(), (-1, 1), strict=True):
            self.label(word, middle + side * 0.1, top, colour, ((1 - side) / 2, 0))

    def _with_room(self) -> tuple[int, ...]:
        return tuple(at for at, one in enumerate(self._bins) if one.count and self._has_room(at))

    def _has_room(self, at: int) -> bool:
        """Whether the count above a bar touches nothing: one wider than the bar has to stand above those beside it."""
        metrics, (dot, dot_up) = QFontMetricsF(self.font_of(SMALL, bold=True)), self.box.viewPixelSize()
        count = self._bins[at].count
        if metrics.horizontalAdvance(number(count)) * dot <= 1:
            return True
        beside = (*self._bins[max(0, at - 1) : at], *self._bins[at + 1 : at + 2])
        return all(not one.count or one.count + metrics.height() * dot_up <= count for one in beside)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The counts above the bars need as much room as before."""
        super().resizeEvent(event)
        if self._counted != self._with_room():
            self.renew()

    def _add_bars(self, colour: str, feet: list[int], heights: list[int]) -> None:
        at, brush = list(range(len(heights))), pg.mkBrush(colour)
        self.add(pg.BarGraphItem(x=at, y0=feet, height=heights, width=_BAR, brush=brush, pen=pg.mkPen(None)))

    def _edges(self) -> list[tuple[float, str]]:
        if self._of_cards:
            return [(ten - 0.5, number(ten * 10)) for ten in range(0, 13, 3)]
        return [(BINS + n - 0.5, signed(n * BIN)) for n in range(-BINS + 2, BINS, 2)]

    def _range(self, one: Bin) -> str:
        index = self._bins.index(one)
        if self._of_cards:
            return left_to_right(f"{number(one.low)}–{number(one.high)}")
        if index == 0:
            return self.words.at_most(one.high)
        if index == len(self._bins) - 1:
            return self.words.at_least(one.low)
        return left_to_right(f"{signed(one.low)} … {signed(one.high)}")

    def stops(self) -> list[QPoint]:
        return [self.point_of(at, one.count) for at, one in enumerate(self._bins) if one.count]

    def hit(self, at: QPoint) -> Hit | None:
        index = round(self.value_at(at).x())
        if self._games is None or not 0 <= index < len(self._bins) or not self._bins[index].count:
            return None
        one = self._bins[index]
        count = self.words.games(one.count)
        if self._of_cards:
            count = self.words.won_and_lost(one.won, one.count - one.won)
        line = (Piece(f"{self._range(one)}  "), Piece(count, bold=True))
        latest, games = self.words.latest(self._games.glimpse(one.which[-1])), self._games.those(one.which)
        points = QCoreApplication.translate("Board", "Card points")
        scores = QCoreApplication.translate("Board", "Scores")
        name = f"{points if self._of_cards else scores} {isolate(self._range(one))}"
        return Hit(self.point_of(index, one.count), line, latest, games, name=name)

    def table(self) -> Table:
        #: heads of columns in a file for spreadsheets: from this score to that one
        rows: Table = [[self.tr("from"), self.tr("to"), self.tr("games"), self.tr("won")]]
        rows += [[one.low, one.high, one.count, one.won] for one in self._bins]
        if self._bins and not self._of_cards:
            rows[1][0] = rows[-1][1] = None  # all beyond are among them
        return rows
