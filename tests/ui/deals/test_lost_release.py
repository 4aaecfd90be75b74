"""A card of the deal editor that is dragged while another window comes between, or its page goes."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from skatdesk.ui.deals.page import DealsPage

LEFT = Qt.MouseButton.LeftButton


@pytest.mark.parametrize("lost", ["another window", "pressed again", "hidden"])
def test_it_goes_back_where_it_was(page: DealsPage, qtbot: QtBot, lost: str) -> None:
    board, other = page.board, QWidget()
    qtbot.addWidget(other)
    tray, start = board.tray, board.tray.rect_of(5).center().toPoint()
    over_a_hand = tray.mapFromGlobal(board.cells[next(iter(board.cells))].mapToGlobal(QPoint(20, 20)))
    QTest.mousePress(tray, LEFT, pos=start)
    QTest.mouseMove(tray, start + QPoint(12, 0))
    QTest.mouseMove(tray, over_a_hand)
    assert board._flying.isVisible()
    if lost == "another window":
        other.show()
        other.activateWindow()
        qtbot.waitUntil(other.isActiveWindow)
    elif lost == "hidden":
        page.hide()
        page.show()
    else:
        QTest.mousePress(tray, LEFT, pos=tray.rect_of(9).center().toPoint())

    assert not board._flying.isVisible()
    if lost != "pressed again":
        QTest.mouseRelease(tray, LEFT, pos=over_a_hand)  # that of some systems does come
    assert not page.draft.can_undo
