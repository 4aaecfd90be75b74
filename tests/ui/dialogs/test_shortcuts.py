"""The sheet of keys says what the window's actions know."""

from collections.abc import Iterator

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from pytestqt.qtbot import QtBot

from skatdesk.i18n.languages import Language
from skatdesk.ui.dialogs.shortcuts import Keys, ShortcutsDialog
from tests.ui.conftest import House, Press

ISOLATES = str.maketrans("", "", "\u2066\u2069")


@pytest.fixture
def actions(house: House) -> list[QAction]:
    return [
        _action(house.look, "New series …", "Ctrl+N", "New"),
        _action(house.look, "Redo", "F14", "Ctrl+Y", "Alt+Shift+Backspace", "Ctrl+Shift+Z"),
        _action(house.look, "About Skatdesk"),
        _action(house.look, "", "B"),
    ]


@pytest.fixture
def sheet(qtbot: QtBot, house: House, actions: list[QAction]) -> Iterator[ShortcutsDialog]:
    dialog = ShortcutsDialog(house.look, actions)
    with qtbot.waitExposed(dialog):
        dialog.open()
    yield dialog
    if shiboken6.isValid(dialog):
        dialog.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _action(owner: QObject, text: str, *keys: str) -> QAction:
    action = QAction(text, owner)
    action.setShortcuts([QKeySequence(key) for key in keys])
    return action


def _rows(sheet: ShortcutsDialog) -> dict[str, tuple[str, ...]]:
    return {text: tuple(key.translate(ISOLATES) for key in keys) for text, keys in sheet.rows}


def test_every_action_with_a_name_and_a_key_has_a_row(sheet: ShortcutsDialog) -> None:
    assert list(_rows(sheet))[:2] == ["New series …", "Redo"]
    assert "About Skatdesk" not in _rows(sheet)
    assert "" not in _rows(sheet)


def test_the_shortest_keys_of_ordinary_keyboards_are_shown(sheet: ShortcutsDialog) -> None:
    assert _rows(sheet)["New series …"] == ("Ctrl+N",)
    assert _rows(sheet)["Redo"] == ("Ctrl+Y", "Ctrl+Shift+Z")


def test_the_keys_of_the_hand_are_told_too(sheet: ShortcutsDialog) -> None:
    assert _rows(sheet)["Play the first to tenth card"] == ("1", "…", "0")


def test_every_row_is_on_the_sheet_and_is_read_out(sheet: ShortcutsDialog) -> None:
    caps = [caps for caps in sheet.findChildren(Keys) if caps.isVisible()]

    assert len(caps) == len(sheet.rows)
    assert all(cap.accessibleName() for cap in caps)
    assert all(cap.mapTo(sheet, cap.rect().topRight()).x() < sheet.width() for cap in caps)


def test_the_sheet_follows_language_and_actions(sheet: ShortcutsDialog, house: House, actions: list[QAction]) -> None:
    house.speak(Language.GERMAN)
    actions[0].setText("Neue Serie …")
    QCoreApplication.sendPostedEvents()
    sheet.write_words()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    assert next(iter(_rows(sheet))) == "Neue Serie …"
    assert len(sheet.findChildren(Keys)) == len(sheet.rows)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_a_key_closes_it(sheet: ShortcutsDialog, press: Press, key: Qt.Key) -> None:
    press(sheet, key)

    assert not shiboken6.isValid(sheet)
