"""Marks in words, those of calls beside the one that was chosen, and what is said where they are equally good."""

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest

from skatdesk.coach.judging.marks import mark_of_option
from skatdesk.coach.judging.verdicts import Mark, Moment
from skatdesk.skat.actions import Pass
from skatdesk.skat.game import begin, step
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND
from skatdesk.skat.view import Phase
from skatdesk.ui.review.marks import Judged
from tests.helpers.invented_review import call_judged
from tests.ui.review.conftest import Open
from tests.ui.review.test_page import SUIT_GAME

_SAME = (
    "A pass scores nothing here, but leaves the game to the others: in the long run it comes to about the same as "
    "bidding"
)


_SAME_AS_RAMSCH = "A pass leads to a Ramsch here: in the long run it comes to about the same as bidding"


def test_where_both_calls_are_good_it_is_said_why_the_figures_do_not_decide(open_review: Open) -> None:
    verdict = open_review(you=FOREHAND).page.verdict
    state = open_review(you=FOREHAND).course.states[0]
    for promise, equal in ((-24.0, True), (40.0, False)):
        fair = call_judged(promise, passed=False)
        moment = Moment(0, MIDDLEHAND, Phase.BIDDING, fair.chosen.action, 64, fair=fair, mark=Mark.BEST)
        verdict.show_moment(moment, state, Judged.FAIR, "Ben: 18")

        assert (verdict.below.text() == _SAME) is equal


def test_a_pass_of_the_last_player_is_not_said_to_leave_the_game_to_others(open_review: Open) -> None:
    """Both others have passed: the deal is passed in."""
    reviewed = open_review(you=FOREHAND)
    state = begin(reviewed.record.start)
    for seat in (MIDDLEHAND, REARHAND):
        state, _ = step(state, Pass(seat))
    fair = call_judged(-24.0, passed=True)
    moment = Moment(2, FOREHAND, Phase.BIDDING, Pass(FOREHAND), 2, fair=fair, mark=Mark.BEST)
    reviewed.page.verdict.show_moment(moment, state, Judged.FAIR, "Ada: Pass")

    assert reviewed.page.verdict.below.text().startswith("After a pass nobody plays and nothing is scored")


def test_a_pass_that_leads_to_a_ramsch_is_measured_by_it(open_review: Open) -> None:
    verdict = open_review(you=FOREHAND).page.verdict
    state = open_review(you=FOREHAND).course.states[0]
    for ramsch, mark, equal in ((-10.0, Mark.FINE, True), (-60.0, Mark.BLUNDER, False), (8.0, Mark.BEST, True)):
        fair = call_judged(0.0, passed=ramsch > 0, ramsch=ramsch)
        moment = Moment(0, MIDDLEHAND, Phase.BIDDING, fair.chosen.action, 64, fair=fair, mark=Mark.BEST)
        verdict.show_moment(moment, state, Judged.FAIR, "Ben: 18")
        passing = next(one for one in fair.options if isinstance(one.action, Pass))

        assert mark_of_option(fair, passing) is mark
        assert (verdict.below.text() == _SAME_AS_RAMSCH) is equal


def test_calls_whose_figures_stand_apart_are_not_said_to_be_equally_good(open_review: Open) -> None:
    """The figures are told, and why they do not decide: −24 ± 8 is three times its error away from 0."""
    reviewed = open_review(you=FOREHAND)
    fair = call_judged(-24.0, passed=True)
    moment = Moment(0, MIDDLEHAND, Phase.BIDDING, fair.chosen.action, 64, fair=fair, mark=Mark.BEST)
    reviewed.page.verdict.show_moment(moment, reviewed.course.states[0], Judged.FAIR, "Ben: Pass")

    assert "equally" not in reviewed.page.verdict.below.text()
    assert reviewed.page.verdict.below.text() == _SAME


def test_words_for_marks_are_those_of_the_judgement_that_is_shown(open_review: Open) -> None:
    """Where the pointer is in the graph, and in the list as it is read out: of bids nothing, with open cards."""
    reviewed = open_review(SUIT_GAME)
    page, words = reviewed.page, reviewed.page.words
    page.judged.answers[1].click()
    for row in page.model.rows:
        if row.index is None or row.index == reviewed.course.end:
            continue
        QTest.mouseMove(page.graph, QPoint(round(page.graph.x_of(row.index)), 60))
        told = set(map(words.mark, Mark))
        for text in (row.spoken, page.graph.tip.text):
            said = {part for line in text.split("\n") for part in line.replace(" · ", ", ").split(", ")}
            assert said & told == (set() if row.mark is None else {words.mark(row.mark)})
