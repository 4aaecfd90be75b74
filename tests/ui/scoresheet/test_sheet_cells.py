"""What stands over narrow columns."""

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QApplication

from skatdesk.ui.scoresheet.players import initial
from skatdesk.ui.scoresheet.sheet_cells import shortened


@pytest.mark.parametrize(
    ("word", "short"), [("Schneider", "Schn."), ("Schwarz", "Schw."), ("Ouvert", "Ouv."), ("Kontra", "Kont.")]
)
def test_words_are_cut_as_people_abbreviate_them(qapp: QApplication, word: str, short: str) -> None:
    """Before a vowel where that fits, else as late as there is room."""
    font = QFont()
    room = QFontMetricsF(font).horizontalAdvance(short) + 0.5
    assert shortened(word, font, room) == short


@pytest.mark.parametrize("word", ["Base", "with", "w/o", "ann.", "Bid", "کھلا"])
def test_short_words_are_left_alone(qapp: QApplication, word: str) -> None:
    assert shortened(word, QFont(), 1) == word


def test_a_word_that_fits_is_whole(qapp: QApplication) -> None:
    assert shortened("Schneider", QFont(), 1000) == "Schneider"


@pytest.mark.parametrize(("language", "letter"), [(QLocale.Language.Turkish, "İ"), (QLocale.Language.German, "I")])
def test_the_letter_of_a_player_is_that_of_the_language(language: QLocale.Language, letter: str) -> None:
    before = QLocale()
    QLocale.setDefault(QLocale(language))
    found = initial(" ismail")
    QLocale.setDefault(before)

    assert found == letter
