"""What lies on the board for a puzzle: as the player sees it, and afterwards with all hands open."""

from dataclasses import replace

from skatdesk.coach.judging.verdicts import Mark
from skatdesk.coach.puzzles.puzzle import CardPuzzle, DiscardPuzzle, HoldingPuzzle, Puzzle
from skatdesk.coach.puzzles.sitting import PuzzleSitting
from skatdesk.skat.cards import Card, Cards
from skatdesk.skat.seats import BySeat, Seat
from skatdesk.skat.states import TrickPlay
from skatdesk.ui.desk import Desk
from skatdesk.ui.review.board_view import BoardView, Value, game_of, in_order, middle_lines, view_to_try
from skatdesk.ui.review.words import ReviewWords

_ALL = BySeat(True, True, True)


def can_be_opened(sitting: PuzzleSitting) -> bool:
    """Whether there are hidden hands that may be shown now: the answer is told, and not all lie open anyway."""
    puzzle = sitting.current
    open_anyway = isinstance(puzzle, HoldingPuzzle) or (isinstance(puzzle, CardPuzzle) and puzzle.opened)
    return sitting.answered and not open_anyway


def position_of(
    sitting: PuzzleSitting, puzzle: Puzzle, desk: Desk, words: ReviewWords, picked: Cards, *, opened: bool
) -> BoardView:
    """The board; ``picked`` are the cards chosen so far, ``opened`` shows all hands once the answer is told."""
    moment = puzzle.moment
    state, seat = moment.state, moment.seat
    view = view_to_try(state, seat, desk, words, picked)
    if isinstance(puzzle, DiscardPuzzle):
        view = replace(view, hands=view.hands.replace(seat, desk.order.ordered(puzzle.choices, puzzle.contract.game)))
    opened = sitting.answered and (opened or isinstance(puzzle, HoldingPuzzle))
    if opened or (isinstance(puzzle, CardPuzzle) and puzzle.opened):
        game = puzzle.contract.game if isinstance(puzzle, DiscardPuzzle) else game_of(state)
        skat = state.skat if isinstance(state, TrickPlay) else view.skat
        view = replace(
            view,
            hands=BySeat.of(lambda other: in_order(desk, state.hands[other], state, other, game)),
            visible=_ALL,
            skat=skat,
            skat_visible=True,
            middle=middle_lines(state, desk, words, with_skat=True),
        )
    return _marked(view, sitting, puzzle, words)


def _marked(view: BoardView, sitting: PuzzleSitting, puzzle: Puzzle, words: ReviewWords) -> BoardView:
    """With the right card, as far as it is told, and the one that was chosen."""
    answer, given = puzzle.answer, sitting.given
    if isinstance(puzzle, HoldingPuzzle):
        card = puzzle.question.card
        if not sitting.answered or card is None or not isinstance(answer, Seat):
            return view
        return replace(view, chosen=(card,), turn=answer)
    chosen, values, mark = view.chosen, dict[Card, Value](), view.mark
    if isinstance(given, Card):
        chosen, values = (given,), {given: Value("", Mark.BLUNDER)}
    elif isinstance(given, tuple):
        chosen, mark = given, Mark.BLUNDER  # the pair is wrong, one of the two cards may be right
    if sitting.answered and isinstance(answer, Card):
        share = words.percent(puzzle.best) if isinstance(puzzle, CardPuzzle) and not puzzle.opened else ""
        chosen, values = (answer,), {**values, answer: Value(share, Mark.BEST)}
    elif sitting.answered and isinstance(answer, tuple):
        chosen, mark, values = answer, None, {card: Value("", Mark.BEST) for card in answer}
    return replace(view, chosen=chosen, values=values, mark=mark)
