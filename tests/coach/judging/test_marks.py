"""Marks: what chance explains is no loss, and worse losses get worse marks."""

from dataclasses import replace

import pytest

from skatdesk.coach.judging.marks import (
    DOUBT,
    are_equal_calls,
    beyond_doubt,
    changes_side,
    lost_level,
    mark_of,
    mark_of_open,
    mark_of_option,
)
from skatdesk.coach.judging.verdicts import FairJudgement, FairOption, Mark, Moment, OpenCard, OpenJudgement, OpenResult
from skatdesk.coach.reasons.reason import Why
from skatdesk.coach.review.review import Review
from skatdesk.coach.review.reviewer import Reviewer
from skatdesk.skat.actions import Announce, Bid, Discard, Hold, Pass, PickUp, Play, PlayHand
from skatdesk.skat.cards import Card, parse_cards
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.deals import Deal
from skatdesk.skat.endings import declarer_points
from skatdesk.skat.game import begin, step
from skatdesk.skat.ruleset import HOME, ISKO
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND, BySeat
from skatdesk.skat.states import Bidding, GameStart, GameState
from skatdesk.skat.valuation import Level
from skatdesk.skat.view import Phase
from tests.coach.sample_deals import carelessly
from tests.coach.tricks import forehand_plays
from tests.helpers.invented_review import call_judged

GOOD, BAD = Play(FOREHAND, Card.parse("CJ")), Play(FOREHAND, Card.parse("C7"))


def judged(lost_chance: float, lost_score: float, apart: float = 0.0) -> FairJudgement:
    best = FairOption(GOOD, 0.6, 20.0)
    chosen = FairOption(BAD, 0.6 - apart, 20.0, lost_chance=lost_chance, lost_score=lost_score)
    return FairJudgement((best, chosen), chosen, 80)


def test_a_difference_within_its_error_is_no_loss() -> None:
    assert beyond_doubt(0.1, 0.06) == 0.0
    assert beyond_doubt(-0.1, 0.0) == 0.0
    assert beyond_doubt(0.1, 0.03) == pytest.approx(0.04)


@pytest.mark.parametrize(
    ("chance", "score", "apart", "mark"),
    [
        (0.0, 0.0, 0.005, Mark.BEST),
        (0.0, 0.0, 0.05, Mark.FINE),
        (0.02, 0.0, 0.1, Mark.INACCURACY),
        (0.0, 5.0, 0.1, Mark.INACCURACY),
        (0.07, 0.0, 0.2, Mark.MISTAKE),
        (0.0, 20.0, 0.0, Mark.MISTAKE),
        (0.3, 20.0, 0.5, Mark.BLUNDER),
        (0.0, 60.0, 0.0, Mark.BLUNDER),
    ],
)
def test_the_worse_of_both_losses_decides(chance: float, score: float, apart: float, mark: Mark) -> None:
    assert mark_of(judged(chance, score, apart)) is mark
    assert mark.is_mistake is (mark in (Mark.MISTAKE, Mark.BLUNDER))


@pytest.mark.parametrize(("score", "mark"), [(-21.0, Mark.BEST), (-24.0, Mark.FINE)])
def test_where_nobody_wins_or_loses_the_points_alone_decide(score: float, mark: Mark) -> None:
    best, chosen = FairOption(GOOD, None, -20.0), FairOption(BAD, None, score, score_error=4.0)
    fair = FairJudgement((best, chosen), chosen, 80)

    assert mark_of(fair) is mark
    assert mark_of_option(fair, chosen) is mark
    assert not changes_side(fair, None)


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
    fair = call_judged(promise, passed=False)
    marks = {type(one.action): mark_of_option(fair, one) for one in fair.options}

    assert marks == {Pass: of_pass, Bid: of_bid}


@pytest.mark.parametrize(("promise", "mark"), [(-24.0, Mark.FINE), (-40.0, Mark.INACCURACY), (-80.0, Mark.BLUNDER)])
def test_a_bid_beside_a_pass_is_as_bad_as_what_it_promises(promise: float, mark: Mark) -> None:
    fair = call_judged(promise, passed=True)

    assert mark_of_option(fair, fair.options[-1]) is mark


@pytest.mark.parametrize("promise", [-80.0, -40.0, -24.0, 12.0, 20.0, 60.0])
@pytest.mark.parametrize("passed", [False, True])
def test_where_a_third_is_at_stake_a_third_is_as_bad_a_call(promise: float, passed: bool) -> None:
    full = call_judged(promise, passed=passed)
    third = call_judged(promise / 3, passed=passed, unit=1 / 3)
    marks = [[mark_of_option(fair, one) for one in fair.options] for fair in (full, third)]

    assert marks[0] == marks[1]
    assert are_equal_calls(full) is are_equal_calls(third)


@pytest.mark.parametrize(("score", "mark"), [(0.9, Mark.BEST), (1.1, Mark.INACCURACY), (4.1, Mark.MISTAKE)])
def test_where_a_third_is_at_stake_a_third_lost_is_as_bad(score: float, mark: Mark) -> None:
    fair = replace(judged(0.0, score), unit=1 / 3)

    assert mark_of(fair) is mark


def test_a_deal_changes_side_with_the_open_result_or_a_likely_win() -> None:
    won, lost = OpenCard(GOOD.card, OpenResult(62, True, 74)), OpenCard(BAD.card, OpenResult(58, False, -138))

    assert changes_side(None, OpenJudgement((won, lost), lost, 4, 212))
    assert not changes_side(None, OpenJudgement((won, lost), won, 0, 0))
    assert changes_side(judged(0.1, 0.0, 0.3), None)
    assert not changes_side(judged(0.01, 0.0, 0.3), None)
    assert not changes_side(judged(0.05, 0.0, 0.05), None)
    assert not changes_side(judged(0.1, 0.0, 0.1), None), "it is still as likely as not"


@pytest.mark.parametrize(
    ("points", "mark"),
    [
        (70, Mark.BEST),
        (69, Mark.INACCURACY),
        (77, Mark.INACCURACY),
        (62, Mark.MISTAKE),
        (85, Mark.MISTAKE),
        (86, Mark.BLUNDER),
        (60, Mark.BLUNDER),
    ],
)
def test_a_card_with_open_cards_is_as_bad_as_its_points_or_loses_the_game(points: int, mark: Mark) -> None:
    """The points are the declarer's: a defender's card is worse where there are more of them."""
    best, other = (OpenCard(GOOD.card, OpenResult(one, one > 60, 0)) for one in (70, points))

    assert mark_of_open(OpenJudgement((best, other), best, 0, 0), other) is mark


def test_a_card_that_costs_no_points_but_is_dearer_is_not_the_best() -> None:
    """In a Ramsch, where the same points count twice once another player stays without a trick."""
    best, other = (OpenCard(GOOD.card, OpenResult(60, False, score)) for score in (-60, -120))

    assert mark_of_open(OpenJudgement((best, other), best, 0, 0), other) is Mark.INACCURACY


def test_a_card_beside_the_chosen_one_is_marked_by_what_it_would_have_lost() -> None:
    """Whatever its own figures err by: both come of the same worlds."""
    best, chosen = FairOption(GOOD, 0.6, 20.0, 0.01, 1.0), FairOption(BAD, 0.3, -20.0, 0.02, 2.0, lost_chance=0.1)
    other = FairOption(Play(FOREHAND, Card.parse("C8")), 0.5, 0.0, 0.05, 30.0)
    far = replace(other, lost_score=40.0)
    fair = FairJudgement((best, other, far, chosen), chosen, 80)

    assert [mark_of_option(fair, one) for one in fair.options] == [Mark.BEST, Mark.FINE, Mark.BLUNDER, Mark.MISTAKE]


@pytest.mark.parametrize(("promise", "equal"), [(-31.0, False), (-29.0, True), (14.0, True), (16.0, False)])
def test_between_bidding_and_passing_there_is_a_stretch_where_both_are_right(promise: float, equal: bool) -> None:
    assert are_equal_calls(call_judged(promise, passed=False)) is equal
    assert are_equal_calls(call_judged(promise, passed=True)) is equal
    assert not are_equal_calls(judged(0.0, 0.0))


@pytest.mark.parametrize(
    ("own", "others", "level"),
    [
        (31, 31, None),
        (60, 30, Level.SCHNEIDER),
        (89, 0, Level.SCHNEIDER),
        (90, 0, Level.SCHWARZ),
        (30, 60, Level.SCHNEIDER),
        (10, 89, Level.SCHNEIDER),
        (10, 90, Level.SCHWARZ),
    ],
)
def test_where_a_side_is_schneider_already_only_schwarz_can_be_lost(own: int, others: int, level: Level | None) -> None:
    """By the declarer as by the defenders."""
    play = forehand_plays(HANDS, Game.GRAND, "DK D8", "")
    in_skat = declarer_points(play)
    play = replace(play, points=BySeat(own - in_skat, others, 0))

    assert lost_level(judged(0.0, 11.0), play) is level


@pytest.mark.parametrize(("own", "others"), [(89, 0), (10, 89)])
def test_where_schneider_is_announced_only_schwarz_can_be_lost(own: int, others: int) -> None:
    """It counts whether it is reached or not, and a declarer who is Schneider himself pays it no second time."""
    play = forehand_plays(HANDS, Game.GRAND, "DK D8", "")
    points = BySeat(own - declarer_points(play), others, 0)
    play = replace(play, points=points, contract=replace(play.contract, hand=True, schneider=True))

    assert lost_level(judged(0.0, 11.0), play) is Level.SCHWARZ


def test_accuracy_halves_with_every_60_lost() -> None:
    def moment(index: int, score: float) -> Moment:
        return Moment(index, FOREHAND, Phase.PLAY, BAD, 2, fair=judged(0.0, score))

    start = GameStart(Deal.from_number(1), ISKO)
    assert Review(start, (), (moment(0, 0.0),)).accuracy == (100.0, None, None)
    assert Review(start, (), (moment(0, 45.0), moment(1, 15.0))).accuracy == (50.0, None, None)


# ------------------------------------------------------------------ hands everybody agrees about

HANDS = "CJ SJ HJ DJ CA CT CK CQ HA HT | C8 C9 SK SQ S9 HQ H9 DQ DT D9 | C7 SA ST S8 S7 HK H8 H7 DA D7 | DK D8"
"""Forehand wins a Grand from the hand against anybody, middlehand nothing."""


def bidding() -> GameState:
    return begin(GameStart(Deal.parse(HANDS), ISKO))


def test_bidding_on_nothing_is_a_mistake(quick: Reviewer) -> None:
    moment = quick.judged(bidding(), Bid(MIDDLEHAND, 36))

    assert moment.mark is Mark.BLUNDER
    assert moment.reason is not None
    assert (moment.reason.why, moment.reason.value) == (Why.OVERBID, 36)
    assert quick.judged(bidding(), Pass(MIDDLEHAND)).mark is Mark.BEST


def test_passing_is_no_mistake_unless_it_leads_to_a_dangerous_ramsch(quick: Reviewer) -> None:
    """A hand that wins hardly more than every second game, and takes too much in a Ramsch."""
    deal = Deal.parse(
        "CA CT C7 SA SQ SJ HK HQ DK D8 | CK CQ C9 S9 S8 HT H9 H8 DQ D7 | C8 ST SK S7 HJ H7 DA DT DJ D9 | CJ HA"
    )
    for rules, mark, reason in ((HOME, Mark.BLUNDER, "better_than_a_ramsch"), (ISKO, Mark.BEST, None)):
        state: GameState = begin(GameStart(deal, rules))
        for seat in (MIDDLEHAND, REARHAND):
            state, _ = step(state, Pass(seat))
        moment = quick.judged(state, Pass(FOREHAND))

        assert moment.mark is mark
        assert (moment.advice and moment.advice.reason) == reason


def test_passing_a_sure_game_is_a_mistake(quick: Reviewer) -> None:
    state, _ = step(bidding(), Bid(MIDDLEHAND, 18))
    moment = quick.judged(state, Pass(FOREHAND))

    assert moment.mark is Mark.BLUNDER
    assert moment.reason is not None
    assert moment.reason.why is Why.UNDERBID
    assert moment.reason.value == 18
    assert moment.reason.contract is not None
    assert moment.reason.contract.game is Game.GRAND
    assert quick.judged(state, Hold(FOREHAND)).mark is Mark.BEST
    assert isinstance(state, Bidding)


def test_a_sure_hand_game_is_played_from_the_hand(quick: Reviewer) -> None:
    state = bidding()
    for action in (Pass(MIDDLEHAND), Pass(REARHAND), Bid(FOREHAND, 18)):
        state, _ = step(state, action)
    took, stayed = quick.judged(state, PickUp(FOREHAND)), quick.judged(state, PlayHand(FOREHAND))

    assert stayed.mark is Mark.BEST
    assert took.mark is not None
    assert took.mark >= Mark.INACCURACY
    assert took.reason is not None
    assert took.reason.why is Why.HAND_GAME_MISSED


def test_jacks_are_not_put_away_nor_the_game_wasted(quick: Reviewer) -> None:
    state = bidding()
    for action in (Pass(MIDDLEHAND), Pass(REARHAND), Bid(FOREHAND, 18), PickUp(FOREHAND)):
        state, _ = step(state, action)
    moment = quick.judged(state, Discard(FOREHAND, parse_cards("CA HA")))
    assert moment.mark is not None
    assert moment.fair is not None
    assert moment.fair.worlds == 32, "a second look"
    assert quick.judged(state, Discard(FOREHAND, parse_cards("DK D8"))).mark is Mark.BEST

    state, _ = step(state, Discard(FOREHAND, parse_cards("DK D8")))
    wrong = quick.judged(state, Announce(FOREHAND, Contract(Game.DIAMONDS)))
    assert wrong.mark is not None
    assert wrong.mark.is_mistake
    assert wrong.reason is not None
    assert (wrong.reason.why, wrong.reason.contract) == (Why.ANOTHER_GAME, Contract(Game.GRAND))
    assert quick.judged(state, Announce(FOREHAND, Contract(Game.GRAND))).mark is Mark.BEST


def test_all_legal_cards_are_compared(quick: Reviewer) -> None:
    deal = "CJ SJ CA CK C9 C7 HK H9 DQ D7 | HJ CT C8 SA SK S9 HA H7 DA DK | DJ CQ ST SQ S8 S7 HT H8 DT D9 | HQ D8"
    state = forehand_plays(deal, Game.CLUBS, "HQ D8", "CJ C8 CQ SJ HJ DJ CA CT D9")
    fair = quick.judged(state, Play(FOREHAND, Card.parse("CK"))).fair

    assert fair is not None
    assert fair.worlds == 8
    assert {option.action for option in fair.options} == {Play(FOREHAND, card) for card in state.hands[FOREHAND]}
    assert all(option.chance_error >= 0.0 and option.score_error >= 0.0 for option in fair.options)


def test_a_loss_is_told_by_the_worlds_of_the_figures_beside_it(quick: Reviewer) -> None:
    """It is smaller than these differ only as far as chance explains; "−5" stood beside two that are 58 apart."""
    fair = [moment.fair for seed in (1, 2) for moment in quick.review(*carelessly(seed)).moments]
    looked_at_twice = [one for one in fair if one is not None and one.worlds == 32]

    assert looked_at_twice
    for one in looked_at_twice:
        best, chosen = one.best, one.chosen
        doubt = DOUBT * (best.score_error + chosen.score_error)
        assert one.lost_score >= best.score - chosen.score - doubt - 1e-9, one
