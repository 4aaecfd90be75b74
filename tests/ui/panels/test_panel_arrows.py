"""Arrow keys in the panels over the felt: they go where they point, and never out of the panel."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.ui.table.at_table import AtTable
from tests.ui.table.situations import SITUATIONS

ARROWS = (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up)
PANELS = (
    "bidding_speak",
    "bidding_hear",
    "skat",
    "discard_two",
    "announce_hand",
    "kontra_asked",
    "rearrange",
    "consent",
)


@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
@pytest.mark.parametrize("name", PANELS)
def test_arrows_stay_in_the_panel(t: AtTable, name: str, direction: Qt.LayoutDirection) -> None:
    """However often one is pressed; elsewhere Enter would not answer."""
    SITUATIONS[name](t)
    panel = t.table.panel
    assert panel is not None
    panel.setLayoutDirection(direction)
    for key in ARROWS:
        panel.setFocus()
        for _ in range(12):
            t.press(key)
            focus = QApplication.focusWidget()
            assert focus is not panel
            assert panel.isAncestorOf(focus or t.table)


@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
def test_arrows_go_where_they_point_in_every_language(t: AtTable, direction: Qt.LayoutDirection) -> None:
    """The first one leads to the first answer, whichever it is."""
    SITUATIONS["skat"](t)
    panel, answers = t.asker.choice, t.asker.choice.buttons
    panel.setLayoutDirection(direction)
    onwards, back = ARROWS[0], ARROWS[2]
    if direction is Qt.LayoutDirection.RightToLeft:
        onwards, back = back, onwards
    for first in ARROWS:
        panel.setFocus()
        t.press(first)
        assert answers[0].hasFocus()
    t.press(onwards)
    assert answers[1].hasFocus()
    t.press(onwards)
    assert answers[1].hasFocus()
    t.press(back, back)
    assert answers[0].hasFocus()
