"""What is said of a first wrong answer tells nothing that lies hidden; once the answer is told, it may be said."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import combinations, islice

import pytest
from PySide6.QtCore import QObject

from skatdesk.coach.puzzles.puzzle import Answer, CardPuzzle, DiscardPuzzle, Kind, Moment, Puzzle, is_right
from skatdesk.coach.puzzles.sitting import Stand, Wish
from skatdesk.coach.puzzles.text import shipped
from skatdesk.skat.cards import Card, Cards
from skatdesk.skat.deals import Deal
from skatdesk.skat.errors import SkatError
from skatdesk.ui.desk import Desk
from skatdesk.ui.puzzles.page import PuzzlePage
from skatdesk.ui.puzzles.words import PuzzleWords
from tests.helpers.plain import plain

MOST_LIES = 12
"""So many other lies of the cards are looked at for each puzzle."""


def _swapped(cards: Cards, one: Card, other: Card) -> Cards:
    return tuple(other if card is one else one if card is other else card for card in cards)


def _other_lies(puzzle: Puzzle) -> Iterator[Puzzle]:
    """The same puzzle with two hidden cards exchanged, as long as nothing of what is seen changes."""
    moment = puzzle.moment
    deal, state = moment.start.deal, moment.state
    left, right = (state.hands[seat] for seat in moment.seat.others)
    for one, other in ((one, other) for one in left for other in right):
        changed = Deal(deal.hands.map(partial(_swapped, one=one, other=other)), _swapped(deal.skat, one, other))
        lie = Moment(replace(moment.start, deal=changed), moment.actions)
        try:
            same = lie.view == moment.view
        except SkatError:
            continue  # somebody would not have followed suit
        if same:
            yield replace(puzzle, moment=lie)


def _wrong(puzzle: Puzzle) -> list[Answer]:
    if isinstance(puzzle, DiscardPuzzle):
        return [pair for pair in islice(combinations(puzzle.choices, 2), 6) if not is_right(puzzle, pair)]
    return [answer for answer in puzzle.choices if not is_right(puzzle, answer)]


def test_the_first_reason_is_the_same_however_the_hidden_cards_lie(desk: Desk) -> None:
    owner = QObject()
    words, exchanged = PuzzleWords(desk, owner), 0
    for puzzle in shipped():
        if puzzle.kind is Kind.OPEN:
            continue
        answers = _wrong(puzzle)
        said = [words.why_wrong(puzzle, answer, told=False) for answer in answers]
        for lie, _ in zip(_other_lies(puzzle), range(MOST_LIES), strict=False):
            exchanged += puzzle.kind is Kind.CLOSED
            assert [words.why_wrong(lie, answer, told=False) for answer in answers] == said, puzzle

    assert exchanged > 1000


@pytest.mark.parametrize("shown", [True, False])
def test_the_reason_comes_with_the_answer(page: PuzzlePage, *, shown: bool) -> None:
    page.choose(Wish(Kind.CLOSED))
    puzzle = page.sitting.current
    assert isinstance(puzzle, CardPuzzle)
    wrong = next(card for card in puzzle.choices if card is not puzzle.answer)
    page.answer(wrong)
    assert page.sitting.stand is Stand.WRONG
    assert not page.sheet.reason.isVisible()

    if shown:
        page.show_answer()
    else:
        page.try_again()
        page.answer(puzzle.answer)
    last = plain(page.sheet.reason.text()).splitlines()[-1]

    assert last.startswith(f"Tried before ({plain(page.words.given(puzzle, wrong))}): ")


def test_a_screen_reader_hears_verdict_reasons_and_proof_as_sentences(
    page: PuzzlePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = list[str]()
    monkeypatch.setattr("skatdesk.ui.puzzles.page.announce", lambda _, words: said.append(plain(words)))
    page.choose(Wish(Kind.HOLDING))
    page.show_answer()
    sheet = page.sheet

    told = [plain(line.text()) for line in (sheet.verdict, sheet.reason, sheet.proof)]
    assert said == [". ".join("\n".join(told).split("\n"))]
