"""Every text has room at 1024 × 700, the smallest window: in five languages whole, in a longer one almost.

So it has where the user wants it as large as can be.
"""

import re

import pytest
from PySide6.QtWidgets import QApplication

from skatdesk.i18n.languages import Language
from tests.helpers.language_survey import survey
from tests.languages.conftest import Surveyed

SHORTENED = {
    "SheetCells in sheet_cells.py": "cells of the sheet: tip and description tell the whole game",
    "SheetHead in sheet_head.py": "heads of the sheet have the whole word as tip",
    "_Heads in totals_view.py": "heads of the totals have the whole word as tip",
    "_Rows in history_page.py": "the moment of a change: a date in a time in a line, each with brackets of its own",
    "Segment in segments.py": "one of eleven marks in a row: its tip says it whole",
    "FilterChoice in choice.py": "filters share one row: their tip says it whole",
    "Choice in choice.py": "a closed list shows what fits, an open one everything",
    "DealtHands in dealt_hands.py": "below two small cards, which are dimmed besides",
    "_Names in tricks_view.py": "names, which may be of any length",
    "SeatPlate in seat_plate.py": "beside the dealer's button; screen readers are told all of it",
    "Bubbles in seat_plate.py": "the own last word on a full bottom line; the line at the top says the contract whole",
    "Answer in button.py": "two ways to judge share a column; whole in the five languages",
    "Button in button.py": "seats beside ten cards; whole in the five languages",
    "OptionsTable in options.py": "card words within brackets of their own, beside four figures",
    "SpreadView in spread_view.py": "a seat and a game in a line, each with brackets of its own",
    "_Items in shelf.py": "date and games of a list in a narrow window, each with brackets of its own",
    "_Rows in moves_view.py": "card words within brackets of their own, beside the mark; the verdict says them whole",
}
"""Who may shorten texts that are 40 % longer than English ones, and what helps the reader."""
PEOPLE = {"\u2068Annemarie\u2069"}
"""A long name over a column of the widest sheet: the totals below have it whole."""
WIDEST = 66
"""So many letters a line of a tool tip may have."""
LETTERS = re.compile(r"[^\W\d_]{2,}")


@pytest.mark.parametrize("language", [language for language in Language if language is not Language.ENGLISH])
def test_nothing_is_clipped(surveyed: Surveyed, language: Language) -> None:
    found = surveyed(language)

    assert found.cramped == {}
    assert found.overflowing == {}
    assert {one: screen for one, screen in found.shortened.items() if one.text not in PEOPLE} == {}


@pytest.mark.parametrize("language", Language)
def test_no_word_stands_alone_in_a_last_line(surveyed: Surveyed, language: Language) -> None:
    assert surveyed(language).lone == {}


@pytest.mark.parametrize("language", Language)
def test_a_tool_tip_has_lines_that_are_read_at_a_glance(surveyed: Surveyed, language: Language) -> None:
    """Qt breaks those of plain text only where the screen ends; the others it breaks itself."""
    wide = {
        (screen, one.where, one.text)
        for one, screen in surveyed(language).shown.items()
        if one.where.endswith("tip") and "<" not in one.text and max(map(len, one.text.split("\n"))) > WIDEST
    }

    assert wide == set()


@pytest.mark.parametrize("size", [(1024, 700), (1440, 900)], ids=["small", "drawn"])
@pytest.mark.parametrize("language", [Language.GERMAN, Language.FRENCH])
def test_nothing_is_clipped_in_the_largest_text(qapp: QApplication, language: Language, size: tuple[int, int]) -> None:
    """In the two languages with the longest words."""
    found = survey(qapp, language, size, "largest")

    assert found.cramped == found.lone == {}
    assert found.overflowing == {}
    assert {one: screen for one, screen in found.shortened.items() if one.text not in PEOPLE} == {}


def test_nothing_is_clipped_where_texts_are_longer_by_two_fifths(surveyed: Surveyed) -> None:
    """English is shorter than that. Figures and signs get longer in no language: here only their brackets do it."""
    found = surveyed(None)
    shortened = {
        one: screen
        for one, screen in found.shortened.items()
        if one.where not in SHORTENED and LETTERS.search(one.text)
    }

    assert found.cramped == {}
    assert found.overflowing == {}
    assert shortened == {}
