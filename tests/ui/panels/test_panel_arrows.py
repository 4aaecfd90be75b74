"""Arrow keys in the panels over the felt: they go where they point, and never out of the panel."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from skatdesk.skat.contracts import Game
from skatdesk.ui.panels.question import Question
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


@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
@pytest.mark.parametrize("name", [*PANELS, "announce"])
def test_the_arrow_onwards_comes_to_every_answer(t: AtTable, name: str, direction: Qt.LayoutDirection) -> None:
    """In the order they are read, one after the other, and the arrow back all the way back."""
    SITUATIONS[name](t)
    panel = t.table.panel
    assert isinstance(panel, Question)
    panel.setLayoutDirection(direction)
    onwards, back = ARROWS[0], ARROWS[2]
    if direction is Qt.LayoutDirection.RightToLeft:
        onwards, back = back, onwards
    answers = [button for button in panel.findChildren(QAbstractButton) if _takes_keys(button)]
    panel.setFocus()
    there, again = (_walk(t, key, len(answers) + 3) for key in (onwards, back))
    if name == "rearrange":  # its hands keep the arrows to themselves
        return

    assert set(answers) <= set(there)
    assert there == again[::-1]


@pytest.mark.parametrize("name", PANELS)
def test_tab_stops_at_the_parts_of_a_panel_not_at_the_panel(t: AtTable, name: str) -> None:
    """That could not be seen."""
    SITUATIONS[name](t)
    panel = t.table.panel
    assert panel is not None
    for _ in range(25):
        t.press(Qt.Key.Key_Tab)
        assert not panel.hasFocus()


def _walk(t: AtTable, key: Qt.Key, times: int) -> list[QWidget | None]:
    """What gets the focus when a key is pressed so often, with what had it before."""
    line = [QApplication.focusWidget()]
    for _ in range(times):
        t.press(key)
        if QApplication.focusWidget() is not line[-1]:
            line.append(QApplication.focusWidget())
    return [part for part in line if part is not t.table.panel]


def _takes_keys(button: QAbstractButton) -> bool:
    return button.isVisible() and button.isEnabled() and bool(button.focusPolicy() & Qt.FocusPolicy.TabFocus)


def test_up_and_down_go_from_row_to_row(t: AtTable) -> None:
    SITUATIONS["announce_hand"](t)
    panel = t.asker.announce
    nul, clubs = panel.games[Game.NULL], panel.games[Game.CLUBS]
    nul.setFocus()
    t.press(Qt.Key.Key_Down)
    assert QApplication.focusWidget() in panel.additions.values()
    t.press(Qt.Key.Key_Down)
    assert panel.confirm.hasFocus()
    t.press(Qt.Key.Key_Up, Qt.Key.Key_Up)
    assert QApplication.focusWidget() in panel.games.values()
    clubs.setFocus()
    t.press(Qt.Key.Key_Right, Qt.Key.Key_Right)
    assert panel.games[Game.HEARTS].hasFocus()
