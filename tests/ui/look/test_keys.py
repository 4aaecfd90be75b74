"""Keys of keyboards on which figures are written otherwise than on most."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from skatdesk.ui.look.keys import figure, figure_place, key_of
from tests.helpers.french_row import ROW, as_on_x11, french

_SHIFT, _CTRL, _NONE = (
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.NoModifier,
)


@pytest.fixture(autouse=True)
def _on_an_x_server(monkeypatch: pytest.MonkeyPatch) -> None:
    as_on_x11(monkeypatch)


def pressed(key: int, text: str, scan_code: int, modifiers: Qt.KeyboardModifier = _NONE) -> QKeyEvent:
    """A key as the window system tells of it."""
    return QKeyEvent(QEvent.Type.KeyPress, key, modifiers, scan_code, 0, 0, text)


@pytest.mark.parametrize(("place", "written"), list(enumerate("1234567890")))
def test_the_row_of_a_french_keyboard_needs_no_shift(place: int, written: str) -> None:
    assert figure_place(french(written)) == place
    assert figure(french(written)) == written


@pytest.mark.parametrize(("place", "text"), list(enumerate("۱۲۳۴۵۶۷۸۹۰")))
def test_figures_of_an_urdu_keyboard_are_figures(place: int, text: str) -> None:
    event = pressed(ord(text), text, 0)

    assert figure_place(event) == place
    assert figure(event) == "1234567890"[place]


def test_figures_are_known_by_their_key_too() -> None:
    """The block of figures; Ctrl and a figure write nothing."""
    assert figure_place(pressed(Qt.Key.Key_3, "3", 89, Qt.KeyboardModifier.KeypadModifier)) == 2
    assert figure_place(pressed(Qt.Key.Key_0, "", ROW + 9, _CTRL)) == 9


@pytest.mark.parametrize(("text", "scan_code", "key"), [("ح", 33, "P"), ("س", 39, "S"), ("ب", 56, "B"), ("غ", 24, "Q")])
def test_letters_of_an_urdu_keyboard_are_known_by_their_place(text: str, scan_code: int, key: str) -> None:
    """As Qt knows them in the menu: nobody has to change his keyboard for one key."""
    assert key_of(pressed(ord(text), text, scan_code)) == ord(key)


def test_latin_letters_and_other_keys_are_what_they_are() -> None:
    """On a German keyboard Y stands where English ones have Z."""
    assert key_of(pressed(Qt.Key.Key_Y, "y", 52)) is Qt.Key.Key_Y
    assert key_of(pressed(Qt.Key.Key_Odiaeresis, "ö", 47)) is Qt.Key.Key_Odiaeresis
    assert key_of(pressed(Qt.Key.Key_Return, "\r", 36)) is Qt.Key.Key_Return


@pytest.mark.parametrize(
    "event",
    [
        pressed(Qt.Key.Key_Exclam, "!", ROW, _SHIFT),
        pressed(Qt.Key.Key_Minus, "-", ROW + 10),
        pressed(Qt.Key.Key_Escape, "\x1b", ROW - 1),
        pressed(Qt.Key.Key_A, "a", 38),
        pressed(Qt.Key.Key_Left, "", 113),
        pressed(0x637, "ط", 40),
        pressed(0, "²", 49),
    ],
)
def test_other_keys_are_no_figures(event: QKeyEvent) -> None:
    assert figure_place(event) is None
    assert figure(event) == ""
