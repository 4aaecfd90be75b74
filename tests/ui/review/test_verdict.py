"""What is said about one move."""

from dataclasses import replace

import pytest

from skatdesk.coach.reasons.reason import Why
from skatdesk.ui.review.board_view import Judged
from tests.ui.review.conftest import Open


@pytest.mark.parametrize(("why", "told"), [(Why.OTHER_CARD, False), (Why.WRONG_DISCARD, False), (Why.DUCKED, True)])
def test_what_was_better_is_said_once(open_review: Open, why: Why, told: bool) -> None:
    """A reason that only names the better card or cards says no more than the line with the advice."""
    reviewed = open_review()
    verdict, course = reviewed.page.verdict, reviewed.course
    moment = next(one for one in course.moments if one is not None and one.reason is not None and one.open is not None)
    assert moment.reason is not None
    moment = replace(moment, reason=replace(moment.reason, why=why))
    verdict.show_moment(moment, course.states[moment.index], Judged.FAIR, "")

    assert verdict.better.isVisible()
    assert verdict.reason.isVisible() is told
    verdict.show_moment(moment, course.states[moment.index], Judged.FAIR, "", advised=False)
    assert verdict.reason.isVisible()
