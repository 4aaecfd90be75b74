"""The deal editor on the screen."""

from collections.abc import Callable, Iterator

import pytest

from skatdesk.skat.ruleset import ISKO
from skatdesk.ui.deals.page import DealsPage
from skatdesk.ui.desk import Desk
from tests.helpers.inline_executor import InlineExecutor
from tests.ui.conftest import ShowPage

Keys = Callable[[str], None]


@pytest.fixture
def page(show_page: ShowPage, desk: Desk) -> Iterator[DealsPage]:
    page = show_page(DealsPage(desk, InlineExecutor(), lambda: ISKO), 1440, 900)
    page.activateWindow()
    yield page
    page.trials.stop()
