"""Opens the dialog for a new series over a window, and leaves none behind."""

from collections.abc import Callable
from itertools import count

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from skatdesk.ui.dialogs.new_series import NewSeriesDialog
from skatdesk.ui.dialogs.one_of import OneOf
from tests.ui.conftest import House, ShowDialog

Open = Callable[[], NewSeriesDialog]


@pytest.fixture
def open_dialog(show_dialog: ShowDialog, house: House, window: QWidget) -> Open:
    """Opens a dialog; the series numbers drawn are 1001, 1002 …"""
    numbers = count(1001)
    return lambda: show_dialog(NewSeriesDialog(house.look, house.settings, lambda: next(numbers), window))


@pytest.fixture
def dialog(open_dialog: Open) -> NewSeriesDialog:
    return open_dialog()


def click(question: OneOf, index: int) -> None:
    """Clicks one of several answers."""
    QTest.mouseClick(question.answers[index], Qt.MouseButton.LeftButton)
