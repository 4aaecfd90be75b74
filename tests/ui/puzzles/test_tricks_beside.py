"""What lies beside the board of a puzzle, as it lies on the page."""

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect

from skatdesk.coach.puzzles.puzzle import Kind
from skatdesk.coach.puzzles.sitting import Wish
from skatdesk.ui.look.panel import SHADOW_MARGIN
from skatdesk.ui.puzzles.page import PuzzlePage
from tests.ui.conftest import House


def test_the_tricks_lie_on_the_ground_of_the_page_as_their_names_do(page: PuzzlePage, house: House) -> None:
    page.choose(Wish(Kind.CLOSED))
    picture = page.grab().toImage()
    names, view = page.tricks.names, page.tricks.view.viewport()
    corners = [picture.pixelColor(part.mapTo(page, QPoint(1, part.height() - 3))) for part in (names, view)]

    assert [corner.name() for corner in corners] == [house.look.theme.page.lower()] * 2


@pytest.mark.parametrize("scale", [0.78, 1.0, 1.3])
def test_sheet_and_tricks_begin_and_end_with_the_board(page: PuzzlePage, house: House, scale: float) -> None:
    """The plate of the sheet does, not its shadow."""
    house.look.use(scale=scale)
    page.choose(Wish(Kind.CLOSED))
    QCoreApplication.sendPostedEvents()
    board, sheet, tricks = (
        QRect(part.mapTo(page, QPoint()), part.size()) for part in (page.board, page.sheet, page.tricks)
    )

    assert sheet.top() + SHADOW_MARGIN == board.top()
    assert page.width() - 1 - (sheet.right() - SHADOW_MARGIN) == board.left()
    assert tricks.bottom() == board.bottom()


def test_sheet_and_tricks_are_of_one_width(page: PuzzlePage, house: House) -> None:
    """In a wide and low window, too, whose letters are larger than what is around them."""
    page.choose(Wish(Kind.CLOSED))
    for scale, spare in ((1.0, 0), (0.6, 400)):
        house.look.use(scale=scale, spare=spare)
        QCoreApplication.sendPostedEvents()
        assert page.sheet.width() == page.tricks.width()
