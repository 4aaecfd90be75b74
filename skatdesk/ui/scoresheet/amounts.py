"""Amounts of money as people type them, in the digits and with the comma of their language."""

from decimal import Decimal

from PySide6.QtCore import QLocale

from skatdesk.skat.stakes import stake_of


def typed_amount(text: str) -> Decimal | None:
    """The money for one point; nothing typed is nought, None what is no stake."""
    return stake_of(_plain(text) or "0")


def amount_text(amount: Decimal) -> str:
    """An amount for a field, without a currency: 0,01."""
    places = max(2, -int(amount.normalize().as_tuple().exponent))
    locale = QLocale()
    locale.setNumberOptions(QLocale.NumberOption.OmitGroupSeparator)
    return locale.toString(float(amount), "f", places) if amount else ""


def _plain(text: str) -> str:
    """With western digits and a point, without spaces, signs of currency and direction."""
    kept = []
    for character in text:
        if character.isdecimal():
            kept.append(str(int(character)))
        elif character in ",.٫":
            kept.append(".")
        elif character in "-−":
            kept.append("-")
        elif character.isalpha():
            kept.append("?")  # no amount
    return "".join(kept)
