"""The commands of the table do what they say, as long as it can be done."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from skatdesk.app import Application
from skatdesk.settings.options import COMPLETE_TRICK
from skatdesk.skat.actions import Concede
from skatdesk.skat.ruleset import HOME
from tests.helpers.whole_program import Hand, open_application, series


@pytest.fixture
def program(qapp: QApplication, qtbot: QtBot) -> Application:
    """A deal of pub rules, at the human's first card."""
    program = open_application(qapp, qtbot, None)
    program.begin(series(HOME))
    hand = Hand(program, qtbot)
    while hand.wait_for_question() and not program.window.give_up.isEnabled():
        hand.answer()
    return program


def test_a_decision_is_taken_back_and_made_again(program: Application, qtbot: QtBot) -> None:
    Hand(program, qtbot).answer()
    after = program.engine.actions

    program.window.undo.triggered.emit()
    before = program.engine.actions
    program.window.redo.triggered.emit()

    assert len(before) < len(after)
    assert program.engine.actions[: len(before) + 1] == after[: len(before) + 1]


def test_a_deal_that_is_over_is_not_taken_back(program: Application, qtbot: QtBot) -> None:
    """It stands in the list, though the table may still be showing how it ended."""
    Hand(program, qtbot).play_deal()
    before = program.engine.actions
    for command in (program.window.undo, program.window.redo):
        command.triggered.emit()

    assert program.engine.actions == before
    assert program.table.panel is program.asker.result


def test_a_deal_that_is_over_is_neither_claimed_nor_thrown_in(program: Application, qtbot: QtBot) -> None:
    Hand(program, qtbot).play_deal()
    before = program.engine.actions
    for command in (program.window.claim, program.window.throw_in):
        command.triggered.emit()

    assert program.engine.actions == before


def test_who_gives_up_while_a_trick_waits_for_a_click_comes_to_the_result(program: Application, qtbot: QtBot) -> None:
    """Nothing would tell any more how to go on."""
    program.settings.set(COMPLETE_TRICK, "click")
    hand, scene = Hand(program, qtbot), program.table.scene
    hand.answer()
    qtbot.waitUntil(lambda: len(scene.piles.trick) == 3)
    own = program.engine.audience
    assert own is not None
    given_up = next(option for option in program.engine.options_at_any_time(own) if isinstance(option, Concede))
    assert program.engine.submit(given_up)

    qtbot.waitUntil(lambda: program.table.panel is program.asker.result)


def test_what_the_referee_refuses_is_told(program: Application) -> None:
    """Nobody can prove the rest before the first trick."""
    program.window.claim.triggered.emit()

    assert program.table.strip.isVisible()
    assert program.controller.request is not None


def test_the_last_trick_is_shown_and_told(program: Application, qtbot: QtBot, heard: list[str]) -> None:
    hand = Hand(program, qtbot)
    while hand.wait_for_question() and not program.window.last_trick.isEnabled():
        hand.answer()
    dock = program.window.dock
    dock.folding.set_folded(True)
    program.window.last_trick.trigger()

    assert dock.tricks_page.isVisible()
    assert heard[-1].startswith(f"Trick {dock.tricks_page.model.rows[-1].number}: ")


@pytest.mark.parametrize("part", ["tabs", "list", "totals", "tricks", "cards"])
def test_enter_lets_go_of_a_trick_wherever_the_keys_are(program: Application, qtbot: QtBot, part: str) -> None:
    """As is said while the trick lies, but at a game of the list that is over, of which Enter tells."""
    choreographer, dock, hand = program.table.choreographer, program.dock, Hand(program, qtbot)
    program.settings.set(COMPLETE_TRICK, "click")
    while not (choreographer._holding and program.window.last_trick.isEnabled()):
        if choreographer._holding:
            choreographer.hurry()
        else:
            hand.answer()
        qtbot.waitUntil(lambda: choreographer._holding or program.controller.request is not None)
    dock.folding.set_folded(False)
    dock.tabs.setCurrentIndex(part == "tricks")
    games, totals = dock.list_page.view, dock.list_page.footer
    parts = {"tabs": dock.tabs, "list": games, "totals": totals, "tricks": dock.tricks_page.view}
    keys_for = parts.get(part, program.table.view)
    keys_for.setFocus()
    assert keys_for.hasFocus()

    QTest.keyClick(program.window.windowHandle(), Qt.Key.Key_Return)
    assert not choreographer._holding


def test_no_key_gives_two_commands_of_the_window(program: Application) -> None:
    """Qt would call it ambiguous and do nothing at all."""
    keys = [keys.toString() for action in program.window.actions() for keys in action.shortcuts()]

    assert "L" in keys
    assert sorted(key for key in set(keys) if keys.count(key) > 1) == []


def test_a_click_beside_the_table_leaves_the_keys_with_the_cards(program: Application, qtbot: QtBot) -> None:
    """Figures go on choosing cards, Enter does what the buttons of the table say."""
    hand, dock, view = Hand(program, qtbot), program.dock, program.table.view
    while hand.wait_for_question() and not program.window.last_trick.isEnabled():
        hand.answer()
    hand.wait_for_question()
    dock.folding.set_folded(False)
    assert view.hasFocus()
    for tab, parts in enumerate(((dock.list_page.view, dock.list_page.footer), (dock.tricks_page.view,))):
        dock.tabs.setCurrentIndex(tab)
        for part in parts:
            hand.click(part.viewport())
            assert view.hasFocus(), part
