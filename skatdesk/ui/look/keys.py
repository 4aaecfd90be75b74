"""Keys: what is one to whoever presses it, and what the system calls by a name."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

ENTER_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
"""Enter, above the shift key and in the block of figures."""
PRESS_KEYS = (*ENTER_KEYS, Qt.Key.Key_Space)
"""What presses a button, or does what pressing it would do."""
FIGURE_KEYS = (*(Qt.Key(Qt.Key.Key_1 + place) for place in range(9)), Qt.Key.Key_0)
"""The figures by the place of what they choose: 1 is the first answer or card, 0 the tenth."""
_KEYS_BEGIN = {"xcb": 10, "wayland": 10, "windows": 2}
"""By window system, what the keyboard itself calls the key for 1; the keys after it follow, row by row."""
_LETTERS = {14: "QWERTYUIOP", 28: "ASDFGHJKL", 42: "ZXCVBNM"}
"""The rows of an English keyboard, by how many keys after that for 1 they begin."""
_LAST_LATIN = 0x24F
"""The last letter of Latin script; the key of a letter is called as the letter."""


def key_of(event: QKeyEvent) -> Qt.Key:
    """The key; for one with a letter of another script that which an English keyboard has in its place."""
    key, place = event.key(), _place_on_keyboard(event)
    if place is not None and _LAST_LATIN < key < Qt.Key.Key_Escape:
        for start, letters in _LETTERS.items():
            if 0 <= place - start < len(letters):
                return Qt.Key(ord(letters[place - start]))
    return Qt.Key(key)


def figure(event: QKeyEvent) -> str:
    """The figure of this key, "0" to "9"; empty for a key that has none.

    Figures are those of any script. Where they need Shift, as in France, their keys are known without it as well.
    """
    place = figure_place(event)
    return "" if place is None else str((place + 1) % len(FIGURE_KEYS))


def figure_place(event: QKeyEvent) -> int | None:
    """The place in ``FIGURE_KEYS`` of the key's ``figure``; None for a key that has none."""
    text, key = event.text(), Qt.Key(event.key())
    if len(text) == 1 and text.isdecimal():
        return (int(text) - 1) % len(FIGURE_KEYS)
    if key in FIGURE_KEYS:
        return FIGURE_KEYS.index(key)
    if event.modifiers() != Qt.KeyboardModifier.NoModifier:
        return None
    place = _place_on_keyboard(event)
    return place if place is not None and 0 <= place < len(FIGURE_KEYS) else None


def asks_for_menu(event: QKeyEvent) -> bool:
    """Whether these are the keys for a menu: many keyboards have none of their own, and Qt knows them on Windows only.

    The menu key itself comes as an event of its own.
    """
    return event.key() == Qt.Key.Key_F10 and bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)


def _place_on_keyboard(event: QKeyEvent) -> int | None:
    """How many keys after that for 1, whatever they write; None where the window system does not tell."""
    begins = _KEYS_BEGIN.get(QGuiApplication.platformName())
    return None if begins is None else event.nativeScanCode() - begins


Key = str | Qt.Key | QKeySequence | QKeySequence.StandardKey
"""A key, as it is written or known by, or what the system calls by a name."""


def sequences_of(*keys: Key) -> list[QKeySequence]:
    """What to press for these keys, each once; a standard key is what the system has for it."""
    sequences: list[QKeySequence] = []
    for key in keys:
        found = QKeySequence.keyBindings(key) if isinstance(key, QKeySequence.StandardKey) else [QKeySequence(key)]
        sequences += [sequence for sequence in found if sequence not in sequences]
    return sequences


def command(widget: QWidget, *keys: Key) -> QAction:
    """What these keys do wherever the focus is in the widget's window; who it is made for says what that is."""
    action = QAction(widget)
    action.setShortcuts(sequences_of(*keys))
    widget.addAction(action)
    return action
