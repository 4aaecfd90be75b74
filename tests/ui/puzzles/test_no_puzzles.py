"""Where no puzzle is as wished."""

from PySide6.QtCore import QCoreApplication

from skatdesk.coach.puzzles.sitting import Wish
from skatdesk.ui.puzzles.page import PuzzlePage


def test_where_there_are_no_puzzles_keys_stay_with_the_page(page: PuzzlePage) -> None:
    """The board that had them is gone; Enter does not leave."""
    page.activateWindow()
    page.board.setFocus()
    page.choose(Wish(own=True))
    assert page.board.isHidden()
    assert not page.top.back.hasFocus()
    assert page.hasFocus()


def test_where_there_are_no_puzzles_nothing_is_left_out_below_the_title(page: PuzzlePage) -> None:
    """There is no kind to be told; of the next puzzle there is."""
    sheet = page.sheet
    page.choose(Wish(own=True))
    QCoreApplication.processEvents()
    assert sheet.facts.isVisible()
    assert (sheet.about.isVisible(), sheet.how.isVisible()) == (False, False)
    page.choose(Wish())
    assert sheet.about.isVisible()
