"""All figures of the player, each with its name, in two columns."""

from collections.abc import Iterator

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from skatdesk.i18n.numbers import number, signed
from skatdesk.scoring.rounding import rounded
from skatdesk.skat.contracts import Game
from skatdesk.store.statistics.figures import Figures, Share, by_seat
from skatdesk.store.statistics.selection import Selection
from skatdesk.ui.charts.chart import Table
from skatdesk.ui.charts.words import NOTHING, ChartWords
from skatdesk.ui.look.button import Button
from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import DENSE, S1


class FigureList(QWidget):
    """Names and figures; the best and the worst game can be opened.

    Signals:
        gameChosen(object): a ``GameRef``.
    """

    gameChosen = Signal(object)

    def __init__(self, look: Look, words: ChartWords) -> None:
        super().__init__()
        self._look = look
        self._words = words
        self._games: Selection | None = None
        self._lines: list[tuple[RichLine, RichLine]] = []
        self.best = Button(look, text_size=DENSE, row=28)
        self.worst = Button(look, text_size=DENSE, row=28)
        self.best.clicked.connect(self._open_best)
        self.worst.clicked.connect(self._open_worst)
        self.told = RichLine(look, size=DENSE, bold=True)
        self.told.hide()
        self._grid = QGridLayout()
        self._buttons = QWidget()
        self._side_by_side = QHBoxLayout(self._buttons)
        self._side_by_side.setContentsMargins(0, 0, 0, 0)
        self._side_by_side.addWidget(self.best)
        self._side_by_side.addWidget(self.worst)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._grid, 1)
        for widget in (self._buttons, self.told):
            column.addWidget(widget, 0, Qt.AlignmentFlag.AlignTrailing)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(3, 1)
        look.changed.connect(self._refresh)
        self._refresh()

    def show_games(self, games: Selection, found: Figures) -> None:
        """Shows the figures of these games."""
        self._games = games
        self._figures = found
        rows = list(self._rows())
        half = (len(rows) + 1) // 2
        for row, (name, value) in enumerate(rows):
            self._line(row, half, name, value)
        best, worst = found.best, None if found.worst == found.best else found.worst
        for button, at in ((self.best, best), (self.worst, worst)):
            button.setVisible(at is not None)
            if at is not None:
                seen = games.glimpse(at)
                word = self._words.best(seen.change) if button is self.best else self._words.worst(seen.change)
                button.setText(word)

    def draw_for(self, dots: float | None) -> None:
        """In a picture the best and the worst game are told in words: nobody can press a button there."""
        shown = (button for button in (self.best, self.worst) if not button.isHidden())
        self.told.show_text(" · ".join(button.text() for button in shown) if dots is not None else "")
        self.told.setVisible(dots is not None)
        self._buttons.setVisible(dots is None)

    def _line(self, at: int, half: int, name: str, value: str) -> None:
        if at == len(self._lines):
            label = RichLine(self._look, size=DENSE, ink="text2", wrap=True, even=True)
            figure = RichLine(self._look, size=DENSE, bold=True)
            column, row = (0, at) if at < half else (3, at - half)
            self._grid.addWidget(label, row, column)
            self._grid.addWidget(figure, row, column + 1, Qt.AlignmentFlag.AlignTrailing)
            self._lines.append((label, figure))
            for line in (label, figure):
                line.show()  # else they have no height until somebody sees them, and the card is made too low
        self._lines[at][0].show_text(name)
        self._lines[at][1].show_text(value)

    def _rows(self) -> Iterator[tuple[str, str]]:
        found, words = self._figures, self._words
        assert self._games is not None
        yield self.tr("Games with cards in hand"), number(found.games)
        yield self.tr("Lists and series"), number(found.sittings)
        yield self.tr("Passed in"), number(found.passed_in)
        yield self.tr("Declared"), self._share(found.declared)
        for seat, (share, _) in by_seat(self._games).items():
            #: A share of games declared in a seat; {seat} is forehand, middlehand or rearhand
            yield self.tr("Declared, {seat}").format(seat=words.seat(seat)), self._share(share)
        yield self.tr("Won as declarer"), self._share(found.won)
        yield self.tr("Played Hand"), self._share(found.hand)
        yield self.tr("Average game value"), words.mean(found.mean_value)
        yield self.tr("Average score"), words.mean(found.mean_score, plus=True)
        yield self.tr("Won with Schneider"), self._share(found.schneider_made)
        yield self.tr("Lost in Schneider"), self._share(found.schneider_suffered)
        yield self.tr("Overbid"), self._share(found.overbid)
        yield self.tr("Average bid"), words.mean(found.mean_bid)
        #: The average of game value minus bid
        yield self.tr("Worth of the hand beyond the bid"), words.mean(found.mean_reserve, plus=True)
        #: Share of games against a declarer in which he lost
        yield self.tr("Declarer beaten in defence"), self._share(found.defended)
        yield self.tr("Longest run of games won"), number(found.streaks.won)
        yield self.tr("Longest run of games lost"), number(found.streaks.lost)
        #: How many games in a row were won (+) or lost (−) last
        yield self.tr("Current run"), signed(found.streaks.now)
        yield self.tr("Seeger-Fabian points"), signed(found.seeger)

    def _share(self, share: Share) -> str:
        if share.ratio is None:
            return NOTHING
        return f"{self._words.percent(share)} · {number(share.part)}"

    def _open_best(self) -> None:
        self._open(self._figures.best)

    def _open_worst(self) -> None:
        self._open(self._figures.worst)

    def _open(self, at: int | None) -> None:
        if self._games is not None and at is not None:
            self.gameChosen.emit(self._games.ref(at))

    def table(self) -> Table:
        """The figures by the names they have here, and some more."""
        if self._games is None:
            return []
        #: heads of columns in a file for spreadsheets: name of a figure; it, or a part; the whole of that part
        return [[self.tr("figure"), self.tr("part"), self.tr("of")], *self._file_rows(self._figures, self._games)]

    def _file_rows(self, found: Figures, games: Selection) -> Iterator[list[str | int | float | None]]:
        """One row for each figure: its name, the figure or the part, the whole it is a part of."""
        for name, count in (
            (self.tr("Games with cards in hand"), found.games),
            #: games in which the player sat out
            (self.tr("Watched"), found.watched),
            (self.tr("Lists and series"), found.sittings),
            (self.tr("Passed in"), found.passed_in),
            (self._words.label(Game.RAMSCH), found.ramsch),
            (self.tr("Points"), found.points),
            (self.tr("Seeger-Fabian points"), found.seeger),
            (self.tr("Longest run of games won"), found.streaks.won),
            (self.tr("Longest run of games lost"), found.streaks.lost),
            (self.tr("Current run"), found.streaks.now),
        ):
            yield [name, count, None]
        for name, share in (
            (self.tr("Declared"), found.declared),
            *(
                (self.tr("Declared, {seat}").format(seat=self._words.seat(seat)), declared)
                for seat, (declared, _) in by_seat(games).items()
            ),
            (self.tr("Won as declarer"), found.won),
            (self.tr("Played Hand"), found.hand),
            (self.tr("Declarer beaten in defence"), found.defended),
            (self.tr("Won with Schneider"), found.schneider_made),
            (self.tr("Lost in Schneider"), found.schneider_suffered),
            (self.tr("Overbid"), found.overbid),
        ):
            yield [name, share.part, share.whole]
        for name, mean in (
            (self.tr("Average game value"), found.mean_value),
            (self.tr("Average score"), found.mean_score),
            (self.tr("Average bid"), found.mean_bid),
            (self.tr("Worth of the hand beyond the bid"), found.mean_reserve),
            (self.tr("Points per 36 games"), found.form.per_series),
            #: how sure the average of points is
            (self.tr("Error (95 of 100)"), found.form.error),
        ):
            yield [name, None if mean is None else rounded(mean, 3), None]

    def _refresh(self) -> None:
        px = self._look.px
        self._grid.setVerticalSpacing(px(3))
        self._grid.setColumnMinimumWidth(2, px(24))
        self._side_by_side.setSpacing(px(S1))
        self.update()
