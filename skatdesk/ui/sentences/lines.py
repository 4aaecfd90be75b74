"""Lines that stand by themselves, made of words for the middle of a sentence."""

from PySide6.QtCore import QLocale

from skatdesk.i18n.bidi import MARKS


def as_line(words: str) -> str:
    """With a capital letter, where the script has them, though it begins with a card, a reason or a step."""
    at = len(words) - len(words.lstrip(MARKS))
    return words[:at] + QLocale().toUpper(words[at : at + 1]) + words[at + 1 :]
