"""No text stays in English, seen while every screen is open."""

import re
from collections.abc import Iterator
from itertools import chain

import pytest

from skatdesk.i18n.languages import Language
from skatdesk.players.levels import CHARACTERS
from tests.helpers.language_survey import Findings
from tests.helpers.shown_texts import Shown
from tests.helpers.translators import CLOSING, OPENING, pseudo
from tests.i18n.test_translation_files import read
from tests.languages.conftest import Surveyed

OTHERS = [language for language in Language if language is not Language.ENGLISH]
NEVER_SHOWN = {"Form", "PlotItem", "GraphicsScene"}
"""Contexts of pyqtgraph's own menus, which are switched off."""
NAMES = {"Ada", "Ben", "Cem", "Dua", "Annemarie", "Skatdesk", "Thursday", "round", "Golden", "Lion", "Pub", "evening"}
NAMES |= {"Bierlachs", "Garden", "games", "sgf"}
"""People, places, titles and files of the samples; the program itself."""
LIBRARIES = {"PySide", "Qt", "Python", "NumPy", "pyqtgraph", "platformdirs", "numba", "MIT"}
GIVEN = pseudo("Ben, Clara, Felix, Ida, Oscar, Ruth")
"""First names for opponents, which stand in the catalogues as one text and are shown one by one, or shortened."""
OWN_NAMES = {language.own_name for language in Language}
FORMATS = {"CSV", "PNG", "SVG", "PDF", "JSON", "sqlite", "skatdesk", "log", "csv", "list", "UTC"}
FORMATS |= {"International", "Skat", "Server", "iss", "txt"}
"""Kinds and names of files, and the server whose records are read, which is called so in every language."""
KEYS = {"Ctrl", "Shift", "Alt", "Tab", "Esc", "Enter", "Return", "Space", "Home", "End", "Del", "Ins", "PgUp", "PgDown"}
KEYS |= {"Backspace", "Up", "Down", "Left", "Right", "AM", "PM", "PgDn"}
"""As printed on keyboards in Pakistan, and what Qt's locale writes behind a time of day."""
CODES = {"CJ", "SA", "Rs", "CHF", "pip", "install", "sound"}
"""Cards as records write them; signs of currencies; the command that installs the sounds."""
RECORDS = {"about", "deal_text"}
"""Screens with details for a report or a record, which are the same in every language."""
REASON = ("games", "_Table cell's tip")
"""Why a line of a file is no record: told in English to whoever wrote the file."""
TAG = re.compile(r"<[^>]*>")
WORD = re.compile(r"[^\W\d_]{2,}")
NAMES |= {character.name for character in CHARACTERS}
NAMES |= {
    name[:length] for name in (*WORD.findall(GIVEN), "Annemarie") for length in range(2, len(name) + 1)
}  # shortened ones too
ALLOWED = NAMES | LIBRARIES | FORMATS | KEYS | CODES
LATIN = re.compile(r"[A-Za-zÀ-ž]{2,}")


def everything(findings: Findings) -> Iterator[tuple[Shown, str]]:
    """Every text with the screen it was met on first, but for records and the names of languages."""
    for one, screen in chain(findings.shown.items(), findings.drawn.items()):
        if screen not in RECORDS and one.text not in OWN_NAMES and (screen, one.where) != REASON:
            yield one, screen


def outside_brackets(text: str) -> str:
    """What of a text was never given to a translator."""
    depth, rest = 0, []
    for letter in TAG.sub(" ", text):
        depth += (letter == OPENING) - (letter == CLOSING)
        rest.append(letter if depth == 0 and letter != CLOSING else " ")
    return "".join(rest)


@pytest.mark.parametrize("language", OTHERS)
def test_every_text_shown_is_in_the_catalogue(surveyed: Surveyed, language: Language) -> None:
    """A miss in a derived class or its base does not count where the text itself is translated."""
    sources = {message.source for message, found in read(f"skatdesk_{language}.ts").items() if not found.unfinished}
    missed = {
        (context, source)
        for context, source in surveyed(language).missed
        if source not in sources and source not in OWN_NAMES and context not in NEVER_SHOWN
        # keys are shown as they are printed on the keys
        if context != "QShortcut"
    }

    assert missed == set()


def test_every_text_shown_has_asked_a_translator(surveyed: Surveyed) -> None:
    """In the pseudo-language every translated text stands in brackets; names, files and keys do not."""
    bare = {
        (screen, one.where, one.text)
        for one, screen in everything(surveyed(None))
        # the guide is written in each language, not translated from English
        if not screen.startswith("guide") and set(WORD.findall(outside_brackets(one.text))) - ALLOWED
    }

    assert bare == set()


def test_urdu_shows_no_latin_words(surveyed: Surveyed) -> None:
    """But for names, files and keys."""
    latin = {
        (screen, one.where, one.text)
        for one, screen in everything(surveyed(Language.URDU))
        if set(LATIN.findall(TAG.sub(" ", one.text))) - ALLOWED
    }

    assert latin == set()
