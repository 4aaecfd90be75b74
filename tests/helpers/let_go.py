"""Lifts what a test has pressed and not let go of."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication


def let_go() -> None:
    """No button and no Shift, Control or Alt is held any more, as far as Qt knows.

    It goes on taking a button for held if the release came to a window that was closed by then, as after the double
    click that leaves a dialog.
    """
    buttons, keys = QApplication.mouseButtons(), QApplication.keyboardModifiers()
    if not buttons and not keys:
        return
    window = QWindow()
    window.resize(1, 1)
    for button in buttons:
        QTest.mouseRelease(window, button)
    QTest.keyRelease(window, Qt.Key.Key_Control)
