"""A game is entered on a touch screen."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from skatdesk.ui.scoresheet.entry.field import NumberField
from tests.helpers.finger import Finger
from tests.ui.scoresheet.entry.conftest import Keeper


@pytest.fixture
def bid(keeper: Keeper, finger: Finger) -> NumberField:
    """A field that was tapped, not at its arrow."""
    keeper.type("2g")
    field = keeper.panel.game_inputs.bid
    finger.tap(field.edit, field.edit.rect().center() / 2)
    assert field.menu.isVisible()
    return field


def test_a_tapped_field_shows_the_numbers_there_are(bid: NumberField, finger: Finger) -> None:
    grid = bid.menu.grid
    finger.tap(grid, grid.place_of(48).center().toPoint())

    assert not bid.menu.isVisible()
    assert bid.number == 48


def test_who_has_a_keyboard_types_on(bid: NumberField, keeper: Keeper) -> None:
    QTest.keyClick(bid.menu, Qt.Key.Key_4)
    assert not bid.menu.isVisible()

    keeper.type("8")
    assert bid.number == 48
