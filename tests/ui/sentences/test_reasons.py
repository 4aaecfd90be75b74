"""The coach's sentences: one for every reason there is."""

import pytest

from skatdesk.coach.reasons.reason import Reason, Why
from skatdesk.coach.reasons.why import reason_for
from skatdesk.skat.actions import Bid, Hold, Pass
from skatdesk.skat.cards import Card, Suit, parse_cards
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.deals import Deal
from skatdesk.skat.game import begin, legal_actions, step
from skatdesk.skat.ruleset import ISKO
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND
from skatdesk.skat.states import GameStart
from skatdesk.skat.valuation import matadors, smallest_value
from skatdesk.ui.sentences import Sentences
from tests.helpers.plain import plain

TEN = Card.parse("HT")


@pytest.mark.parametrize("why", Why)
def test_every_reason_has_a_sentence_of_its_own(sentences: Sentences, why: Why) -> None:
    reason = Reason(why, TEN, Card.parse("H7"), parse_cards("HA HT"), Suit.SPADES, Contract(Game.GRAND), 18)
    text = sentences.reasons.sentence(reason)
    others = {sentences.reasons.sentence(Reason(other, TEN, TEN)) for other in Why if other is not why}

    assert text
    assert "{" not in text
    assert not text.endswith(".")
    assert text not in others


def test_sentences_name_cards_suits_and_contracts(sentences: Sentences) -> None:
    def told(reason: Reason) -> str:
        return plain(sentences.reasons.sentence(reason))

    assert (
        told(Reason(Why.POINTS_TO_DECLARER, TEN)) == "a card worth many points in the declarer's trick: ten of hearts"
    )
    assert told(Reason(Why.WRONG_SUIT_LED, suit=Suit.SPADES)) == "better to lead another suit: Spades"
    assert told(Reason(Why.WRONG_SUIT_LED)) == "better to lead trumps"
    assert told(Reason(Why.UNDERBID, contract=Contract(Game.GRAND), value=24)) == "this hand is worth 24 (Grand)"
    assert told(Reason(Why.WRONG_DISCARD, cards=parse_cards("ST HT"), contract=Contract(Game.CLUBS))) == (
        "better to put away: ten of spades and ten of hearts (Clubs)"
    )


@pytest.mark.parametrize(
    ("why", "said"),
    [
        (Why.HAND_GAME_MISSED, "strong enough without the skat"),
        (Why.SKAT_NEEDED, "taking the skat promised more"),
        (Why.DUCKED, "should be taken"),
        (Why.TOOK_TOO_MUCH, "better left to the others"),
        (Why.TOO_HIGH, "a lower card would have taken the trick too"),
        (Why.TOO_LOW, "a higher card was needed"),
        (Why.TOO_MANY_POINTS, "too many card points"),
        (Why.OTHER_CARD, "another card promised more"),
        (Why.TRUMPS_NOT_DRAWN, "the others still had trumps"),
        (Why.NO_TRUMPS_LEFT_TO_DRAW, "the others had no trumps left"),
        (Why.POINTS_TO_DEFENDERS, "in the defenders' trick"),
        (Why.POINTS_TO_DECLARER, "in the declarer's trick"),
        (Why.NULL_TRICK_TAKEN, "stays below"),
        (Why.NULL_WEAK_SUIT_LED, "the declarer led his own weak suit"),
        (Why.NULL_WEAK_SUIT_SPARED, "the declarer is weaker in another suit"),
        (Why.NULL_WAY_OUT, "the declarer gets out below"),
        (Why.RAMSCH_TRICK_TAKEN, "leaves it to the others"),
    ],
)
def test_a_reason_is_not_told_as_its_contrary(sentences: Sentences, why: Why, said: str) -> None:
    reason = Reason(why, TEN, Card.parse("H7"), suit=Suit.SPADES, contract=Contract(Game.GRAND, hand=True))

    assert said in plain(sentences.reasons.sentence(reason))


@pytest.mark.parametrize("holds", [True, False])
def test_a_bid_too_high_is_told_of_the_strength_of_the_hand(sentences: Sentences, *, holds: bool) -> None:
    """Its worth may be more than what was said: clubs without four are worth 60, and this hand loses at 18."""
    deal = Deal.parse(
        "CA CQ C9 C8 SK S9 HQ H8 D9 D7 | CJ SJ CK CT SA ST HA H9 DA D8 | HJ DJ C7 SQ S8 S7 HT HK DT DK | H7 DQ"
    )
    weak, state = deal.hands[FOREHAND], begin(GameStart(deal, ISKO))
    if holds:
        state, _ = step(state, Bid(MIDDLEHAND, 18))
        said: Bid | Hold = Hold(FOREHAND)
        better = Pass(FOREHAND)
    else:
        state, _ = step(state, Pass(MIDDLEHAND))
        state, _ = step(state, Pass(REARHAND))
        said, better = Bid(FOREHAND, 18), Pass(FOREHAND)
    assert said in legal_actions(state)
    clubs = Contract(Game.CLUBS)
    reason = reason_for(state, said, better, clubs)
    told = plain(sentences.reasons.sentence(reason))

    assert reason.why is Why.OVERBID
    assert smallest_value(clubs, matadors(Game.CLUBS, weak), ISKO) == 60
    assert told == "this hand is too weak to be played at 18"
    assert "worth" not in told
