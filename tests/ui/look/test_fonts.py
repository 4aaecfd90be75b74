"""Every letter of Urdu can be shown, whatever fonts the system has."""

import pytest
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QFontMetrics, QTextLayout
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from skatdesk.ui.look.fonts import NASTALIQ_FAMILY, URDU_FAMILY, add_bundled_fonts, families
from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import TITLE

LETTERS = "ابپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںوہھءیےئآأؤۂۓ۔،؟ًٌٍَُِّْ"


def missing(text: str, font: QFont) -> list[str]:
    """The characters for which only an empty box could be drawn."""
    boxes = []
    for character in text:
        layout = QTextLayout("ب" + character, font)
        layout.beginLayout()
        layout.createLine()
        layout.endLayout()
        if any(0 in run.glyphIndexes() for run in layout.glyphRuns()):
            boxes.append(character)
    return boxes


def test_no_letter_of_urdu_is_an_empty_box(qapp: QApplication) -> None:
    """Letters, marks and punctuation, in the application font as it is."""
    add_bundled_fonts()
    assert missing(LETTERS, qapp.font()) == []


def test_lines_of_other_languages_stay_as_high_as_they_were(qapp: QApplication) -> None:
    """The bundled font is only a fallback."""
    before = QFontMetrics(qapp.font()).height()
    add_bundled_fonts()
    assert QFontMetrics(qapp.font()).height() == before


def test_fonts_are_taken_in_once(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    add_bundled_fonts()
    again: list[str] = []
    monkeypatch.setattr(QFontDatabase, "addApplicationFont", again.append)
    add_bundled_fonts()
    assert again == []


def test_nastaliq_has_every_letter(qapp: QApplication) -> None:
    """The font for headings; in one of its own shapes, not in another font's."""
    text, headings = families(urdu=True, nastaliq=True)
    font = QFont(qapp.font())
    font.setFamilies([headings])
    assert text == URDU_FAMILY
    assert missing(LETTERS, font) == []
    assert QFontInfo(font).family() == NASTALIQ_FAMILY


def test_headings_stand_in_nastaliq_in_urdu_only(qapp: QApplication) -> None:
    assert families(urdu=False, nastaliq=True) == ("", "")
    assert families(urdu=True, nastaliq=False) == (URDU_FAMILY, "")


def test_a_heading_in_nastaliq_keeps_its_strokes_and_dots_where_it_is_cramped(qtbot: QtBot, look: Look) -> None:
    """Its letters fill the height of their line; nothing over or under them is left to spare."""
    look.use(families=families(urdu=True, nastaliq=True))
    line = RichLine(look, "کس پتے سے زیادہ بار جیت", size=TITLE)
    qtbot.addWidget(line)
    whole = _inked_rows(line)
    look.use(enlarged=True)

    assert _inked_rows(line) == whole


def _inked_rows(line: RichLine) -> int:
    line.resize(line.sizeHint())
    picture = line.grab().toImage()
    ground = picture.pixel(0, 0)
    return sum(any(picture.pixel(x, y) != ground for x in range(picture.width())) for y in range(picture.height()))
