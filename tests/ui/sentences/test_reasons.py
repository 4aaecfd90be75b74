"""The coach's sentences: one for every reason there is."""

import pytest

from skatdesk.coach.reasons import Reason, Why
from skatdesk.skat.cards import Card, Suit, parse_cards
from skatdesk.skat.contracts import Contract, Game
from skatdesk.ui.sentences import Sentences
from tests.ui.sentences.conftest import ISOLATES

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
        return sentences.reasons.sentence(reason).translate(ISOLATES)

    assert told(Reason(Why.FAT_TO_DECLARER, TEN)) == "a fat card in the declarer's trick: ten of hearts"
    assert told(Reason(Why.WRONG_SUIT_LED, suit=Suit.SPADES)) == "better to lead another suit: Spades"
    assert told(Reason(Why.WRONG_SUIT_LED)) == "better to lead trumps"
    assert told(Reason(Why.UNDERBID, contract=Contract(Game.GRAND), value=24)) == "this hand is worth 24 (Grand)"
    assert told(Reason(Why.WRONG_DISCARD, cards=parse_cards("ST HT"), contract=Contract(Game.CLUBS))) == (
        "better to put away: ten of spades and ten of hearts (Clubs)"
    )
