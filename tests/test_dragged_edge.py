"""The window while its edge is dragged: nothing slow, nothing twice."""

import pytest
from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from skatdesk.skat.ruleset import ISKO
from skatdesk.ui.main_window import SMALLEST, MainWindow
from tests.helpers.paintings import Paintings
from tests.helpers.whole_program import open_application, series


def _drag(window: MainWindow, width: int, height: int) -> None:
    """The window system makes the window this large."""
    window.windowHandle().resize(width, height)
    QCoreApplication.processEvents()
    assert window.size() == QSize(width, height)


def _settle() -> None:
    """What moves other things, and what they are then painted for."""
    for _ in range(3):
        QCoreApplication.processEvents()


def test_text_follows_the_edge(qapp: QApplication, qtbot: QtBot) -> None:
    """Nobody has to do anything for it; see also ``tests/ui/test_text_size.py``."""
    application = open_application(qapp, qtbot, None)
    window, look = application.window, application.look
    window.resize(*SMALLEST)
    small = look.scale
    _drag(window, 1030, 704)
    _drag(window, 1440, 900)
    qtbot.waitUntil(lambda: look.scale == 1)
    window.resize(*SMALLEST)  # asked for by the program
    assert look.scale == small
    application.stop()


@pytest.mark.parametrize("folded", [False, True], ids=["list", "folded"])
def test_the_table_is_painted_once_for_each_size(qapp: QApplication, qtbot: QtBot, folded: bool) -> None:
    """Cards that have moved are not painted a second time."""
    application = open_application(qapp, qtbot, None)
    window, paintings = application.window, Paintings()
    window.resize(1440, 900)
    application.begin(series(ISKO))
    window.dock.folding.set_folded(folded)
    _settle()
    _drag(window, 1450, 905)
    qtbot.waitUntil(lambda: application.look.scale == 1)
    _settle()
    viewport = application.table.view.viewport()
    viewport.installEventFilter(paintings)
    for step in range(1, 6):
        _drag(window, 1450 + 4 * step, 905 + 3 * step)
        _settle()
    viewport.removeEventFilter(paintings)
    assert paintings.count == 5
    application.stop()


def test_the_table_is_painted_also_when_something_else_than_the_window_gives_it_another_size(
    qapp: QApplication, qtbot: QtBot
) -> None:
    """A list that folds away beside it, once in the same moment in which the window has become narrower."""
    application = open_application(qapp, qtbot, None)
    window, paintings = application.window, Paintings()
    window.resize(1440, 900)
    application.begin(series(ISKO))
    _settle()
    viewport = application.table.view.viewport()
    viewport.installEventFilter(paintings)
    for folded in (True, False):
        window.dock.folding.set_folded(folded)
        _settle()
        assert paintings.size == viewport.size()
    for width, height in (SMALLEST, (1440, 900)):
        _drag(window, width, height)
        _settle()
        assert paintings.size == viewport.size()
    viewport.removeEventFilter(paintings)
    application.stop()
