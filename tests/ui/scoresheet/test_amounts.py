"""Amounts of money as people type and read them."""

from decimal import Decimal

import pytest
from PySide6.QtCore import QLocale

from skatdesk.i18n.languages import Language
from skatdesk.ui.scoresheet.amounts import amount_text, typed_amount
from tests.ui.conftest import House
from tests.ui.scoresheet.conftest import speak


@pytest.mark.parametrize(
    ("text", "amount"),
    [
        ("", "0"),
        ("0,01", "0.01"),
        ("0.005", "0.005"),
        ("2", "2"),
        ("1,50 €", "1.50"),
        ("۰٫۰۱", "0.01"),
        ("\u2068€ 0.05\u2069", "0.05"),
        ("1 000\u202f000", "1000000"),
        ("1'000’000_000", "1000000000"),
        ("₺0,10", "0.10"),
        ("1/2", None),
        ("1:50", None),
        ("1+1", None),
        ("+1", None),
        ("½", None),
        ("1²", None),
        ("5%", None),
        ("#", None),
        ("?", None),
        ("€", "0"),
        ("-1", None),
        ("a cent", None),
        ("1,000,000", None),
        ("1.2.3", None),
        ("0.01234567890123456789012345", None),
    ],
)
def test_amounts_are_read_as_they_are_typed(text: str, amount: str | None) -> None:
    assert typed_amount(text) == (None if amount is None else Decimal(amount))


def test_amounts_are_written_in_the_language(house: House) -> None:
    speak(house, Language.GERMAN)
    assert amount_text(Decimal("0.01")) == "0,01"
    assert amount_text(Decimal("0.005")) == "0,005"
    assert amount_text(Decimal(12)) == "12,00"
    assert amount_text(Decimal(0)) == ""
    assert QLocale().language() is QLocale.Language.German
