"""A finger on a list, and on what lies in a page that scrolls: it scrolls, taps, rests."""

from collections.abc import Iterator
from functools import partial
from typing import TypeVar

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QGuiApplication, QInputDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QCheckBox,
    QListWidget,
    QPushButton,
    QScrollArea,
    QScroller,
    QToolTip,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from skatdesk.ui.look.touch import scroll_by_finger, tell_by_finger
from tests.helpers.finger import Finger

W = TypeVar("W", bound=QWidget)
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


def shown(qtbot: QtBot, widget: W) -> W:
    qtbot.addWidget(widget)
    with qtbot.waitExposed(widget):
        widget.show()
    return widget


@pytest.fixture
def names(qtbot: QtBot) -> Names:
    return shown(qtbot, Names())


class Page(QScrollArea):
    """Answers below each other, more of them than there is room for."""

    def __init__(self, answers: int = 40) -> None:
        super().__init__()
        ground = QWidget()
        column = QVBoxLayout(ground)
        self.answers = [QCheckBox(f"Answer {number}") for number in range(answers)]
        for answer in self.answers:
            column.addWidget(answer)
        self.setWidget(ground)
        self.setWidgetResizable(True)
        self.resize(300, 300)
        scroll_by_finger(self)

    @property
    def given(self) -> list[QCheckBox]:
        """The answers that are checked."""
        return [answer for answer in self.answers if answer.isChecked()]


@pytest.fixture
def page(qtbot: QtBot) -> Page:
    return shown(qtbot, Page())


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


def test_where_no_touch_screen_is_nothing_waits_for_one(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QInputDevice, "devices", list)
    assert not QScroller.hasScroller(shown(qtbot, Names()).viewport())


def test_a_touch_screen_may_be_plugged_in_later(qtbot: QtBot, finger: Finger, monkeypatch: pytest.MonkeyPatch) -> None:
    """What stood there by then is tapped at once, and scrolls from the second touch on."""
    with monkeypatch.context() as before:
        before.setattr(QInputDevice, "devices", list)
        names = shown(qtbot, Names())
    finger.tap(names.viewport(), LOW)
    qtbot.waitUntil(lambda: names.clicked_rows == [names.indexAt(LOW).row()])

    finger.draw(names.viewport(), LOW, HIGH)
    assert names.verticalScrollBar().value() > 100


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


def test_quick_taps_on_two_lines_choose_both(names: Names, finger: Finger) -> None:
    for at in (HIGH, LOW):
        finger.tap(names.viewport(), at)

    assert names.clicked_rows == [names.indexAt(at).row() for at in (HIGH, LOW)]


def test_two_taps_on_one_place_are_a_double_click(qtbot: QtBot, names: Names, finger: Finger) -> None:
    with qtbot.waitSignal(names.doubleClicked):
        for _ in range(2):
            finger.tap(names.viewport(), LOW)


def test_what_a_finger_begins_to_scroll_on_is_not_pressed(qtbot: QtBot, page: Page, finger: Finger) -> None:
    """It goes along under the finger, and would be pressed when the finger is lifted."""
    answer = page.answers[6]
    start = answer.mapTo(page, QPoint(12, answer.height() // 2))
    finger.draw(page, start, start - QPoint(0, 60))
    assert page.verticalScrollBar().value() > 0

    qtbot.wait(30)
    assert page.given == []


def test_quick_taps_in_a_page_that_scrolls_all_count(page: Page, finger: Finger) -> None:
    tapped = page.answers[2:6]
    for answer in tapped:
        finger.tap(answer, QPoint(12, answer.height() // 2))

    assert page.given == tapped


@pytest.mark.usefixtures("_short_rest")
@pytest.mark.parametrize("enabled", [True, False])
def test_a_resting_finger_brings_the_tip_and_chooses_nothing(
    qtbot: QtBot, page: Page, finger: Finger, enabled: bool
) -> None:
    answer, at = page.answers[3], QPoint(12, 8)
    answer.setToolTip("What it is for")
    answer.setEnabled(enabled)
    finger.put_down(answer, at)
    qtbot.waitUntil(QToolTip.isVisible)
    assert QToolTip.text() == "What it is for"

    finger.lift(answer, at)
    assert page.given == []


@pytest.mark.usefixtures("_short_rest")
def test_where_there_is_nothing_to_tell_a_long_tap_is_a_tap(qtbot: QtBot, page: Page, finger: Finger) -> None:
    answer, at = page.answers[3], QPoint(12, 8)
    finger.put_down(answer, at)
    qtbot.wait(60)
    finger.lift(answer, at)

    assert page.given == [answer]


def test_what_lies_where_nothing_scrolls_feels_the_finger_at_once(qtbot: QtBot, finger: Finger) -> None:
    page = shown(qtbot, Page(3))
    page.answers[2].setToolTip("What it is for")
    answer, at = page.answers[1], QPoint(12, 8)
    finger.put_down(answer, at)
    assert answer.isDown()

    finger.lift(answer, at)
    assert page.given == [answer]


@pytest.mark.usefixtures("_short_rest")
@pytest.mark.parametrize("enabled", [True, False])
def test_in_a_window_a_resting_finger_is_told_what_a_button_is_for(qtbot: QtBot, finger: Finger, enabled: bool) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    button, plain = QPushButton("Give up", window), QPushButton("Go on", window)
    plain.move(0, 100)
    button.setToolTip("Ends the deal")
    button.setEnabled(enabled)
    pressed: list[str] = []
    for one in (button, plain):
        one.clicked.connect(partial(pressed.append, one.text()))
    tell_by_finger(window)
    with qtbot.waitExposed(window):
        window.show()
    at = QPoint(12, 8)
    finger.put_down(button, at)
    qtbot.waitUntil(QToolTip.isVisible)
    finger.lift(button, at)
    assert pressed == []

    finger.tap(button, at)
    finger.tap(plain, at)
    finger.tap(plain, at)
    assert pressed == (["Give up"] if enabled else []) + ["Go on", "Go on"]
