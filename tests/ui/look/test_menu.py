"""The tick before the chosen line of a menu."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from skatdesk.ui.look.menu import Menu
from skatdesk.ui.look.theme import Look, Scheme


@pytest.fixture
def menu(qtbot: QtBot) -> Menu:
    """Two lines without letters: the first is chosen, the second is not."""
    menu = Menu()
    qtbot.addWidget(menu)
    for chosen in (True, False):
        action = menu.addAction(" ")
        action.setCheckable(True)
        action.setChecked(chosen)
    return menu


def _painted(menu: Menu, line: int, ground: str) -> QRect:
    """The smallest rectangle with all of this line that is not the menu's ground."""
    image = menu.grab(menu.actionGeometry(menu.actions()[line])).toImage()
    inked = [
        (x, y) for x in range(image.width()) for y in range(image.height()) if image.pixel(x, y) != QColor(ground).rgb()
    ]
    if not inked:
        return QRect()
    columns, rows = zip(*inked, strict=True)
    left, top = min(columns), min(rows)
    return QRect(left, top, max(columns) - left + 1, max(rows) - top + 1)


@pytest.mark.parametrize("scheme", [Scheme.LIGHT, Scheme.DARK, Scheme.CONTRAST])
def test_the_tick_of_a_menu_is_as_large_as_the_text_is(look: Look, menu: Menu, scheme: Scheme) -> None:
    """Qt's own has seven pixels whatever the letters are, and steps where the screen has twice the pixels."""
    sides = {}
    for scale in (1.0, 2.0):
        look.use(scale=scale, scheme=scheme)
        menu.adjustSize()
        tick = _painted(menu, 0, look.theme.panel)
        sides[scale] = tick.width()
        assert menu.actionGeometry(menu.actions()[0]).width() > tick.right()
        assert _painted(menu, 1, look.theme.panel).isEmpty()
    look.use(scale=1.0)

    assert sides[1.0] >= 9
    assert abs(sides[2.0] - 2 * sides[1.0]) <= 2
