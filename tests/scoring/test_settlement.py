"""Money, each against each (rules.md §11.7)."""

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skatdesk.scoring.settlement import Transfer, balances, box_payments, transfers
from skatdesk.skat.errors import SkatError
from tests.scoring.builders import begin, listed, sample

TOTALS = st.lists(st.integers(-3000, 3000), min_size=3, max_size=4)
FINE_STAKES = st.decimals(min_value=0, max_value=100, places=4)
STAKES = st.decimals(min_value=0, max_value=100, places=2)


def _money(*amounts: str) -> tuple[Decimal, ...]:
    return tuple(map(Decimal, amounts))


def test_the_sample_list_settled() -> None:
    """rules.md §11.8, stake 1: classic and Seeger-Fabian."""
    assert balances((90, 0, 46), Decimal(1)) == _money("134", "-136", "2")
    assert balances(listed(begin(), sample(3)).totals, Decimal(1)) == _money("4", "-146", "142")


def test_the_stake_is_exact_money() -> None:
    assert balances((90, 0, 46), Decimal("0.01")) == _money("1.34", "-1.36", "0.02")


@given(TOTALS, FINE_STAKES)
def test_balances_are_whole_cents_and_sum_to_zero(totals: list[int], stake: Decimal) -> None:
    paid = balances(totals, stake)

    assert sum(paid) == 0
    assert all(amount * 100 == int(amount * 100) for amount in paid)


@given(TOTALS, FINE_STAKES)
def test_nobody_is_rounded_by_a_cent_or_more(totals: list[int], stake: Decimal) -> None:
    for own, balance in zip(totals, balances(totals, stake), strict=True):
        assert abs(balance - sum((stake * (own - other) for other in totals), Decimal(0))) < Decimal("0.01")
    for own, paid in zip(totals, box_payments(totals, stake), strict=True):
        assert abs(paid - stake * (max(totals) - own)) <= Decimal("0.005")


def test_a_cent_left_over_goes_to_the_largest_remainder() -> None:
    """0.31, −0.185 and −0.125: rounded each by itself they would be a cent short."""
    assert balances((33, 0, 4), Decimal("0.005")) == _money("0.31", "-0.19", "-0.12")
    assert balances((33, 0, 4), Decimal("0.0025")) == _money("0.15", "-0.09", "-0.06")


def test_of_equal_remainders_whoever_gets_most_comes_first() -> None:
    """Wherever the players sit: 0.005, −0.005 and nothing."""
    assert balances((5, 0, 0, -5), Decimal("0.00025")) == _money("0.01", "0", "0", "-0.01")
    assert balances((-5, 0, 0, 5), Decimal("0.00025")) == _money("-0.01", "0", "0", "0.01")


@given(TOTALS, STAKES)
def test_everybody_settles_the_difference_with_everybody(totals: list[int], stake: Decimal) -> None:
    for own, balance in zip(totals, balances(totals, stake), strict=True):
        assert balance == sum((stake * (own - other) for other in totals), Decimal(0))


@given(TOTALS, STAKES)
def test_transfers_clear_the_balances(totals: list[int], stake: Decimal) -> None:
    owed = balances(totals, stake)
    left = list(owed)
    for transfer in transfers(left):
        assert transfer.amount > 0
        assert owed[transfer.payer] < 0 < owed[transfer.receiver]
        left[transfer.payer] += transfer.amount
        left[transfer.receiver] -= transfer.amount
    assert not any(left)


@given(st.lists(st.integers(-4, 4), min_size=3, max_size=4).filter(lambda amounts: sum(amounts) == 0))
def test_no_other_way_needs_fewer_transfers(amounts: list[int]) -> None:
    """One payment less for every group of players that clears among itself."""
    owing = [amount for amount in amounts if amount]
    pairs = len(owing) == 4 and any(owing[0] + other == 0 for other in owing[1:])
    groups = 2 if pairs else min(len(owing), 1)

    assert len(transfers([Decimal(amount) for amount in amounts])) == len(owing) - groups


def test_two_pairs_pay_each_other_directly() -> None:
    owed = [Decimal(amount) for amount in (5, -3, -5, 3)]

    assert set(transfers(owed)) == {Transfer(2, 0, Decimal(5)), Transfer(1, 3, Decimal(3))}


def test_balances_that_do_not_sum_to_zero_cannot_be_cleared() -> None:
    with pytest.raises(SkatError, match="not to zero"):
        transfers([Decimal(1), Decimal(0), Decimal(0)])


def test_into_the_box_everybody_pays_his_distance_to_the_first() -> None:
    assert box_payments((588, 532, 429), Decimal("0.01")) == (Decimal(0), Decimal("0.56"), Decimal("1.59"))


def test_who_is_as_far_behind_pays_as_much_into_the_box() -> None:
    assert box_payments((33, 0, 0), Decimal("0.005")) == _money("0", "0.17", "0.17")


def test_two_who_are_first_pay_nothing() -> None:
    assert box_payments((-100, -190, -100), Decimal(1)) == (Decimal(0), Decimal(90), Decimal(0))
