"""Numbers as text for people, in the default locale, which is that of the interface.

What is no whole number is rounded here, and nowhere before: halves away from nought (``skatdesk.scoring.rounding``).
Anything with a sign is isolated in right-to-left locales, so that the sign stays on the
left of the figure. Minus is U+2212, as wide as plus.
"""

from PySide6.QtCore import QCoreApplication, QLocale, Qt

from skatdesk.i18n.bidi import left_to_right
from skatdesk.scoring.rounding import nearest, rounded

_PLUS, _MINUS = "+", "\u2212"
_NO_BREAK_SPACE, _NARROW_NO_BREAK_SPACE = "\u00a0", "\u202f"


def number(value: float) -> str:
    """A whole number, with the locale's digits and thousands: 1,234 · 1.234 · 1 234."""
    figure = nearest(value)
    return _with_sign(QLocale().toString(abs(figure)), figure)


def grouped(words: str, count: int) -> str:
    """Words in which Qt has put this number in place of ``%n``, with the thousands of the locale: 1,234 games."""
    return words.replace(str(count), number(count))


def signed(value: float) -> str:
    """A change of the score in whole points, always with its sign: +96, −36; nought has none."""
    figure = nearest(value)
    return _with_sign(QLocale().toString(abs(figure)), figure, _PLUS)


def decimal(value: float, places: int) -> str:
    """A number with this many places, as 27.5 for an average."""
    figure = rounded(value, places)
    return _with_sign(QLocale().toString(abs(figure), "f", places), figure)


def percent(hundredths: float) -> str:
    """A share in hundredths, as the language of the interface writes it: 62% · 62 % · %62."""
    #: A share; put the sign where your language has it, with a narrow no-break space if it has one
    pattern = QCoreApplication.translate("Numbers", "{number}%")
    return _in_order(pattern.format(number=number(hundredths)))


def money(cents: int, symbol: str) -> str:
    """An amount in hundredths of a currency, "−3,50 €"; with an empty symbol the locale's own."""
    locale = QLocale()
    symbol = symbol or locale.currencySymbol()
    figure = locale.toCurrencyString(abs(cents) / 100, symbol, 2)
    if symbol[-1:].isalpha() and figure.startswith(symbol):
        # "Rs 2.15": some locales leave no room between the letters and the figure
        figure = f"{symbol}{_NO_BREAK_SPACE}{figure.removeprefix(symbol).lstrip()}"
    return _with_sign(figure, cents)


def deal_number(value: int) -> str:
    """A deal's number in groups of three that never break.

    The same figures in every language, because players tell them to each other.
    """
    return _in_order(f"{value:,}".replace(",", _NARROW_NO_BREAK_SPACE))


def _with_sign(figure: str, value: float, plus: str = "") -> str:
    sign = _MINUS if value < 0 else plus if value > 0 else ""
    return _in_order(sign + figure) if sign else figure


def _in_order(text: str) -> str:
    if QLocale().textDirection() is Qt.LayoutDirection.RightToLeft:
        return left_to_right(text)
    return text
