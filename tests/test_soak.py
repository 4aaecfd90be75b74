"""A few deals of the soak and a short walk; ``tests.helpers.soak`` and ``tests.helpers.wander`` go on for long."""

from collections import Counter
from pathlib import Path

from PySide6.QtWidgets import QApplication

from tests.helpers.inline_executor import InlineExecutor
from tests.helpers.soak import soak
from tests.helpers.soak_report import Report
from tests.helpers.wander import wander


def test_some_deals_survive_clicks_keys_and_changes_of_everything(qapp: QApplication) -> None:
    """No exception, no Qt warning, nothing left running; the leak police looks, too."""
    report = soak(qapp, 4, 7, InlineExecutor())

    assert report.faults == []
    assert report.deals == 4
    assert report.deeds > 20


def test_a_walk_through_all_rooms_loses_nothing(qapp: QApplication, tmp_path: Path) -> None:
    """Dialogs, menus and files as well; in the middle the program is closed and opened again."""
    report = wander(qapp, 160, 3, tmp_path, InlineExecutor, day=80)

    assert report.faults == []
    assert report.deeds == 160


def test_growth_is_a_fault() -> None:
    """What the first fifth fills does not count, what grows afterwards does."""
    steady = _judged((10, 900, 90.0), (20, 1000, 120.0), (30, 1000, 121.0), (40, 1001, 121.0))
    growing = _judged((10, 900, 90.0), (20, 1000, 120.0), (30, 1100, 140.0), (40, 1200, 160.0))

    assert steady == []
    assert growing == ["objects grew from 1000 to 1200: Timer +200", "memory grew from 120 to 160 MB"]


def _judged(*samples: tuple[int, int, float]) -> list[str]:
    """The faults of a soak of fifty deals with these figures, all its objects timers."""
    counted = [(deals, Counter({"Timer": objects}), memory) for deals, objects, memory in samples]
    report = Report(deals=50, samples=counted)
    report.judge()
    return report.faults
