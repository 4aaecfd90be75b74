"""The form: all points so far, or what the last 36 games would bring in a series."""

import pyqtgraph as pg
from PySide6.QtCore import QPoint

from skatdesk.scoring.rounding import rounded
from skatdesk.store.statistics.courses import Course, cumulative, rolling
from skatdesk.store.statistics.figures import form
from skatdesk.store.statistics.selection import Selection
from skatdesk.ui.charts.chart import Hit, Table
from skatdesk.ui.charts.plot import Plot
from skatdesk.ui.charts.scale import around, steps
from skatdesk.ui.look.richline import Piece

_EMPTY = Course((), ())


class FormChart(Plot):
    """One line over all games; in the rolling form another one for the average."""

    _games: Selection | None = None
    _course = _EMPTY
    _mean: float | None = None

    def show_games(self, games: Selection, *, is_rolling: bool) -> None:
        """Shows the rolling form (from 36 games on) or the sum of points."""
        self._games = games
        self._course = rolling(games) if is_rolling else cumulative(games)
        self._mean = form(games).per_series if is_rolling else None
        self.say_instead("" if self._course.at else self.words.no_such_games())
        self.renew()

    def draw(self) -> None:
        course = self._course
        if not course.at:
            return
        heights = course.height if self._mean is None else (*course.height, self._mean)
        up = around(min(0, *heights), max(1, *heights))
        first = max(course.at[0] - 1, 0)
        across = steps(first, course.at[-1], 6)
        self.frame(
            (first, first + (course.at[-1] - first) * 1.02), up, self.numbered(across), self.numbered(steps(*up, 5))
        )
        if self._mean is not None:
            self.line(self._mean, self.theme.text2, dashed=True)
        pen = self.pen(self.theme.plus, self.look.px(2))
        self.add(pg.PlotDataItem(list(course.at), list(course.height), pen=pen, antialias=True))
        if len(course.at) == 1:  # no line yet
            spot = pg.ScatterPlotItem(
                size=self.look.px(8), brush=pg.mkBrush(self.theme.plus), pen=pg.mkPen(None), antialias=True
            )
            spot.setData(list(course.at), list(course.height))
            self.add(spot)

    def _after_games(self) -> list[tuple[int, float]]:
        """The points of the line that a game brought it to."""
        return [point for point in zip(self._course.at, self._course.height, strict=True) if point[0]]

    def stops(self) -> list[QPoint]:
        return [self.point_of(*point) for point in self._after_games()]

    def hit_of_stop(self, stop: int) -> Hit | None:
        return self._hit_of(*self._after_games()[stop])

    def hit(self, at: QPoint) -> Hit | None:
        points = self._after_games()
        if not points:
            return None
        x = self.value_at(at).x()
        return self._hit_of(*min(points, key=lambda point: abs(point[0] - x)))

    def _hit_of(self, game: int, height: float) -> Hit | None:
        games = self._games
        if games is None:
            return None
        index = int(games.in_hand[game - 1])
        seen = games.glimpse(index)
        line = (Piece(f"{self.words.mean(height, 0, plus=True)}  ", bold=True), *self.words.glimpse(seen))
        return Hit(self.point_of(game, height), line, self.words.below(seen), games.those([index]), (game, height))

    def table(self) -> Table:
        #: heads of columns in a file for spreadsheets: after the first, the second … game
        rows: Table = [[self.tr("game"), self.tr("points")]]
        return rows + [
            [at, rounded(height, 1)] for at, height in zip(self._course.at, self._course.height, strict=True)
        ]
