"""A dock with everything it needs, and lists of games to show in it."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QAbstractItemModel, QCoreApplication, QEvent
from PySide6.QtTest import QAbstractItemModelTester

from skatdesk.scoring.scorelist import ScoreList
from skatdesk.skat.ruleset import ISKO, RuleSet
from skatdesk.ui.desk import Desk
from skatdesk.ui.dock.dock import Dock
from tests.scoring.builders import begin, declared, due, passed_in, ramsch


@pytest.fixture
def dock(desk: Desk) -> Iterator[Dock]:
    dock = Dock(desk)
    dock.resize(dock.sizeHint().width(), 844)
    yield dock
    dock.close()
    dock.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def watch(model: QAbstractItemModel) -> None:
    """Checks every change of the model against Qt's rules; a breach is a warning, and warnings fail tests."""
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning, model)


def games(rules: RuleSet = ISKO, size: int = 3) -> ScoreList:
    """Eight games of every kind; place 0 reads, and everybody has won and lost."""
    sheet = begin(rules, size)
    for game in ("S", "H", "D-", "G", "", "N", "Ch", "R"):
        seating = due(sheet)
        declarer = seating.places[len(sheet.entries) % 3]
        if not game:
            entry = passed_in(seating)
        elif game == "R":
            entry = ramsch(seating, *(-50 if place == seating.places[0] else 0 for place in range(size)))
        elif game == "N":
            entry = declared(seating, declarer, "N", 0, points=0, tricks=0, ouvert=True)
        else:
            points = 50 if game.endswith("-") else 61
            entry = declared(seating, declarer, game[0], 2, points=points, hand=game.endswith("h"), kontra=1)
        sheet = sheet.with_entry(entry)
    return sheet
