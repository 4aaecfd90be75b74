"""Keys on the page of the statistics."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from skatdesk.store.store import Store
from skatdesk.ui.charts.chart import Chart
from tests.helpers.plain import plain
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


def test_a_screen_reader_hears_every_stop_of_a_chart(open_page: Open, store: Store, heard: list[str]) -> None:
    """The tip that those who see it read; Tab comes to the first, the arrows to the others."""
    keep(store, twelve())
    board = open_page().board
    for name, card in board.cards.items():
        chart = card.content
        if not isinstance(chart, Chart) or len(chart.stops()) < 2:
            continue
        heard.clear()
        QApplication.sendEvent(chart, QFocusEvent(QEvent.Type.FocusIn, Qt.FocusReason.TabFocusReason))
        tips = [plain(chart.tip.text)]
        QTest.keyClick(chart, Qt.Key.Key_Right)
        tips.append(plain(chart.tip.text))

        assert heard == tips, name
        assert all(tips), name


def test_a_screen_reader_hears_the_figures_whenever_other_games_are_shown(
    open_page: Open, store: Store, heard: list[str]
) -> None:
    """Or that there are none, and what to do."""
    page = open_page()
    assert heard[0] == "Statistics"
    assert heard[1].startswith("No games yet. Play a series or enter games")

    keep(store, twelve())
    heard.clear()
    page.refresh()
    assert heard[0] == "Statistics"
    assert heard[1].startswith(page.board.tiles[0].accessibleName())
    assert page.board.tiles[2].accessibleName() in heard[1]

    heard.clear()
    page.filters.source.choose(True)
    page.filters.changed.emit()
    assert heard == ["No game passes these filters. Change the filters above"]
