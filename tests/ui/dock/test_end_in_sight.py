"""The list and the tricks grow at their ends, which stay in sight whatever becomes of the room and the text size."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication

from skatdesk.skat.ruleset import HOME
from skatdesk.skat.seats import FOREHAND
from skatdesk.skat.view import view_of
from skatdesk.ui.dock.dock import Dock
from skatdesk.ui.sentences import Company
from tests.ui.conftest import House
from tests.ui.dock.conftest import games
from tests.ui.dock.test_tricks import NAMES, after

LOW, HIGH = 400, 620


@pytest.fixture(params=[0, 1], ids=["list", "tricks"])
def view(dock: Dock, request: pytest.FixtureRequest) -> QAbstractItemView:
    """What grows, higher than a low dock."""
    dock.set_list(games(HOME), 0)
    dock.set_view(view_of(after(30, HOME), FOREHAND), Company(NAMES, FOREHAND))
    dock.tabs.setCurrentIndex(request.param)
    dock.resize(dock.width(), HIGH)
    dock.show()
    dock.activateWindow()
    QTest.qWaitForWindowActive(dock)
    return (dock.list_page.view, dock.tricks_page.view)[request.param]


def _in_sight(view: QAbstractItemView, row: int) -> bool:
    rect = view.visualRect(view.model().index(row, 0))
    return rect.top() >= 0 and rect.bottom() <= view.viewport().height()


def test_the_end_stays_in_sight(dock: Dock, view: QAbstractItemView, house: House, qapp: QApplication) -> None:
    last = view.model().rowCount() - 1
    for height, scale in ((LOW, 1.0), (HIGH, 1.2), (LOW, 0.85), (LOW, 1.5), (LOW, 1.0)):
        house.look.use(scale=scale)
        dock.resize(dock.width(), height)
        qapp.processEvents()
        assert _in_sight(view, last), (height, scale)


def test_the_line_that_has_the_keys_stays_in_sight(dock: Dock, view: QAbstractItemView, qapp: QApplication) -> None:
    view.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(view, Qt.Key.Key_Home)
    dock.resize(dock.width(), LOW)
    qapp.processEvents()
    while view.currentIndex().row() < 5:
        QTest.keyClick(view, Qt.Key.Key_Down)
    for height in (300, HIGH, 300):
        dock.resize(dock.width(), height)
        qapp.processEvents()
        assert _in_sight(view, 5), height


def test_who_reads_further_up_is_left_there(dock: Dock, view: QAbstractItemView, qapp: QApplication) -> None:
    dock.resize(dock.width(), LOW)
    qapp.processEvents()
    bar = view.verticalScrollBar()
    assert bar.maximum() > 0
    bar.setValue(0)
    dock.resize(dock.width(), LOW - 60)
    qapp.processEvents()
    assert bar.value() == 0


def test_who_reads_further_up_is_left_there_when_a_name_is_new(dock: Dock, qapp: QApplication) -> None:
    """Whoever has given no name is called otherwise in another language; a game more leads to the end."""
    whole = games(HOME)
    before, short = len(whole.entries), replace(whole, entries=whole.entries[:-1])
    dock.set_list(short, 0)
    dock.show()
    dock.resize(dock.width(), LOW - 60)
    qapp.processEvents()
    bar = dock.list_page.view.verticalScrollBar()
    bar.setValue(0)
    dock.set_list(replace(short, players=("Oyuncu", *short.players[1:])), 0)
    qapp.processEvents()
    assert bar.value() == 0 < bar.maximum()
    dock.set_list(whole, 0)
    qapp.processEvents()
    assert bar.value() == bar.maximum()
    assert len(dock.list_page.model.rows) == before
