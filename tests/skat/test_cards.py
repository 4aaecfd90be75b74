"""The deck (rules.md §1)."""

import copy
import pickle

import pytest

from skatdesk.skat.cards import CARDS, DECK_POINTS, JACKS, Card, Rank, Suit, format_cards, parse_cards, points, without
from skatdesk.skat.errors import NotationError


def test_deck_has_32_different_cards_and_120_points() -> None:
    assert len(set(CARDS)) == 32
    assert points(CARDS) == DECK_POINTS == 120


@pytest.mark.parametrize("suit", Suit)
def test_each_suit_has_eight_cards_and_30_points(suit: Suit) -> None:
    cards = [card for card in CARDS if card.suit is suit]

    assert len(cards) == 8
    assert points(cards) == 30


def test_card_points() -> None:
    assert {rank.code: rank.points for rank in Rank} == {
        "A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0,
    }  # fmt: skip


def test_jacks_from_the_highest_down() -> None:
    assert format_cards(JACKS) == "CJ SJ HJ DJ"


def test_cards_are_one_object_each() -> None:
    for card in CARDS:
        assert Card.parse(card.code) is card
        assert Card.of(card.suit, card.rank) is card
        assert pickle.loads(pickle.dumps(card)) is card
        assert copy.deepcopy(card) is copy.copy(card) is card


def test_a_card_shows_its_code() -> None:
    ten = Card.parse("HT")

    assert (str(ten), repr(ten), f"{ten:>4}") == ("HT", "HT", "  HT")


@pytest.mark.parametrize("text", ["", "H", "H10", "ht", "XA", "HA ", "♥A"])
def test_other_texts_are_no_cards(text: str) -> None:
    with pytest.raises(NotationError, match="is not a card"):
        Card.parse(text)


def test_without_keeps_the_order_of_the_rest() -> None:
    hand = parse_cards("DA CJ H7 SK")

    assert format_cards(without(hand, *parse_cards("CJ SK"))) == "DA H7"
