"""How a hand is sorted for the eye."""

from hypothesis import given
from hypothesis import strategies as st

from skatdesk.skat.cards import CARDS, Card, format_cards, parse_cards
from skatdesk.skat.contracts import Game
from skatdesk.ui.table.hand_order import ordered


def test_before_the_announcement_jacks_come_first() -> None:
    """As for Grand: jacks, then suits in which black and red alternate."""
    hand = parse_cards("D7 S9 CA H8 HQ HT SJ CJ HA SA")
    assert format_cards(ordered(hand, None)) == "CJ SJ CA HA HT HQ H8 SA S9 D7"


def test_trumps_stand_together_in_a_suit_game() -> None:
    """Jacks and the trump suit are one suit, from the highest down."""
    hand = parse_cards("HJ CQ S7 HA H9 H8 DK D9 CT CJ")
    assert format_cards(ordered(hand, Game.CLUBS)).startswith("CJ HJ CT CQ ")


def test_null_has_its_own_order() -> None:
    """A K Q J 10 9 8 7 in every suit, jacks among the others."""
    hand = parse_cards("CJ CT CQ C7 HJ H8")
    assert format_cards(ordered(hand, Game.NULL)) == "CQ CJ CT C7 HJ H8"


@given(st.sets(st.sampled_from(CARDS), min_size=1, max_size=12), st.sampled_from([None, *Game]))
def test_sorting_loses_no_card_and_depends_on_nothing_else(cards: set[Card], game: Game | None) -> None:
    """The same cards give the same row, however they lay before."""
    forward, backward = tuple(sorted(cards)), tuple(sorted(cards, reverse=True))
    assert ordered(forward, game) == ordered(backward, game)
    assert set(ordered(forward, game)) == cards
