"""The statistics in the window, gone through with Tab."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from skatdesk.store.store import Store
from tests.helpers.whole_program import open_application
from tests.store.statistics.sittings import keep, twelve


def test_the_last_stop_is_seen_when_the_way_leads_back_to_it(qapp: QApplication, qtbot: QtBot, store: Store) -> None:
    """Shift+Tab from the bar leads round to the end of the page, which lay far below."""
    keep(store, twelve())
    program = open_application(qapp, qtbot, store)
    window = program.window
    window.resize(1024, 700)
    program.statistics.show()
    page = program.statistics.page
    assert page is not None
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    page.setFocus()
    QTest.keyClick(page, Qt.Key.Key_Backtab)

    last = QApplication.focusWidget()
    assert last is not None
    assert page.board.isAncestorOf(last)
    assert not last.visibleRegion().isEmpty()
    program.stop()
