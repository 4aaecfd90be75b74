"""The review of a Ramsch: nobody plays alone, and with open cards it can be computed only late."""

import random
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from skatdesk.coach.judging.verdicts import FairJudgement, FairOption, Moment, OpenResult
from skatdesk.i18n.bidi import left_to_right
from skatdesk.i18n.numbers import signed
from skatdesk.notation.iss import GameRecord, Header
from skatdesk.players.player import Budget
from skatdesk.players.rules_player import RulesPlayer
from skatdesk.skat.actions import Action, Announce, Play
from skatdesk.skat.cards import Card, parse_cards
from skatdesk.skat.deals import Deal
from skatdesk.skat.game import begin, legal_actions, step
from skatdesk.skat.results import Played
from skatdesk.skat.ruleset import HOME
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, BySeat
from skatdesk.skat.states import Finished, GameStart, TrickPlay
from skatdesk.skat.view import Phase, view_of
from skatdesk.ui.review import graph as painting
from skatdesk.ui.review.marks import Judged
from skatdesk.ui.review.top import DEAL, TABLE
from tests.helpers.invented_review import NAMES, review_of
from tests.ui.review.conftest import Open, Reviewed

POINTS = BySeat(60, 48, 12)
"""How it ends with open cards, from the fourth trick on."""


def _ramsch() -> GameRecord:
    start, player = GameStart(Deal.shuffled(random.Random(5)), HOME, ramsch_round=True), RulesPlayer()
    state, actions = begin(start), list[Action]()
    while not isinstance(state, Finished):
        assert state.turn is not None
        actions.append(player.decide(view_of(state, state.turn), legal_actions(state), Budget(1.0), 1).action)
        state, _ = step(state, actions[-1])
    return GameRecord(Header(names=NAMES), start, tuple(actions))


@pytest.fixture
def reviewed(open_review: Open) -> Reviewed:
    """From forehand's seat, all judged."""
    reviewed, record = open_review(complete=False), _ramsch()
    course = reviewed.course
    course.load(record, FOREHAND)
    review = review_of(record)
    late = OpenResult(60, False, -60, POINTS)
    moments = tuple(
        replace(one, outlook=late if one.trick > 3 else None, open=one.open if one.trick > 3 else None)
        for one in review.moments
    )
    course.take(replace(review, moments=moments, ending=late))
    QApplication.processEvents()
    return reviewed


def test_the_graph_of_a_ramsch_is_of_the_points_of_whoever_is_looked_from(
    reviewed: Reviewed, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is said of a declarer's chance."""
    graph, course = reviewed.page.graph, reviewed.course
    written = list[str]()
    monkeypatch.setattr(painting, "write", lambda *told: written.append(str(told[2])))
    for seat in (FOREHAND, MIDDLEHAND):
        course.turn(seat)
        written.clear()
        graph.grab()
        line, room = graph._open_points(), graph._room()
        heights = {round((room.bottom() - point.y()) / room.height() * 120) for _, point in line}

        assert heights == {POINTS[seat]}
        assert line[-1][0] == course.end
        assert any(NAMES[seat] in told for told in written)
        assert not any("%" in told or "Declarer" in told for told in written)


def test_where_nobody_loses_no_chance_is_told_of_a_card_but_what_is_to_be_written(reviewed: Reviewed) -> None:
    """Everybody writes down the own points."""
    page, course = reviewed.page, reviewed.course
    moment = next(one for one in course.moments if one and one.fair and isinstance(one.action, Play))
    assert moment.fair is not None
    options = tuple(FairOption(one.action, None, -20.0 - at) for at, one in enumerate(moment.fair.options))
    course.take(replace(moment, fair=FairJudgement(options, options[0], 80)))
    course.go(moment.index)

    scores = [left_to_right(signed(one.score)) for one in options]
    assert [one.figures for one in page.verdict.options.options] == [(told,) for told in scores]
    assert "Wins" not in page.verdict.options.accessibleName()
    assert page.board.view is not None
    assert {one.text for one in page.board.view.values.values()} == set(scores)


def test_where_somebody_loses_the_chance_of_a_card_is_headed_as_that_of_not_being_the_loser(reviewed: Reviewed) -> None:
    page, course = reviewed.page, reviewed.course
    moment = next(one for one in course.moments if one and one.fair and isinstance(one.action, Play))
    course.go(moment.index)

    told = page.verdict.options.accessibleName()
    assert "Does not lose" in told
    assert "Wins" not in told


def test_of_a_card_too_early_to_compute_it_is_said_when_that_begins(reviewed: Reviewed) -> None:
    verdict, course = reviewed.page.verdict, reviewed.course
    early = next(one for one in course.moments if one is not None and isinstance(one.action, Play))
    verdict.show_moment(early, course.states[early.index], Judged.OPEN, "")

    assert verdict.below.text() == "In a Ramsch there are exact figures once nobody holds more than 7 cards"
    verdict.show_moment(None, course.states[early.index], Judged.OPEN, "")
    assert not verdict.below.isVisible()


def test_while_one_player_may_take_all_ten_tricks_it_is_said_that_nothing_exact_is_known(reviewed: Reviewed) -> None:
    """Forehand has taken the first three."""
    deal = "CJ SJ HJ DJ CA SA HA DA DT D7 | CT CK CQ ST SK HT HK HQ DK DQ | C9 C8 C7 SQ S9 S8 H9 H8 D9 D8 | S7 H7"
    rules = replace(HOME, grand_hand_before_ramsch_round=False)
    state = begin(GameStart(Deal.parse(deal), rules, ramsch_round=True))
    for card in parse_cards("CJ CT C9 SJ CK C8 HJ CQ C7"):
        assert isinstance(state, TrickPlay)
        state, _ = step(state, Play(state.turn, card))
    ace = Play(FOREHAND, Card.parse("DA"))
    verdict = reviewed.page.verdict
    verdict.show_moment(Moment(9, FOREHAND, Phase.PLAY, ace, 7, trick=4), state, Judged.OPEN, "")

    assert verdict.below.text() == "There are no exact figures while one player has every trick: all ten would win"


def test_at_the_end_of_a_ramsch_nothing_is_said_of_sides(reviewed: Reviewed) -> None:
    course = reviewed.course
    course.moments[:] = [one and replace(one, turning_point=False) for one in course.moments]
    course.go(course.end)

    assert not reviewed.page.verdict.reason.isVisible()


def test_a_ramsch_round_has_no_contract_table_and_nothing_points_to_one(open_review: Open) -> None:
    """A Grand Hand may be played in its place: it is not said that nobody could have played alone."""
    reviewed = open_review(complete=False)
    page, course = reviewed.page, reviewed.course
    start = GameStart(Deal.shuffled(random.Random(5)), HOME, ramsch_round=True)
    state, actions = begin(start), list[Action]()
    while not isinstance(state, Finished):
        options = legal_actions(state)
        actions.append(next((one for one in options if isinstance(one, Announce)), options[0]))
        state, _ = step(state, actions[-1])
    record = GameRecord(Header(names=NAMES), start, tuple(actions))
    course.load(record, FOREHAND)
    course.take(review_of(record))
    assert isinstance(state.result, Played)  # the Grand Hand

    page.show_tab(TABLE)
    assert page.contracts.par.text() == "In a Ramsch round nobody bids: there is no contract table"
    page.show_tab(DEAL)
    page.judged.answers[1].click()
    assert page.verdict.below.text() == "There are exact figures for cards only"
