"""Amounts of money as people type and read them, in the digits and with the comma of their language."""

import unicodedata
from decimal import ROUND_HALF_UP, Decimal

from PySide6.QtCore import QLocale

from skatdesk.i18n.bidi import isolate, left_to_right
from skatdesk.i18n.numbers import money
from skatdesk.skat.stakes import stake_of


def typed_amount(text: str) -> Decimal | None:
    """The money for one point; nothing typed is nought, None what is no stake."""
    return stake_of(_plain(text) or "0")


def amount_text(amount: Decimal) -> str:
    """An amount for a field, without a currency: 0,01."""
    locale = QLocale()
    locale.setNumberOptions(QLocale.NumberOption.OmitGroupSeparator)
    return locale.toString(float(amount), "f", _places(amount)) if amount else ""


def _places(amount: Decimal) -> int:
    """Of cents, or as many as a finer amount has."""
    return max(2, -int(amount.normalize().as_tuple().exponent))


def cents(amount: Decimal) -> int:
    """An amount of money in hundredths, rounded as merchants do."""
    return int((amount * 100).quantize(Decimal(1), ROUND_HALF_UP))


def money_text(amount: Decimal, currency: str) -> str:
    """An amount in the currency of a list; empty: that of the language."""
    return money(cents(amount), currency)


def stake_text(stake: Decimal, currency: str) -> str:
    """What one point costs, with the fractions of a cent it may have: € 0,005."""
    locale = QLocale()
    nought, figure = locale.toString(0.0, "f", 2), locale.toString(float(stake), "f", _places(stake))
    return money(0, currency).replace(nought, figure)


def signed_money_text(amount: Decimal, currency: str) -> str:
    """The same with its sign, so that a plus is no debt."""
    text = money_text(amount, currency)
    return left_to_right(f"+{text}") if amount > 0 else isolate(text)


def _plain(text: str) -> str:
    """With western digits and a point, without spaces, signs of currency and direction, and what groups digits.

    Anything else is no amount: 1/2 is not 12.
    """
    kept = []
    for character in text:
        if character.isdecimal():
            kept.append(str(int(character)))
        elif character in ",.٫،۔":
            kept.append(".")
        elif not (character.isspace() or character in "'’_" or unicodedata.category(character) in ("Sc", "Cf")):
            kept.append("?")
    return "".join(kept)
