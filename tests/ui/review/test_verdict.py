"""What is said about one move."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from pytestqt.qtbot import QtBot

from skatdesk.coach.reasons.reason import Why
from skatdesk.skat.actions import Play
from skatdesk.skat.view import Phase
from skatdesk.ui.review.marks import Judged
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


def test_keys_come_to_what_is_scrolled_and_a_ring_shows_it(open_review: Open, qtbot: QtBot) -> None:
    """Where all is in sight Tab passes by."""
    page = open_review().page
    verdict, inside = page.verdict, page.verdict.area.widget()
    tab = Qt.FocusPolicy.TabFocus
    assert not verdict.area.focusPolicy() & tab
    assert inside is not None
    inside.setMinimumHeight(2 * verdict.area.height())
    QCoreApplication.sendPostedEvents()
    assert verdict.area.focusPolicy() & tab
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    before = verdict.grab().toImage()
    verdict.area.setFocus(Qt.FocusReason.TabFocusReason)
    assert verdict.grab().toImage() != before
    inside.setMinimumHeight(0)
    QCoreApplication.sendPostedEvents()
    assert not verdict.area.focusPolicy() & tab


def test_a_call_that_only_goes_on_with_a_mistake_says_so_without_mark_and_loss(open_review: Open) -> None:
    reviewed = open_review()
    page, course = reviewed.page, reviewed.course
    moment = next(one for one in course.moments if one is not None and one.phase is Phase.BIDDING and one.fair)
    assert moment.fair is not None
    costly = replace(moment.fair, chosen=replace(moment.fair.chosen, lost_score=60.0))

    course.take(replace(moment, fair=costly, mark=None, reason=None, advice=None))
    course.go(moment.index)

    [row] = [row for row in page.model.rows if row.index == moment.index]
    assert row.mark is None
    assert row.note == ""
    assert row.spoken.endswith("the bidding had gone too far already")
    assert page.verdict.mark.text() == "the bidding had gone too far already"
    marks = {option.chosen: option.mark for option in page.verdict.options.options}
    assert marks[True] is None
    assert marks[False] is not None
    assert not page.verdict.grab().isNull()
    assert not page.verdict.reason.isVisible()
    assert not page.verdict.better.isVisible()


def test_of_a_forced_card_it_is_not_said_that_only_cards_have_figures(open_review: Open) -> None:
    reviewed = open_review()
    page, course = reviewed.page, reviewed.course
    page.judged.answers[1].click()
    forced = next(one for one in course.moments if one is not None and one.forced and isinstance(one.action, Play))
    course.go(forced.index)

    assert page.verdict.mark.text() == "forced"
    assert not page.verdict.below.isVisible()
    course.go(0)
    assert page.verdict.below.isVisible()
