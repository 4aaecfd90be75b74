"""Who holds a button of the editor that can be pressed no more holds another that makes sense, not any next one."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from skatdesk.ui.deals.page import DealsPage
from tests.ui.conftest import Press


def test_at_the_end_of_taking_back_the_keys_are_at_the_way_back_on(page: DealsPage, qtbot: QtBot, press: Press) -> None:
    """Qt handed them to the first hand, which one more stroke chose."""
    qtbot.waitUntil(page.isActiveWindow)
    page.wishes.deal_rest()
    page.top.undo.setFocus()
    press(page.top.undo, Qt.Key.Key_Space)
    assert QApplication.focusWidget() is page.top.redo
    press(page.top.redo, Qt.Key.Key_Space)
    assert QApplication.focusWidget() is page.top.undo
    assert page.draft.deal is not None


def test_when_all_cards_are_cleared_the_keys_are_at_the_cards(page: DealsPage, qtbot: QtBot, press: Press) -> None:
    qtbot.waitUntil(page.isActiveWindow)
    page.wishes.deal_rest()
    page.top.clear.setFocus()
    press(page.top.clear, Qt.Key.Key_Space)

    assert page.draft.deal is None
    assert QApplication.focusWidget() is page.board.tray
