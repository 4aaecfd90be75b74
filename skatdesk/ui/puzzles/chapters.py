"""Which chapter of the guide a puzzle is about."""

from skatdesk.coach.puzzles.puzzle import BidPuzzle, DiscardPuzzle, Puzzle
from skatdesk.skat.contracts import Game


def chapter_of_puzzle(puzzle: Puzzle | None) -> str:
    """The chapter to look it up in; without a puzzle the one with advice for every game."""
    if isinstance(puzzle, BidPuzzle):
        return "bidding-well"
    if isinstance(puzzle, DiscardPuzzle):
        return "hand"
    contract = None if puzzle is None else puzzle.moment.view.contract
    match contract and contract.game:
        case Game.NULL:
            return "null"
        case Game.RAMSCH:
            return "ramsch"
    return "playing-well"
