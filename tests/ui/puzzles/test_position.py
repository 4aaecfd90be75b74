"""What lies on the board for a puzzle."""

from skatdesk.coach.puzzles.puzzle import CardPuzzle
from skatdesk.coach.puzzles.sitting import PuzzleSitting
from skatdesk.coach.puzzles.text import shipped
from skatdesk.skat.cards import points as card_points
from skatdesk.skat.contracts import Game
from skatdesk.skat.seats import BySeat
from skatdesk.skat.states import TrickPlay
from skatdesk.ui.desk import Desk
from skatdesk.ui.puzzles.position import position_of
from skatdesk.ui.puzzles.words import PuzzleWords
from skatdesk.ui.review.board_view import BoardView
from skatdesk.ui.review.words import ReviewWords
from skatdesk.ui.sentences import Company
from tests.helpers.plain import plain
from tests.ui.puzzles.conftest import TODAY


def _board(desk: Desk, puzzle: CardPuzzle, *, answered: bool = False) -> BoardView:
    """With all hands, once it is answered."""
    desk.company = Company(BySeat("Ada", "Ben", "Cem"), puzzle.moment.seat)
    sitting = PuzzleSitting((puzzle,), (), {}, (), lambda: TODAY)
    if answered:
        sitting.show()
    return position_of(sitting, puzzle, desk, ReviewWords(desk), (), opened=answered)


def test_the_points_of_the_declarer_contain_what_lies_open_beside_them(desk: Desk) -> None:
    """What he has put away himself; a defender learns of it when all hands are shown."""
    known = set[bool]()
    for puzzle in shipped():
        state, view = puzzle.moment.state, puzzle.moment.view
        if not isinstance(puzzle, CardPuzzle) or not isinstance(state, TrickPlay) or state.declarer is None:
            continue
        if state.game is Game.NULL:
            continue
        tricks, away = view.points[state.declarer], card_points(state.skat)
        others = sum(view.points) - tricks
        board = _board(desk, puzzle)
        known.add(board.skat_visible)
        counted = tricks + away if board.skat_visible else tricks
        assert plain(board.middle[-1]) == f"Points {counted} : {others}"
        assert plain(_board(desk, puzzle, answered=True).middle[-1]) == f"Points {tricks + away} : {others}"

    assert known == {False, True}


def test_the_points_of_a_ramsch_are_told_by_name(desk: Desk) -> None:
    puzzle = next(one for one in shipped() if isinstance(one, CardPuzzle) and one.moment.view.declarer is None)
    first, second, third = puzzle.moment.view.points

    told = [plain(line) for line in _board(desk, puzzle).middle]

    assert told == ["Ramsch", f"Ada · {first} points", f"Ben · {second} points", f"Cem · {third} points"]


def test_a_screen_reader_is_told_the_hands_that_are_seen_and_no_others(desk: Desk) -> None:
    """Of the others those of an ouvert game, and all where all lie open."""
    words, counted = PuzzleWords(desk), set()
    for puzzle in (one for one in shipped() if isinstance(one, CardPuzzle)):
        view, seat = _board(desk, puzzle), puzzle.moment.seat
        told = plain(words.spoken(puzzle))
        counted.add(sum(view.visible))
        for other in seat.others:
            cards = plain(desk.sentences.words.all_of(puzzle.moment.state.hands[other]))
            assert (f"{desk.company.names[other]}: {cards}" in told) is view.visible[other]

    assert counted == {1, 2, 3}
