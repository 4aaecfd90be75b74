"""A page of a room: its colour, its language, the way out of it."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QVBoxLayout
from pytestqt.qtbot import QtBot

from skatdesk.i18n.languages import Language
from skatdesk.ui.look.room_page import RoomBar, RoomPage
from skatdesk.ui.look.theme import Look, Scheme
from skatdesk.ui.look.tokens import ROW, S1
from tests.ui.conftest import House


class _Page(RoomPage):
    """A page with nothing but a head."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.written = 0
        self.head = RoomBar(look)
        self.head.row.addStretch(1)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addWidget(self.head)
        rows.addStretch(1)
        self._write_words()

    def _write_words(self) -> None:
        self.written += 1
        self.head.title.show_text(f"Written {self.written}")


@pytest.fixture
def page(house: House, qtbot: QtBot) -> _Page:
    page = _Page(house.look)
    qtbot.addWidget(page)
    page.resize(600, 400)
    return page


@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
@pytest.mark.parametrize("scale", [1, 1.5])
def test_the_way_back_stands_at_the_reading_start(
    page: _Page, house: House, direction: Qt.LayoutDirection, scale: float
) -> None:
    house.look.use(scale=scale)
    page.setLayoutDirection(direction)
    page.grab()
    back, edge = page.head.back.geometry(), house.look.px(S1)

    assert (back.y(), back.height()) == (edge, house.look.px(ROW))
    if direction is Qt.LayoutDirection.LeftToRight:
        assert back.x() == edge
        assert page.head.title.x() == back.x() + back.width() + edge
    else:
        assert back.x() + back.width() == page.width() - edge
        assert page.head.title.x() + page.head.title.width() == back.x() - edge


def test_the_arrow_says_what_it_does_in_the_language_in_use(page: _Page, house: House, qtbot: QtBot) -> None:
    """The words of the page follow too."""
    page.show()
    back, written = page.head.back, page.written
    assert (back.toolTip(), back.accessibleName()) == ("Back", "Back")
    house.speak(Language.GERMAN)
    qtbot.waitUntil(lambda: page.written > written)

    assert (back.toolTip(), back.accessibleName()) == ("Zurück", "Zurück")


@pytest.mark.parametrize("scheme", [Scheme.LIGHT, Scheme.DARK, Scheme.CONTRAST])
def test_a_page_has_the_colour_of_pages(page: _Page, house: House, scheme: Scheme) -> None:
    house.look.use(scheme=scheme)
    corner = page.grab().toImage().pixelColor(QPoint(599, 399))

    assert corner == QColor(house.look.theme.page)
