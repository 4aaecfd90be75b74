"""A finger on a list: it scrolls, taps, rests."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListWidget
from pytestqt.qtbot import QtBot

from skatdesk.ui.look.touch import scroll_by_finger
from tests.helpers.finger import Finger

HIGH, LOW = QPoint(60, 40), QPoint(60, 240)


class Names(QListWidget):
    """A list longer than its window, which has a menu."""

    def __init__(self) -> None:
        super().__init__()
        self.addItems([f"Name {number}" for number in range(200)])
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.resize(300, 300)
        self.menus: list[QPoint] = []
        self.clicked_rows: list[int] = []
        self.clicked.connect(self._on_click)
        scroll_by_finger(self)

    def _on_click(self) -> None:
        self.clicked_rows.append(self.currentRow())

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.menus.append(event.pos())


@pytest.fixture(scope="module")
def finger() -> Finger:
    return Finger()


@pytest.fixture
def names(qtbot: QtBot) -> Names:
    names = Names()
    qtbot.addWidget(names)
    with qtbot.waitExposed(names):
        names.show()
    return names


@pytest.fixture
def _short_rest() -> Iterator[None]:
    hints = QGuiApplication.styleHints()
    usual = hints.mousePressAndHoldInterval()
    hints.setMousePressAndHoldInterval(20)
    yield
    hints.setMousePressAndHoldInterval(usual)


def test_drawn_along_it_scrolls_and_chooses_nothing(qtbot: QtBot, names: Names, finger: Finger) -> None:
    finger.draw(names.viewport(), LOW, HIGH)
    assert names.verticalScrollBar().value() > 100

    qtbot.wait(50)
    assert (names.clicked_rows, names.menus) == ([], [])


def test_a_tap_chooses(qtbot: QtBot, names: Names, finger: Finger) -> None:
    finger.put_down(names.viewport(), LOW)
    assert names.clicked_rows == []

    finger.lift(names.viewport(), LOW)
    qtbot.waitUntil(lambda: names.clicked_rows == [names.indexAt(LOW).row()])


@pytest.mark.usefixtures("_short_rest")
def test_a_resting_finger_asks_for_the_menu_and_chooses_nothing(qtbot: QtBot, names: Names, finger: Finger) -> None:
    finger.put_down(names.viewport(), LOW)
    qtbot.waitUntil(lambda: bool(names.menus))

    finger.lift(names.viewport(), LOW)
    qtbot.wait(30)
    assert names.clicked_rows == []


def test_a_mouse_does_what_it_did(names: Names) -> None:
    QTest.mousePress(names.viewport(), Qt.MouseButton.LeftButton, pos=LOW)
    assert names.currentRow() == names.indexAt(LOW).row()

    QTest.mouseMove(names.viewport(), HIGH)
    QTest.mouseRelease(names.viewport(), Qt.MouseButton.LeftButton, pos=HIGH)
    assert names.verticalScrollBar().value() == 0
