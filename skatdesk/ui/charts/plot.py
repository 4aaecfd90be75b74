"""What the pyqtgraph charts share: quiet axes in the colours of the look, and the pointer."""

from collections.abc import Iterable, Mapping
from html import escape
from typing import Any

import pyqtgraph as pg
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QGuiApplication, QPen, QShowEvent
from PySide6.QtWidgets import QVBoxLayout

from skatdesk.i18n.numbers import number
from skatdesk.ui.charts.chart import Chart
from skatdesk.ui.charts.words import ChartWords
from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import SMALL, Theme

Ticks = Iterable[tuple[float, str]]

_TO_PLOT, _SPARE = 6, 4
"""Between the words at an axis and the plot; and on their other side, for what a painter adds to their width."""
_NEAR_END = 0.05
"""The share of an axis at its end where there may not be room for half a figure."""


class Plot(Chart):
    """A pyqtgraph plot that neither zooms nor scrolls; the pointer belongs to the chart, the wheel to the page.

    Axes, fonts and the items made by ``pen`` and ``brush`` are dressed again when the look changes: subclasses draw
    everything in ``draw``.
    """

    def __init__(self, look: Look, words: ChartWords) -> None:
        super().__init__(look, words)
        # a ``PlotWidget`` makes the menus and controls of its plot as well, and takes six times as long
        self._view = pg.GraphicsView(self, background=None)
        self._view.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._view.setSizePolicy(self.sizePolicy())
        self._view.centralWidget.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # the widget's does not reach it
        self._plot_grid: Any = self._view.centralLayout
        self._plot_grid.setSpacing(0)
        self.box: Any = pg.ViewBox(enableMenu=False, enableMouse=False, defaultPadding=0)
        self.left: Any = pg.AxisItem("left")
        self.bottom: Any = pg.AxisItem("bottom")
        for item, *place in ((self.box, 0, 1), (self.left, 0, 0), (self.bottom, 1, 1)):
            self._plot_grid.addItem(item, *place)
        for axis in (self.left, self.bottom):
            axis.linkToView(self.box)
            axis.setZValue(0.5)  # above the hairlines
        self.drawn: list[Any] = []
        """What ``draw`` has added."""
        self._stale = False
        """Whether it is to be drawn as soon as it is seen."""
        self._dots: float | None = None
        self._upright = pg.InfiniteLine(angle=90)
        self._spot = pg.ScatterPlotItem()
        for item in (self._upright, self._spot):
            item.hide()
            item.setZValue(1000)
            self.box.addItem(item, ignoreBounds=True)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.hint = RichLine(look, ink="text2")
        self._column.addWidget(self._view)
        self._column.addWidget(self.hint, 0, Qt.AlignmentFlag.AlignCenter)
        self.hint.hide()

    @property
    def theme(self) -> Theme:
        """The colours in use."""
        return self.look.theme

    def draw(self) -> None:
        """Adds everything with ``add``; called again for each change of the look."""
        raise NotImplementedError

    def dress(self) -> None:
        self.renew()

    def draw_for(self, dots: float | None) -> None:
        self._dots = dots
        self.renew()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            self.renew()
        return super().event(event)

    def pen(self, colour: str, width: float = 1, style: Qt.PenStyle = Qt.PenStyle.SolidLine) -> QPen:
        """A pen this wide on the screen. Those of pyqtgraph count the dots of what is drawn on, which may be finer."""
        dots = self.devicePixelRatioF() if self._dots is None else self._dots
        made: QPen = pg.mkPen(colour, width=width * dots, style=style)
        return made

    def renew(self) -> None:
        """Draws everything anew; nothing before it is seen, for until then size and games may change more than once."""
        self.point_away()
        self._stale = not self.isVisible() and self._dots is None
        if not self._stale:
            self._draw_anew()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._stale:
            self.renew()

    def _draw_anew(self) -> None:
        for item in self.drawn:
            self.box.removeItem(item)
        self.drawn.clear()
        self._view.setBackground(self.theme.panel)
        self._plot_grid.setContentsMargins(0, self.look.px(8), 0, 0)
        self._upright.setPen(self.pen(self.theme.line_strong))
        for axis in (self.left, self.bottom):
            axis.setPen(pg.mkPen(None))
            axis.setTicks([[]])
            axis.setTextPen(pg.mkPen(self.theme.text2))
            axis.setStyle(hideOverlappingLabels=False)  # one at the very end is shown too
            axis.setStyle(tickFont=self.font_of(SMALL), tickTextOffset=self.look.px(_TO_PLOT))
            axis.setStyle(tickLength=0, tickAlpha=0)
        self.draw()

    def add(self, item: Any) -> None:
        """Puts an item of pyqtgraph into the plot until the next ``renew``."""
        self.box.addItem(item, ignoreBounds=True)
        self.drawn.append(item)

    def font_of(self, size: int, bold: bool = False) -> QFont:
        """A font of the interface, its family written out: a scene does not ask the application."""
        font = self.look.font(size, bold)
        font.setFamilies(self.font().families())
        return font

    def say_instead(self, text: str) -> None:
        """Words in the middle where there is nothing to draw; empty where there is."""
        self.empty = bool(text)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus if text else Qt.FocusPolicy.TabFocus)
        self._view.setVisible(not text)
        self.hint.setVisible(bool(text))
        self.hint.setLayoutDirection(QGuiApplication.layoutDirection())
        self.hint.show_text(text)

    # -------------------------------------------------------------- axes

    def frame(
        self, x: tuple[float, float], y: tuple[float, float], across: Ticks, up: Ticks, end: float | None = None
    ) -> None:
        """The ranges of both axes and the words at them, where they are in range; a hairline for each upright one.

        ``end``: where the hairlines end, if words stand behind it.
        """
        across = [tick for tick in across if x[0] <= tick[0] <= x[1]]
        up = [tick for tick in up if y[0] <= tick[0] <= y[1]]
        self.box.setXRange(*x)
        self.box.setYRange(*y)
        self.bottom.setTicks([across])
        self._plot_grid.setContentsMargins(0, self.look.px(8), self._room_at_end(x, across), 0)
        self.left.setTicks([up])
        self.left.setWidth(self._room_for(word for _, word in up))
        self._plot_grid.activate()  # else the box is as wide as it was before when items are placed in it
        for height, _ in up:
            strong = height == 0
            self.line(height, self.theme.line_strong if strong else self.theme.line, end=end)

    def _room_for(self, words: Iterable[str]) -> int:
        """The width of an axis with these words.

        Left to itself it finds that out when it is drawn first, and leaves out what is wider then.
        """
        measured = QFontMetrics(self.font_of(SMALL))
        return max(map(measured.horizontalAdvance, words), default=0) + self.look.px(_TO_PLOT + _SPARE)

    def _room_at_end(self, x: tuple[float, float], across: list[tuple[float, str]]) -> int:
        """Right of the plot, for the second half of a figure below its very end."""
        near = x[1] - _NEAR_END * (x[1] - x[0])
        measured = QFontMetrics(self.font_of(SMALL))
        return max((measured.horizontalAdvance(word) // 2 for at, word in across if at > near), default=0)

    def line(self, height: float, colour: str, *, dashed: bool = False, end: float | None = None) -> None:
        """A hairline across the plot, or as far as ``end``."""
        pen = self.pen(colour, style=Qt.PenStyle.DashLine if dashed else Qt.PenStyle.SolidLine)
        if end is None:
            self.add(pg.InfiniteLine(height, angle=0, pen=pen))
        else:
            self.add(pg.PlotCurveItem([self.box.viewRange()[0][0], end], [height, height], pen=pen))

    def label(self, text: str, x: float, y: float, colour: str, anchor: tuple[float, float]) -> None:
        """Bold words at a point; ``anchor`` is the part of them that stands there, (0, 0) their left top."""
        item = pg.TextItem(text, color=QColor(colour), anchor=anchor)
        item.setFont(self.font_of(SMALL, bold=True))
        item.setPos(x, y)
        self.add(item)

    def key(self, words: Mapping[str, str], x: float, y: float) -> None:
        """What each colour stands for; the left top of the words is at this point."""
        item = pg.TextItem(anchor=(0, 0))
        parts = (f'<b style="color: {colour}">\u25a0 {escape(word)}</b>' for colour, word in words.items())
        item.setHtml("&nbsp; &nbsp;".join(parts))
        item.setFont(self.font_of(SMALL, bold=True))
        item.setPos(x, y)
        self.add(item)

    def numbered(self, values: Iterable[float]) -> tuple[tuple[float, str], ...]:
        """Ticks with their own number."""
        return tuple((value, number(value)) for value in values)

    # -------------------------------------------------------------- the pointer

    def show_mark(self, at: tuple[float, float] | None) -> None:
        self._upright.setVisible(at is not None)
        self._spot.setVisible(at is not None)
        if at is not None:
            self._upright.setPos(at[0])
            self._spot.setData(
                [at[0]],
                [at[1]],
                size=self.look.px(10),
                brush=pg.mkBrush(self.theme.panel),
                pen=self.pen(self.theme.accent, 2),
            )

    def value_at(self, at: QPoint) -> QPointF:
        """The values of a point of the widget."""
        scene = self._view.mapToScene(self._view.mapFrom(self, at))
        found: QPointF = self.box.mapSceneToView(scene)
        return found

    def point_of(self, x: float, y: float) -> QPoint:
        """Where on the widget these values are."""
        scene = self.box.mapViewToScene(QPointF(x, y))
        found: QPoint = self._view.mapTo(self, self._view.mapFromScene(scene))
        return found
