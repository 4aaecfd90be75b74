"""The guide's pages, and its window."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from skatdesk.ui.desk import Desk
from skatdesk.ui.guide.page import Pages
from skatdesk.ui.guide.pictures import Pictures
from skatdesk.ui.guide.window import GuideWindow
from tests.ui.conftest import House


@pytest.fixture
def pages(house: House, desk: Desk) -> Pages:
    """Writes pages in English."""
    pictures = Pictures(house.look, house.faces)
    return Pages(desk, pictures, house.look)


@pytest.fixture
def window(house: House, desk: Desk, qapp: QApplication) -> Iterator[GuideWindow]:
    """The guide at its first chapter."""
    window = GuideWindow(desk, house.settings, house.translations)
    window.show_chapter()
    window.show()
    qapp.processEvents()
    yield window
    window.close()
    window.deleteLater()
