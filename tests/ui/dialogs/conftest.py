"""Opens the dialog for a new series over a window, and leaves none behind."""

from collections.abc import Callable, Iterator
from itertools import count

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from skatdesk.ui.dialogs.new_series import NewSeriesDialog
from skatdesk.ui.dialogs.one_of import OneOf
from tests.ui.conftest import House

Open = Callable[[], NewSeriesDialog]


@pytest.fixture
def window(qtbot: QtBot, house: House) -> QWidget:
    """What the dialog lies over."""
    window = QWidget()
    window.resize(1024, 700)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    return window


@pytest.fixture
def open_dialog(qtbot: QtBot, house: House, window: QWidget) -> Iterator[Open]:
    """Opens a dialog; the series numbers drawn are 1001, 1002 …"""
    opened: list[NewSeriesDialog] = []
    numbers = count(1001)

    def open_dialog() -> NewSeriesDialog:
        dialog = NewSeriesDialog(house.look, house.settings, lambda: next(numbers), window)
        opened.append(dialog)
        with qtbot.waitExposed(dialog):
            dialog.open()
        return dialog

    yield open_dialog
    for dialog in opened:
        if shiboken6.isValid(dialog):
            dialog.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def dialog(open_dialog: Open) -> NewSeriesDialog:
    return open_dialog()


def click(question: OneOf, index: int) -> None:
    """Clicks one of several answers."""
    QTest.mouseClick(question.answers[index], Qt.MouseButton.LeftButton)
