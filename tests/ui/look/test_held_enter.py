"""Enter, held down on a button."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from skatdesk.ui.look.button import Button
from skatdesk.ui.look.keys import ENTER_KEYS
from skatdesk.ui.look.theme import Look


@pytest.mark.parametrize("key", ENTER_KEYS)
@pytest.mark.parametrize("around", [QWidget, QDialog])
def test_enter_held_down_presses_a_button_once(qtbot: QtBot, look: Look, around: type[QWidget], key: Qt.Key) -> None:
    """In a dialog too, where Qt would press it by default."""
    window = around()
    qtbot.addWidget(window)
    button = Button(look, "OK")
    QVBoxLayout(window).addWidget(button)
    window.show()
    button.setFocus()
    clicks = QSignalSpy(button.clicked)

    for repeated in (False, True, True):
        QTest.simulateEvent(button, True, key, Qt.KeyboardModifier.NoModifier, "", repeated)

    assert clicks.count() == 1
