"""What of a chart has to be in sight: names beside their lines, the line of the average, the figures at an axis."""

from itertools import groupby

import pyqtgraph as pg
import pytest
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from skatdesk.i18n.languages import Language
from skatdesk.scoring.entries import Entry
from skatdesk.skat.contracts import Game
from skatdesk.store.store import Store
from skatdesk.ui.charts.chart import Chart
from skatdesk.ui.charts.page import StatisticsPage
from skatdesk.ui.charts.race import spread
from skatdesk.ui.charts.words import ChartWords
from skatdesk.ui.look.button import Button
from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.look.theme import Scheme
from skatdesk.ui.look.tokens import BODY
from skatdesk.ui.sentences import Sentences
from tests.helpers.plain import plain
from tests.helpers.whole_program import open_application
from tests.scoring.builders import declared
from tests.store.statistics.sittings import SEATINGS, keep, twelve
from tests.ui.charts.conftest import Open
from tests.ui.conftest import House


def _settle(page: StatisticsPage) -> None:
    for _ in range(5):
        QCoreApplication.processEvents()


def _won(points: int = 61) -> Entry:
    return declared(SEATINGS[0], 0, "C", 2, bid=24, points=points)


def test_every_name_of_a_race_is_in_sight_where_the_others_have_nothing(open_page: Open, store: Store) -> None:
    """Two names at the bottom need room, but the leader's stays where the line ends."""
    keep(store, [_won()])
    page = open_page()
    _settle(page)
    race = page.board.race
    names = [item for item in race.drawn if isinstance(item, pg.TextItem)]
    seen = race.box.sceneBoundingRect()

    assert len(names) == 3
    assert [name.toPlainText() for name in names if not seen.contains(name.sceneBoundingRect().center())] == []


def test_a_race_behind_another_page_is_drawn_when_it_is_seen_again(open_page: Open, store: Store, house: House) -> None:
    """With the words and colours of then, and its names as far from their lines as before."""
    keep(store, [_won()])
    page = open_page()
    _settle(page)
    race = page.board.race
    before = list(race.drawn)
    page.hide()
    house.look.use(scheme=Scheme.DARK)
    house.speak(Language.GERMAN)
    _settle(page)

    assert race.drawn == before

    page.show()
    _settle(page)
    spots = [item for item in race.drawn if isinstance(item, pg.ScatterPlotItem)]
    names = [item for item in race.drawn if isinstance(item, pg.TextItem)]
    end = race.box.mapViewToScene(QPointF(1, 0)).x()

    assert not {id(item) for item in before} & {id(item) for item in race.drawn}
    theme = house.look.theme
    inks = [QColor(ink) for ink in (theme.plus, theme.minus, theme.text2)]
    assert all(item.opts["brush"].color() in inks for item in spots)
    assert {round(race.box.mapViewToScene(name.pos()).x() - end) for name in names} == {house.look.px(6)}


@pytest.mark.parametrize(
    ("ends", "expected"),
    [
        ((90.0, 50.0, 10.0), (90, 50, 10)),
        ((90.0, 0.0, 0.0), (90, 15, 5)),
        ((0.0, 0.0, 0.0, 0.0), (35, 25, 15, 5)),
        ((100.0, 99.0, 2.0), (95, 85, 5)),
    ],
)
def test_names_are_kept_apart_and_within_the_plot(ends: tuple[float, ...], expected: tuple[float, ...]) -> None:
    assert spread(ends, 10, (0, 100)) == expected


def test_the_average_of_the_form_is_in_sight_though_the_latest_games_never_reached_it(
    open_page: Open, store: Store
) -> None:
    good, bad = [_won() for _ in range(4)], [twelve()[3] for _ in range(32)]
    keep(store, [*good, *bad, *good])
    form = open_page().board.form
    assert form._mean is not None
    low, high = form.box.viewRange()[1]

    assert max(form._course.height) < form._mean
    assert low < form._mean < high


def test_the_last_figure_at_an_axis_is_whole(open_page: Open, store: Store, house: House) -> None:
    """At the very end of the axis half of it stands beyond the plot."""
    keep(store, [_won() for _ in range(120)])
    house.look.use(scale=0.78)
    page = open_page(1024, 644)
    _settle(page)
    axis = page.board.form.bottom
    (ticks,) = axis._tickLevels
    last, word = ticks[-1]
    half = QFontMetricsF(axis.style["tickFont"]).horizontalAdvance(word) / 2

    assert last == 120
    assert page.board.form.point_of(last, 0).x() + half <= page.board.form.width()


def test_figures_have_room_from_the_first_sight(qapp: QApplication, qtbot: QtBot, store: Store) -> None:
    """Not only after the window was made larger or smaller."""
    keep(store, twelve())
    application = open_application(qapp, qtbot, store)
    application.window.resize(1024, 700)
    application.window.statistics.trigger()
    qtbot.waitUntil(lambda: application.statistics.page is not None)
    page = application.statistics.page
    assert page is not None
    _settle(page)
    lines = page.board.figures.findChildren(RichLine)
    application.stop()

    assert lines
    assert [line.text() for line in lines if line.height() < line.heightForWidth(line.width())] == []


def test_marks_of_the_comparison_fill_its_scale(open_page: Open, store: Store, house: House) -> None:
    """In a narrow window too the marks are not all in one spot."""
    keep(store, [_won(), *twelve()])
    house.look.use(scale=0.78)
    page = open_page(1024, 644)
    _settle(page)
    chart = page.board.comparison
    scale = chart.scale()
    rates = [one.form.per_series or 0 for one in chart.rows]
    ends = [
        rate + side * (one.form.error or 0) for rate, one in zip(rates, chart.rows, strict=True) for side in (-1, 1)
    ]

    assert len(scale.marks) >= 2
    assert scale.x(max(ends)) - scale.x(min(0, *ends)) > 0.6 * scale.room.width()


def test_a_long_name_of_the_comparison_has_the_room_that_its_scale_can_spare(open_page: Open, store: Store) -> None:
    keep(store, twelve(), players=("Maximilian", "Ben", "Cem"))
    chart = open_page().board.comparison
    name = QFontMetricsF(chart.look.font(BODY, bold=True)).horizontalAdvance("Maximilian-A")
    keep(store, twelve(), players=("Maximilian-Alexander", "Ben", "Cem"), title="Friday")
    chart = open_page().board.comparison

    assert chart.name_room() >= name


def test_the_one_game_there_is_is_not_the_worst_too(open_page: Open, store: Store) -> None:
    keep(store, [_won()])
    figures = open_page().board.figures

    assert figures.best.isVisibleTo(figures)
    assert not figures.worst.isVisibleTo(figures)


def test_tab_goes_through_a_card_as_it_is_read(open_page: Open, store: Store) -> None:
    """First what stands over the chart, from its beginning, then the chart."""
    keep(store, twelve())
    page = open_page()
    card = page.board.cards["values"]
    stops: list[QWidget | None] = []
    widget: QWidget | None = page.board.cards["games"].content
    while widget is not None and widget is not page.board.cards["form"].content:
        if card.isAncestorOf(widget) and isinstance(widget, Button | Chart):
            stops.append(widget)
        widget = widget.nextInFocusChain()

    assert stops == [*card.sides, card.more, card.content]


def test_tab_passes_over_a_chart_with_nothing_to_tell(open_page: Open, store: Store) -> None:
    keep(store, [twelve()[3]])
    board = open_page().board
    silent = board.by_game, board.heat, board.values, board.bids, board.accuracy
    assert {chart.focusPolicy() for chart in silent} == {Qt.FocusPolicy.NoFocus}

    keep(store, twelve(), date="2026-11-20")
    page = open_page()
    telling = page.board.by_game, page.board.heat, page.board.bids
    assert {chart.focusPolicy() for chart in telling} == {Qt.FocusPolicy.TabFocus}


def test_a_large_number_of_games_is_written_like_every_other_number(house: House) -> None:
    words = ChartWords(house.namer, Sentences(house.namer, house.look))

    assert [words.games(count) for count in (1, 999, 1820)] == ["1 game", "999 games", "1,820 games"]
    house.speak(Language.GERMAN)
    assert words.games(12345) == "12.345 Spiele"


def test_an_average_of_almost_nothing_has_no_sign(house: House) -> None:
    words = ChartWords(house.namer, Sentences(house.namer, house.look))

    assert [plain(words.mean(value, plus=True)) for value in (-0.04, 0.04, -0.05001, 0.06)] == [
        "0.0",
        "0.0",
        "−0.1",
        "+0.1",
    ]


@pytest.mark.parametrize("scale", [0.78, 0.9, 1.0, 1.2, 1.33])
def test_figures_of_two_sizes_stand_on_one_line(open_page: Open, store: Store, house: House, scale: float) -> None:
    """The share won and the number of games beside it, in a cell and behind a bar."""
    keep(store, [_won() for _ in range(8)])
    page = open_page()
    house.look.use(scale=scale)
    _settle(page)
    heat, games = page.board.heat, page.board.by_game
    cell, bar = heat._cell(0, 0), games._bar(Game.CLUBS)
    behind = QRectF(bar.right() + 6, bar.center().y() - 20, games.width() - bar.right() - 6, 40)

    for chart, room in ((heat, cell.adjusted(4, 4, -4, -4)), (games, behind)):
        feet = _feet(chart.grab(room.toRect()).toImage())
        assert len(feet) >= 4
        assert len(set(feet)) == 1


def _feet(picture: QImage) -> list[int]:
    """The lowest row of each letter of a picture, those next to each other as one."""
    ground = picture.pixelColor(0, 0)
    inked = [
        [y for y in range(picture.height()) if abs(picture.pixelColor(x, y).lightness() - ground.lightness()) > 60]
        for x in range(picture.width())
    ]
    letters = [list(run) for has_ink, run in groupby(inked, bool) if has_ink]
    return [max(max(column) for column in letter) for letter in letters]
