"""A panel that keeps a list: whatever is entered goes to its end, and the next game is asked for."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from skatdesk.scoring.entries import Entry
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.ui.desk import Desk
from skatdesk.ui.scoresheet.entry import EntryPanel
from skatdesk.ui.scoresheet.entry.segments import Segments
from tests.helpers.plain import plain
from tests.scoring.builders import begin

ENTER = "⏎"


class Keeper:
    """Somebody who keeps the list at the panel, with keys or with the mouse."""

    def __init__(self, panel: EntryPanel, window: QWidget) -> None:
        self.panel = panel
        self.window = window
        self.list = begin()
        self.entered: list[Entry] = []
        self.previewed: list[Entry | None] = []
        panel.entered.connect(self._on_entered)
        panel.previewed.connect(self.previewed.append)

    def sit_down(self, score_list: ScoreList, index: int | None = None) -> None:
        """Opens a list at its next game, or one of its entries to be changed."""
        self.list = score_list
        self.panel.ask(score_list, index)
        self.panel.refocus()

    def type(self, text: str) -> None:
        """Types into the window: whoever has the focus gets the keys; ⏎ is Enter, ⌫ Backspace, ⇥ Tab."""
        special = {ENTER: Qt.Key.Key_Return, "⌫": Qt.Key.Key_Backspace, "⇥": Qt.Key.Key_Tab, "⎋": Qt.Key.Key_Escape}
        for character in text:
            if character in special:
                QTest.keyClick(self.window.windowHandle(), special[character])
            elif character.isascii():
                QTest.keyClicks(QApplication.focusWidget() or self.panel, character)
            else:
                # QTest knows the keys of Latin letters only
                typed = QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, character)
                QCoreApplication.sendEvent(QApplication.focusWidget() or self.panel, typed)

    def click(self, group: Segments, index: int) -> None:
        """Presses a segment with the mouse."""
        QTest.mouseClick(group.segments[index], Qt.MouseButton.LeftButton)

    def press(self, button: QWidget) -> None:
        """Presses a button with the mouse."""
        QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))

    @property
    def said(self) -> str:
        """The sentence of the panel."""
        return plain(self.panel.outcome.line.text())

    @property
    def last(self) -> Entry:
        """The entry entered last."""
        return self.entered[-1]

    @property
    def score(self) -> int:
        """What the game entered last changed in the classic list for its declarer."""
        game = self.last.declared
        assert game is not None
        return game.score

    def _on_entered(self, entry: Entry) -> None:
        self.entered.append(entry)
        self.list = self.list.with_entry(entry)
        self.panel.ask(self.list, None)


def barred(group: Segments) -> dict[str, str]:
    """The answers that cannot be chosen, with the reason they tell."""
    return {
        segment.accessibleName(): segment.toolTip()
        for segment in group.segments
        if not segment.isEnabled() and segment.isVisible()
    }


def chosen(group: Segments) -> list[int]:
    """Which answers hold."""
    return [index for index, segment in enumerate(group.segments) if segment.isChecked()]


@pytest.fixture
def keeper(qtbot: QtBot, desk: Desk) -> Iterator[Keeper]:
    """At an empty list of three, by tournament rules, in English."""
    window = QWidget()
    window.resize(1160, 420)
    panel = EntryPanel(desk, begin(), window)
    column = QVBoxLayout(window)
    column.addWidget(panel)
    column.addStretch(1)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    keeper = Keeper(panel, window)
    keeper.sit_down(begin())
    yield keeper
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
