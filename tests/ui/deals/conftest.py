"""The deal editor on the screen."""

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from skatdesk.skat.ruleset import ISKO
from skatdesk.ui.deals.page import DealsPage
from skatdesk.ui.panels.question import Desk
from skatdesk.ui.sentences import Sentences
from tests.helpers.inline_executor import InlineExecutor
from tests.ui.conftest import House

Keys = Callable[[str], None]


@pytest.fixture
def desk(house: House) -> Desk:
    return Desk(house.look, house.namer, Sentences(house.namer, house.look), house.faces)


@pytest.fixture
def page(desk: Desk, qtbot: QtBot) -> Iterator[DealsPage]:
    page = DealsPage(desk, InlineExecutor(), lambda: ISKO)
    qtbot.addWidget(page)
    page.resize(1440, 900)
    page.show()
    qtbot.waitExposed(page)
    page.activateWindow()
    yield page
    page.trials.stop()
