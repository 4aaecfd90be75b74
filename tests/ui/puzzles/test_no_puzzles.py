"""Where no puzzle is as wished."""

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
