"""What a seat says and does, to the reader and of the others."""

from typing import get_args

import pytest

from skatdesk.skat.cards import Card, parse_cards
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.events import (
    AuctionWon,
    BidHeld,
    BidNamed,
    CardPlayed,
    Claimed,
    Conceded,
    ContractAnnounced,
    DealFinished,
    DefenceAnnounced,
    Discarded,
    Event,
    HandChosen,
    HandExposed,
    HandsRearranged,
    KontraSaid,
    Passed,
    PlayerLeft,
    SkatPushed,
    SkatTaken,
    ThrownIn,
    TrickWon,
)
from skatdesk.skat.results import PassedIn
from skatdesk.skat.seats import FOREHAND as ADA
from skatdesk.skat.seats import MIDDLEHAND as BEN
from skatdesk.skat.seats import REARHAND as CEM
from skatdesk.skat.tricks import Trick
from skatdesk.ui.sentences import Company, Sentences
from tests.helpers.plain import plain

PAIR = parse_cards("CJ HT")
CLUBS_HAND = Contract(Game.CLUBS, hand=True)
GRAND_OUVERT = Contract(Game.GRAND, True, True, True, True)
TRICK = Trick(BEN, parse_cards("HA H8 HK"))

SAID: list[tuple[Event, str]] = [
    (BidNamed(ADA, 18), "You bid 18"),
    (BidNamed(BEN, 18), "Ben bids 18"),
    (BidHeld(ADA, 18), "You hold 18"),
    (BidHeld(BEN, 18), "Ben holds 18"),
    (Passed(ADA), "You pass"),
    (Passed(BEN), "Ben passes"),
    (AuctionWon(ADA, 24), "You play alone at 24"),
    (AuctionWon(BEN, 24), "Ben plays alone at 24"),
    (SkatTaken(ADA, PAIR), "You take the skat: jack of clubs and ten of hearts"),
    (SkatTaken(BEN, None), "Ben takes the skat"),
    (SkatTaken(BEN, PAIR), "Ben takes the skat"),
    (HandChosen(ADA), "You play Hand"),
    (HandChosen(BEN), "Ben plays Hand"),
    (SkatPushed(ADA), "You push the skat on unseen"),
    (SkatPushed(BEN), "Ben pushes the skat on unseen"),
    (Discarded(ADA, PAIR), "You put away jack of clubs and ten of hearts"),
    (Discarded(ADA, None), "You put two cards away"),
    (Discarded(BEN, None), "Ben puts two cards away"),
    (Discarded(ADA, PAIR, passed_on=True), "You pass on jack of clubs and ten of hearts"),
    (Discarded(BEN, None, passed_on=True), "Ben passes two cards on"),
    (ContractAnnounced(None, Contract(Game.RAMSCH)), "Ramsch: everybody plays alone"),
    (ContractAnnounced(ADA, CLUBS_HAND), "You announce Clubs Hand"),
    (ContractAnnounced(BEN, GRAND_OUVERT), "Ben announces Grand ouvert"),
    (KontraSaid(ADA, 1), "You say Kontra"),
    (KontraSaid(BEN, 2), "Ben says Re"),
    (DefenceAnnounced(ADA, False), "You announce Schneider for the defenders"),
    (DefenceAnnounced(BEN, True), "Ben announces Schwarz for the defenders"),
    (HandExposed(ADA, PAIR), "Your cards lie open"),
    (HandExposed(BEN, PAIR), "Ben's cards lie open: jack of clubs and ten of hearts"),
    (HandsRearranged(None, BEN), "The defenders have sorted their cards"),
    (CardPlayed(ADA, Card.parse("CJ")), "You play jack of clubs"),
    (CardPlayed(BEN, Card.parse("CJ")), "Ben plays jack of clubs"),
    (TrickWon(ADA, TRICK, 15), "You take the trick with 15 points"),
    (TrickWon(BEN, TRICK, 0), "Ben takes the trick with 0 points"),
    (TrickWon(BEN, TRICK, None), "Ben takes the trick"),
    (Conceded(ADA, None), "You give up"),
    (Conceded(BEN, None), "Ben gives up"),
    (Conceded(ADA, BEN), "You give up, and Ben agrees"),
    (Conceded(BEN, ADA), "Ben gives up, and you agree"),
    (Conceded(BEN, CEM), "Ben gives up, and Cem agrees"),
    (Claimed(ADA, ()), "You claim the remaining tricks"),
    (Claimed(BEN, ()), "Ben claims the remaining tricks"),
    (Claimed(ADA, (), none=True), "You claim to take no more tricks"),
    (Claimed(BEN, (), none=True), "Ben claims to take no more tricks"),
    (ThrownIn(ADA), "You throw the cards in"),
    (ThrownIn(BEN), "Ben throws the cards in"),
    (PlayerLeft(ADA, True), "You have run out of time"),
    (PlayerLeft(BEN, True), "Ben has run out of time"),
    (PlayerLeft(ADA, False), "You have left the table"),
    (PlayerLeft(BEN, False), "Ben has left the table"),
    (DealFinished(PassedIn()), "Passed in: nobody bid"),
]

BUBBLES: list[tuple[Event, str]] = [
    (BidNamed(BEN, 18), "18"),
    (BidHeld(BEN, 18), "18 ✓"),
    (Passed(BEN), "Pass"),
    (HandChosen(BEN), "Hand"),
    (SkatPushed(BEN), "Push"),
    (ContractAnnounced(BEN, CLUBS_HAND), "Clubs Hand"),
    (ContractAnnounced(None, Contract(Game.RAMSCH)), ""),
    (KontraSaid(BEN, 1), "Kontra"),
    (KontraSaid(BEN, 4), "Hirsch"),
    (DefenceAnnounced(BEN, True), "Schwarz"),
    (Claimed(BEN, ()), "The rest is mine"),
    (Claimed(BEN, (), none=True), "I take no trick"),
    (CardPlayed(BEN, Card.parse("CJ")), ""),
]


def test_every_kind_of_event_is_told() -> None:
    assert {type(event) for event, _ in SAID} == set(get_args(Event))


@pytest.mark.parametrize(("event", "sentence"), SAID)
def test_event_is_one_sentence(event: Event, sentence: str, sentences: Sentences, company: Company) -> None:
    assert plain(sentences.events.what_happened(event, company)) == sentence


@pytest.mark.parametrize(("event", "word"), BUBBLES)
def test_bubble_is_the_word_at_the_seat(event: Event, word: str, sentences: Sentences) -> None:
    assert plain(sentences.events.bubble(event)) == word


def test_onlooker_is_never_spoken_to(sentences: Sentences, company: Company) -> None:
    outside = Company(company.names)

    assert not any(
        plain(sentences.events.what_happened(event, outside)).startswith("You")
        for event, _ in SAID
        if not isinstance(event, HandExposed)
    )


def test_names_cannot_break_a_sentence(sentences: Sentences, company: Company) -> None:
    odd = Company(company.names.replace(BEN, "{name} 100%"), ADA)

    assert plain(sentences.events.what_happened(BidNamed(BEN, 18), odd)) == "{name} 100% bids 18"


@pytest.mark.parametrize(
    ("counted", "end"), [(False, "Ben takes the trick"), (True, "Ben takes the trick with 15 points")]
)
def test_trick_is_told_card_by_card(counted: bool, end: str, sentences: Sentences, company: Company) -> None:
    told = plain(sentences.events.trick(3, TRICK, BEN, company, counted=counted))

    assert told == f"Trick 3: Ben ace of hearts, Cem eight of hearts, you king of hearts. {end}"
