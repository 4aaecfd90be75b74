"""The field in which one searches: its glass is as large as its words, where reading begins."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from skatdesk.ui.look.search_field import SearchField
from skatdesk.ui.look.theme import Look, Scheme


@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
def test_the_glass_grows_with_the_words_and_leaves_them_room(
    qtbot: QtBot, look: Look, direction: Qt.LayoutDirection
) -> None:
    field = SearchField(look)
    qtbot.addWidget(field)
    field.setLayoutDirection(direction)
    field.setText("Thursday")
    field.resize(300, 60)
    field.show()
    mirrored = direction is Qt.LayoutDirection.RightToLeft
    sides = []
    for scale in (1.0, 2.0):
        look.use(scale=scale)
        sides.append(field.glass.width())
        field.setCursorPosition(0)
        words = field.cursorRect().center().x()
        assert words <= field.glass.left() if mirrored else words >= field.glass.right()
        assert field.rect().contains(field.glass.toRect())

    assert sides[1] == 2 * sides[0]


def test_the_glass_is_painted_in_the_colour_of_the_theme(qtbot: QtBot, look: Look) -> None:
    field = SearchField(look)
    qtbot.addWidget(field)
    field.resize(200, 40)
    look.use(scheme=Scheme.LIGHT)
    light = field.grab(field.glass.toRect()).toImage()
    look.use(scheme=Scheme.DARK)

    assert field.grab(field.glass.toRect()).toImage() != light


def test_the_button_that_clears_has_a_name(qtbot: QtBot, look: Look) -> None:
    field = SearchField(look)
    qtbot.addWidget(field)
    field.setText("Thursday")
    (button,) = field.findChildren(QAbstractButton)

    assert QAccessible.queryAccessibleInterface(button).text(QAccessible.Text.Name) == "Clear the search"
    assert button.toolTip() == "Clear the search"
