"""The row of figures of a French keyboard, pressed without Shift."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

ROW = 10
"""What an X server calls the key for 1."""
WRITTEN = "&é\"'(-è_çà"
"""What the keys for 1 to 9 and 0 write."""


def as_on_x11(patch: pytest.MonkeyPatch) -> None:
    """Has the program take numbers of keys for those of an X server."""
    patch.setattr("skatdesk.ui.look.keys._KEYS_BEGIN", {QApplication.platformName(): ROW})


def french(figure: str) -> QKeyEvent:
    """The key for this figure."""
    place = "1234567890".index(figure)
    text = WRITTEN[place]
    return QKeyEvent(QEvent.Type.KeyPress, ord(text.upper()), Qt.KeyboardModifier.NoModifier, ROW + place, 0, 0, text)


def press_french(figures: str) -> None:
    """Presses the keys for these figures where the keyboard is."""
    for figure in figures:
        focus = QApplication.focusWidget()
        assert focus is not None
        QCoreApplication.sendEvent(focus, french(figure))
