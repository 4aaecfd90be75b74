"""Every letter of Urdu can be shown, whatever fonts the system has."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QFont, QTextLayout
from PySide6.QtWidgets import QApplication

from skatdesk.ui.look.fonts import URDU_FAMILY, add_bundled_fonts

LETTERS = "ابپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںوہھءیےئآأؤۂۓ۔،؟ًٌٍَُِّْ"


@pytest.fixture
def app_with_fonts(qapp: QApplication) -> Iterator[QApplication]:
    """The application with the bundled font, given back as it was."""
    before = QFont(qapp.font())
    add_bundled_fonts(qapp)
    yield qapp
    qapp.setFont(before)


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


def test_no_letter_of_urdu_is_an_empty_box(app_with_fonts: QApplication) -> None:
    """Letters, marks and punctuation, through the fallback of the application font."""
    assert missing(LETTERS, app_with_fonts.font()) == []


def test_the_system_font_stays_first(app_with_fonts: QApplication) -> None:
    """Latin text keeps the face of the desktop."""
    families = app_with_fonts.font().families()
    assert families[-1] == URDU_FAMILY
    assert len(families) > 1
    add_bundled_fonts(app_with_fonts)
    assert app_with_fonts.font().families() == families
