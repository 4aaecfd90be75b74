"""The guide's pages, and its window."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from skatdesk.ui.guide.page import Pages
from skatdesk.ui.guide.pictures import Pictures
from skatdesk.ui.guide.window import GuideWindow
from skatdesk.ui.sentences import Sentences
from tests.ui.conftest import House


@pytest.fixture
def pages(house: House) -> Pages:
    """Writes pages in English."""
    pictures = Pictures(house.look, house.faces)
    return Pages(house.look, house.namer, Sentences(house.namer, house.look), pictures, house.look)


@pytest.fixture
def window(house: House, qapp: QApplication) -> Iterator[GuideWindow]:
    """The guide at its first chapter."""
    sentences = Sentences(house.namer, house.look)
    window = GuideWindow(house.look, house.namer, house.faces, sentences, house.settings, house.translations)
    window.show_chapter()
    window.show()
    qapp.processEvents()
    yield window
    window.close()
    window.deleteLater()
