"""Kinds of arguments."""

import argparse

import pytest

from skatdesk.cli.arguments import count, count_to, seconds, seed


def test_what_is_too_much_is_told_as_such() -> None:
    assert (count("36"), count("0036"), count("999999999"), count_to(80)("80")) == (36, 36, 999_999_999, 80)
    with pytest.raises(argparse.ArgumentTypeError, match="'1000000000' is more than 999999999"):
        count("1000000000")
    with pytest.raises(argparse.ArgumentTypeError, match="9' is more than 80"):
        count_to(80)("9" * 5000)


@pytest.mark.parametrize("text", ["", "0", "00", "-1", "1.5", "many", "٣"])
def test_what_is_no_count(text: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError, match="is not a number from 1 on"):
        count(text)


@pytest.mark.parametrize("text", ["", "0", "-1", "nan", "inf", "1000001", "soon"])
def test_what_is_no_time(text: str) -> None:
    assert [seconds(given) for given in ("0.05", "0.5", "1000000")] == [0.05, 0.5, 1_000_000]
    with pytest.raises(argparse.ArgumentTypeError, match="is not a number of seconds from more than 0 to 1000000"):
        seconds(text)


def test_any_whole_number_names_what_is_dealt() -> None:
    assert [seed(text) for text in ("0", "007", "-12", "9" * 99)] == [0, 7, -12, 10**99 - 1]


@pytest.mark.parametrize("text", ["", "-", "--1", "+1", "1.0", "1_000", "٣", "9" * 5000])
def test_what_is_no_whole_number(text: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError, match="is not a whole number"):
        seed(text)
