"""What a series is called by."""

import pytest

from skatdesk.i18n.languages import Language
from skatdesk.ui.sentences.series_words import SeriesWords
from tests.ui.conftest import House


@pytest.mark.parametrize(("language", "said"), [(Language.ENGLISH, "1,200 games"), (Language.GERMAN, "1.200 Spiele")])
def test_the_length_of_a_long_series_has_its_thousands(house: House, language: Language, said: str) -> None:
    house.speak(language)

    assert SeriesWords(house.look).length(1200) == said
