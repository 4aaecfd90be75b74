"""Puzzles as pictures, one of each kind, asked and answered; and duplicate before the first set."""

from collections.abc import Iterator

from PySide6.QtGui import QPixmap

from skatdesk.app import Application
from skatdesk.coach.puzzles.puzzle import CardPuzzle, DiscardPuzzle, Kind
from skatdesk.coach.puzzles.sitting import Wish
from tests.helpers.sheet_screens import Picture


def puzzle_screens(application: Application, picture: Picture) -> Iterator[tuple[str, QPixmap]]:
    """Each screen with its name; the home page is in front afterwards."""
    application.puzzles.show()
    page = application.puzzles.page
    for kind in Kind:
        page.top.kinds.setCurrentIndex(1 + list(Kind).index(kind))
        page.choose(Wish(kind))
        yield f"puzzle_{kind}", picture(None)
        puzzle = page.sitting.current
        if isinstance(puzzle, CardPuzzle):
            page.answer(next(card for card in puzzle.choices if card is not puzzle.answer))
            yield f"puzzle_{kind}_wrong", picture(None)
        elif isinstance(puzzle, DiscardPuzzle):
            page.answer(puzzle.answer)
            yield f"puzzle_{kind}_right", picture(None)
        if not page.sitting.answered:
            page.show_answer()
            yield f"puzzle_{kind}_shown", picture(None)
    page.choose(Wish(own=True))
    yield "puzzle_none", picture(None)
    application.duplicate.show()
    yield "duplicate_none", picture(None)
    application.window.show_home()
