"""Won and lost by game: one bar for each game that can be declared."""

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen

from skatdesk.scoring.rounding import rounded
from skatdesk.skat.contracts import DECLARABLE, Game
from skatdesk.store.statistics.figures import Success, by_game
from skatdesk.store.statistics.selection import Selection
from skatdesk.ui.charts.chart import Chart, Hit, Table
from skatdesk.ui.look.icons import draw_suit
from skatdesk.ui.look.paint import elided, painter_on, plate, write, write_beside
from skatdesk.ui.look.tokens import BODY, SMALL

_SIGN, _NAME, _SHARE, _OF, _GAP = 26, 104, 68, 62, 8
"""Widths of the columns beside the bars."""
_MOST_NAME = 0.35
"""The share of the width that names may take."""
_BAR = 16

Align = Qt.AlignmentFlag


class GameChart(Chart):
    """The blue part of a bar is won, the rest lost; an upright line marks the average of all games."""

    _games: Selection | None = None
    _found: Mapping[Game, Success] = MappingProxyType({})
    _average: float | None = None

    def show_games(self, games: Selection, average: float | None) -> None:
        """Shows how the player does with each game; ``average`` is the share won of all."""
        self.point_away()
        self._games = games
        self._found = by_game(games)
        self._average = average
        self.offer_stops()
        self.update()

    # -------------------------------------------------------------- where things are

    def _row(self, game: Game) -> QRectF:
        height = self.height() / len(DECLARABLE)
        return QRectF(0, DECLARABLE.index(game) * height, self.width(), height)

    def _bar(self, game: Game) -> QRectF:
        px, row = self.look.px, self._row(game)
        left, right = px(_SIGN) + self._names(), self.width() - px(_SHARE + _OF + _GAP)
        return QRectF(left, row.center().y() - px(_BAR) / 2, max(1, right - left), px(_BAR))

    def _names(self) -> float:
        """Room for the longest name, as far as there is some."""
        metrics = QFontMetricsF(self.look.font(BODY))
        longest = max(metrics.horizontalAdvance(self.words.label(game)) for game in DECLARABLE)
        return max(self.look.px(_NAME), min(longest + self.look.px(8), self.width() * _MOST_NAME))

    # -------------------------------------------------------------- painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painter_on(self) as painter:
            for game, found in self._found.items():
                self._paint_row(painter, game, found)
            if self._average is not None:
                bar = self._bar(DECLARABLE[0])
                x = bar.left() + bar.width() * self._average
                painter.setPen(QPen(QColor(self.look.theme.text), self.look.px(2)))
                painter.drawLine(QPointF(x, self.look.px(4)), QPointF(x, self.height() - self.look.px(4)))

    def _paint_row(self, painter: QPainter, game: Game, found: Success) -> None:
        look, theme, px = self.look, self.look.theme, self.look.px
        row, bar = self._row(game), self._bar(game)
        ink = theme.text if found.won.whole else theme.text2
        suit, name = game.trump_suit, self.words.label(game)
        sign = QRectF(px(2), row.center().y() - px(9), px(18), px(18))
        if suit is not None:
            draw_suit(painter, suit, sign, look.suit_colour(suit), look.signs)
        else:
            write(painter, sign, name[:1], ink, look.font(BODY, bold=True), Align.AlignHCenter)
        label = QRectF(px(_SIGN), row.top(), self._names() - px(8), row.height())
        write(painter, label, name, ink, look.font(BODY), Align.AlignLeft)
        plate(painter, bar, theme.minus_soft if found.won.part < found.won.whole else theme.panel2, radius=px(4))
        if found.won.ratio:
            plate(
                painter,
                QRectF(bar.topLeft(), bar.bottomRight() - QPointF(bar.width() * (1 - found.won.ratio), 0)),
                theme.plus,
                radius=px(4),
            )
        share = QRectF(bar.right() + px(_GAP), row.top(), px(_SHARE - 8), row.height())
        large, small = look.font(BODY, bold=True), look.font(SMALL)
        won = self.words.percent(found.won)
        share.setLeft(share.right() - QFontMetricsF(large).horizontalAdvance(won))
        of = elided(self.words.of(found.won), small, px(_OF)) if found.won.whole else ""
        write_beside(painter, share, px(8), (won, ink, large), (of, theme.text2, small))

    # -------------------------------------------------------------- the pointer

    def stops(self) -> list[QPoint]:
        return [self._bar(game).center().toPoint() for game, found in self._found.items() if found.won.whole]

    def hit(self, at: QPoint) -> Hit | None:
        game = next((game for game in DECLARABLE if self._row(game).contains(QPointF(at))), None)
        found = None if game is None else self._found.get(game)
        if self._games is None or game is None or found is None:
            return None
        return self.hit_of(at, self.words.label(game), found, self._games)

    def table(self) -> Table:
        heads = (self.tr("declared"), self.tr("won"), self.tr("lost"), self.tr("hand"), self.tr("mean score"))
        #: head of a column in a file for spreadsheets: Clubs, Grand …
        rows: Table = [[self.tr("game"), *heads]]
        return rows + [
            [
                self.words.label(game),
                found.won.whole,
                found.won.part,
                found.won.whole - found.won.part,
                found.hand.part,
                None if found.mean_score is None else rounded(found.mean_score, 2),
            ]
            for game, found in self._found.items()
        ]
