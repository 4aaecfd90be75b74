"""What begins with a card or a reason can stand as a line of its own."""

import pytest
from PySide6.QtWidgets import QApplication

from skatdesk.i18n.bidi import isolate, left_to_right
from skatdesk.i18n.languages import Language
from skatdesk.ui.sentences.lines import as_line
from tests.ui.conftest import House


@pytest.mark.parametrize(
    ("words", "line"),
    [
        ("", ""),
        ("it wins the trick", "It wins the trick"),
        ("20 is bid", "20 is bid"),
        (isolate("dix de pique") + " : juste", isolate("Dix de pique") + " : juste"),
        (left_to_right("œ"), left_to_right("Œ")),
        ("یہ پتّا", "یہ پتّا"),
    ],
)
def test_a_line_begins_with_a_capital_even_behind_a_mark_of_direction(
    qapp: QApplication, words: str, line: str
) -> None:
    assert as_line(words) == line


def test_turkish_has_capitals_of_its_own(house: House) -> None:
    house.speak(Language.TURKISH)
    line = as_line("iki")
    house.speak(Language.ENGLISH)

    assert line == "İki"
