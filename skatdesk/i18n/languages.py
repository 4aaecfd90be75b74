"""The five languages of Skatdesk."""

from collections.abc import Iterable
from enum import StrEnum

from PySide6.QtCore import QLocale, Qt

from skatdesk.settings.options import LANGUAGE


class Language(StrEnum):
    """A language; its value is the ISO 639 code that settings and catalogue files use."""

    ENGLISH = "en"
    GERMAN = "de"
    TURKISH = "tr"
    URDU = "ur"
    FRENCH = "fr"

    @property
    def own_name(self) -> str:
        """What the language calls itself; shown untranslated wherever a language is chosen."""
        return dict(LANGUAGE.choices)[self]

    @property
    def locale(self) -> QLocale:
        """Numbers, dates, money and sorting as its readers expect them."""
        return QLocale(self.value)

    @property
    def direction(self) -> Qt.LayoutDirection:
        """Right to left for Urdu."""
        return self.locale.textDirection()


def system_language(wanted: Iterable[str] | None = None) -> Language:
    """The first of the wanted languages that Skatdesk speaks, else English.

    ``wanted`` are language tags, most wanted first ("de-AT", "fr_CA", "ur"); without them
    the system is asked what its user wants to read.
    """
    codes = {language.value: language for language in Language}
    for tag in QLocale.system().uiLanguages() if wanted is None else wanted:
        code = tag.replace("_", "-").split("-")[0].lower()
        if code in codes:
            return codes[code]
    return Language.ENGLISH
