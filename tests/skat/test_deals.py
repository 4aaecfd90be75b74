"""Deals and their numbers."""

import random
from math import factorial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skatdesk.skat.cards import CARDS, format_cards
from skatdesk.skat.deals import DEALS, Deal
from skatdesk.skat.errors import NotationError
from skatdesk.skat.seats import BySeat

shuffled = st.permutations(CARDS).map(Deal.of)


def test_there_are_2_753_294_408_504_640_deals() -> None:
    assert DEALS == factorial(32) // (factorial(10) ** 3 * 2) == 2_753_294_408_504_640


def test_the_first_deal_hands_the_cards_out_in_order() -> None:
    """Every hand is the first combination of what is left."""
    assert Deal.from_number(1) == Deal.of(CARDS)


def test_the_last_deal_hands_them_out_from_the_end() -> None:
    """Every hand is the last combination of what is left."""
    assert Deal.from_number(DEALS) == Deal(BySeat(CARDS[22:], CARDS[12:22], CARDS[2:12]), CARDS[:2])


def test_the_second_deal_exchanges_one_card_of_rearhand() -> None:
    """The second combination of ten out of twelve leaves out the tenth instead of the eleventh."""
    deal = Deal.from_number(2)

    assert deal.hands.rearhand == (*CARDS[20:29], CARDS[30])
    assert deal.skat == (CARDS[29], CARDS[31])


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (67, "CA CT CK CQ CJ C9 C8 C7 SA ST | SK SQ SJ S9 S8 S7 HA HT HK HJ | HQ H9 H8 H7 DA DT DK DQ DJ D9 | D8 D7"),
        (
            1 + 646646 * 66,
            "CA CT CK CQ CJ C9 C8 C7 SA SK | ST SQ SJ S9 S8 S7 HA HT HK HQ | HJ H9 H8 H7 DA DT DK DQ DJ D9 | D8 D7",
        ),
    ],
)
def test_numbers_count_rearhand_first_then_middlehand_then_forehand(number: int, text: str) -> None:
    """66 hands of rearhand to each of middlehand's, 646 646 of those to each of forehand's."""
    assert Deal.from_number(number) == Deal.parse(text)
    assert Deal.parse(text).number == number


@given(st.integers(1, DEALS))
def test_number_of_the_deal_with_a_number(number: int) -> None:
    assert Deal.from_number(number).number == number


@given(shuffled)
def test_deal_with_the_number_of_a_deal(deal: Deal) -> None:
    assert 1 <= deal.number <= DEALS
    assert Deal.from_number(deal.number) == deal


@given(shuffled)
def test_text_of_a_deal_reads_back(deal: Deal) -> None:
    assert Deal.parse(str(deal)) == deal


@pytest.mark.parametrize("number", [0, -1, DEALS + 1])
def test_other_numbers_are_no_deals(number: int) -> None:
    with pytest.raises(NotationError, match="run from 1 to"):
        Deal.from_number(number)


def test_a_wrong_deal_says_what_is_wrong() -> None:
    good = str(Deal.from_number(1))
    with pytest.raises(NotationError, match="10 \\+ 10 \\+ 10 \\+ 1"):
        Deal.parse(good.removesuffix(" D7"))
    with pytest.raises(NotationError, match="CA is dealt twice"):
        Deal.parse(good.replace("D7", "CA"))
    with pytest.raises(NotationError, match="is not a card"):
        Deal.parse(good.replace("D7", "D1"))
    with pytest.raises(NotationError, match="is written as forehand"):
        Deal.parse(good.replace("|", " "))


def test_hands_are_kept_sorted() -> None:
    deal = Deal.shuffled(random.Random(3))

    assert all(list(cards) == sorted(cards) for cards in (*deal.hands, deal.skat))
    assert format_cards(sorted(deal.hands[0] + deal.hands[1] + deal.hands[2] + deal.skat)) == format_cards(CARDS)


def test_same_generator_same_deal() -> None:
    assert Deal.shuffled(random.Random(9)) == Deal.shuffled(random.Random(9))
    assert Deal.of_series(4, 2) == Deal.of_series(4, 2)
    assert len({Deal.of_series(seed, index) for seed in range(3) for index in range(3)}) == 9
