"""The one door to the words of the option table, which knows no Qt."""

from PySide6.QtCore import QCoreApplication


def option_words(text: str) -> str:
    """A label or choice of ``settings.options`` in the language of the program.

    The texts are marked for translation where they stand; this is the only place where a
    text that is not a literal may be translated.
    """
    return QCoreApplication.translate("Settings", text)
