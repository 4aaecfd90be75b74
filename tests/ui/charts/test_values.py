"""The histogram tells how games ended, not how many card points there were."""

from itertools import combinations

import pyqtgraph as pg
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QColor

from skatdesk.scoring.entries import Entry
from skatdesk.store.statistics.selection import Filter
from skatdesk.store.store import Store
from skatdesk.ui.charts.values import ValueChart
from tests.scoring.builders import declared
from tests.store.statistics.sittings import SEATINGS, id_of, keep
from tests.ui.charts.conftest import Open
from tests.ui.conftest import House, ShowPage


def _game(points: int, bid: int = 18) -> Entry:
    return declared(SEATINGS[0], 0, "C", 1, bid=bid, points=points)


def _colours(chart: ValueChart, at: int, heights: tuple[float, ...]) -> list[str]:
    """Those of a bar at some of its heights."""
    picture = chart.grab().toImage()
    return [picture.pixelColor(chart.point_of(at - 0.3, height)).name() for height in heights]


def test_a_game_lost_with_enough_card_points_is_shown_as_lost(open_page: Open, store: Store, house: House) -> None:
    """Overbid with 75: it stands in the bar of its points, in the colour of what became of it."""
    keep(store, [_game(75), _game(75), _game(75, bid=60), _game(40)])
    page = open_page()
    page.board.cards["values"].sides[1].click()
    QCoreApplication.processEvents()
    chart, theme = page.board.values, house.look.theme
    minus, plus = (QColor(colour).name() for colour in (theme.minus, theme.plus))

    assert _colours(chart, 7, (0.5, 1.5, 2.5)) == [minus, plus, plus]
    assert _colours(chart, 3, (0.5,)) == [minus]
    chart.point_at(chart.point_of(7, 1))
    assert "2 won, 1 lost" in chart.tip.text
    assert chart.table()[8] == [71, 80, 3, 2]


def test_no_end_is_written_where_all_beyond_are_counted(open_page: Open, store: Store) -> None:
    """A Grand lost with four cost 240: it lies not between −192 and −169."""
    keep(store, [declared(SEATINGS[0], 0, "G", 4, bid=18, points=59)])
    chart = open_page().board.values

    first, *_, last = chart.table()[1:]
    assert first == [None, -169, 1, 0]
    assert last == [169, None, 0, 0]


def test_a_count_that_is_wider_than_its_bar_stands_above_those_beside_it_or_nowhere(
    open_page: Open, store: Store, house: House, show_page: ShowPage
) -> None:
    """Of many games in a small window, each was written over the bars and counts beside it."""
    often = ((1, 12), (2, 30), (4, 11))  # +24, +36, +60
    keep(store, [declared(SEATINGS[0], 0, "C", with_, points=70) for with_, times in often for _ in range(times)])
    page = open_page()
    chart = ValueChart(house.look, page.words)
    chart.show_games(store.statistics.select(Filter(id_of(store, "Ada"))), of_cards=False)

    show_page(chart, 220, 260)
    assert _counts(chart) == ["30"]
    chart.resize(600, 260)
    QCoreApplication.processEvents()
    assert _counts(chart) == ["12", "30", "11"]


def _counts(chart: ValueChart) -> list[str]:
    """The counts above bars; none of them may touch another."""
    labels = [item for item in chart.drawn if isinstance(item, pg.TextItem) and item.toPlainText().isdigit()]
    around = [label.mapRectToScene(label.boundingRect().adjusted(4, 4, -4, -4)) for label in labels]
    assert not any(one.intersects(other) for one, other in combinations(around, 2))
    return [label.toPlainText() for label in labels]
