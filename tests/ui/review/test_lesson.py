"""Learning from mistakes: one is put back, tries, is answered, and is shown the reason."""

from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from skatdesk.coach.judging.verdicts import Mark, Moment
from skatdesk.i18n.languages import Language
from skatdesk.skat.actions import Action, Bid, Discard, Hold, Pass, Play
from skatdesk.skat.seats import SEATS, Seat
from skatdesk.skat.states import GameState
from skatdesk.ui.review.lesson import Answer, Lesson
from skatdesk.ui.review.top import DEAL, LEARN
from tests.helpers.plain import plain
from tests.ui.conftest import House, Press
from tests.ui.review.conftest import Open, Reviewed


def _learning(open_review: Open, kind: type = Play, seed: int = 0) -> Reviewed:
    """A lesson at its first question of this kind."""
    for number in range(seed, seed + 40):
        reviewed = open_review(number)
        review = reviewed.course.review
        assert review is not None
        for seat in SEATS:
            if any(isinstance(moment.action, kind) for moment in review.mistakes(seat)):
                reviewed.course.turn(seat)
                reviewed.page.show_tab(LEARN)
                lesson = reviewed.page.lesson
                while not isinstance(_question(lesson).action, kind):
                    lesson.go_on()
                return reviewed
        reviewed.page.close()
    raise AssertionError(f"no mistake of this kind: {kind}")


def _question(lesson: Lesson) -> Moment:
    question = lesson.question
    assert question is not None
    return question


def _call_all_fine(reviewed: Reviewed, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is tried from now on is judged to be good enough."""
    judged = reviewed.judge.judged

    def good_enough(state: GameState, action: Action, index: int = 0) -> Moment:
        return replace(judged(state, action, index), mark=Mark.FINE)

    monkeypatch.setattr(reviewed.judge, "judged", good_enough)


def test_only_what_could_be_seen_is_shown(open_review: Open) -> None:
    reviewed = _learning(open_review)
    view, question = reviewed.page.board.view, _question(reviewed.page.lesson)
    assert view is not None
    assert view.bottom is question.seat
    hidden = [seat for seat in SEATS if seat is not question.seat and not view.visible[seat]]
    assert len(hidden) == 2
    assert view.values == {}
    assert view.next_card is None
    assert not reviewed.page.graph.isVisible()
    assert not reviewed.page.learn.verdict.isVisible()


def test_tab_comes_to_the_first_card_that_may_be_tried(open_review: Open, house: House) -> None:
    """Else nothing shows where the keys are."""
    reviewed = _learning(open_review)
    board, lesson = reviewed.page.board, reviewed.page.lesson
    first = next(card for card in board.hand_boxes() if card in lesson.cards)
    assert board.accessibleDescription() == ""
    board.clearFocus()
    board.setFocus(Qt.FocusReason.TabFocusReason)

    assert board.accessibleDescription() == house.namer.card(first)


def test_a_card_the_keys_have_left_is_not_read_out(open_review: Open, press: Press) -> None:
    page = _learning(open_review).page
    press(page, Qt.Key.Key_Right)
    assert page.board.accessibleDescription() != ""
    page.show_tab(DEAL)

    assert page.board.accessibleDescription() == ""


def test_a_card_the_keys_are_at_is_read_out_by_its_name_of_the_moment(
    open_review: Open, press: Press, house: House
) -> None:
    page = _learning(open_review).page
    press(page, Qt.Key.Key_Right)
    board = page.board
    before, card = board.accessibleDescription(), board._cursor
    assert card is not None
    house.speak(Language.GERMAN)

    assert board.accessibleDescription() == house.namer.card(card) != before


def test_the_best_card_is_right_and_the_reason_follows(open_review: Open, qtbot: QtBot) -> None:
    page = _learning(open_review).page
    lesson, question = page.lesson, _question(page.lesson)
    assert question.fair is not None
    best = question.fair.best.action
    assert isinstance(best, Play)
    box = page.board.hand_boxes()[best.card]
    QTest.mouseClick(page.board, Qt.MouseButton.LeftButton, pos=box.topLeft().toPoint() + QPoint(8, 30))

    assert lesson.answer is Answer.RIGHT
    assert len(lesson.solved) == 1
    assert page.learn.verdict.better.isVisible()
    assert page.learn.next.hasFocus()


def test_a_screen_reader_hears_what_is_said_of_an_answer(open_review: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    said = list[str]()
    monkeypatch.setattr("skatdesk.ui.review.page.announce", lambda _, words: said.append(plain(words)))
    page = _learning(open_review).page
    said.clear()
    page.lesson.show_answer()

    assert said == [plain(f"{page.learn.said.text()}. {page.learn.verdict.reasons}")]
    assert said[0].startswith("Best: ")


def test_what_was_played_in_the_deal_is_not_the_answer(open_review: Open) -> None:
    lesson = _learning(open_review).page.lesson
    action = _question(lesson).action
    assert isinstance(action, Play)
    lesson.pick(action.card)

    assert lesson.answer is Answer.SAME
    assert not lesson.answered


def test_what_is_said_of_a_card_begins_with_a_capital_letter(open_review: Open) -> None:
    page = _learning(open_review).page
    action = _question(page.lesson).action
    assert isinstance(action, Play)
    page.lesson.pick(action.card)

    assert plain(page.learn.said.text())[:1].isupper()


def test_another_answer_is_marked_as_in_the_list_that_is_shown_behind_it(open_review: Open, house: House) -> None:
    """At once: a look into other worlds could find another mark than the one that stands there."""
    reviewed = _learning(open_review)
    page, lesson = reviewed.page, reviewed.page.lesson
    found = set[Answer]()
    for at, question in enumerate(lesson.questions):
        assert question.fair is not None
        for place, option in enumerate(question.fair.options):
            lesson.begin()
            while lesson.at < at:
                lesson.go_on()
            lesson.try_out(option.action)
            found.add(lesson.answer)
            lesson.show_answer()
            shown = page.learn.verdict.options.options[place].mark
            assert lesson.solved == ({at} if shown in (Mark.BEST, Mark.FINE) else set())

    assert found >= {Answer.RIGHT, Answer.SAME}
    assert reviewed.judge.asked == []


def _unlisted(lesson: Lesson) -> Discard:
    """Two cards that the review has no figures for."""
    question = _question(lesson)
    assert question.fair is not None
    known = {option.action for option in question.fair.options}
    discards = (Discard(question.seat, pair) for pair in combinations(lesson.cards, 2))
    return next(discard for discard in discards if discard not in known)


def test_what_the_list_does_not_have_is_judged_anew(open_review: Open, qtbot: QtBot) -> None:
    reviewed = _learning(open_review, Discard)
    lesson, other = reviewed.page.lesson, _unlisted(reviewed.page.lesson)
    lesson.try_out(other)
    qtbot.waitUntil(lambda: lesson.answer is not Answer.THINKING)

    assert reviewed.judge.asked == [other]
    assert lesson.answer in (Answer.RIGHT, Answer.BETTER, Answer.WRONG)


def test_where_a_try_cannot_be_judged_the_answer_is_shown_and_the_review_stays_complete(
    open_review: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    reviewed = _learning(open_review, Discard)
    lesson, other = reviewed.page.lesson, _unlisted(reviewed.page.lesson)

    def fail(*_: object) -> Moment:
        raise MemoryError

    monkeypatch.setattr(reviewed.judge, "judged", fail)
    lesson.try_out(other)
    qtbot.waitUntil(lambda: lesson.answer is not Answer.THINKING)

    assert lesson.answer is Answer.SHOWN
    assert not reviewed.page.top.progress.word.text()
    assert reviewed.page.top.progress.again.isHidden()


def test_the_best_card_is_not_called_better_than_a_right_answer(open_review: Open) -> None:
    page = _learning(open_review).page
    lesson, question = page.lesson, _question(page.lesson)
    assert question.fair is not None
    assert question.advice is not None
    lesson.try_out(question.fair.options[1].action)

    assert lesson.answer is Answer.RIGHT
    assert page.learn.verdict.isVisible()
    assert not page.learn.verdict.better.isVisible()


def test_the_keyboard_alone_is_enough(open_review: Open, press: Press, house: House) -> None:
    page = _learning(open_review).page
    lesson, question = page.lesson, _question(page.lesson)
    assert question.fair is not None
    best = question.fair.best.action
    assert isinstance(best, Play)
    assert page.board.hasFocus()
    for _ in range(10):
        press(page, Qt.Key.Key_Right)
        if page.board.accessibleDescription() == house.namer.card(best.card):
            break
    press(page, Qt.Key.Key_Return)
    assert lesson.answer is Answer.RIGHT
    before = lesson.at
    press(page, Qt.Key.Key_Return)  # the button for the next mistake has the focus

    assert lesson.at == before + 1


def test_the_answer_can_be_asked_for_but_does_not_count(open_review: Open, qtbot: QtBot) -> None:
    page = _learning(open_review).page
    QTest.mouseClick(page.learn.show_, Qt.MouseButton.LeftButton)

    assert page.lesson.answer is Answer.SHOWN
    assert page.lesson.solved == set()
    assert not page.learn.asked.isVisible()
    assert page.learn.verdict.isVisible()
    assert page.board.view is not None
    assert page.board.view.values


def test_two_cards_are_put_away(open_review: Open) -> None:
    page = _learning(open_review, Discard).page
    lesson, question = page.lesson, _question(page.lesson)
    assert question.fair is not None
    best = question.fair.best.action
    assert isinstance(best, Discard)
    assert len(lesson.cards) == 12
    lesson.pick(best.cards[0])
    assert lesson.picked == best.cards[:1]
    lesson.pick(best.cards[0])
    assert lesson.picked == ()
    lesson.pick(best.cards[1])
    lesson.pick(best.cards[0])

    assert lesson.answer is Answer.RIGHT


def test_a_double_click_chooses_a_card_to_be_put_away(open_review: Open) -> None:
    """And does not take it back at once."""
    page = _learning(open_review, Discard).page
    board, kinds, left = page.board, QEvent.Type, Qt.MouseButton.LeftButton
    card, box = next(iter(board.hand_boxes().items()))
    at = box.topLeft() + QPointF(8, 30)
    for kind in (kinds.MouseButtonPress, kinds.MouseButtonRelease, kinds.MouseButtonDblClick, kinds.MouseButtonRelease):
        held = Qt.MouseButton.NoButton if kind is kinds.MouseButtonRelease else left
        event = QMouseEvent(kind, at, board.mapToGlobal(at), left, held, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(board, event)

    assert page.lesson.picked == (card,)


@pytest.mark.parametrize("key", [Qt.Key.Key_1, Qt.Key.Key_Space])
def test_a_key_held_down_chooses_a_card_to_be_put_away(open_review: Open, press: Press, key: Qt.Key) -> None:
    page = _learning(open_review, Discard).page
    card = next(iter(page.board.hand_boxes()))
    press(page, Qt.Key.Key_Right)
    for repeated in (False, True):
        QTest.simulateEvent(page.board, True, key, Qt.KeyboardModifier.NoModifier, "", repeated)

    assert page.lesson.picked == (card,)


def test_two_cards_rightly_put_away_have_their_mark(open_review: Open) -> None:
    page = _learning(open_review, Discard).page
    question = _question(page.lesson)
    assert question.fair is not None
    best, done = question.fair.best.action, question.action
    assert isinstance(best, Discard)
    assert isinstance(done, Discard)
    for card in best.cards:
        page.lesson.pick(card)
    view = page.board.view
    assert view is not None

    assert {card: value.mark for card, value in view.values.items()} == {
        **dict.fromkeys(done.cards, question.mark),
        **dict.fromkeys(best.cards, Mark.BEST),
    }


def test_of_two_right_discards_the_one_that_was_answered_has_the_mark(
    open_review: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    reviewed = _learning(open_review, Discard)
    page, lesson = reviewed.page, reviewed.page.lesson
    _call_all_fine(reviewed, monkeypatch)
    question = _question(lesson)
    assert question.fair is not None
    done, best = question.action, question.fair.best.action
    assert isinstance(done, Discard)
    assert isinstance(best, Discard)
    others = [card for card in lesson.cards if card not in (*done.cards, *best.cards)][:2]
    for card in others:
        lesson.pick(card)
    qtbot.waitUntil(lambda: lesson.answer is Answer.RIGHT)
    view = page.board.view
    assert view is not None

    assert {card for card, value in view.values.items() if value.mark is Mark.BEST} == set(others)


def test_a_bid_is_answered_by_a_button(open_review: Open, qtbot: QtBot) -> None:
    reviewed = _learning(open_review, Bid | Hold | Pass)  # type: ignore[arg-type]  # a union serves isinstance as well
    page, lesson = reviewed.page, reviewed.page.lesson
    assert len(page.learn.choices) == len(lesson.choices) >= 2
    page.learn.choices[0].setFocus()
    for stop in (*page.learn.choices[1:], page.learn.show_, page.learn.next):
        QTest.keyClick(page.window(), Qt.Key.Key_Tab)
        assert stop.hasFocus()
    QTest.mouseClick(page.learn.choices[0], Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: lesson.answer not in (Answer.NONE, Answer.THINKING))


def test_behind_the_last_mistake_stands_the_account(open_review: Open) -> None:
    page = _learning(open_review).page
    lesson = page.lesson
    while lesson.question is not None:
        assert page.learn.next._icon == "right"
        lesson.show_answer()
        page.learn.next.click()
    total = len(lesson.questions)

    assert str(total) in page.learn.asked.text()
    assert page.learn.next._icon == "left"  # it leads back
    assert page.learn.count.isHidden()  # no mistake is shown any more
    page.learn.next.click()
    assert page.tab == DEAL


def test_who_made_no_mistake_is_told_so(open_review: Open) -> None:
    reviewed = open_review(complete=False)
    page = reviewed.page
    page.show_tab(LEARN)
    incomplete = page.learn.asked.text()
    review = open_review().course.review
    assert review is not None
    seat: Seat | None = next((seat for seat in SEATS if not review.mistakes(seat)), None)
    if seat is not None:
        reviewed.course.take(review)
        reviewed.course.turn(seat)
        assert page.learn.asked.text() != incomplete
        assert page.lesson.question is None


def test_escape_leaves(open_review: Open, press: Press) -> None:
    page = open_review().page
    left = QSignalSpy(page.backRequested)
    press(page, Qt.Key.Key_Escape)
    page.show_tab(LEARN)
    press(page, Qt.Key.Key_Escape)

    assert left.count() == 2


def test_what_would_have_come_of_it_can_be_played_after_the_answer(open_review: Open, press: Press) -> None:
    reviewed = _learning(open_review)
    page, lesson = reviewed.page, reviewed.page.lesson
    asked = QSignalSpy(page.playRequested)
    press(page, Qt.Key.Key_P)
    assert not page.learn.play.isVisible()  # it would be the answer to what was asked
    assert asked.count() == 0
    lesson.show_answer()
    press(page, Qt.Key.Key_P)

    assert page.learn.play.isVisible()
    assert asked.count() == 1
    assert page.course.at == _question(lesson).index
    lesson.go_on()
    assert not page.learn.play.isVisible()
