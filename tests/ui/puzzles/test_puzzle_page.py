"""Puzzles on the page: asked, answered by mouse and keys, explained, and in another language at once."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget
from pytestqt.qtbot import QtBot

from skatdesk.coach.judging.verdicts import Mark
from skatdesk.coach.puzzles.puzzle import (
    Answer,
    BidPuzzle,
    CardPuzzle,
    DiscardPuzzle,
    HoldingPuzzle,
    Kind,
    Moment,
    Puzzle,
)
from skatdesk.coach.puzzles.sitting import PuzzleSitting, Stand, Wish
from skatdesk.coach.puzzles.text import shipped
from skatdesk.i18n.languages import Language
from skatdesk.skat.cards import Card
from skatdesk.skat.ruleset import ISKO
from skatdesk.ui.desk import Desk
from skatdesk.ui.puzzles.page import PuzzlePage
from tests.helpers.drop_down import choose_from
from tests.helpers.plain import plain
from tests.ui.conftest import House, Press
from tests.ui.puzzles.conftest import TODAY

LEFT = Qt.MouseButton.LeftButton
DIGITS = (*(Qt.Key(Qt.Key.Key_1 + place) for place in range(9)), Qt.Key.Key_0)


def _now(page: PuzzlePage) -> Puzzle:
    assert page.sitting.current is not None
    return page.sitting.current


def _ask(page: PuzzlePage, kind: Kind) -> Puzzle:
    page.choose(Wish(kind))
    return _now(page)


def _click(page: PuzzlePage, card: Card) -> None:
    """Clicks the part of a card that the next one leaves in sight."""
    box = page.board.hand_boxes()[card]
    QTest.mouseClick(page.board, LEFT, pos=QPoint(round(box.left()) + 6, round(box.center().y())))


def _place(puzzle: Puzzle) -> int:
    """Which of the choices is right."""
    choices: tuple[Answer, ...] = puzzle.choices
    return choices.index(puzzle.answer)


def _verdict(page: PuzzlePage) -> str:
    return plain(page.sheet.verdict.text())


@pytest.mark.parametrize("kind", [Kind.CLOSED, Kind.OPEN])
def test_a_card_is_answered_by_a_click(page: PuzzlePage, kind: Kind) -> None:
    puzzle = _ask(page, kind)
    assert isinstance(puzzle, CardPuzzle)
    _click(page, puzzle.answer)

    assert _verdict(page) == "Right"
    assert page.sheet.proof.text()
    assert page.sheet.next.isVisible()


@pytest.mark.parametrize("kind", [Kind.CLOSED, Kind.OPEN])
def test_a_card_is_answered_by_its_figure(page: PuzzlePage, press: Press, kind: Kind) -> None:
    puzzle = _ask(page, kind)
    assert isinstance(puzzle, CardPuzzle)
    press(page, DIGITS[list(page.board.hand_boxes()).index(puzzle.answer)])

    assert page.sitting.stand is Stand.SOLVED


@pytest.mark.parametrize("kind", [Kind.BID, Kind.HOLDING])
def test_other_answers_have_buttons_and_figures(page: PuzzlePage, press: Press, kind: Kind) -> None:
    puzzle = _ask(page, kind)
    QTest.mouseClick(page.sheet.answers[_place(puzzle)], LEFT)
    assert _verdict(page) == "Right"

    press(page, Qt.Key.Key_Return)
    again = _now(page)
    assert again is not puzzle
    press(page, DIGITS[_place(again)])

    assert page.sitting.solved == 2


def test_a_wrong_button_looks_wrong_until_the_next_try(page: PuzzlePage, house: House) -> None:
    puzzle = _ask(page, Kind.HOLDING)
    button = page.sheet.answers[1 if _place(puzzle) == 0 else 0]
    QTest.mouseClick(button, LEFT)
    QApplication.processEvents()
    wrong = button.grab().toImage().pixelColor(8, button.height() // 2).name()
    QTest.mouseClick(page.sheet.again, LEFT)

    assert wrong == house.look.theme.minus_soft.lower()
    assert button.grab().toImage().pixelColor(8, button.height() // 2).name() != wrong


def test_two_cards_are_chosen_and_put_away(page: PuzzlePage, press: Press) -> None:
    puzzle = _ask(page, Kind.DISCARD)
    assert isinstance(puzzle, DiscardPuzzle)
    first, second = puzzle.answer
    other = next(card for card in puzzle.choices if card not in puzzle.answer)
    _click(page, other)
    assert not page.sheet.confirm.isEnabled()
    _click(page, other)
    _click(page, first)
    _click(page, second)
    assert page.sheet.confirm.isEnabled()
    press(page, Qt.Key.Key_Return)

    assert _verdict(page) == "Right"


def test_a_wrong_answer_can_be_tried_again_and_shown(page: PuzzlePage, press: Press) -> None:
    puzzle = _ask(page, Kind.CLOSED)
    assert isinstance(puzzle, CardPuzzle)
    wrong = next(card for card in puzzle.choices if card is not puzzle.answer)
    noted = QSignalSpy(page.noted)
    _click(page, wrong)

    assert _verdict(page) == "Not right"
    assert page.words.given(puzzle, puzzle.answer) not in page.sheet.reason.text()
    assert noted.count() == 1

    press(page, Qt.Key.Key_R)
    assert page.sitting.stand is Stand.OPEN

    press(page, Qt.Key.Key_S)
    assert _verdict(page) == plain(f"Right answer: {page.words.given(puzzle, puzzle.answer)}")
    assert noted.count() == 1
    assert page.sheet.next.isVisible()


def test_hidden_hands_stay_hidden_until_the_answer_is_told(page: PuzzlePage, press: Press) -> None:
    puzzle = _ask(page, Kind.CLOSED)
    press(page, Qt.Key.Key_H)
    page.answer(puzzle.answer)
    view = page.board.view
    assert view is not None
    assert sum(view.visible) == 1

    press(page, Qt.Key.Key_H)
    view = page.board.view

    assert view is not None
    assert all(view.visible)


@pytest.mark.parametrize("kind", Kind)
def test_all_hands_are_offered_only_where_that_shows_something(page: PuzzlePage, kind: Kind) -> None:
    puzzle = _ask(page, kind)
    assert not page.top.hands.isEnabled()

    page.answer(puzzle.answer)

    assert page.top.hands.isEnabled() is (kind not in (Kind.OPEN, Kind.HOLDING))


def test_every_hand_is_seen_where_hands_are_open(page: PuzzlePage) -> None:
    _ask(page, Kind.OPEN)

    assert page.board.view is not None
    assert all(page.board.view.visible)


def test_the_tricks_before_are_at_hand(page: PuzzlePage) -> None:
    puzzle = _ask(page, Kind.CLOSED)

    assert len(page.tricks.model.rows) == len(puzzle.moment.view.tricks)


@pytest.mark.parametrize(("width", "height", "rows"), [(1024, 700, 1), (1366, 768, 2), (1440, 900, 4)])
def test_tricks_are_shown_whole_and_buttons_keep_their_place(
    page: PuzzlePage, qapp: QApplication, width: int, height: int, rows: int
) -> None:
    page.resize(width, height)
    qapp.processEvents()
    places = set()
    for _ in range(40):
        page.show_answer()
        qapp.processEvents()
        if page.tricks.isVisible():
            places.add(page.sheet.next.mapTo(page, QPoint()).y())
            assert page.tricks.height() == page.tricks.height_of(rows)
            assert page.tricks.view.viewport().height() == page.tricks.height_of(rows) - page.tricks.height_of(0)
        page.go_on()
    assert len(places) == 1


def test_the_last_tricks_are_in_sight_when_the_page_comes_up(qtbot: QtBot, desk: Desk) -> None:
    """The first puzzle is laid out before the page is ever shown, in a window that shows another one."""
    rooms = QStackedWidget()
    qtbot.addWidget(rooms)
    rooms.addWidget(QWidget())
    rooms.resize(1024, 700)
    with qtbot.waitExposed(rooms):
        rooms.show()
    page = PuzzlePage(desk, PuzzleSitting(shipped(), (), {}, (), lambda: TODAY), lambda: ("Ada", "Ben", "Cem"))
    rooms.addWidget(page)
    rooms.setCurrentWidget(page)
    QApplication.processEvents()
    bar = page.tricks.view.verticalScrollBar()

    assert bar.maximum() > 0
    assert bar.value() == bar.maximum()


def test_the_proof_of_a_ramsch_card_tells_what_differs(page: PuzzlePage) -> None:
    """Where the points are the same after both cards, that another player has more of them."""
    ramsch = [one for one in shipped() if isinstance(one, CardPuzzle) and one.moment.view.declarer is None]
    same = [one for one in ramsch if round(one.best) == round(one.next)]

    assert same
    for puzzle in same:
        assert plain(page.words.proof(puzzle)).startswith("After every other card the game goes the other way")


def test_of_the_score_of_a_bid_it_is_said_what_it_counts(page: PuzzlePage) -> None:
    """By Seeger-Fabian what the others get for a lost game, too; a classic list knows no bonuses."""
    puzzle = next(one for one in shipped() if isinstance(one, BidPuzzle))
    start = puzzle.moment.state.start
    classic = replace(start, rules=replace(ISKO, name="custom", list_system="classic"))
    without = replace(puzzle, moment=Moment(classic, puzzle.moment.actions))

    assert "on average with all bonuses, those of the others too; mostly" in plain(page.words.proof(puzzle))
    assert "on average; mostly" in plain(page.words.proof(without))


def test_escape_leads_back(page: PuzzlePage, press: Press) -> None:
    back = QSignalSpy(page.backRequested)
    press(page, Qt.Key.Key_Escape)

    assert back.count() == 1


def test_kind_and_grade_are_chosen_from_lists(page: PuzzlePage) -> None:
    page.top.kinds.setCurrentIndex(1 + list(Kind).index(Kind.OPEN))
    choose_from(page.top.grades, 2)

    assert (_now(page).kind, _now(page).grade) == (Kind.OPEN, 2)


def test_where_there_is_no_puzzle_the_page_says_so(page: PuzzlePage) -> None:
    page.choose(Wish(own=True))

    assert not page.board.isVisible()
    assert page.sheet.accessibleName() == "No such puzzles"
    QApplication.processEvents()
    assert page.sheet.height() < page.height() / 2, "no higher than its words"

    page.sitting.add_own((page.sitting._puzzles[next(iter(page.sitting._puzzles))],))
    page.refresh_puzzles()
    QApplication.processEvents()

    assert page.board.isVisible()
    assert page.sheet.geometry().top() < page.height() / 4


@pytest.mark.parametrize("language", Language)
def test_everything_is_named_and_fits_in_every_language(
    page: PuzzlePage, house: House, qtbot: QtBot, language: Language
) -> None:
    house.speak(language)
    page.setLayoutDirection(language.direction)
    for kind in Kind:
        puzzle = _ask(page, kind)
        page.show_answer()
        qtbot.wait(0)
        assert page.sheet.accessibleName()
        assert page.board.accessibleName()
        assert page.words.proof(puzzle)
        assert page.minimumSizeHint().width() <= 1024, (kind, page.minimumSizeHint())
        assert page.minimumSizeHint().height() <= 700 - 30, (kind, page.minimumSizeHint())
    house.speak(Language.ENGLISH)


def test_a_screen_reader_is_told_what_lies_open(page: PuzzlePage) -> None:
    puzzle = _ask(page, Kind.OPEN)
    told = plain(page.board.accessibleName())
    state = puzzle.moment.state

    assert page.words.question(puzzle) in page.board.accessibleName()
    for hand in state.hands:
        assert all(plain(page.words._words.card(card)) in told for card in hand)

    closed = _ask(page, Kind.CLOSED)
    told = plain(page.board.accessibleName())
    unseen = closed.moment.state.hands[closed.moment.seat.next]

    assert not any(plain(page.words._words.card(card)) in told for card in unseen)


def test_what_a_holding_is_counted_from_is_told_with_the_answer(page: PuzzlePage) -> None:
    """Which cards of the suit are out, and who could not follow; not before."""
    puzzle, could_not = _ask(page, Kind.HOLDING), 0
    for _ in range(12):
        assert isinstance(puzzle, HoldingPuzzle)
        assert not page.sheet.reason.isVisible()
        page.show_answer()
        told = plain(page.sheet.reason.text())
        assert told.startswith("Not seen yet: ")
        could_not += " could not follow: " in told
        page.go_on()
        puzzle = _now(page)

    assert could_not


def test_a_wrong_pair_has_the_ring_of_a_mistake_and_the_right_one_its_sign(page: PuzzlePage) -> None:
    puzzle = _ask(page, Kind.DISCARD)
    assert isinstance(puzzle, DiscardPuzzle)
    wrong = tuple(card for card in puzzle.choices if card not in puzzle.answer)[:2]
    page.answer(wrong)
    view = page.board.view
    assert view is not None
    assert (view.chosen, view.mark, view.values) == (wrong, Mark.BLUNDER, {})

    page.try_again()
    page.answer(puzzle.answer)
    view = page.board.view
    assert view is not None
    assert (view.chosen, view.mark) == (puzzle.answer, None)
    assert {card: value.mark for card, value in view.values.items()} == dict.fromkeys(puzzle.answer, Mark.BEST)


@pytest.mark.parametrize("language", Language)
def test_no_lone_word_stands_under_a_puzzle_and_no_line_begins_with_a_dot(
    page: PuzzlePage, house: House, language: Language
) -> None:
    house.look.use(scale=0.78)
    house.speak(language)
    for kind in Kind:
        _ask(page, kind)
        page.show_answer()
        page.sitting.tried = page.sitting.solved = 100
        page.sheet.show_tally(page.sitting)
        for line in (page.sheet.facts, page.sheet.proof, page.sheet.tally):
            line.grab()
            layout = line._document.firstBlock().layout()
            lines = [layout.lineAt(index) for index in range(layout.lineCount())]
            widths = [one.naturalTextWidth() for one in lines] or [1.0]
            broken = [line.text()[one.textStart() : one.textStart() + one.textLength()] for one in lines[:-1]]
            assert line is not page.sheet.tally or all(part.rstrip().endswith("·") for part in broken), broken
            assert min(widths) > max(widths) / 3, line.text()
            assert not any(line.text()[one.textStart() :].startswith("·") for one in lines), line.text()
            assert max(widths) <= line.width()
    house.speak(Language.ENGLISH)


def test_what_was_told_of_a_wrong_answer_is_not_told_once_more(page: PuzzlePage) -> None:
    for kind in (Kind.BID, Kind.DISCARD):
        puzzle = _ask(page, kind)
        if isinstance(puzzle, DiscardPuzzle):
            page.answer(tuple(card for card in puzzle.choices if card not in puzzle.answer)[:2])
        else:
            page.answer(next(answer for answer in puzzle.choices if answer != puzzle.answer))
        page.try_again()
        page.answer(puzzle.answer)

        assert "Tried before" not in page.sheet.reason.text()


def test_enter_chooses_two_cards_and_then_puts_them_away(page: PuzzlePage) -> None:
    """As the button with its key says; Space takes a card back."""
    puzzle = _ask(page, Kind.DISCARD)
    assert isinstance(puzzle, DiscardPuzzle)
    first, second = list(page.board.hand_boxes())[:2]
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Return, Qt.Key.Key_Right, Qt.Key.Key_Return):
        QTest.keyClick(page.board, key)
    assert page.board.view is not None
    assert set(page.board.view.chosen) == {first, second}

    QTest.keyClick(page.board, Qt.Key.Key_Space)
    assert page.board.view.chosen == (first,)

    QTest.keyClick(page.board, Qt.Key.Key_Return)
    QTest.keyClick(page.board, Qt.Key.Key_Return)
    assert page.sitting.tries == [tuple(sorted((first, second)))]


def test_chosen_cards_are_not_forgotten_where_there_is_nothing_to_try_again(page: PuzzlePage, press: Press) -> None:
    puzzle = _ask(page, Kind.DISCARD)
    assert isinstance(puzzle, DiscardPuzzle)
    page.pick(puzzle.choices[0])
    press(page, Qt.Key.Key_R)

    assert page.board.view is not None
    assert page.board.view.chosen == puzzle.choices[:1]
