"""A page of statistics over a small store."""

from collections.abc import Callable, Iterator
from datetime import date

import pytest
from pytestqt.qtbot import QtBot

from skatdesk.store.store import Store
from skatdesk.ui.charts.page import StatisticsPage
from skatdesk.ui.sentences import Sentences
from tests.ui.conftest import House

Open = Callable[[], StatisticsPage]


@pytest.fixture
def open_page(qtbot: QtBot, house: House, store: Store) -> Iterator[Open]:
    """Opens the page as the window does, on 20 November 2026."""
    opened = []

    def open_page() -> StatisticsPage:
        sentences = Sentences(house.namer, house.look)
        page = StatisticsPage(house.look, house.namer, sentences, store.statistics, today=lambda: date(2026, 11, 20))
        qtbot.addWidget(page)
        page.resize(1440, 900)
        page.refresh()
        page.show()
        opened.append(page)  # as the window keeps it
        return page

    yield open_page
    opened.clear()
