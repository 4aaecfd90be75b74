"""Kontra and silence on the screen of the review."""

from dataclasses import replace

import pytest

from skatdesk.coach.judging.verdicts import FairJudgement, FairOption, Mark, Moment
from skatdesk.players.player import Evaluation
from skatdesk.skat.actions import Kontra, Pass, Play
from skatdesk.ui.review.lesson import Answer
from skatdesk.ui.review.top import LEARN
from tests.helpers.plain import plain
from tests.ui.review.conftest import Open, Reviewed


@pytest.fixture
def silent(open_review: Open) -> Reviewed:
    """A deal whose first card of a defender should have been played with Kontra; one stands there."""
    reviewed = open_review()
    course = reviewed.course
    review, declarer = course.review, course.declarer
    assert review is not None
    moment = next(one for one in review.moments if isinstance(one.action, Play) and one.seat is not declarer)
    said, unsaid = (
        FairOption(action, 0.62, score, 0.04, error, lost_score=lost)
        for action, score, error, lost in ((Kontra(moment.seat), 34.0, 9.0, 0.0), (Pass(moment.seat), 17.0, 4.0, 12.0))
    )
    fair = FairJudgement((said, unsaid), unsaid, 80, 1 / 3)
    told = Evaluation("strong_enough_to_double", 0.62)
    missed = replace(moment, choices=5, fair=fair, mark=Mark.BLUNDER, reason=None, advice=told)
    moments = tuple(missed if one is moment else _faultless(one) for one in review.moments)
    course.take(replace(review, moments=moments))
    course.turn(moment.seat)
    course.go(moment.index)
    return reviewed


def _faultless(moment: Moment) -> Moment:
    return replace(moment, mark=None if moment.mark is None else Mark.BEST)


def test_a_missed_kontra_is_told_with_the_chance_and_what_was_better(silent: Reviewed) -> None:
    verdict = silent.page.verdict

    assert ": No Kontra, " in plain(verdict.title.text())
    assert plain(verdict.mark.text()) == "Blunder · −12 in the list"
    told = "Better: Kontra – you are likely enough to win, and it counts double (chance of winning the game about 62%)"
    assert plain(verdict.better.text()) == told
    assert not verdict.reason.isVisible()
    rows = [(plain(row.text), *map(plain, row.figures)) for row in verdict.options.options]
    assert rows == [("Kontra", "62% ± 4", "+34 ± 9"), ("No Kontra", "62% ± 4", "+17 ± 4")]
    assert [row.chosen for row in verdict.options.options] == [False, True]


def test_a_card_played_without_the_kontra_that_was_better_bears_no_mark_on_the_board(silent: Reviewed) -> None:
    """With open cards it has its own."""
    page, view = silent.page, silent.page.board.view
    assert view is not None
    assert view.next_card is not None
    assert (view.mark, view.values) == (None, {})

    page.judged.answers[1].click()
    assert "No Kontra" not in plain(page.verdict.title.text())
    opened = page.board.view
    assert opened is not None
    assert opened.mark is opened.values[view.next_card[1]].mark


def test_who_learns_is_asked_for_kontra_and_not_for_a_card(silent: Reviewed) -> None:
    page, lesson = silent.page, silent.page.lesson
    page.show_tab(LEARN)

    assert [moment.index for moment in lesson.questions] == [silent.course.at]
    assert lesson.cards == ()
    assert plain(page.learn.asked.text()) == "What do you do?"
    assert [plain(button.text()) for button in page.learn.choices] == ["Kontra", "No Kontra"]
    answers = []
    for button in reversed(page.learn.choices):
        button.click()
        answers.append(lesson.answer)
    assert answers == [Answer.SAME, Answer.RIGHT]
    assert plain(page.learn.verdict.title.text()) == "In the deal: No Kontra"


def test_the_figure_before_a_re_stands_not_in_the_line_of_the_declarers_chance(silent: Reviewed) -> None:
    """It is more careful than those of cards, and would look like a change of fortune."""
    course = silent.course
    moment = next(one for one in course.moments if one is not None and one.fair and one.seat is course.declarer)
    assert moment.fair is not None
    assert course.chance(moment.index) is not None
    seat = moment.seat
    said, unsaid = (FairOption(action, 0.5, 0.0) for action in (Kontra(seat), Pass(seat)))
    course.take(replace(moment, fair=FairJudgement((said, unsaid), unsaid, 80)))

    assert course.chance(moment.index) is None
