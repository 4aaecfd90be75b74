"""Halves go away from nought, also where a binary fraction stands for them."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from skatdesk.scoring.rounding import nearest, rounded

MANY = st.integers(1, 200_000)
"""Games somebody may have played."""


@pytest.mark.parametrize(
    ("value", "places", "shown"),
    [
        (12.5, 0, 13),
        (-12.5, 0, -13),
        (0.285, 2, 0.29),
        (1.005, 2, 1.01),
        (-0.45, 1, -0.5),
        (12.25, 1, 12.3),
        (100 * (29 / 200), 0, 15),  # 14.499999999999998
        (100 * 0.285, 0, 29),  # 28.499999999999996
        (14.4999, 0, 14),
        (7, 2, 7),
    ],
)
def test_halves_go_away_from_nought(value: float, places: int, shown: float) -> None:
    assert rounded(value, places) == shown


def test_nought_has_no_sign() -> None:
    assert str(rounded(-0.04, 1)) == "0.0"


def test_a_whole_number_is_written_without_a_comma() -> None:
    assert (str(nearest(12.5)), str(rounded(7, 2))) == ("13", "7")


@given(st.integers(0, 200_000), MANY)
@example(1, 8)
@example(29, 200)
def test_a_share_is_rounded_as_it_is_on_paper(part: int, rest: int) -> None:
    """In whole numbers: 100 · part / whole + ½, without what is behind the comma."""
    whole = part + rest
    assert nearest(100 * (part / whole)) == (200 * part + whole) // (2 * whole)


@given(st.integers(-20_000_000, 20_000_000), MANY, st.integers(0, 2))
@example(49, 4, 1)
def test_an_average_is_rounded_as_it_is_on_paper(total: int, games: int, places: int) -> None:
    figures = (2 * 10**places * abs(total) + games) // (2 * games)
    assert rounded(total / games, places) == (figures if total >= 0 else -figures) / 10**places
