"""Keys on the page of the statistics."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from skatdesk.store.store import Store
from tests.store.statistics.sittings import keep, twelve
from tests.ui.charts.conftest import Open
from tests.ui.conftest import Press


def test_keys_scroll_the_page_as_long_as_no_chart_has_them(
    open_page: Open, store: Store, qtbot: QtBot, press: Press
) -> None:
    keep(store, twelve())
    page = open_page()
    page.resize(1024, 500)
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.setFocus()
    bar = page.board.verticalScrollBar()
    assert bar.value() == 0
    press(page, Qt.Key.Key_PageDown)
    assert bar.value() > 0
    press(page, Qt.Key.Key_PageUp)
    assert bar.value() == 0
