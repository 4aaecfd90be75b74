"""A page of statistics over a small store."""

from collections.abc import Iterator
from datetime import date
from typing import Protocol

import pytest
from pytestqt.qtbot import QtBot

from skatdesk.store.store import Store
from skatdesk.ui.charts.page import StatisticsPage
from skatdesk.ui.sentences import Sentences
from tests.ui.conftest import House


class Open(Protocol):
    """Opens the page as the window does, on 20 November 2026."""

    def __call__(self, width: int = 1440, height: int = 900) -> StatisticsPage: ...


@pytest.fixture
def open_page(qtbot: QtBot, house: House, store: Store) -> Iterator[Open]:
    """See ``Open``."""
    opened = []

    def open_page(width: int = 1440, height: int = 900) -> StatisticsPage:
        sentences = Sentences(house.namer, house.look)
        page = StatisticsPage(house.look, house.namer, sentences, store.statistics, today=lambda: date(2026, 11, 20))
        qtbot.addWidget(page)
        page.resize(width, height)
        page.refresh()
        page.show()
        opened.append(page)  # as the window keeps it
        return page

    yield open_page
    opened.clear()
