"""The tip of a chart goes when the chart rolls away under the pointer."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from skatdesk.store.store import Store
from tests.store.statistics.sittings import keep, twelve
from tests.ui.charts.conftest import Open


def test_the_wheel_takes_the_tip_away_and_is_left_to_the_page(open_page: Open, store: Store) -> None:
    keep(store, twelve())
    chart = open_page().board.race
    chart.point_at(chart.stops()[3])
    assert chart.tip.text
    at = QPointF(chart.rect().center())
    none, no_buttons, no_phase = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.NoButton, Qt.ScrollPhase.NoScrollPhase
    wheel = QWheelEvent(at, chart.mapToGlobal(at), QPoint(), QPoint(0, -120), no_buttons, none, no_phase, False)
    QApplication.sendEvent(chart, wheel)

    assert not chart.tip.text
    assert not wheel.isAccepted()  # it is the page's
