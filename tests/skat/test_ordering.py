"""Trumps and the order of the cards (rules.md §1)."""

import pytest

from skatdesk.skat.cards import CARDS, Card, format_cards
from skatdesk.skat.contracts import SUIT_GAMES, Game
from skatdesk.skat.ordering import POWER, TRUMP, beats, effective_suit, trumps


@pytest.mark.parametrize(
    ("game", "line"),
    [
        (Game.CLUBS, "CJ SJ HJ DJ CA CT CK CQ C9 C8 C7"),
        (Game.SPADES, "CJ SJ HJ DJ SA ST SK SQ S9 S8 S7"),
        (Game.HEARTS, "CJ SJ HJ DJ HA HT HK HQ H9 H8 H7"),
        (Game.DIAMONDS, "CJ SJ HJ DJ DA DT DK DQ D9 D8 D7"),
        (Game.GRAND, "CJ SJ HJ DJ"),
        (Game.RAMSCH, "CJ SJ HJ DJ"),
        (Game.NULL, ""),
    ],
)
def test_trumps_from_the_highest_down(game: Game, line: str) -> None:
    assert format_cards(trumps(game)) == line


@pytest.mark.parametrize("game", Game)
def test_effective_suit_is_trump_for_trumps_only(game: Game) -> None:
    for card in CARDS:
        assert effective_suit(card, game) == (TRUMP if card in trumps(game) else card.suit)


def _order(game: Game, suit: int) -> str:
    cards = [card for card in CARDS if effective_suit(card, game) == suit]
    return "".join(card.rank.code for card in sorted(cards, key=lambda card: -POWER[game][card]))


def test_plain_suits_have_no_jack() -> None:
    for game in (*SUIT_GAMES, Game.GRAND, Game.RAMSCH):
        assert {_order(game, suit) for suit in range(4) if suit != game} == {"ATKQ987"}


def test_null_has_its_own_order_with_jacks_and_tens_in_the_suits() -> None:
    assert {_order(Game.NULL, suit) for suit in range(4)} == {"AKQJT987"}


def test_any_trump_beats_any_plain_card_and_a_card_of_another_suit_none() -> None:
    assert beats(Card.parse("H7"), Card.parse("SA"), Game.HEARTS)
    assert not beats(Card.parse("SA"), Card.parse("H7"), Game.HEARTS)
    assert not beats(Card.parse("DA"), Card.parse("S7"), Game.HEARTS)
    assert not beats(Card.parse("HJ"), Card.parse("D7"), Game.NULL)
    assert beats(Card.parse("HJ"), Card.parse("HT"), Game.NULL)
