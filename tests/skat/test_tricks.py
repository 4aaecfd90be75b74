"""Following suit and winning tricks (rules.md §5)."""

import pytest

from skatdesk.skat.cards import format_cards, parse_cards
from skatdesk.skat.contracts import Game
from skatdesk.skat.ordering import POWER, effective_suit, trumps
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND, SEATS, Seat
from skatdesk.skat.tricks import Trick, playable


@pytest.mark.parametrize(
    ("game", "cards", "winner"),
    [
        pytest.param("H", "SA S7 H7", "H7", id="P1 a trump takes the ace"),
        pytest.param("C", "CA DJ CT", "DJ", id="P2 the lowest jack beats the trump ace"),
        pytest.param("C", "S9 HA S7", "S9", id="P3 an ace of another suit does not win"),
        pytest.param("G", "HJ HA DJ", "HJ", id="P4 in Grand the jacks are trumps"),
        pytest.param("N", "HT HJ H9", "HJ", id="P7 in Null the jack beats the ten"),
        pytest.param("N", "C7 HA SA", "C7", id="P9 in Null there are no trumps"),
        pytest.param("G", "SK ST SA", "SA", id="P10 the ten beats the king, the ace both"),
        pytest.param("R", "SK CJ SA", "CJ", id="Ramsch has the trumps of Grand"),
    ],
)
@pytest.mark.parametrize("leader", SEATS)
def test_trick_winner(game: str, cards: str, winner: str, leader: Seat) -> None:
    trick = Trick(leader, parse_cards(cards))

    seat = trick.winner(Game.parse(game))

    assert str(trick.card_of(seat)) == winner


@pytest.mark.parametrize(
    ("game", "led", "hand", "allowed"),
    [
        pytest.param("G", "HJ", "HA SA D7", "HA SA D7", id="P4 no jack held: anything goes on a jack in Grand"),
        pytest.param("H", "DJ", "H7 CA DA", "H7", id="P5 a jack asks for trumps"),
        pytest.param("H", "DA", "DJ S7", "DJ S7", id="P6 the jack of diamonds is no diamond"),
        pytest.param("N", "CJ", "C7 HJ", "C7", id="P8 in Null the jack of clubs asks for clubs"),
        pytest.param("S", "D7", "DA DT SJ S7", "DA DT", id="no duty to trump nor to overtake"),
        pytest.param("C", "C7", "CJ DJ CA HA", "CJ DJ CA", id="jacks follow trumps"),
    ],
)
def test_cards_that_may_be_played(game: str, led: str, hand: str, allowed: str) -> None:
    assert format_cards(playable(parse_cards(hand), parse_cards(led)[0], Game.parse(game))) == allowed


def test_any_card_may_be_led() -> None:
    hand = parse_cards("CJ H7 S8")

    assert playable(hand, None, Game.HEARTS) == hand


def test_trick_knows_who_played_what() -> None:
    trick = Trick(MIDDLEHAND, parse_cards("HA H7"))

    assert trick.turn is FOREHAND
    assert [trick.card_of(seat) for seat in SEATS] == [None, *parse_cards("HA H7")]
    assert trick.plays() == ((MIDDLEHAND, parse_cards("HA")[0]), (REARHAND, parse_cards("H7")[0]))
    assert trick.points == 11


@pytest.mark.parametrize("game", Game)
def test_winner_is_the_highest_trump_or_the_highest_of_the_suit_led(game: Game) -> None:
    """As rules.md §5 says it, in every trick of these cards."""
    cards = parse_cards("CJ DJ CA CT C7 SA SK S8 HT H9 DQ D7")
    for first in cards:
        for second in cards:
            for third in cards:
                if len({first, second, third}) < 3:
                    continue
                trick = Trick(FOREHAND, (first, second, third))
                of_trumps = [card for card in trick.cards if card in trumps(game)]
                same = [card for card in trick.cards if effective_suit(card, game) == effective_suit(first, game)]
                best = max(of_trumps or same, key=lambda card: POWER[game][card])
                assert trick.card_of(trick.winner(game)) is best
