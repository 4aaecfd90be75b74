"""The race: how the totals of all players of a list went, game by game."""

from collections.abc import Sequence

import pyqtgraph as pg
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QResizeEvent

from skatdesk.i18n.bidi import isolate, left_to_right
from skatdesk.i18n.numbers import number
from skatdesk.store.statistics.courses import Race
from skatdesk.ui.charts.chart import Hit, Table
from skatdesk.ui.charts.plot import Plot
from skatdesk.ui.charts.scale import around, steps
from skatdesk.ui.look.paint import elided
from skatdesk.ui.look.short_words import short_name
from skatdesk.ui.look.tokens import BODY, Theme

_STYLES = (Qt.PenStyle.SolidLine, Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine, Qt.PenStyle.DotLine)
_LINE_HEIGHT = 20
"""Pixels between two names at the end of their lines."""
_BESIDE = 28
"""Pixels between a line and the words at its end, and behind these."""
_AXIS = 44
"""Pixels at the left that belong to the figures."""


class RaceChart(Plot):
    """One line for each player, his name and total at its end; the player asked about is drawn thicker."""

    _race: Race | None = None

    def show_race(self, race: Race | None) -> None:
        """Shows the race of a list; None without games."""
        self._race = race
        self.renew()

    def draw(self) -> None:
        race = self._race
        if race is None:
            return
        games = len(race.games)
        low = min(min(totals) for totals in race.totals)
        high = max(max(totals) for totals in race.totals)
        up = around(min(0, low), max(high, 1))
        room = self._room(race) / max(1, self.width() - self.look.px(_AXIS))
        self.frame(
            (0, games / max(0.3, 1 - room)),
            up,
            self.numbered(step for step in steps(0, games, 6) if step <= games),
            self.numbered(steps(*up, 6)),
            end=games,
        )
        for rank, place in reversed(tuple(enumerate(self._order(race)))):  # nobody's line covers that of the player
            width = self.look.px(2) + (rank == 0)  # in every size of the window
            pen = self.pen(_colour(self.theme, rank), width, _STYLES[rank])
            self.add(pg.PlotDataItem(list(range(games + 1)), list(race.totals[place]), pen=pen, antialias=True))
        self._name_ends(race, high_to_low=up[1] - up[0])

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The names beside the lines need as much room as before."""
        super().resizeEvent(event)
        if event.size() != event.oldSize():
            self.renew()

    def _order(self, race: Race) -> list[int]:
        """The player asked about first, the others by their place."""
        return [race.own, *(place for place in range(len(race.names)) if place != race.own)]

    def _room(self, race: Race) -> float:
        """Pixels that names and totals need beside the lines."""
        metrics = QFontMetricsF(self.font_of(BODY, bold=True))
        longest = max(metrics.horizontalAdvance(name + _total(race, place)) for place, name in enumerate(race.names))
        return min(longest + self.look.px(_BESIDE), self.width() * 0.4)

    def _name_ends(self, race: Race, high_to_low: float) -> None:
        """Writes the names beside the ends of the lines, one above the other where these are close."""
        games = len(race.games)
        height = max(1, self.height() - self.look.px(30))
        apart = high_to_low * self.look.px(_LINE_HEIGHT) / height
        order = self._order(race)
        ends = sorted(order, key=lambda place: -race.totals[place][-1])
        names = spread([race.totals[place][-1] for place in ends], apart, self.box.viewRange()[1])
        own_last = sorted(zip(ends, names, strict=True), key=lambda end: end[0] == race.own)
        for place, stands in own_last:
            rank = order.index(place)
            colour, end = _colour(self.theme, rank), race.totals[place][-1]
            self.add(
                pg.ScatterPlotItem(
                    [games],
                    [end],
                    size=self.look.px(8),
                    brush=pg.mkBrush(colour),
                    pen=pg.mkPen(None),
                    antialias=True,
                    useCache=False,
                )
            )
            font = self.font_of(BODY, bold=rank == 0)
            text = pg.TextItem(self._end(race, place, font), color=colour, anchor=(0, 0.5))
            text.setFont(font)
            text.setPos(games + self.box.viewPixelSize()[0] * self.look.px(6), stands)
            self.add(text)

    def _end(self, race: Race, place: int, font: QFont) -> str:
        """Name and total; a name too long for its room is shortened, a total never."""
        total = _total(race, place)
        room = self._room(race) - self.look.px(_BESIDE) - QFontMetricsF(font).horizontalAdvance(total)
        name = elided(short_name(race.names[place], race.names, font, room), font, room)
        # the line comes from the left whatever the name is written in
        return left_to_right(isolate(name) + total)

    # -------------------------------------------------------------- the pointer

    def stops(self) -> list[QPoint]:
        race = self._race
        if race is None:
            return []
        return [self.point_of(game, race.totals[race.own][game]) for game in range(1, len(race.games) + 1)]

    def hit_of_stop(self, stop: int) -> Hit | None:
        return self._hit_of(stop + 1)

    def hit(self, at: QPoint) -> Hit | None:
        return None if self._race is None else self._hit_of(round(self.value_at(at).x()))

    def _hit_of(self, game: int) -> Hit | None:
        race = self._race
        if race is None or not 1 <= game <= len(race.games):
            return None
        seen = race.games.glimpse(game - 1)
        own = race.totals[race.own][game]
        pairs = zip(race.names, race.totals, strict=True)
        totals = " · ".join(f"{isolate(name)} {number(totals[game])}" for name, totals in pairs)
        return Hit(
            self.point_of(game, own), self.words.glimpse(seen), totals, race.games.those([game - 1]), (game, own)
        )

    def table(self) -> Table:
        race = self._race
        if race is None:
            return []
        #: head of a column in a file for spreadsheets: after the first, the second … game of the list
        rows: Table = [[self.tr("game"), *race.names]]
        return rows + [[game, *(totals[game] for totals in race.totals)] for game in range(len(race.games) + 1)]


def spread(ends: Sequence[float], apart: float, within: Sequence[float]) -> tuple[float, ...]:
    """Heights near ``ends``, which go downwards, but so far apart, and whole within the lowest and highest height.

    Where there is no room for all, those at the bottom are the ones that stay whole.
    """
    low, high = within
    heights: list[float] = list(ends)
    limit = high - apart / 2
    for at, end in enumerate(ends):
        heights[at] = min(end, limit)
        limit = heights[at] - apart
    limit = low + apart / 2
    for at in reversed(range(len(heights))):
        heights[at] = max(heights[at], limit)
        limit = heights[at] + apart
    return tuple(heights)


def _total(race: Race, place: int) -> str:
    return f"  {number(race.totals[place][-1])}"


def _colour(theme: Theme, rank: int) -> str:
    """Blue, vermilion, grey, black: told apart by everybody, and by their dashes."""
    return (theme.plus, theme.minus, theme.text2, theme.text)[rank]
