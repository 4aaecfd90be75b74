"""The page of puzzles over the usual house."""

from datetime import date

import pytest

from skatdesk.coach.puzzles.sitting import PuzzleSitting
from skatdesk.coach.puzzles.text import shipped
from skatdesk.ui.desk import Desk
from skatdesk.ui.puzzles.page import PuzzlePage
from tests.ui.conftest import ShowPage

TODAY = date(2026, 11, 20)


@pytest.fixture
def page(show_page: ShowPage, desk: Desk) -> PuzzlePage:
    """Shown, with the puzzles that come with the program, none of them tried."""
    sitting = PuzzleSitting(shipped(), (), {}, (), lambda: TODAY)
    return show_page(PuzzlePage(desk, sitting, lambda: ("Ada", "Ben", "Cem")))
