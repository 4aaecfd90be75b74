"""What one test holds down, no other finds held."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.let_go import let_go


@pytest.mark.parametrize("held", [Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton])
def test_a_button_is_let_go_of(held: Qt.MouseButton, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    QTest.mousePress(window, held, Qt.KeyboardModifier.ShiftModifier)
    window.close()
    assert QApplication.mouseButtons() == held

    let_go()

    assert QApplication.mouseButtons() == Qt.MouseButton.NoButton
    assert QApplication.keyboardModifiers() == Qt.KeyboardModifier.NoModifier


def test_a_key_is_let_go_of(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.keyboardModifiers() == Qt.KeyboardModifier.ControlModifier

    let_go()

    assert QApplication.keyboardModifiers() == Qt.KeyboardModifier.NoModifier
