"""Keys that are held down."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.helpers.whole_program import open_application


def test_a_key_held_down_gives_its_command_once(qapp: QApplication, qtbot: QtBot) -> None:
    """Else who rests a finger on B bids on and on; what goes back step by step may go on."""
    application = open_application(qapp, qtbot, None)
    window, demo = application.window, application.practice.demo
    window.show_table()
    with qtbot.waitActive(window):
        window.activateWindow()
    folded = window.dock.folding.folded
    for repeated in (False, True):
        QTest.simulateEvent(window, True, Qt.Key.Key_F9, Qt.KeyboardModifier.NoModifier, "", repeated)

    assert window.dock.folding.folded is not folded
    assert not any(action.autoRepeat() for action in (window.say, window.pass_, window.kontra, demo))
    assert window.undo.autoRepeat()
