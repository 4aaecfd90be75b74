"""Tool tips in lines that are read at a glance; Qt breaks plain text only where the screen ends."""

import html
from collections.abc import Iterable
from functools import lru_cache
from textwrap import wrap

from PySide6 import QtGui
from PySide6.QtCore import QLocale, Qt

_LETTERS = 60
"""So many letters a line of a tool tip has at most."""


def tip(words: str) -> str:
    """The words in as few lines as that takes, all about as long."""
    lines = _broken(words)
    text = "\n".join(lines)
    return tip_of_lines(lines) if QtGui.Qt.mightBeRichText(text) else text  # people may be called "<b>"


def tip_of_lines(lines: Iterable[str]) -> str:
    """Lines that stay as they are; by themselves they would not follow the direction of the language. "" for none."""
    text = "<br>".join(html.escape(line) for line in lines)
    direction = "rtl" if QLocale().textDirection() is Qt.LayoutDirection.RightToLeft else "ltr"
    return f'<div dir="{direction}">{text}</div>' if text else ""  # one line alone Qt would take for plain text


@lru_cache(maxsize=1024)
def _broken(words: str) -> tuple[str, ...]:
    return tuple(line for paragraph in words.split("\n") for line in _even(paragraph))


def _even(words: str) -> list[str]:
    """One paragraph: the narrowest lines that are no more than there have to be."""
    widest = _lines(words, _LETTERS)
    tried = (_lines(words, width) for width in range(len(words) // max(len(widest), 1) + 1, _LETTERS))
    return next((lines for lines in tried if len(lines) == len(widest)), widest)


def _lines(words: str, width: int) -> list[str]:
    return wrap(words, width, break_long_words=False, break_on_hyphens=False)
