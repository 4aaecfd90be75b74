"""The histogram: how many games brought how much, or were played with how many card points."""

import pyqtgraph as pg
from PySide6.QtCore import QPoint, Qt

from skatdesk.i18n.bidi import left_to_right
from skatdesk.i18n.numbers import number, signed
from skatdesk.skat.valuation import WIN_POINTS
from skatdesk.store.statistics.courses import BIN, BINS, Bin, by_card_points, by_score
from skatdesk.store.statistics.selection import Selection
from skatdesk.ui.charts.chart import Hit, Table
from skatdesk.ui.charts.plot import Plot
from skatdesk.ui.charts.scale import steps
from skatdesk.ui.look.richline import Piece

_BAR = 0.9


class ValueChart(Plot):
    """Bars: losses in the colour of minus, wins in that of plus, a line between them, the count above each."""

    _games: Selection | None = None
    _bins: tuple[Bin, ...] = ()
    _of_cards = False

    def show_games(self, games: Selection, *, of_cards: bool) -> None:
        """Shows list scores, or the declarer's card points where they are known."""
        self._games, self._of_cards = games, of_cards
        self._bins = by_card_points(games) if of_cards else by_score(games)
        self.say_instead("" if any(one.count for one in self._bins) else self.words.no_such_games())
        self.renew()

    @property
    def _border(self) -> int:
        """The index of the first bar of games won."""
        return WIN_POINTS // 10 if self._of_cards else BINS

    def draw(self) -> None:
        bins, theme = self._bins, self.theme
        most = max((one.count for one in bins), default=0)
        if not most:
            return
        top = most * 1.4
        self.frame((-0.6, len(bins) - 0.4), (0, top), self._edges(), self.numbered(steps(0, most, 3)))
        for colour, part in ((theme.minus, range(self._border)), (theme.plus, range(self._border, len(bins)))):
            heights = [bins[index].count for index in part]
            self.add(
                pg.BarGraphItem(x=list(part), height=heights, width=_BAR, brush=pg.mkBrush(colour), pen=pg.mkPen(None))
            )
        for index, one in enumerate(bins):
            if one.count:
                self.label(number(one.count), index, one.count, theme.text2, (0.5, 0.9), bold=True)
        middle = self._border - 0.5
        self.add(pg.InfiniteLine(middle, angle=90, pen=self.pen(theme.text, style=Qt.PenStyle.DashLine)))
        lost, won = self.words.lost_and_won()
        self.label(lost, middle - 0.1, top, theme.minus, (1, 0), bold=True)
        self.label(won, middle + 0.1, top, theme.plus, (0, 0), bold=True)

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
        assert one.last is not None
        line = (Piece(f"{self._range(one)}  "), Piece(self.words.games(one.count), bold=True))
        latest = self.words.latest(self._games.glimpse(one.last))
        return Hit(self.point_of(index, one.count), line, latest, self._games.ref(one.last))

    def table(self) -> Table:
        rows: Table = [["from", "to", "games"]]
        return rows + [[one.low, one.high, one.count] for one in self._bins]
