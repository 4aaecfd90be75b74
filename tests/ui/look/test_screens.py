"""The screen of a window."""

import gc

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QMainWindow
from pytestqt.qtbot import QtBot

from skatdesk.ui.look.screens import room_on_screen, screen_of


class _Window(QMainWindow):
    """A window that knows itself and another, so that only the search for garbage can throw the two away."""

    other: QMainWindow

    def __init__(self) -> None:
        super().__init__()
        self.own = self
        room_on_screen(self)


def test_screen_outlives_windows_that_are_thrown_away_together(qapp: QApplication) -> None:
    """With ``QWidget.screen`` it went with them, and the process ended there."""
    gc.collect()
    one, two = _Window(), _Window()
    one.other, two.other = two, one
    one.show()
    two.show()
    qapp.processEvents()

    del one, two
    gc.collect()

    assert QGuiApplication.primaryScreen().size().width() > 0


def test_window_is_on_the_screen_its_middle_is_on(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)

    window.setGeometry(40, 40, 200, 100)
    assert screen_of(window) is QGuiApplication.screenAt(window.geometry().center())

    window.move(-9_000, 0)
    assert screen_of(window) is QGuiApplication.primaryScreen()
