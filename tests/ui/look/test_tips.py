"""Lines of tool tips."""

import pytest
from PySide6 import QtGui
from PySide6.QtGui import QTextDocumentFragment

from skatdesk.ui.look.tips import tip, tip_of_lines


@pytest.mark.parametrize("words", ["", "Back", "Copy the deal number"])
def test_what_fits_a_line_stays_one(words: str) -> None:
    assert tip(words) == words


def test_a_sentence_is_broken_into_lines_about_as_long() -> None:
    words = "With help this game becomes practice: it stays in the list, but not in the statistics"

    assert tip(words) == "With help this game becomes practice: it\nstays in the list, but not in the statistics"


def test_lines_that_are_full_are_broken_too() -> None:
    assert tip(f"{60 * 'x'} {60 * 'y'}") == f"{60 * 'x'}\n{60 * 'y'}"


def test_lines_that_are_there_stay_apart() -> None:
    assert tip("Won\nLost") == "Won\nLost"


def test_a_word_that_is_longer_than_a_line_stays_whole() -> None:
    assert tip("word " + 70 * "x") == "word\n" + 70 * "x"


def test_words_joined_by_a_no_break_space_stay_together() -> None:
    assert "35\u00a0+\u00a011" in tip(f"{'a ' * 28}35\u00a0+\u00a011 = 46")


@pytest.mark.parametrize("line", ["Ada & Ben", "Ada's list", 'called "Ada"'])
def test_a_tool_tip_of_one_line_is_read_as_markup_like_those_of_several(line: str) -> None:
    told = tip_of_lines((line,))

    assert QtGui.Qt.mightBeRichText(told)
    assert QTextDocumentFragment.fromHtml(told).toPlainText() == line
    assert tip_of_lines(()) == ""


def test_what_people_have_written_is_no_markup() -> None:
    name = "<b>Ada</b> from the pub whose name is longer than a line of a tool tip can be"
    told = tip(name)

    assert told.count("<br>") == 1
    assert QTextDocumentFragment.fromHtml(told).toPlainText().split() == name.split()
