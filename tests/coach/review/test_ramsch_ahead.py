"""Calls of forehand whom the others have left alone, where a pass leads to a Ramsch."""

from skatdesk.coach.review.reviewer import Reviewer
from skatdesk.skat.actions import Pass
from skatdesk.skat.deals import Deal
from skatdesk.skat.game import replay
from skatdesk.skat.ruleset import HOME
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND
from skatdesk.skat.states import GameStart

DEAL = "CA C9 C8 C7 SK SQ HA HT DT D9 | CT CJ SA SJ S9 S8 HQ HJ H7 DJ | CK CQ ST S7 H9 H8 DA DK DQ D7 | HK D8"
"""Forehand loses most games, and the Ramsch with them."""


def test_a_hand_that_is_only_better_than_a_ramsch_is_not_said_to_be_worth_the_bid(quick: Reviewer) -> None:
    state = replay(GameStart(Deal.parse(DEAL), HOME), (Pass(MIDDLEHAND), Pass(REARHAND)))
    moment = quick.judged(state, Pass(FOREHAND))

    assert moment.fair is not None
    assert moment.fair.lost_score > 0.0
    assert moment.fair.best.score < 0.0
    assert moment.reason is None
    assert moment.advice is not None
    assert moment.advice.reason == "better_than_a_ramsch"
