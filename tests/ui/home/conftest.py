"""The home page, and what it can be told to show."""

import pytest

from skatdesk.ui.home.page import HomePage
from tests.ui.conftest import House, ShowPage

RUNNING = ("Continue game 7 of 36", "Ada, Ben, Cem")
LIST = ("Thursday round", "Game 13 of 36")
PUZZLE = "What do they hold? · Medium"


@pytest.fixture
def home(show_page: ShowPage, house: House) -> HomePage:
    """Shown while no series is running."""
    return show_page(HomePage(house.look, house.namer, house.faces, house.settings))
