"""What a review says of a whole deal: accuracy, and what a seat can learn from."""

from dataclasses import replace

import pytest

from skatdesk.coach.judging.verdicts import FairJudgement, FairOption, Mark, Moment
from skatdesk.coach.review.review import HALVES, Review
from skatdesk.skat.actions import Action, Hold, Play
from skatdesk.skat.cards import Card
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, SEATS
from skatdesk.skat.view import Phase
from tests.store.samples import start

ACE = Card.parse("HA")


def _moment(index: int, action: Action, phase: Phase, lost: float) -> Moment:
    option = FairOption(action, 0.5, -lost, lost_score=lost)
    mark = Mark.MISTAKE if lost else Mark.BEST
    return Moment(index, action.seat, phase, action, 2, fair=FairJudgement((option,), option, 0), mark=mark)


def _review(calls: list[float], cards: list[float]) -> Review:
    said = [_moment(at, Hold(FOREHAND), Phase.BIDDING, lost) for at, lost in enumerate(calls)]
    played = [_moment(len(said) + at, Play(FOREHAND, ACE), Phase.PLAY, lost) for at, lost in enumerate(cards)]
    return Review(start(), (), (*said, *played))


def test_a_hand_held_too_far_is_one_mistake_however_many_values_were_held() -> None:
    """Ten values held are not ten games lost: the bidding counts once, by its worst call."""
    review = _review([0.0, 20.0, 40.0, HALVES], [])

    assert review.accuracy[FOREHAND] == pytest.approx(50.0)
    assert [moment.index for moment in review.mistakes(FOREHAND)] == [1]


def test_where_a_third_is_at_stake_in_the_list_a_third_costs_as_much_accuracy() -> None:
    full, third = _review([HALVES], [HALVES]), _review([HALVES / 3], [HALVES / 3])
    moments = tuple(replace(one, fair=replace(one.fair, unit=1 / 3)) for one in third.moments if one.fair is not None)

    assert replace(third, moments=moments).accuracy == pytest.approx(full.accuracy)


def test_cards_count_each_and_beside_the_bidding() -> None:
    review = _review([0.0, HALVES], [HALVES, 0.0, HALVES])

    assert review.accuracy[FOREHAND] == pytest.approx(12.5)
    assert [moment.index for moment in review.mistakes(FOREHAND)] == [1, 2, 4]


def test_each_seat_answers_for_its_own_actions_and_for_none_that_was_not_judged() -> None:
    """Nor for one whose mark was told before: it has none of its own."""
    ours, theirs = Play(FOREHAND, ACE), Play(MIDDLEHAND, Card.parse("H7"))
    moments = (
        _moment(0, ours, Phase.PLAY, HALVES),
        _moment(1, theirs, Phase.PLAY, 2 * HALVES),
        Moment(2, FOREHAND, Phase.PLAY, ours, 1),
        replace(_moment(3, ours, Phase.PLAY, HALVES), mark=None, turning_point=True),
    )
    review = Review(start(), (), moments)

    assert review.accuracy == pytest.approx((25.0, 25.0, None))
    assert [[moment.index for moment in review.mistakes(seat)] for seat in SEATS] == [[0], [1], []]
    assert review.turning_points == moments[3:]


def test_who_had_nothing_to_decide_has_no_accuracy() -> None:
    assert _review([], [0.0]).accuracy[MIDDLEHAND] is None
    assert _review([0.0], []).accuracy[FOREHAND] == 100.0
