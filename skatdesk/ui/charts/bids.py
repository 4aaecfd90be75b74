"""Bid against result: what was promised in the bidding, and what the game brought."""

from math import sqrt

import pyqtgraph as pg
from PySide6.QtCore import QPoint, Qt

from skatdesk.i18n.numbers import signed
from skatdesk.skat.auction import BIDS
from skatdesk.store.statistics.courses import BidSpot, by_bid
from skatdesk.store.statistics.selection import Selection
from skatdesk.ui.charts.chart import Hit, Table
from skatdesk.ui.charts.plot import Plot
from skatdesk.ui.charts.scale import around, steps
from skatdesk.ui.look.paint import faded
from skatdesk.ui.look.richline import Piece

_SMALLEST, _LARGEST = 7, 20
"""Diameters of a spot in pixels."""
_ROOM = 0.1
"""Above the highest spot and below the lowest one, in heights of the chart: half of the largest."""
_REACH = 16
"""Pixels within which the pointer finds a spot."""
_MOST_NUMBERS = 7
"""So many bids are written below the spots."""


class BidChart(Plot):
    """Spots, larger for more games: rounds for won, diamonds for lost ones.

    A won game lies on or above the dashed line, where the score is the bid.
    """

    _games: Selection | None = None
    _spots: tuple[BidSpot, ...] = ()

    def show_games(self, games: Selection) -> None:
        """Shows the declared games whose bid is known."""
        self._games = games
        self._spots = by_bid(games)
        self.say_instead("" if self._spots else self.words.no_such_games())
        self.renew()

    def draw(self) -> None:
        spots, theme = self._spots, self.theme
        if not spots:
            return
        bids, scores = [spot.bid for spot in spots], [spot.score for spot in spots]
        up = around(min(0, *scores), max(1, *scores), _ROOM)
        high = max(*bids, 36)
        across = around(18, high)
        self.frame(across, up, self.numbered(bids_apart(high, _MOST_NUMBERS)), self.numbered(steps(*up, 6)))
        line = self.pen(theme.text2, style=Qt.PenStyle.DashLine)
        self.add(pg.PlotDataItem([18, high], [18, high], pen=line))
        most = max(spot.count for spot in spots)
        for won, symbol, colour in ((True, "o", theme.plus), (False, "d", theme.minus)):
            part = [spot for spot in spots if (spot.score > 0) is won]
            self.add(
                pg.ScatterPlotItem(
                    [spot.bid for spot in part],
                    [spot.score for spot in part],
                    size=[self._diameter(spot, most) for spot in part],
                    symbol=symbol,
                    brush=pg.mkBrush(faded(colour, 0.55)),
                    pen=self.pen(colour),
                    antialias=True,
                    useCache=False,  # drawn in lines also when it is saved
                )
            )

    def _diameter(self, spot: BidSpot, most: int) -> float:
        return self.look.px(_SMALLEST + (_LARGEST - _SMALLEST) * sqrt((spot.count - 1) / max(1, most - 1)))

    def stops(self) -> list[QPoint]:
        return [self.point_of(spot.bid, spot.score) for spot in self._spots]

    def hit_of_stop(self, stop: int) -> Hit | None:
        return self._hit_of(self._spots[stop])

    def hit(self, at: QPoint) -> Hit | None:
        if not self._spots:
            return None
        distance, spot = min(
            (((self.point_of(spot.bid, spot.score) - at).manhattanLength(), spot) for spot in self._spots),
            key=lambda found: found[0],
        )
        return None if distance > self.look.px(_REACH) else self._hit_of(spot)

    def _hit_of(self, spot: BidSpot) -> Hit | None:
        if self._games is None:
            return None
        bid = f"{self.words.bid(spot.bid)} {self.words.arrow()} "
        line = (
            Piece(bid),
            Piece(signed(spot.score), True, "plus" if spot.score > 0 else "minus"),
            Piece(f"  {self.words.games(spot.count)}"),
        )
        latest, games = self.words.latest(self._games.glimpse(spot.which[-1])), self._games.those(spot.which)
        return Hit(self.point_of(spot.bid, spot.score), line, latest, games, name=bid + signed(spot.score))

    def table(self) -> Table:
        #: heads of columns in a file for spreadsheets
        rows: Table = [[self.tr("bid"), self.tr("score"), self.tr("games")]]
        return rows + [[spot.bid, spot.score, spot.count] for spot in self._spots]


def bids_apart(high: int, most: int) -> tuple[int, ...]:
    """Bids from the lowest up to ``high``, not more than ``most`` and none close to the next; nobody bids 25."""
    apart = (high - BIDS[0]) / (most - 1)
    found = [BIDS[0]]
    for bid in BIDS:
        if found[-1] + apart <= bid <= high:
            found.append(bid)
    return tuple(found)
