"""Every number is within reach of the mouse: the arrow of a field opens a menu of the numbers there are."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from skatdesk.i18n.languages import Language
from skatdesk.scoring.drafts import RamschDraft
from skatdesk.skat.ruleset import HOME
from skatdesk.ui.scoresheet.entry.field import NumberField
from tests.scoring.builders import begin
from tests.ui.conftest import House
from tests.ui.scoresheet.entry.conftest import Keeper

CLUBS, RAMSCH = 0, 6


def pick(field: NumberField, figure: int) -> None:
    """Opens the menu of a field, and clicks one of its numbers."""
    QTest.mouseClick(field.opener, Qt.MouseButton.LeftButton)
    assert field.menu.isVisible()
    grid = field.menu.grid
    QTest.mouseClick(grid, Qt.MouseButton.LeftButton, pos=grid.place_of(figure).center().toPoint())
    assert not field.menu.isVisible()


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.URDU])
def test_a_game_is_told_without_a_key(keeper: Keeper, house: House, language: Language) -> None:
    house.speak(language)
    inputs = keeper.panel.game_inputs
    keeper.click(inputs.declarer, 1)
    keeper.click(inputs.game, CLUBS)
    pick(inputs.more_matadors, 7)
    pick(inputs.bid, 96)
    keeper.press(keeper.panel.outcome.won)

    game = keeper.last.declared
    assert game is not None
    assert (game.declarer, game.matadors, game.bid, game.score) == (1, 7, 96, 96)


def test_the_points_of_a_ramsch_are_told_without_a_key(keeper: Keeper) -> None:
    keeper.sit_down(begin(HOME))
    keeper.click(keeper.panel.game_inputs.game, RAMSCH)
    draft = keeper.panel.draft
    assert isinstance(draft, RamschDraft)
    for place, points in zip(draft.terms.active, (64, 36), strict=False):
        pick(keeper.panel.ramsch_inputs.points[place], points)
    keeper.press(keeper.panel.outcome.won)

    assert sorted(keeper.last.scores) == [-64, 0, 0]


def test_a_number_clicked_is_typed_over_and_mended_after_a_second_click(keeper: Keeper) -> None:
    keeper.type("2c2")
    bid = keeper.panel.game_inputs.bid
    pick(bid, 24)
    keeper.panel.refocus()
    QTest.mouseClick(bid.edit, Qt.MouseButton.LeftButton)
    keeper.type("36")
    assert bid.number == 36

    QTest.mouseClick(bid.edit, Qt.MouseButton.LeftButton)
    assert not bid.edit.hasSelectedText()


def test_a_number_chosen_is_typed_over(keeper: Keeper) -> None:
    keeper.type("2c2")
    bid = keeper.panel.game_inputs.bid
    bid.setFocus()
    pick(bid, 24)
    keeper.type("36")

    assert bid.number == 36


@pytest.mark.parametrize("low", [False, True])
def test_the_menu_never_covers_its_field(keeper: Keeper, low: bool) -> None:
    """At the edge of the screen it opens upwards."""
    field = keeper.panel.game_inputs.bid
    screen = keeper.window.screen().availableGeometry()
    keeper.window.move(0, screen.bottom() - keeper.window.height() if low else 0)
    QTest.mouseClick(field.opener, Qt.MouseButton.LeftButton)
    covered = field.menu.geometry()

    assert not covered.contains(field.edit.mapToGlobal(field.edit.rect().center()))
    assert screen.contains(covered)
    field.menu.close()


def test_what_cannot_be_is_not_offered(keeper: Keeper) -> None:
    """Nobody has five matadors in a Grand."""
    keeper.type("2g")
    field = keeper.panel.game_inputs.more_matadors
    QTest.mouseClick(field.opener, Qt.MouseButton.LeftButton)

    assert not field.menu.isVisible()
