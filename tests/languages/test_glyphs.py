"""No box instead of a letter, in any text that is shown or could be."""

from collections.abc import Iterable

import pytest
from PySide6.QtGui import QFont, QTextLayout
from PySide6.QtWidgets import QApplication

from skatdesk.i18n.languages import Language
from skatdesk.ui.look.fonts import URDU_FAMILY, add_bundled_fonts
from skatdesk.ui.look.richline import SUIT_CHARACTERS
from tests.i18n.test_translation_files import FOLDER, read
from tests.languages.conftest import Surveyed

UNSEEN = dict.fromkeys(map(ord, "\u2066\u2067\u2068\u2069\u200e\u200f\u00ad" + SUIT_CHARACTERS))
"""Marks of direction have no shape; suit signs are drawn, not written."""


def boxes(texts: Iterable[str], font: QFont) -> set[str]:
    """Words in which a letter has no glyph: its number in the font is 0."""
    words = {word for text in texts for word in text.translate(UNSEEN).split()}
    return {word for word in words if not all(_glyphs(word, font))}


def _glyphs(word: str, font: QFont) -> list[int]:
    layout = QTextLayout(word, font)
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    return [glyph for run in layout.glyphRuns() for glyph in run.glyphIndexes()]


def font_of(qapp: QApplication, language: Language) -> QFont:
    """The font the program writes this language with."""
    add_bundled_fonts()
    font = QFont(qapp.font())
    font.setFamilies([*([URDU_FAMILY] if language is Language.URDU else []), *font.families()])
    return font


@pytest.mark.parametrize("language", [language for language in Language if language is not Language.ENGLISH])
def test_every_text_shown_has_its_glyphs(qapp: QApplication, surveyed: Surveyed, language: Language) -> None:
    assert boxes(surveyed(language).texts, font_of(qapp, language)) == set()


@pytest.mark.parametrize("name", sorted(path.name for path in FOLDER.glob("*.ts")))
def test_every_catalogue_has_its_glyphs(qapp: QApplication, name: str) -> None:
    """In the font of its language, and card words in that of every language: namings can be mixed."""
    texts = [form for found in read(name).values() for form in found.forms]
    language = Language(name.removesuffix(".ts").rpartition("_")[2])
    for writing in Language if name.startswith("cards") else (language,):
        assert boxes(texts, font_of(qapp, writing)) == set()


def test_a_box_would_be_found(qapp: QApplication) -> None:
    """A character no font has."""
    assert boxes(["Skat \U0010fffd"], font_of(qapp, Language.ENGLISH)) == {"\U0010fffd"}
