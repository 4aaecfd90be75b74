"""A few deals of the soak; ``python -m tests.helpers.soak --deals 500`` plays many."""

from PySide6.QtWidgets import QApplication

from skatdesk.engine.computer_seats import InlineExecutor
from tests.helpers.soak import soak
from tests.helpers.soak_report import Report


def test_some_deals_survive_clicks_keys_and_changes_of_everything(qapp: QApplication) -> None:
    """No exception, no Qt warning, nothing left running; the leak police looks, too."""
    report = soak(qapp, 4, 7, InlineExecutor())

    assert report.faults == []
    assert report.deals == 4
    assert report.deeds > 20


def test_growth_is_a_fault() -> None:
    """What the first fifth fills does not count, what grows afterwards does."""
    steady = Report(deals=50, samples=[(10, 900, 90.0), (20, 1000, 120.0), (30, 1000, 121.0), (40, 1001, 121.0)])
    steady.judge()
    growing = Report(deals=50, samples=[(10, 900, 90.0), (20, 1000, 120.0), (30, 1100, 140.0), (40, 1200, 160.0)])
    growing.judge()

    assert steady.faults == []
    assert len(growing.faults) == 2
