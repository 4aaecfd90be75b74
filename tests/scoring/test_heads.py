"""What stands above the games of a list."""

from dataclasses import replace
from itertools import islice

import pytest

from skatdesk.scoring.heads import ListHead, called_after, numbered
from skatdesk.skat.errors import SkatError

HEAD = ListHead("Thursday", "", "2026-11-20")


@pytest.mark.parametrize("date", ["", "2026-11-31", "20261120", "20.11.2026"])
def test_a_list_has_a_day_of_the_calendar(date: str) -> None:
    with pytest.raises(SkatError, match="not a date"):
        replace(HEAD, date=date)


def test_the_sign_of_a_currency_is_no_longer_than_a_word() -> None:
    assert replace(HEAD, currency="Taler").currency == "Taler"
    with pytest.raises(SkatError, match="no sign of a currency"):
        replace(HEAD, currency="Thaler")


def test_money_is_settled_with_each_other_or_into_a_box() -> None:
    with pytest.raises(SkatError, match="no way to settle"):
        replace(HEAD, settlement="bank")  # type: ignore[arg-type]  # as a damaged file has it


@pytest.mark.parametrize(
    ("title", "titles"),
    [
        ("Thursday", ["Thursday", "Thursday (2)", "Thursday (3)"]),
        ("Thursday (9)", ["Thursday (9)", "Thursday (10)", "Thursday (11)"]),
        ("", ["", "Ada, Ben, Cem (2)", "Ada, Ben, Cem (3)"]),
    ],
)
def test_lists_of_one_name_are_numbered(title: str, titles: list[str]) -> None:
    found = islice(numbered(replace(HEAD, title=title), ("Ada", "Ben", "Cem")), 3)

    assert [head.title for head in found] == titles


@pytest.mark.parametrize(
    ("title", "of_others", "of_none"),
    [
        ("Ada, Bne, Cem (2)", "Ada, Ben, Cem (2)", ""),
        ("", "", ""),
        *[(own, own, own) for own in ("Thursday (2)", "Ada")],
    ],
)
def test_a_title_made_of_the_players_follows_them(title: str, of_others: str, of_none: str) -> None:
    """One that somebody thought of stays, with its number too."""
    head, players = replace(HEAD, title=title), ("Ada", "Bne", "Cem")

    assert called_after(head, players, ("Ada", "Ben", "Cem")).title == of_others
    assert called_after(head, players).title == of_none
