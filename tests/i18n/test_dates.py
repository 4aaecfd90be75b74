from datetime import date

import pytest

from skatdesk.i18n.catalogues import Translations
from skatdesk.i18n.dates import written
from skatdesk.i18n.languages import Language


@pytest.mark.parametrize(
    ("language", "ninth", "first"),
    [
        (Language.ENGLISH, "9 Nov 2026", "1 Dec 2026"),
        (Language.GERMAN, "9. Nov. 2026", "1. Dez. 2026"),
        (Language.TURKISH, "9 Kas 2026", "1 Ara 2026"),
        (Language.URDU, "9 نومبر 2026", "1 دسمبر 2026"),
        (Language.FRENCH, "9 nov. 2026", "1er déc. 2026"),
    ],
)
def test_a_day_names_its_month(translations: Translations, language: Language, ninth: str, first: str) -> None:
    """9/11 is in September for some and in November for others; in French the first alone is an ordinal."""
    translations.use(language)

    assert written(date(2026, 11, 9)) == ninth
    assert written(date(2026, 12, 1)) == first
