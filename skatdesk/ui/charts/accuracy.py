"""How accurately the player played, deal by deal, as far as deals were reviewed."""

import pyqtgraph as pg
from PySide6.QtCore import QPoint

from skatdesk.i18n.numbers import percent
from skatdesk.scoring.rounding import rounded
from skatdesk.store.statistics.accuracy import AccuracyCourse
from skatdesk.store.statistics.selection import Selection
from skatdesk.ui.charts.chart import Hit, Table
from skatdesk.ui.charts.plot import Plot
from skatdesk.ui.charts.scale import steps
from skatdesk.ui.look.paint import faded
from skatdesk.ui.look.richline import Piece

_DOT = 8
"""Diameter of a deal in pixels."""
_LEAST = 10
"""A few deals stand at the left, as if there were so many."""


class AccuracyChart(Plot):
    """A dot for each deal, and the line of the mean of the latest; without deals, how to come to some."""

    _games: Selection | None = None
    _course = AccuracyCourse((), (), ())

    def show_course(self, games: Selection, course: AccuracyCourse) -> None:
        """Shows the reviewed deals among these games."""
        self._games = games
        self._course = course
        self.say_instead("" if len(course) else self.words.no_review())
        self.renew()

    def draw(self) -> None:
        course, theme, px = self._course, self.theme, self.look.px
        if not len(course):
            return
        count, low = len(course), min(course.accuracy)
        bottom = min(50, int(low // 10) * 10)
        across = [step for step in steps(1, count, 8) if 1 <= step <= count]
        up = [(height, percent(height)) for height in steps(bottom, 100, 5)]
        self.frame((0.5, max(count, _LEAST) + 0.5), (bottom - 2, 102), self.numbered(across), up)
        places = list(range(1, count + 1))
        brush, pen = pg.mkBrush(faded(theme.plus, 0.45)), self.pen(theme.plus)
        self.add(
            pg.ScatterPlotItem(
                places, list(course.accuracy), size=px(_DOT), brush=brush, pen=pen, antialias=True, useCache=False
            )
        )
        self.add(pg.PlotDataItem(places, list(course.mean), pen=self.pen(theme.text, px(2)), antialias=True))

    # -------------------------------------------------------------- the pointer

    def stops(self) -> list[QPoint]:
        return [self.point_of(at, height) for at, height in enumerate(self._course.accuracy, 1)]

    def hit_of_stop(self, stop: int) -> Hit | None:
        return self._hit_of(stop + 1)

    def hit(self, at: QPoint) -> Hit | None:
        return self._hit_of(round(self.value_at(at).x())) if len(self._course) else None

    def _hit_of(self, place: int) -> Hit | None:
        course, games = self._course, self._games
        if games is None or not 1 <= place <= len(course):
            return None
        index, height = course.at[place - 1], course.accuracy[place - 1]
        seen = games.glimpse(index)
        line = (Piece(f"{percent(height)}  ", bold=True), *self.words.glimpse(seen))
        return Hit(self.point_of(place, height), line, self.words.below(seen), games.those([index]), (place, height))

    def table(self) -> Table:
        #: heads of columns in a file for spreadsheets: the first, the second … deal reviewed
        rows: Table = [[self.tr("deal"), self.tr("date"), self.tr("accuracy"), self.tr("mean")]]
        if self._games is None:
            return rows
        for place, (index, accuracy, mean) in enumerate(
            zip(self._course.at, self._course.accuracy, self._course.mean, strict=True), 1
        ):
            day = self._games.sitting(index).day
            rows.append([place, day.isoformat() if day else "", rounded(accuracy, 1), rounded(mean, 1)])
        return rows
