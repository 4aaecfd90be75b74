"""The sheet of keys says what the window's actions know."""

import gc
import itertools
import re
import tracemalloc
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QAction, QKeySequence

import skatdesk.ui
from skatdesk.i18n.languages import Language
from skatdesk.ui.dialogs.shortcuts import TABS, Keys, ShortcutsDialog
from skatdesk.ui.look.keys import ENTER_KEYS
from tests.helpers.plain import plain
from tests.ui.conftest import House, Press, ShowDialog

UI = Path(skatdesk.ui.__file__).parent


@pytest.fixture
def actions(house: House) -> list[QAction]:
    return [
        _action(house.look, "New series…", "Ctrl+N", "New"),
        _action(house.look, "Redo", "F14", "Ctrl+Y", "Alt+Shift+Backspace", "Ctrl+Shift+Z"),
        _action(house.look, "About Skatdesk"),
        _action(house.look, "", "B"),
        _action(house.look, "Next explanation", Qt.Key.Key_PageDown, *ENTER_KEYS),
        _action(house.look, "Last trick", "L"),
    ]


@pytest.fixture
def sheet(show_dialog: ShowDialog, house: House, actions: list[QAction]) -> ShortcutsDialog:
    return show_dialog(ShortcutsDialog(house.look, actions, actions[-1:]))


def _action(owner: QObject, text: str, *keys: str | Qt.Key) -> QAction:
    action = QAction(text, owner)
    action.setShortcuts([QKeySequence(key) for key in keys])
    return action


def _rows(sheet: ShortcutsDialog) -> dict[str, tuple[str, ...]]:
    rows = itertools.chain(*sheet.pages.values())
    return {row.words: tuple(plain(cap) for cap in row.caps) for row in rows}


def test_every_action_with_a_name_and_a_key_has_a_row(sheet: ShortcutsDialog) -> None:
    assert list(_rows(sheet))[:2] == ["New series…", "Redo"]
    assert "About Skatdesk" not in _rows(sheet)
    assert "" not in _rows(sheet)


def test_what_works_at_the_table_only_stands_on_its_page(sheet: ShortcutsDialog) -> None:
    assert sheet.pages["Table"][0].words == "Last trick"


def test_the_shortest_keys_of_ordinary_keyboards_are_shown(sheet: ShortcutsDialog) -> None:
    assert _rows(sheet)["New series…"] == ("Ctrl+N",)
    assert _rows(sheet)["Redo"] == ("Ctrl+Y", "Ctrl+Shift+Z")


def test_of_two_enter_keys_the_one_above_shift_is_shown_as_in_every_other_row(
    sheet: ShortcutsDialog, house: House
) -> None:
    house.speak(Language.GERMAN)  # they have two names there

    assert _rows(sheet)["Next explanation"] == ("Bild abwärts", "Eingabe")


def test_the_keys_of_the_hand_are_told_too(sheet: ShortcutsDialog) -> None:
    assert _rows(sheet)["Play the first to tenth card"] == ("1", "…", "0")
    assert _rows(sheet)["Move the card in the hand"] == ("Ctrl+←", "Ctrl+→")
    assert _rows(sheet)["Discard: take a card back"] == ("Backspace", "Del")


def test_every_row_is_on_its_page_and_is_read_out(sheet: ShortcutsDialog) -> None:
    for index, rows in enumerate(sheet.pages.values()):
        sheet.tabs.setCurrentIndex(index)
        QCoreApplication.processEvents()
        caps = [caps for caps in sheet.findChildren(Keys) if caps.isVisible()]

        assert len(caps) == len(rows)
        assert all(cap.accessibleName() for cap in caps)
        assert all(cap.mapTo(sheet, cap.rect().topRight()).x() < sheet.width() for cap in caps)


@pytest.mark.parametrize("scale", [0.6, 0.78, 1.0])
@pytest.mark.parametrize("language", Language)
def test_no_key_is_cut(
    house: House, show_dialog: ShowDialog, actions: list[QAction], language: Language, scale: float
) -> None:
    """Nor where letters no longer get smaller, on a small screen; in German keys have the longest names."""
    house.look.use(scale=scale)
    house.speak(language)
    sheet = show_dialog(ShortcutsDialog(house.look, actions, actions[4:]))
    for index in range(len(sheet.pages)):
        sheet.tabs.setCurrentIndex(index)
        QCoreApplication.sendPostedEvents()
        caps = [caps for caps in sheet.findChildren(Keys) if caps.isVisible()]
        assert caps
        assert all(cap.visibleRegion().boundingRect() == cap.rect() for cap in caps)


ROOMS = {
    "Program": ("home", "look", "dialogs"),
    "Table": ("table", "panels", "dock"),
    "Score sheet": ("scoresheet",),
    "Statistics": ("charts",),
    "Review": ("review",),
    "Learn": ("learn", "puzzles", "duplicate", "guide"),
    "Any deal": ("deals",),
}
EVERYWHERE = {"Key_Tab", "Key_Backtab", "Key_Return", "Key_Space", "Key_Escape"}
ALSO = {"Key_Enter": "Key_Return", "Key_Backspace": "Key_Delete"}
"""Keys that do the same as another one; the other is on the sheet."""


@pytest.mark.parametrize("place", ROOMS)
def test_every_key_a_room_knows_is_on_its_page(sheet: ShortcutsDialog, place: str) -> None:
    """What the handlers of keys name in the source is compared with what the sheet tells."""
    told = {chord.key().name for row in sheet.pages[place] for chord in row.keys} | EVERYWHERE
    known = {key: file for room in ROOMS[place] for file in _sources(room) for key in _keys_in(file)}

    assert {f"{key} in {file.name}" for key, file in known.items() if not {key, ALSO.get(key, key)} & told} == set()


def _sources(room: str) -> list[Path]:
    found = UI / room
    return [found] if found.is_file() else sorted(found.rglob("*.py"))


def _keys_in(file: Path) -> set[str]:
    if file.name in ("key_rows.py", "shortcuts.py", "keys.py"):
        return set()
    text = file.read_text(encoding="utf-8")
    figures = {"Key_1"} if "FIGURE_KEYS" in text else set()  # how many of them count the room knows
    return figures | set(re.findall(r"Qt\.Key\.(Key_\w+)", text))


def test_the_tabs_know_pages_of_the_program(sheet: ShortcutsDialog) -> None:
    sources = [file.read_text(encoding="utf-8") for file in UI.rglob("*.py")]
    classes = {name for text in sources for name in re.findall(r"^class (\w+)\(", text, re.MULTILINE)}

    assert set(TABS) <= classes
    assert set(TABS.values()) == set(range(1, sheet.tabs.count()))


def test_the_sheet_follows_language_and_actions(sheet: ShortcutsDialog, house: House, actions: list[QAction]) -> None:
    house.speak(Language.GERMAN)
    actions[0].setText("Neue Serie …")
    QCoreApplication.sendPostedEvents()
    sheet._write_words()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    assert next(iter(_rows(sheet))) == "Neue Serie …"
    assert len(sheet.findChildren(Keys)) == sum(map(len, sheet.pages.values()))


def test_keys_are_read_out_with_the_signs_of_the_language(sheet: ShortcutsDialog, house: House) -> None:
    house.speak(Language.URDU)
    sheet._write_words()
    read = {plain(keys.accessibleName()) for keys in sheet.findChildren(Keys)}
    house.speak(Language.ENGLISH)
    assert "Ctrl+Y، Ctrl+Shift+Z" in read, read


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_a_key_closes_it(sheet: ShortcutsDialog, press: Press, key: Qt.Key) -> None:
    press(sheet, key)

    assert not shiboken6.isValid(sheet)


def test_no_key_of_the_window_is_also_one_of_a_page() -> None:
    """Qt would call it ambiguous and do nothing at all. The menu of a game only shows its keys; redo works at the table
    or on the sheet, never in both.
    """
    chord = re.compile(r'"((?:Ctrl|Alt)\+[^"]+)"')
    files = [file for file in sorted(UI.rglob("*.py")) if file.name not in ("game_menu.py", "key_rows.py")]
    lines = [line for file in files for line in file.read_text(encoding="utf-8").splitlines() if "Redo" not in line]
    keys = [key for line in lines if "hortcut" in line or "command(" in line for key in chord.findall(line)]

    assert len(keys) > 10
    assert sorted(key for key in set(keys) if keys.count(key) > 1) == []


def test_keys_that_are_gone_leave_nothing_in_memory(house: House) -> None:
    """The sheet has a hundred of them each time it is opened."""
    number = 100
    tracemalloc.start()
    try:
        least = min(_left_by_keys(house, number) for _ in range(5))  # now and then a table of PySide grows
    finally:
        tracemalloc.stop()

    assert least < 20 * number  # one name takes 60 bytes


def _left_by_keys(house: House, number: int) -> int:
    """What so many leave in bytes when nobody holds them any more."""
    before = tracemalloc.get_traced_memory()[0]
    for _ in range(number):
        Keys(house.look, ("Ctrl+N",))
    gc.collect(0)
    return tracemalloc.get_traced_memory()[0] - before
