"""The tip of a chart goes when the chart rolls away under the pointer."""

import pyqtgraph as pg
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from skatdesk.i18n.languages import Language
from skatdesk.store.store import Store
from skatdesk.ui.charts.chart import Chart
from tests.helpers.plain import plain
from tests.scoring.builders import declared
from tests.store.statistics.sittings import SEATINGS, keep, twelve
from tests.ui.charts.conftest import Open
from tests.ui.conftest import House


def test_the_wheel_takes_the_tip_away_and_is_left_to_the_page(open_page: Open, store: Store) -> None:
    keep(store, twelve())
    chart = open_page().board.race
    chart.point_at(chart.stops()[3])
    assert chart.tip.text
    at = QPointF(chart.rect().center())
    none, no_buttons, no_phase = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.NoButton, Qt.ScrollPhase.NoScrollPhase
    wheel = QWheelEvent(at, chart.mapToGlobal(at), QPoint(), QPoint(0, -120), no_buttons, none, no_phase, False)
    QApplication.sendEvent(chart, wheel)

    assert not chart.tip.text
    assert not wheel.isAccepted()  # it is the page's


@pytest.mark.parametrize("name", ["race", "games", "seats", "values", "bids", "players"])
def test_a_tip_does_not_outlive_the_size_of_its_words(open_page: Open, store: Store, house: House, name: str) -> None:
    """They would be cut off at its edge; it comes back with the next arrow key."""
    keep(store, twelve())
    page = open_page()
    chart = page.board.cards[name].content
    assert isinstance(chart, Chart)
    chart.setFocus()
    QTest.keyClick(chart, Qt.Key.Key_Right)
    assert chart.tip.text

    house.look.use(scale=1.3)
    assert not chart.tip.text


def test_a_tip_reads_as_the_language_does_over_a_chart_that_stays_left_to_right(
    open_page: Open, store: Store, house: House
) -> None:
    """Else an Urdu sentence would begin with the name it ends with, and an arrow point backwards."""
    keep(store, twelve())
    page = open_page()
    bids = page.board.bids
    directions = []
    for language in (Language.ENGLISH, Language.URDU):
        house.speak(language)
        bids.point_at(bids.stops()[0])
        directions.append((bids.layoutDirection(), bids.tip.layoutDirection(), "←" in bids.tip.text))
        bids.point_away()
    house.speak(Language.ENGLISH)

    left, right = Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft
    assert directions == [(left, left, False), (left, right, True)]


def test_the_tip_of_the_form_begins_with_where_the_line_stands(open_page: Open, store: Store) -> None:
    """As the tip of the accuracy does."""
    keep(store, twelve())
    form = open_page().board.form
    form.point_at(form.stops()[0])

    assert form.tip.text.startswith("+86  game 1  ♣ ")


def test_the_sum_of_points_begins_at_nought_as_the_race_does(open_page: Open, store: Store) -> None:
    """At the very left; no game belongs to that end of the line, and what is pointed at there is the first."""
    keep(store, twelve())
    board = open_page().board
    form = board.form
    (line,) = (item for item in form.drawn if isinstance(item, pg.PlotDataItem))
    at_start, at_first = form.hit(form.point_of(0, 0)), form.hit(form.stops()[0])

    assert [list(column[:2]) for column in line.getData()] == [[0, 1], [0, 86]]
    assert form.box.viewRange()[0][0] == board.race.box.viewRange()[0][0] == 0
    assert len(form.stops()) == 12
    assert at_start is not None
    assert at_start == at_first


def test_a_cell_says_in_the_language_s_own_signs_what_it_counts(open_page: Open, store: Store, house: House) -> None:
    """The outermost ones hold what is beyond, too: six matadors are no four."""
    keep(store, [declared(SEATINGS[0], 0, "C", 6, points=80), declared(SEATINGS[0], 0, "C", 3, points=80)])
    heat = open_page().board.heat
    heat.point_at(heat.stops()[0])
    assert heat.tip.text.startswith("Clubs, Forehand ")
    house.speak(Language.URDU)
    heat.point_at(heat.stops()[0])
    assert "،" in heat.tip.text.splitlines()[0].partition("  ")[0]
    house.speak(Language.ENGLISH)

    runs = [plain(heat.words.run(count)) for count in (-4, -1, 3, 4)]
    assert runs == ["without 4+", "without 1", "with 3", "with 4+"]


def test_what_is_beyond_is_told_in_a_file_and_in_a_narrow_chart_too(open_page: Open, store: Store) -> None:
    keep(store, [declared(SEATINGS[0], 0, "C", 6, points=80), declared(SEATINGS[0], 0, "C", 3, points=80)])
    board = open_page().board
    board.cards["seats"].sides[1].click()
    heat = board.heat
    heat.resize(400, 300)

    assert [row for row in heat.table() if row[2] == 1] == [["Clubs", "with 3", 1, 1], ["Clubs", "with 4+", 1, 1]]
    assert [plain(head) for head in heat._heads()] == ["−4+", "−3", "−2", "−1", "+1", "+2", "+3", "+4+"]
