"""What a series is called by."""

import pytest

from skatdesk.i18n.languages import Language
from skatdesk.ui.sentences.series_words import SeriesWords
from tests.helpers.plain import plain
from tests.ui.conftest import House


@pytest.mark.parametrize(("language", "said"), [(Language.ENGLISH, "1,200 games"), (Language.GERMAN, "1.200 Spiele")])
def test_the_length_of_a_long_series_has_its_thousands(house: House, language: Language, said: str) -> None:
    house.speak(language)

    assert SeriesWords(house.look).length(1200) == said


@pytest.mark.parametrize(
    ("player", "called"),
    [
        ("beginner", "Beginner"),
        ("casual", "Casual player"),
        ("club", "Club player"),
        ("tournament", "Tournament player"),
        ("expert", "Expert"),
        ("rules", "By the book"),
        ("random", "Plays anything"),
        ("wilma", "Wilma, cautious"),
        ("a player of a later version", "a player of a later version"),
    ],
)
def test_every_player_has_its_own_name(house: House, player: str, called: str) -> None:
    assert plain(SeriesWords(house.look).player(player)) == called
