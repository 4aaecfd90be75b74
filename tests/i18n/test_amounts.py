"""Amounts of money as people type and read them."""

from decimal import Decimal

import pytest
from PySide6.QtCore import QLocale

from skatdesk.i18n.amounts import amount_text, cents, money_text, signed_money_text, stake_text, typed_amount
from skatdesk.i18n.bidi import isolate, left_to_right
from skatdesk.i18n.catalogues import Translations
from skatdesk.i18n.languages import Language


@pytest.mark.parametrize(
    ("text", "amount"),
    [
        ("", "0"),
        ("0,01", "0.01"),
        ("0.005", "0.005"),
        ("2", "2"),
        ("1,50 €", "1.50"),
        ("۰٫۰۱", "0.01"),
        ("۰۔۰۱", "0.01"),
        ("0،01", "0.01"),
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
        ("−1", None),
        ("a cent", None),
        ("1,000,000", None),
        ("1.2.3", None),
        ("0.00000001", "0.00000001"),
        ("0.000000001", None),
    ],
)
def test_amounts_are_read_as_they_are_typed(text: str, amount: str | None) -> None:
    assert typed_amount(text) == (None if amount is None else Decimal(amount))


def test_amounts_are_written_in_the_language(translations: Translations) -> None:
    translations.use(Language.GERMAN)
    assert amount_text(Decimal("0.01")) == "0,01"
    assert amount_text(Decimal("0.005")) == "0,005"
    assert amount_text(Decimal(12)) == "12,00"
    assert amount_text(Decimal("1234.5")) == "1234,50"  # nothing groups the digits of a field
    assert amount_text(Decimal(0)) == ""
    assert QLocale().language() is QLocale.Language.German


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("currency", ["", "€", "CHF", "Rs"])
def test_a_stake_is_written_as_other_money_with_places_of_its_own(
    translations: Translations, language: Language, currency: str
) -> None:
    translations.use(language)

    assert stake_text(Decimal("1234.5"), currency) == money_text(Decimal("1234.5"), currency)
    fine = stake_text(Decimal("0.0025"), currency)
    assert amount_text(Decimal("0.0025")) in fine
    assert fine.replace(amount_text(Decimal("0.0025")), amount_text(Decimal("0.01"))) == money_text(
        Decimal("0.01"), currency
    )


def test_what_is_won_or_owed_has_a_sign_and_nought_has_none(translations: Translations) -> None:
    translations.use(Language.GERMAN)

    assert signed_money_text(Decimal("0.5"), "€") == left_to_right("+0,50\u00a0€")
    assert signed_money_text(Decimal("-0.5"), "€") == isolate("−0,50\u00a0€")
    assert signed_money_text(Decimal(0), "€") == isolate("0,00\u00a0€")


def test_halves_of_a_cent_are_rounded_as_merchants_do() -> None:
    assert [cents(Decimal(text)) for text in ("0.005", "-0.005", "1.004", "0.995")] == [1, -1, 100, 100]
