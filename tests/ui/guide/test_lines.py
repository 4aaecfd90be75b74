"""How the lines of a chapter end."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter, QTextBlock, QTextDocument, QTextFrame, QTextTable
from PySide6.QtWidgets import QApplication

from skatdesk.i18n.languages import Language
from skatdesk.ui.guide import chapters
from skatdesk.ui.guide.hits import _Drawing
from skatdesk.ui.guide.window import GuideWindow
from tests.ui.conftest import House

_PICTURE = "\ufffc"


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("width", [900, 1040, 1366])
def test_no_word_stands_alone_in_the_last_line(
    window: GuideWindow, house: House, language: Language, width: int
) -> None:
    """Of headings, paragraphs and lists. After a picture lines break whatever follows."""
    house.speak(language)
    window.resize(width, 700)
    QApplication.processEvents()
    alone = []
    for key in chapters.order():
        window.show_chapter(key)
        alone += [(key, line) for line in _last_lines(window.browser.document()) if _is_one_word(line)]

    assert alone == []


def test_a_letter_that_reaches_beyond_its_line_is_whole(window: GuideWindow) -> None:
    """As a J does in many fonts, at the beginning of a heading."""
    browser = window.browser
    browser.show_page("<h1>J</h1>")
    shown = browser.viewport().grab().toImage()
    whole = QImage(200, 100, QImage.Format.Format_RGB32)
    whole.fill(Qt.GlobalColor.white)
    with QPainter(whole) as painter:
        painter.translate(50, 0)
        browser.document().drawContents(painter)

    def columns_of_ink(image: QImage) -> int:
        return sum(any(image.pixelColor(x, y).lightness() < 100 for y in range(60)) for x in range(150))

    assert columns_of_ink(shown) == columns_of_ink(whole) > 0


@pytest.mark.parametrize("language", Language)
def test_no_word_of_a_chapter_stands_alone_at_the_side(window: GuideWindow, house: House, language: Language) -> None:
    house.speak(language)
    QApplication.processEvents()
    side = window.contents
    drawing = side.itemDelegate()
    assert isinstance(drawing, _Drawing)
    titles = [drawing._document(side.model().index(row, 0), "") for row in range(side.count())]
    for title in titles:
        title.size()

    assert [line for title in titles for line in _last_lines(title) if _is_one_word(line)] == []


@pytest.mark.parametrize("language", Language)
def test_words_and_figures_of_a_row_stand_on_one_line(window: GuideWindow, house: House, language: Language) -> None:
    """In tables of values; a mark of direction, which most fonts lack, makes the line of a word higher."""
    house.speak(language)
    QApplication.processEvents()
    uneven = []
    for key in chapters.order():
        window.show_chapter(key)
        document = window.browser.document()
        for table in _tables(document.rootFrame()):
            for row in range(table.rows()):
                blocks = [table.cellAt(row, at).firstCursorPosition().block() for at in range(table.columns())]
                feet = [_foot(document, block) for block in blocks if block.text() and _PICTURE not in block.text()]
                uneven += [(key, row)] if feet and max(feet) - min(feet) > 0.5 else []

    assert uneven == []


def _tables(frame: QTextFrame) -> Iterator[QTextTable]:
    for inner in frame.childFrames():
        if isinstance(inner, QTextTable):
            yield inner
        yield from _tables(inner)


def _foot(document: QTextDocument, block: QTextBlock) -> float:
    """Where the letters of its first line stand."""
    line = block.layout().lineAt(0)
    return document.documentLayout().blockBoundingRect(block).y() + line.y() + line.ascent()


def _last_lines(document: QTextDocument) -> Iterator[str]:
    """Of all blocks with more than one line; not those of tables, and none that follows a picture."""
    block = document.begin()
    while block.isValid():
        layout, text = block.layout(), block.text()
        if layout.lineCount() > 1 and document.frameAt(block.position()) is document.rootFrame():
            start = layout.lineAt(layout.lineCount() - 1).textStart()
            if not text[:start].rstrip().endswith(_PICTURE):
                yield text[start:].strip()
        block = block.next()


def _is_one_word(line: str) -> bool:
    return _PICTURE not in line and len(re.split("[ \u00a0]", line)) == 1
