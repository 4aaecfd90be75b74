"""Tiles and charts of one selection of games, in a page that scrolls."""

from pathlib import Path

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from skatdesk.i18n.joins import apart, named
from skatdesk.i18n.numbers import grouped, number
from skatdesk.store.statistics.accuracy import AccuracyCourse
from skatdesk.store.statistics.courses import WINDOW, race, recent
from skatdesk.store.statistics.figures import Figures, figures
from skatdesk.store.statistics.references import Reference, form_moved, share_moved
from skatdesk.store.statistics.selection import Selection
from skatdesk.ui.charts.accuracy import AccuracyChart
from skatdesk.ui.charts.bids import BidChart
from skatdesk.ui.charts.by_game import GameChart
from skatdesk.ui.charts.card import EDGE, ChartCard
from skatdesk.ui.charts.chart import Chart
from skatdesk.ui.charts.comparison import ComparisonChart
from skatdesk.ui.charts.export import FileKind
from skatdesk.ui.charts.figure_list import FigureList
from skatdesk.ui.charts.form import FormChart
from skatdesk.ui.charts.headlines import Headlines
from skatdesk.ui.charts.heat import HeatChart
from skatdesk.ui.charts.race import RaceChart
from skatdesk.ui.charts.tiles import Tile, TrendBars
from skatdesk.ui.charts.values import ValueChart
from skatdesk.ui.charts.words import NOTHING, ChartWords
from skatdesk.ui.look.richline import Piece
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import S2, S3, Ink
from skatdesk.ui.look.touch import scroll_by_finger

_WIDE = "accuracy"
"""This card has a row of its own."""
_CARD = 320
"""Least height of a card; in a higher window the first two rows fill it."""
_FREE, _GIVEN = QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored


class Board(QScrollArea):
    """Everything the page says about a selection.

    Signals:
        gameChosen(object): a ``GameRef``.
        gamesChosen(str, object): what several games have in common, and a ``Selection`` of them.
        reviewChosen(object): a ``GameRef`` of a game played here, whose review is wanted.
        written(str): the path of a chart that was saved.
        failed(object): an ``OSError``.
    """

    gameChosen = Signal(object)
    gamesChosen = Signal(str, object)
    reviewChosen = Signal(object)
    written = Signal(str)
    failed = Signal(object)

    def __init__(self, look: Look, words: ChartWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._words = words
        self._games: Selection | None = None
        self._accuracy = AccuracyCourse((), (), ())
        self._reference: Reference | None = None
        self.headlines = Headlines(words, self)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll_by_finger(self)
        self.race = RaceChart(look, words)
        self.by_game = GameChart(look, words)
        self.heat = HeatChart(look, words)
        self.values = ValueChart(look, words)
        self.form = FormChart(look, words)
        self.bids = BidChart(look, words)
        self.accuracy = AccuracyChart(look, words)
        self.comparison = ComparisonChart(look, words)
        self.figures = FigureList(look, words)
        charts: dict[str, Chart | FigureList] = {
            "race": self.race,
            "games": self.by_game,
            "seats": self.heat,
            "values": self.values,
            "form": self.form,
            "bids": self.bids,
            "accuracy": self.accuracy,
            "players": self.comparison,
            "figures": self.figures,
        }
        self.cards = {name: ChartCard(look, name, chart) for name, chart in charts.items()}
        for chart in charts.values():
            chart.gameChosen.connect(self.reviewChosen if chart is self.accuracy else self.gameChosen)
        for several in (self.by_game, self.heat, self.values, self.bids):
            several.gamesChosen.connect(self.gamesChosen)
        for card in self.cards.values():
            card.written.connect(self.written)
            card.failed.connect(self.failed)
        for name in ("seats", "values", "form"):
            self.cards[name].offer_sides()
            self.cards[name].sideChosen.connect(self._show)
        self.trend = TrendBars(look)
        self.tiles = (Tile(look), Tile(look), Tile(look), Tile(look), Tile(look, self.trend))
        self.setWidget(self._laid_out())
        for card in self.cards.values():
            card.order_tabs()
        look.changed.connect(self._refresh)
        self._refresh()

    def _laid_out(self) -> QWidget:
        page = QWidget()
        self._row = QHBoxLayout()
        for tile in self.tiles:
            self._row.addWidget(tile, 1)
        self._grid = QGridLayout()
        self._row_of: dict[str, int] = {}
        row = column = 0
        for name, card in self.cards.items():
            wide = 2 if name == _WIDE else 1
            card.setSizePolicy(_FREE, _GIVEN)
            card.setMinimumHeight(1)  # of itself it asks what it holds
            self._row_of[name] = row
            self._grid.addWidget(card, row, column, 1, wide)
            row, column = (row, 1) if column + wide < 2 else (row + 1, 0)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, 1)
        self._column = QVBoxLayout(page)
        self._column.addLayout(self._row)
        self._column.addLayout(self._grid)
        self._column.addStretch(1)
        return page

    # -------------------------------------------------------------- what is shown

    def show_games(self, games: Selection, accuracy: AccuracyCourse, measure: Reference | None = None) -> None:
        """Shows what there is to say about these games, at least one.

        ``accuracy`` is that of the reviewed ones, ``measure`` what the figures are measured by.
        """
        self._games = games
        self._accuracy = accuracy
        self._reference = measure
        self._show()

    def _show(self) -> None:
        games, cards, say = self._games, self.cards, self.headlines
        if games is None:
            return
        found, course = figures(games), race(games)
        by_matadors, of_cards, summed = (bool(cards[name].side) for name in ("seats", "values", "form"))
        self._show_tiles(games, found)
        self.race.show_race(course)
        self.by_game.show_games(games, found.won.ratio)
        self.heat.show_games(games, found.won.ratio, by_matadors=by_matadors)
        self.values.show_games(games, of_cards=of_cards)
        is_rolling = found.games >= WINDOW and not summed
        for button in cards["form"].sides:
            button.setVisible(found.games >= WINDOW)
        self.form.show_games(games, is_rolling=is_rolling)
        self.bids.show_games(games)
        self.accuracy.show_course(games, self._accuracy)
        self.comparison.show_games(games)
        self.figures.show_games(games, found)
        cards["race"].show_headline(say.race(course))
        cards["games"].show_headline(say.by_game(games, found))
        cards["seats"].show_headline(say.heat(games, by_matadors=by_matadors))
        cards["values"].show_headline(say.values(games, found, of_cards=of_cards))
        cards["form"].show_headline(say.form(games, found, is_rolling=is_rolling))
        cards["bids"].show_headline(say.bids(found))
        cards["accuracy"].show_headline(say.accuracy(self._accuracy))
        cards["players"].show_headline(say.comparison(self.comparison.rows, self.comparison.left_out))
        cards["figures"].show_headline(say.figures(games.people.name(games.filter.player)))
        self._name_sides()
        self._refresh()

    def _name_sides(self) -> None:
        #: small button of a chart: by seat (forehand, middlehand, rearhand)
        seats = self.tr("Seats")
        #: small button of a chart: by matadors
        self.cards["seats"].name_sides(seats, self.tr("Matadors"))
        #: small button of a chart: by list score
        scores = self.tr("Scores")
        #: small button of a chart: by card points
        self.cards["values"].name_sides(scores, self.tr("Card points"))
        #: small button of a chart: of the last 36 games
        last = self.tr("Form")
        #: small button of a chart: the sum of all points
        self.cards["form"].name_sides(last, self.tr("Sum"))

    def _show_tiles(self, games: Selection, found: Figures) -> None:
        words, say, reference = self._words, self.headlines, self._reference
        games_tile, declared, won, points, trend = self.tiles
        sittings = grouped(self.tr("%n list(s)", "", found.sittings), found.sittings)
        #: Below the number of games: {lists} is "36 lists", {number} deals nobody bid on
        line = self.tr("{lists}, {number} passed in").format(lists=sittings, number=number(found.passed_in))
        #: name of a large figure
        games_tile.say(self.tr("Games"), number(found.games), line)
        #: name of a large figure: share of games in which the player was declarer
        declared.say(self.tr("Declared"), words.percent(found.declared), say.share_of_third(found.declared))
        #: Below the share of games won as declarer; {share} of the games against a declarer he was beaten
        below_won: str | Piece = self.tr("in defence {share}").format(share=words.percent(found.defended))
        rate, error = found.form.per_series or 0.0, words.error(found.form)
        #: How sure a figure is: {error} is "± 143"
        sure = self.tr("{error}, 95 times in 100").format(error=error) if error else self.tr("too few games")
        below_points: str | Piece = sure
        measure = how_sure = ""
        if reference is not None:
            measure, by_others = say.measure(reference), reference.before is None
            how_sure = f"{measure}\n{sure}"
            share, form = reference.won, reference.form
            below_won = say.measured(words.percent(share), share_moved(found.won, share), by_others=by_others)
            below_points = say.measured(words.per_series(form), form_moved(found.form, form), by_others=by_others)
        #: name of a large figure: share of games won as declarer
        won.say(self.tr("Won as declarer"), words.percent(found.won), below_won, more=measure)
        ink: Ink = "text" if found.form.per_series is None else "plus" if rate >= 0 else "minus"
        #: name of a large figure: points by Seeger-Fabian, for 36 games
        per_series = self.tr("Points per 36 games")
        points.say(per_series, words.per_series(found.form), below_points, ink, how_sure)
        latest = [value for _, value in recent(games)]
        comparable = len(latest) > 1  # one list is the average itself
        self.trend.show_values(latest if comparable else (), rate)
        above = self.tr("%n above the average", "of the latest lists", sum(value > rate for value in latest))
        #: name of a small chart of up to ten lists
        latest_lists = self.tr("Latest lists")
        if comparable:
            bars = named(per_series, apart(words.mean(value, 0, plus=True) for value in latest))
            trend.say(latest_lists, "", above, more=bars)
        else:
            trend.say(latest_lists, NOTHING, self.tr("too few lists"))

    # -------------------------------------------------------------- files and look

    def save(self, folder: Path, kind: FileKind) -> None:
        """Writes every card on which there is something to see into the folder; raises ``OSError``.

        The files have the program in their names: nobody is asked before one is replaced.
        """
        for card in self.cards.values():
            if not (isinstance(card.content, Chart) and card.content.empty):
                card.save(folder / card.file_name(kind), kind)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LayoutDirectionChange:
            self._refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._refresh()

    def _refresh(self) -> None:
        px = self._look.px
        margin, gap = px(S3) - EDGE, px(S2) - 2 * EDGE
        self._column.setContentsMargins(margin, px(S2) - EDGE, margin, px(S2) - EDGE)
        self._column.setSpacing(gap)
        self._row.setSpacing(gap)
        self._grid.setSpacing(gap)
        tiles = self.tiles[0].sizeHint().height() + 2 * px(S2)
        fit = (self.viewport().height() - tiles) // 2 - gap
        height = max(px(_CARD), fit)
        needed = self.cards["figures"].needed_height((self.viewport().width() - 2 * margin - gap) // 2)
        heights = dict.fromkeys(self._row_of.values(), height)
        heights[self._row_of["figures"]] = max(height, needed)
        if not self._accuracy:
            heights[self._row_of[_WIDE]] = px(_CARD) // 2  # a sentence on how to come to some
        for name, row in self._row_of.items():
            self._grid.setRowMinimumHeight(row, heights[row])  # a card itself would grow before the next makes room
            self.cards[name].setMaximumHeight(heights[row])
