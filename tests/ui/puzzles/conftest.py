"""The page of puzzles over the usual house."""

from collections.abc import Iterator
from datetime import date

import pytest
from pytestqt.qtbot import QtBot

from skatdesk.coach.puzzles.sitting import PuzzleSitting
from skatdesk.coach.puzzles.text import shipped
from skatdesk.ui.panels.question import Desk
from skatdesk.ui.puzzles.page import PuzzlePage
from skatdesk.ui.sentences import Sentences
from tests.ui.conftest import House

TODAY = date(2026, 11, 20)


@pytest.fixture
def desk(house: House) -> Desk:
    """English words, French cards."""
    return Desk(house.look, house.namer, Sentences(house.namer, house.look), house.faces)


@pytest.fixture
def page(qtbot: QtBot, desk: Desk) -> Iterator[PuzzlePage]:
    """Shown, with the puzzles that come with the program, none of them tried."""
    page = PuzzlePage(desk, PuzzleSitting(shipped(), (), {}, (), lambda: TODAY), lambda: ("Ada", "Ben", "Cem"))
    qtbot.addWidget(page)
    page.resize(1024, 700)
    with qtbot.waitExposed(page):
        page.show()
    yield page
    page.close()
