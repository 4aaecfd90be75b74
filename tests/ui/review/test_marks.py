"""The marks of the options beside the one that was chosen, and what is said where calls are equally good."""

import pytest

from skatdesk.coach.judging.verdicts import FairJudgement, FairOption, Mark, Moment
from skatdesk.skat.actions import Bid, Pass
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND
from skatdesk.skat.view import Phase
from skatdesk.ui.review.marks import Judged, mark_of_option
from tests.ui.review.conftest import Open

_SAME = (
    "A pass counts nothing here, but leaves the game to the others: in the long run it comes to about the same as "
    "bidding"
)


_SAME_AS_RAMSCH = "A pass leads to a Ramsch here: in the long run it comes to about the same as bidding"


def _calls(promise: float, *, passed: bool, ramsch: float = 0.0) -> FairJudgement:
    """A hand that wins every second game, and promises so much list score; a pass promises what a Ramsch does."""
    going = FairOption(Bid(MIDDLEHAND, 18), 0.53, promise, 0.0, 7.5, tried=False)
    passing = FairOption(Pass(MIDDLEHAND), 0.0, ramsch, tried=False)
    ranked = (going, passing) if promise > ramsch or not passed else (passing, going)
    return FairJudgement(ranked, passing if passed else going, 0.0, 0.0, 0)


@pytest.mark.parametrize(
    ("promise", "of_pass", "of_bid"),
    [
        (-24.0, Mark.FINE, Mark.BEST),
        (12.0, Mark.FINE, Mark.BEST),
        (20.0, Mark.INACCURACY, Mark.BEST),
        (60.0, Mark.BLUNDER, Mark.BEST),
    ],
)
def test_a_pass_beside_a_bid_has_the_mark_it_would_have_got(promise: float, of_pass: Mark, of_bid: Mark) -> None:
    """Nothing is won by a pass: that alone is no blunder."""
    fair = _calls(promise, passed=False)
    marks = {type(one.action): mark_of_option(fair, one, None) for one in fair.options}

    assert marks == {Pass: of_pass, Bid: of_bid}


@pytest.mark.parametrize(("promise", "mark"), [(-24.0, Mark.FINE), (-40.0, Mark.INACCURACY), (-80.0, Mark.BLUNDER)])
def test_a_bid_beside_a_pass_is_as_bad_as_what_it_promises(promise: float, mark: Mark) -> None:
    fair = _calls(promise, passed=True)

    assert mark_of_option(fair, fair.options[-1], None) is mark


def test_where_both_calls_are_good_it_is_said_why_the_figures_do_not_decide(open_review: Open) -> None:
    verdict = open_review(you=FOREHAND).page.verdict
    state = open_review(you=FOREHAND).course.states[0]
    for promise, equal in ((-24.0, True), (40.0, False)):
        fair = _calls(promise, passed=False)
        moment = Moment(0, MIDDLEHAND, Phase.BIDDING, fair.chosen.action, 64, fair=fair, mark=Mark.BEST)
        verdict.show_moment(moment, state, Judged.FAIR, "Ben: 18")

        assert (verdict.below.text() == _SAME) is equal


def test_a_pass_that_leads_to_a_ramsch_is_measured_by_it(open_review: Open) -> None:
    verdict = open_review(you=FOREHAND).page.verdict
    state = open_review(you=FOREHAND).course.states[0]
    for ramsch, mark, equal in ((-10.0, Mark.FINE, True), (-60.0, Mark.BLUNDER, False), (8.0, Mark.BEST, True)):
        fair = _calls(0.0, passed=ramsch > 0, ramsch=ramsch)
        moment = Moment(0, MIDDLEHAND, Phase.BIDDING, fair.chosen.action, 64, fair=fair, mark=Mark.BEST)
        verdict.show_moment(moment, state, Judged.FAIR, "Ben: 18")
        passing = next(one for one in fair.options if isinstance(one.action, Pass))

        assert mark_of_option(fair, passing, None) is mark
        assert (verdict.below.text() == _SAME_AS_RAMSCH) is equal


def test_calls_whose_figures_stand_apart_are_not_said_to_be_equally_good(open_review: Open) -> None:
    """The figures are told, and why they do not decide: −24 ± 8 is three times its error away from 0."""
    reviewed = open_review(you=FOREHAND)
    fair = _calls(-24.0, passed=True)
    moment = Moment(0, MIDDLEHAND, Phase.BIDDING, fair.chosen.action, 64, fair=fair, mark=Mark.BEST)
    reviewed.page.verdict.show_moment(moment, reviewed.course.states[0], Judged.FAIR, "Ben: Pass")

    assert "equally" not in reviewed.page.verdict.below.text()
    assert reviewed.page.verdict.below.text() == _SAME
