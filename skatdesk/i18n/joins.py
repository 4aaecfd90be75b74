"""Parts of a text put beside one another with the signs of the language.

For what is not one sentence: captions with a value, enumerations, what screen readers are told of a picture.
French has a space before the colon, Urdu its own comma, semicolon and full stop.
"""

import re
from collections.abc import Iterable
from functools import reduce

from PySide6.QtCore import QCoreApplication

_STOP_TOO_MANY = re.compile(r"([?؟…])[.۔] ")


def named(name: str, value: str) -> str:
    """A name and what belongs to it: "Declarer: Ada"; one of them alone where the other is empty."""
    if not name or not value:
        return name or value
    #: A name or caption and its value: "Declarer: Ada"
    return QCoreApplication.translate("Joins", "{name}: {value}").format(name=name, value=value)


def listed(parts: Iterable[str]) -> str:
    """An enumeration: "1 Ada, 2 Ben, 3 Cem"; empty parts are left out."""
    #: Goes on with an enumeration that has no "and": "1 Ada, 2 Ben, 3 Cem"
    pattern = QCoreApplication.translate("Joins", "{several}, {next}")
    return _joined(pattern, parts)


def apart(parts: Iterable[str]) -> str:
    """Parts that have commas of their own: "Ada: 24; Ben: 0"; empty parts are left out."""
    #: Goes on with a list whose parts may have commas of their own: "Ada: 24, won; Ben: 0"
    pattern = QCoreApplication.translate("Joins", "{several}; {next}")
    return _joined(pattern, parts)


def as_sentences(parts: Iterable[str]) -> str:
    """Parts as sentences of their own, "Who leads? Your hand: ace"; empty parts are left out."""
    #: Two sentences, one after the other
    pattern = QCoreApplication.translate("Joins", "{several}. {next}")
    return _STOP_TOO_MANY.sub(r"\1 ", _joined(pattern, parts))


def _joined(pattern: str, parts: Iterable[str]) -> str:
    filled = list(filter(None, parts))
    return reduce(lambda several, part: pattern.format(several=several, next=part), filled) if filled else ""
