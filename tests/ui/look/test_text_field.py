"""Where a typed line begins."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from skatdesk.ui.look.text_field import TextField

Direction = Qt.LayoutDirection


@pytest.mark.parametrize("typed", ["", "Thursday", "جمعرات"], ids=["nothing", "latin", "urdu"])
def test_a_line_begins_where_the_language_begins(qtbot: QtBot, typed: str) -> None:
    """Whatever is typed; and it turns round with the language."""
    window = QWidget()
    qtbot.addWidget(window)
    field = TextField(typed)
    field.setParent(window)
    field.resize(300, 40)
    sides = []
    for direction in (Direction.LeftToRight, Direction.RightToLeft, Direction.LeftToRight):
        window.setLayoutDirection(direction)
        field.grab()  # only now it knows where its line lies
        sides.append("left" if field.cursorRect().center().x() < 150 else "right")

    assert sides == ["left", "right", "left"]


def test_a_line_in_the_middle_stays_there(qtbot: QtBot) -> None:
    field = TextField("24", centred=True)
    qtbot.addWidget(field)
    field.setLayoutDirection(Direction.RightToLeft)

    assert field.alignment() & Qt.AlignmentFlag.AlignHCenter
