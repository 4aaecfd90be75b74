"""The tricks beside a puzzle, as they lie on the page."""

from PySide6.QtCore import QPoint

from skatdesk.coach.puzzles.puzzle import Kind
from skatdesk.coach.puzzles.sitting import Wish
from skatdesk.ui.puzzles.page import PuzzlePage
from tests.ui.conftest import House


def test_the_tricks_lie_on_the_ground_of_the_page_as_their_names_do(page: PuzzlePage, house: House) -> None:
    page.choose(Wish(Kind.CLOSED))
    picture = page.grab().toImage()
    names, view = page.tricks.names, page.tricks.view.viewport()
    corners = [picture.pixelColor(part.mapTo(page, QPoint(1, part.height() - 3))) for part in (names, view)]

    assert [corner.name() for corner in corners] == [house.look.theme.page.lower()] * 2
