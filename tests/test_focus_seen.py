"""Whoever comes to a part of the window by Tab sees that it has the keys."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from skatdesk.i18n.languages import Language
from skatdesk.ui.dialogs.page import Page
from tests.helpers.screens import Walk

SCREENS = {
    "home",
    "sheet",
    "settlement",
    "print_preview",
    "history",
    "statistics",
    "deals",
    "puzzle_closed",
    "puzzle_closed_wrong",
    "puzzle_discard",
    "puzzle_bid",
    "puzzle_none",
    "duplicate_none",
    "learn",
    "exercise_hand",
    "exercise_hand_answered",
    "exercise_following",
    "exercise_trick",
    "exercise_counting",
    "review",
    "contract_table",
    "learn_from_mistakes",
    "bidding",
    "skat",
    "discard",
    "announce",
    "trick",
    "result",
    "list",
}
"""Each room, and each kind of question; others differ from these in words alone."""
MOST_STOPS = 60
AROUND = 8
"""Pixels beside a widget on which its ring may be painted."""


class _Undrawn(Walk):
    """A walk whose pictures nobody looks at."""

    def _drawn(self, dialog: Page | None) -> QPixmap:
        return QPixmap()


@pytest.mark.parametrize("theme", ["light", "contrast"])
def test_the_stop_that_has_the_keys_looks_different(qapp: QApplication, qtbot: QtBot, theme: str) -> None:
    walk = _Undrawn(qapp, Language.ENGLISH, theme, (1440, 900))
    window = walk.window
    met, unseen = set(), []
    try:
        for name, _ in walk.screens():
            if name in SCREENS:
                window.activateWindow()
                qtbot.waitUntil(window.isActiveWindow)
                met.add(name)
                unseen += [f"{name}: {type(stop).__name__} {stop.accessibleName()}" for stop in unseen_stops(window)]
    finally:
        walk.close()

    assert met == SCREENS
    assert unseen == []


def unseen_stops(window: QWidget) -> Iterator[QWidget]:
    """Where Tab comes to, and nothing shows it."""
    stops: list[QWidget] = []
    while len(stops) < MOST_STOPS:
        QTest.keyClick(window.windowHandle(), Qt.Key.Key_Tab)
        stop = QApplication.focusWidget()
        if stop is None or stop in stops:
            break
        stops.append(stop)
        focused = around(stop, window)
        stop.clearFocus()
        if around(stop, window) == focused:
            yield stop
        stop.setFocus(Qt.FocusReason.TabFocusReason)
    assert 2 < len(stops) < MOST_STOPS


def around(stop: QWidget, window: QWidget) -> QImage:
    """A picture of this part of the window."""
    rect = QRect(stop.mapTo(window, QPoint()), stop.size()).adjusted(-AROUND, -AROUND, AROUND, AROUND)
    return window.grab(rect & window.rect()).toImage()
