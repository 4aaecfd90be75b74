"""Kontra, Re and silence in a review."""

from collections.abc import Iterable

from skatdesk.coach.judging.verdicts import Mark, Moment
from skatdesk.coach.review.review import Review
from skatdesk.coach.review.reviewer import Reviewer
from skatdesk.skat.actions import Action, Announce, Bid, Discard, Kontra, Pass, PickUp, Play
from skatdesk.skat.cards import Card, parse_cards
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.deals import Deal
from skatdesk.skat.ruleset import HOME, ISKO, RuleSet
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND
from skatdesk.skat.states import GameStart

DEAL = "DA DK DQ C7 C8 C9 S7 S8 S9 H7 | CJ SJ CA SA HA H8 H9 D7 DT CT | HJ DJ CK CQ SK ST HK HT D8 D9 | HQ SQ"
"""Forehand plays Null and leads the ace of diamonds; rearhand has lower diamonds, and may leave it the trick."""


def reviewed(quick: Reviewer, *said: Action, rules: RuleSet = HOME) -> Review:
    calls = (Pass(MIDDLEHAND), Pass(REARHAND), Bid(FOREHAND, 18), PickUp(FOREHAND))
    announced = Discard(FOREHAND, parse_cards("HQ SQ")), Announce(FOREHAND, Contract(Game.NULL))
    lead = Play(FOREHAND, Card.parse("DA")), Play(MIDDLEHAND, Card.parse("D7"))
    return quick.review(GameStart(Deal.parse(DEAL), rules), (*calls, *announced, *lead, *said))


def last(moments: Iterable[Moment]) -> Moment:
    return tuple(moments)[-1]


def test_a_card_played_without_the_kontra_that_wins_for_sure_is_a_blunder(quick: Reviewer) -> None:
    """It costs accuracy; where nobody may say Kontra the card alone is judged."""
    review = reviewed(quick, Play(REARHAND, Card.parse("D9")))
    moment = last(review.moments)

    assert moment.fair is not None
    assert [option.action for option in moment.fair.options] == [Kontra(REARHAND), Pass(REARHAND)]
    assert moment.fair.chosen.action == Pass(REARHAND)
    assert (moment.fair.best.chance, moment.fair.lost_score) == (1.0, 46.0)
    assert (moment.mark, moment.reason) == (Mark.BLUNDER, None)
    assert moment.advice is not None
    assert moment.advice.reason == "strong_enough_to_double"
    assert last(review.mistakes(REARHAND)) is moment
    accuracy = review.accuracy[REARHAND]
    assert accuracy is not None
    assert accuracy < 50.0

    without = last(reviewed(quick, Play(REARHAND, Card.parse("D9")), rules=ISKO).moments)
    assert without.fair is not None
    assert not without.fair.of_doubling
    assert without.mark is Mark.BEST


def test_what_is_said_and_what_is_answered_are_judged(quick: Reviewer) -> None:
    review = reviewed(quick, Kontra(REARHAND), Pass(FOREHAND), Play(REARHAND, Card.parse("D9")))
    kontra, answer, card = review.moments[-3:]

    assert (kontra.mark, answer.mark, card.mark) == (Mark.BEST, Mark.BEST, Mark.BEST)
    assert answer.fair is not None
    assert [option.action for option in answer.fair.options] == [Pass(FOREHAND), Kontra(FOREHAND)]
    assert card.fair is not None
    assert not card.fair.of_doubling


def test_re_on_a_game_that_is_lost_is_told_so(quick: Reviewer) -> None:
    moment = last(reviewed(quick, Kontra(REARHAND), Kontra(FOREHAND)).moments)

    assert moment.mark is Mark.BLUNDER
    assert moment.advice is not None
    assert moment.advice.reason == "not_worth_doubling"
