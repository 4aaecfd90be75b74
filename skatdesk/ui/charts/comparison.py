"""The players side by side: shares in columns, and their form as a mark with its uncertainty."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import ceil
from types import MappingProxyType

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen

from skatdesk.i18n.bidi import isolate
from skatdesk.i18n.joins import apart, named
from skatdesk.i18n.numbers import number
from skatdesk.scoring.rounding import rounded
from skatdesk.store.statistics.courses import Beside, comparison, counted
from skatdesk.store.statistics.selection import Selection
from skatdesk.ui.charts.chart import Chart, Hit, Table
from skatdesk.ui.charts.scale import around, steps
from skatdesk.ui.look.paint import faded, painter_on, plate, write
from skatdesk.ui.look.richline import Piece
from skatdesk.ui.look.short_words import short_name
from skatdesk.ui.look.tokens import BODY, DENSE, SMALL

_NAME, _FIGURE, _HEAD, _FOOT = 92, 76, 26, 20
_FIGURES = 4
"""Columns between the name and the scale."""
_TALLEST, _MARK, _LEAST_SCALE = 44, 48, 130
"""Height of a row at most; room for a figure below the scale at least; room for the scale at least."""
_NAME_GAP, _BEFORE, _BEHIND, _APART = 8, 20, 26, 14
"""Behind a name; before and behind the scale; between its head and the one before that, and between its figures."""
Align = Qt.AlignmentFlag


@dataclass(frozen=True, slots=True)
class Scale:
    """Points per 36 games from left to right, with the figures of the marks written below."""

    low: float
    high: float
    marks: tuple[float, ...]
    room: QRectF

    def x(self, value: float) -> float:
        return self.room.left() + (value - self.low) / (self.high - self.low) * self.room.width()


class ComparisonChart(Chart):
    """One row for each player, the best form first, the one asked about in bold; the marks stand on one scale."""

    rows: tuple[Beside, ...] = ()
    left_out = 0
    """How many more there are, with fewer games."""
    _names: Mapping[int, str] = MappingProxyType({})

    def name(self, one: Beside) -> str:
        """What the player of a row is called among the others."""
        return isolate(self._names[one.person.id])

    def show_games(self, games: Selection) -> None:
        """Shows the player and those he played with most, in these games."""
        self.point_away()
        self.rows = comparison(games)
        self.left_out = len(counted(games)) - len(self.rows)
        self._names = self.words.names(one.person for one in self.rows)
        self.update()

    def _short(self, one: Beside, font: QFont, room: float) -> str:
        """The same in so much room; of namesakes, whose level stands behind the name, whole."""
        name = self._names[one.person.id]
        if name != one.person.name:
            return self.name(one)
        return isolate(short_name(name, tuple(self._names.values()), font, room))

    # -------------------------------------------------------------- where things are

    def _row(self, at: int) -> QRectF:
        px = self.look.px
        height = min(px(_TALLEST), (self.height() - px(_HEAD + _FOOT)) / max(1, len(self.rows)))
        return QRectF(0, px(_HEAD) + at * height, self.width(), height)

    def _column(self, at: int, row: QRectF) -> QRectF:
        widths, gap = self._figure_widths(), self.look.px(6)
        start = self.name_room() + sum(widths[:at]) + gap
        return self._placed(QRectF(start, row.top(), widths[at] - gap, row.height()))

    def _figure_widths(self) -> tuple[int, ...]:
        """All as wide as the widest, and wider, where the scale can spare that; else each as wide as it must."""
        head, figure = (QFontMetricsF(self.look.font(*font)) for font in ((SMALL,), (DENSE, True)))
        room, usual = self.look.px(14), self.look.px(_FIGURE)
        heads = [min(head.horizontalAdvance(word), usual - room) for word in self.words.comparison_heads()[:_FIGURES]]
        columns = zip(*map(self._figures, self.rows), strict=True)
        widest = [max(map(figure.horizontalAdvance, column)) for column in columns] or [0.0] * _FIGURES
        needed = tuple(ceil(max(both)) + room for both in zip(heads, widest, strict=True))
        most = (self.width() - self.look.px(_NAME + _BEFORE + _LEAST_SCALE + _BEHIND)) // _FIGURES
        return (min(max(*needed, usual), most),) * _FIGURES if most >= max(needed) else needed

    def _figures(self, one: Beside) -> tuple[str, ...]:
        """What stands between the name and the scale."""
        return (number(one.games), *map(self.words.percent, (one.declared, one.won, one.defended)))

    def name_room(self) -> int:
        """As wide as the longest name, where the scale can spare that."""
        metrics = QFontMetricsF(self.look.font(BODY, bold=True))
        longest = max((metrics.horizontalAdvance(self.name(one)) for one in self.rows), default=0.0)
        most = self.width() - self.look.px(_BEFORE + _LEAST_SCALE + _BEHIND) - sum(self._figure_widths())
        return max(self.look.px(_NAME), min(ceil(longest) + self.look.px(_NAME_GAP), most))

    def head_of_scale(self, scale: Scale) -> QRectF:
        """Where the head of the scale stands: over its middle, but apart from the head of the last figures."""
        px, plain = self.look.px, self._placed(scale.room)
        first, end = plain.left() - px(_BEFORE - _APART), float(self.width())
        metrics = QFontMetricsF(self.look.font(SMALL))
        width = min(ceil(metrics.horizontalAdvance(self.words.comparison_heads()[_FIGURES])), end - first)
        left = max(first, min(plain.center().x() - width / 2, end - width))
        return self._placed(QRectF(left, 0, width, px(_HEAD)))

    def _placed(self, rect: QRectF) -> QRectF:
        """Columns follow the reading direction of the page; within the scale, more is always to the right."""
        if not self._mirrored:
            return rect
        return QRectF(self.width() - rect.right(), rect.top(), rect.width(), rect.height())

    @property
    def _mirrored(self) -> bool:
        parent = self.parentWidget()
        return parent is not None and parent.isRightToLeft()

    def scale(self) -> Scale:
        """The scale of the marks, for the players shown."""
        ends = [0.0]
        for one in self.rows:
            rate, error = one.form.per_series or 0.0, min(one.form.error or 0.0, 1500.0)
            ends += [rate - error, rate + error]
        left = self.name_room() + self.look.px(_BEFORE) + sum(self._figure_widths())
        room = QRectF(left, 0, max(1, self.width() - left - self.look.px(_BEHIND)), self.height())
        low, high = around(min(ends), max(ends))
        apart = self._mark_room(low, high)
        marks = steps(low, high, max(1, room.width() / apart))
        seen = tuple(mark for mark in marks if low <= mark <= high)
        if len(seen) > 1:
            return Scale(low, high, seen, self._placed(room))
        marks = steps(low, high, max(1, room.width() / self.look.px(_MARK)))
        if room.width() < (len(marks) - 1) * apart:
            marks = (marks[0], marks[-1])
        return Scale(marks[0], marks[-1], marks, self._placed(room))  # one figure would be no scale

    def _mark_room(self, low: float, high: float) -> float:
        """How far apart the figures below a scale from ``low`` to ``high`` stand at least."""
        metrics = QFontMetricsF(self.look.font(SMALL))
        widest = max(metrics.horizontalAdvance(number(end)) for end in (low, high))
        return max(self.look.px(_MARK), widest + self.look.px(_APART))

    # -------------------------------------------------------------- painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self.rows:
            return
        with painter_on(self) as painter:
            theme, scale = self.look.theme, self.scale()
            self._paint_head(painter, scale)
            bottom = self._row(len(self.rows) - 1).bottom()
            for mark in {*scale.marks, 0.0}:
                painter.setPen(QPen(QColor(theme.line_strong if mark == 0 else theme.line), 1))
                x = scale.x(mark)
                painter.drawLine(QPointF(x, self.look.px(_HEAD)), QPointF(x, bottom))
                if mark in scale.marks:
                    room = QRectF(x - self.look.px(40), bottom, self.look.px(80), self.look.px(_FOOT))
                    write(painter, room, number(mark), theme.text2, self.look.font(SMALL), Align.AlignHCenter)
            for at, one in enumerate(self.rows):
                self._paint_row(painter, at, one, scale)

    def _paint_head(self, painter: QPainter, scale: Scale) -> None:
        theme, font, head = self.look.theme, self.look.font(SMALL), self.look.px(_HEAD)
        for at, word in enumerate(self.words.comparison_heads()):
            if at == _FIGURES:
                write(painter, self.head_of_scale(scale), word, theme.text2, font, Align.AlignHCenter)
            else:
                write(painter, self._column(at, QRectF(0, 0, 1, head)), word, theme.text2, font, Align.AlignRight)

    def _paint_row(self, painter: QPainter, at: int, one: Beside, scale: Scale) -> None:
        look, theme, row = self.look, self.look.theme, self._row(at)
        own = one.own
        if at:
            painter.setPen(QPen(QColor(theme.line), 1))
            painter.drawLine(row.topLeft(), row.topRight())
        name = self._placed(QRectF(0, row.top(), self.name_room() - look.px(_NAME_GAP), row.height()))
        side, font = Align.AlignRight if self._mirrored else Align.AlignLeft, look.font(BODY, own)
        write(painter, name, self._short(one, font, name.width()), theme.plus if own else theme.text, font, side)
        for column, text in enumerate(self._figures(one)):
            write(painter, self._column(column, row), text, theme.text, look.font(DENSE, own), Align.AlignRight)
        if one.form.per_series is None:
            return
        self._paint_mark(painter, row, one, scale, theme.plus if own else theme.text2)

    def _paint_mark(self, painter: QPainter, row: QRectF, one: Beside, scale: Scale, colour: str) -> None:
        rate, y, px = one.form.per_series, row.center().y(), self.look.px
        assert rate is not None
        if one.form.error is not None:
            left, right = (scale.x(rate + side * one.form.error) for side in (-1, 1))
            left, right = max(left, scale.room.left()), min(right, scale.room.right())
            plate(painter, QRectF(left, y - px(3), max(1, right - left), px(6)), faded(colour, 0.3), radius=px(3))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colour))
        painter.drawEllipse(QPointF(scale.x(rate), y), px(6), px(6))

    # -------------------------------------------------------------- the pointer

    def stops(self) -> list[QPoint]:
        return [self._row(at).center().toPoint() for at in range(len(self.rows))]

    def hit(self, at: QPoint) -> Hit | None:
        for index, one in enumerate(self.rows):
            if self._row(index).contains(QPointF(at)):
                line = (
                    Piece(f"{self.name(one)}  "),
                    Piece(self.words.per_series(one.form), bold=True),
                    Piece(f" {self.words.error(one.form)}"),
                )
                shares = map(named, self.words.comparison_heads()[1:_FIGURES], self._figures(one)[1:])
                return Hit(at, line, self.words.games(one.games), beside=apart(shares))
        return None

    def table(self) -> Table:
        rows: Table = [
            [
                #: heads of columns in a file for spreadsheets, down to the error
                self.tr("player"),
                #: which computer player it was
                self.tr("computer"),
                self.tr("games"),
                self.tr("declared"),
                self.tr("won"),
                #: games against a declarer
                self.tr("defended"),
                #: games against a declarer in which he lost
                self.tr("beaten in defence"),
                self.tr("points per 36 games"),
                #: how sure the average is
                self.tr("Error (95 of 100)"),
            ]
        ]
        for one in self.rows:
            rate, error = one.form.per_series, one.form.error
            rows.append(
                [
                    one.person.name,
                    one.person.computer,
                    one.games,
                    one.declared.part,
                    one.won.part,
                    one.defended.whole,
                    one.defended.part,
                    None if rate is None else rounded(rate, 1),
                    None if error is None else rounded(error, 1),
                ]
            )
        return rows
