"""Bid against result."""

import pytest

from skatdesk.store.store import Store
from tests.store.statistics.sittings import keep, twelve
from tests.ui.charts.conftest import Open
from tests.ui.conftest import House


@pytest.mark.parametrize("scale", [0.78, 1.0])
def test_the_highest_and_the_lowest_spot_are_whole(open_page: Open, store: Store, house: House, scale: float) -> None:
    """Nine games that brought +72, and nine that cost as much: two spots of the largest size."""
    house.look.use(scale=scale)
    keep(store, [game for at, game in enumerate(twelve()) if at in (2, 7)] * 9)
    chart = open_page(1024, 700).board.bids
    low, high = chart.box.viewRange()[1]
    radius = chart._diameter(chart._spots[0], 9) / 2
    middle = chart.box.viewRange()[0][0]

    assert chart.point_of(middle, 72).y() - chart.point_of(middle, high).y() > radius
    assert chart.point_of(middle, low).y() - chart.point_of(middle, -72).y() > radius
