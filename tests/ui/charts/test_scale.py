"""Round numbers at axes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skatdesk.skat.auction import BIDS
from skatdesk.ui.charts.bids import bids_apart
from skatdesk.ui.charts.scale import around, steps


@pytest.mark.parametrize(
    ("low", "high", "about", "expected"),
    [
        (0, 36, 6, (0, 10, 20, 30, 40)),
        (-188, 321, 6, (-200, -100, 0, 100, 200, 300, 400)),
        (0, 1, 6, (0, 1)),
        (0, 5, 5, (0, 1, 2, 3, 4, 5)),
    ],
)
def test_steps(low: float, high: float, about: int, expected: tuple[float, ...]) -> None:
    assert steps(low, high, about) == expected


@given(st.integers(-10_000, 10_000), st.integers(0, 100_000), st.integers(2, 10))
def test_steps_hold_everything_between_them(low: int, span: int, about: int) -> None:
    found = steps(low, low + span, about)

    assert found[0] <= low
    assert found[-1] >= low + span
    assert len(found) <= about + 2


def test_room_at_both_ends() -> None:
    assert around(0, 100) == (-5, 105)
    assert around(3, 3) == (2.95, 3.05)


def test_only_what_can_be_bid_stands_below_the_bids() -> None:
    assert bids_apart(36, 7) == (18, 22, 27, 30, 33, 36)
    for high in BIDS[1:]:
        found = bids_apart(high, 7)
        assert set(found) <= set(BIDS)
        assert 2 <= len(found) <= 7
        assert found[-1] <= high
