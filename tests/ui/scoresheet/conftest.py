"""A room with three lists in a store of its own, and the hand of somebody who keeps a list in it."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from skatdesk.i18n.languages import Language
from skatdesk.store.records import ListId
from skatdesk.store.store import Store
from skatdesk.ui.desk import Desk
from skatdesk.ui.scoresheet.page import SheetPage
from skatdesk.ui.scoresheet.player_menu import PlayerMenu
from skatdesk.ui.scoresheet.room import ScoreSheetRoom
from skatdesk.ui.troubles import Troubles
from tests.helpers.plain import plain
from tests.helpers.sample_lists import bierlachs, pub, thursday
from tests.ui.conftest import House

NOW = "2026-11-20T21:15:00"
SPECIAL = {"⏎": Qt.Key.Key_Return, "⎋": Qt.Key.Key_Escape, "↑": Qt.Key.Key_Up, "↓": Qt.Key.Key_Down}


def titles(room: ScoreSheetRoom) -> list[str]:
    """The lists on the shelf."""
    model = room.shelf.model
    return [plain(str(model.index(row).data())) for row in range(model.rowCount())]


class Keeper:
    """Keeps lists in a room, with the mouse and with keys."""

    def __init__(self, room: ScoreSheetRoom, store: Store, ids: dict[str, ListId]) -> None:
        self.room = room
        self.store = store
        self.ids = ids

    @property
    def page(self) -> SheetPage:
        """The list in front."""
        assert self.room.page is not None
        return self.room.page

    def open(self, name: str) -> SheetPage:
        """Opens one of the lists."""
        self.room.open(self.ids[name])
        return self.page

    def kept(self) -> object:
        """The list in front as it is on the disk."""
        return self.store.lists.open(self.page.shown.id).score_list

    def type(self, text: str) -> None:
        """Types into the window: whoever has the focus gets the keys."""
        for character in text:
            if character in SPECIAL:
                QTest.keyClick(self.room.window().windowHandle(), SPECIAL[character])
            else:
                event = QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, character)
                QCoreApplication.sendEvent(QApplication.focusWidget() or self.room, event)

    def key(self, key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Presses one key in the window."""
        QTest.keyClick(self.room.window().windowHandle(), key, held)

    def click(self, widget: QWidget) -> None:
        """Clicks the middle of a widget that is on screen."""
        assert widget.isVisible(), f"{widget} is not on screen"
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)

    def row_at(self, entry: int) -> QPoint:
        """The middle of the line of an entry, in the sheet."""
        view = self.page.view
        row = next(row for row in range(self.page.model.rowCount()) if self.page.model.entry_index(row) == entry)
        view.scrollTo(self.page.model.index(row, 0))
        return view.visualRect(self.page.model.index(row, 1)).center()

    def point_at(self, entry: int) -> None:
        """Clicks the line of an entry."""
        at = self.row_at(entry)
        QTest.mouseClick(self.page.view.viewport(), Qt.MouseButton.LeftButton, pos=at)

    def open_player_menu(self, place: int) -> PlayerMenu:
        """Clicks the name over a player's column."""
        head = self.page.view.horizontalHeader()
        section = len(self.page.model.columns) + place
        at = QPoint(head.sectionViewportPosition(section) + head.sectionSize(section) // 2, 20)
        QTest.mouseClick(head.viewport(), Qt.MouseButton.LeftButton, pos=at)
        assert self.page.player_menu.isVisible()
        return self.page.player_menu

    def choose(self, action: QAction) -> None:
        """Clicks an action of the player menu, which is open."""
        menu = self.page.player_menu
        assert action.isVisible()
        QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(action).center())
        self.room.activateWindow()
        QTest.qWaitForWindowActive(self.room)

    @property
    def line(self) -> str:
        """The sentence under the inputs of the entry."""
        return plain(self.page.entry.outcome.line.text())

    def cells(self, entry: int) -> list[str]:
        """The line of an entry as it is written."""
        model = self.page.model
        row = next(row for row in range(model.rowCount()) if model.entry_index(row) == entry)
        return [plain(str(model.index(row, column).data())) for column in range(model.columnCount())]


@pytest.fixture
def empty_room(qtbot: QtBot, desk: Desk, store: Store) -> Iterator[ScoreSheetRoom]:
    """A room whose shelf is still empty."""
    with opened(qtbot, desk, store) as room:
        yield room


@pytest.fixture
def keeper(qtbot: QtBot, desk: Desk, store: Store) -> Iterator[Keeper]:
    """At the list of Thursday."""
    ids = {
        name: store.lists.begin(*sample())
        for name, sample in (("bierlachs", bierlachs), ("pub", pub), ("thursday", thursday))
    }
    with opened(qtbot, desk, store) as room:
        yield Keeper(room, store, ids)


@contextmanager
def opened(qtbot: QtBot, desk: Desk, store: Store | None) -> Iterator[ScoreSheetRoom]:
    """A room that is shown, as after a start of the program.

    It goes before the house it stands in, also where a test fails: Qt does not survive the other order.
    """
    lists = None if store is None else store.lists
    room = ScoreSheetRoom(desk, lists, Troubles(desk.look), lambda: NOW, lambda: "Ada")
    try:
        room.resize(1440, 900)
        with qtbot.waitExposed(room):
            room.show()
        room.activateWindow()
        qtbot.waitUntil(room.isActiveWindow)
        room.enter()
        yield room
    finally:
        room.close()
        room.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def shut_room(qtbot: QtBot, desk: Desk) -> Iterator[ScoreSheetRoom]:
    """A room where nothing can be kept."""
    with opened(qtbot, desk, None) as room:
        yield room


def speak(house: House, language: Language) -> None:
    """Changes the language, and lets everything on screen hear of it."""
    house.speak(language)
    QCoreApplication.sendPostedEvents()
