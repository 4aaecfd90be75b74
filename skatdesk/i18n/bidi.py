"""Keeps foreign words and figures in place inside right-to-left sentences.

Without these marks "+96" reads "96+" in Urdu, and a Latin name pulls the full stop to
its wrong side. The marks are invisible; they are for the screen, for print and for what is
sent to people, never for files that a program reads again.
"""

from unicodedata import bidirectional

_FIRST_STRONG, _LEFT_TO_RIGHT, _END = "\u2068", "\u2066", "\u2069"
MARKS = _FIRST_STRONG + _LEFT_TO_RIGHT + _END
"""All of them. Few fonts have them: Qt takes them from any other, whose lines may be higher."""

_WITHOUT = str.maketrans("", "", MARKS)


def isolate(text: str) -> str:
    """A name or a card word that keeps its own direction in a sentence of any other."""
    return f"{_FIRST_STRONG}{text}{_END}"


def left_to_right(text: str) -> str:
    """Figures and signs read from the left: "+96", "60 : 60", "11 + 0 + 4 = 15"."""
    return f"{_LEFT_TO_RIGHT}{text}{_END}"


def unbroken(text: str) -> str:
    """Figures and signs read from the left, and all in one line: "2 × 48 = 96"."""
    return left_to_right(text.replace(" ", "\u00a0"))


def bare(text: str) -> str:
    """The text without these marks, for where nothing runs from the right, and for other programs."""
    return text.translate(_WITHOUT)


def to_be_sent(text: str) -> str:
    """The text for people who read it in another program: only lines with letters that run from the right keep these
    marks.
    """
    return "\n".join(line if any(map(_from_the_right, line)) else bare(line) for line in text.split("\n"))


def _from_the_right(letter: str) -> bool:
    return bidirectional(letter) in ("R", "AL")
