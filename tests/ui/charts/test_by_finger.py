"""The charts on a touch screen."""

from PySide6.QtCore import QCoreApplication, QPoint
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from skatdesk.store.store import Store
from skatdesk.ui.charts.chart import Chart
from tests.helpers.finger import Finger
from tests.scoring.builders import declared
from tests.store.statistics.sittings import SEATINGS, keep
from tests.ui.charts.conftest import Open


def _race(open_page: Open, store: Store) -> tuple[Chart, QPoint, list[object]]:
    """A chart on a page that scrolls, its first stop, and the games that are opened."""
    keep(store, [declared(SEATINGS[0], 0, "C", 2, bid=24, points=61)])
    page = open_page(1024, 500)
    QCoreApplication.processEvents()
    assert page.board.verticalScrollBar().maximum() > 0
    opened: list[object] = []
    page.board.race.gameChosen.connect(opened.append)
    return page.board.race, page.board.race.stops()[0], opened


def test_a_tap_opens_a_game(open_page: Open, store: Store, finger: Finger) -> None:
    race, at, opened = _race(open_page, store)
    finger.tap(race, at)

    assert len(opened) == 1


def test_a_finger_that_scrolls_opens_no_game(open_page: Open, store: Store, finger: Finger, qtbot: QtBot) -> None:
    race, at, opened = _race(open_page, store)
    board = race.window()
    start = race.mapTo(board, at)
    finger.draw(board, start, start - QPoint(0, 60))
    qtbot.wait(30)

    assert opened == []


def test_a_resting_finger_reads_a_point_and_opens_nothing(open_page: Open, store: Store, finger: Finger) -> None:
    race, at, opened = _race(open_page, store)
    finger.put_down(race, at)
    QTest.qWait(QGuiApplication.styleHints().mousePressAndHoldInterval() + 100)
    assert race.tip.isVisible()

    finger.lift(race, at)
    assert race.tip.isVisible()
    assert opened == []
