"""Tab never leads to what cannot be seen."""

from typing import NamedTuple

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from skatdesk.ui.look.focus_in_sight import FocusInSight


class Shown(NamedTuple):
    window: QWidget
    above: QPushButton
    area: QScrollArea
    first: QPushButton
    last: QPushButton


@pytest.fixture
def shown(qtbot: QtBot) -> Shown:
    """A button, and below it an area of which a quarter can be seen."""
    window, content = QWidget(), QWidget()
    FocusInSight(window)
    qtbot.addWidget(window)
    above, first, last, area = QPushButton("above"), QPushButton("first"), QPushButton("last"), QScrollArea()
    rows = QVBoxLayout(content)
    rows.addWidget(first)
    rows.addStretch()
    rows.addWidget(last)
    content.setFixedSize(200, 1200)
    area.setWidget(content)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    column = QVBoxLayout(window)
    column.addWidget(above)
    column.addWidget(area)
    window.resize(300, 300)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    above.setFocus()
    return Shown(window, above, area, first, last)


def test_tab_into_an_area_scrolls_to_where_it_comes(shown: Shown) -> None:
    """Also backwards round the end of the window: statistics scrolled down showed nothing of the way back up."""
    bar = shown.area.verticalScrollBar()
    QTest.keyClick(shown.above, Qt.Key.Key_Backtab)
    assert shown.last.hasFocus()
    assert not shown.last.visibleRegion().isEmpty()
    shown.above.setFocus()
    assert bar.value() > 0

    QTest.keyClick(shown.above, Qt.Key.Key_Tab)

    assert shown.first.hasFocus()
    assert not shown.first.visibleRegion().isEmpty()


def test_nothing_moves_under_the_mouse(shown: Shown) -> None:
    """A button of which only a part is seen is where it was when the mouse lets go of it."""
    bar = shown.area.verticalScrollBar()
    bar.setValue(shown.first.geometry().center().y())
    before = bar.value()

    QTest.mousePress(shown.first, Qt.MouseButton.LeftButton)

    assert shown.first.hasFocus()
    assert bar.value() == before
    QTest.mouseRelease(shown.first, Qt.MouseButton.LeftButton)
