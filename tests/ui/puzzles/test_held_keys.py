"""Keys that are held down on the page of puzzles."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from skatdesk.coach.puzzles.puzzle import Kind
from skatdesk.coach.puzzles.sitting import Wish
from skatdesk.ui.puzzles.page import PuzzlePage


@pytest.mark.parametrize("kind", Kind)
def test_enter_held_down_does_not_go_past_what_is_told(page: PuzzlePage, kind: Kind) -> None:
    page.choose(Wish(kind))
    puzzle = page.sitting.current
    assert puzzle is not None
    page.answer(puzzle.answer)
    QTest.simulateEvent(page, True, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "", True)

    assert page.sitting.current is puzzle
    assert page.sheet.verdict.isVisible()
