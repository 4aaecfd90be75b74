"""The way to the deal editor, from it to the table, and back."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from skatdesk.app import Application
from skatdesk.players.roster import make
from skatdesk.settings.options import LAST_RULES
from skatdesk.skat.deals import Deal
from skatdesk.skat.ruleset import HOME, ISKO
from skatdesk.skat.seats import REARHAND
from skatdesk.ui.dialogs.play_deal import PlayDealDialog
from tests.helpers.later import Later
from tests.helpers.plain import plain
from tests.helpers.whole_program import open_application, series
from tests.ui.conftest import Press

pytestmark = pytest.mark.usefixtures("plain_players")

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def program(qapp: QApplication, qtbot: QtBot) -> Iterator[Application]:
    application = open_application(qapp, qtbot, None)
    yield application
    application.stop()


def _in_front(program: Application) -> bool:
    return program.deals.page.isVisible()


def test_the_editor_opens_from_everywhere_and_keeps_its_cards(program: Application) -> None:
    program.deals.edit.trigger()
    program.deals.page.draft.lay(Deal.from_number(4711))
    QTest.mouseClick(program.deals.page.top.back, LEFT)
    assert program.window.home.isVisible()
    program.deals.edit.trigger()

    assert _in_front(program)
    assert program.deals.page.draft.deal == Deal.from_number(4711)


def test_the_dialog_for_a_number_leads_to_the_editor(program: Application) -> None:
    program.practice.ask_for_deal()
    (dialog,) = program.window.findChildren(PlayDealDialog)
    QTest.mouseClick(dialog.editor, LEFT)

    assert _in_front(program)
    assert not dialog.isVisible()


def test_a_deal_is_played_for_practice_and_the_editor_comes_back(program: Application) -> None:
    program.deals.edit.trigger()
    page = program.deals.page
    page.draft.lay(Deal.from_number(4711))
    QTest.mouseClick(page.play.seat.answers[REARHAND], LEFT)
    QTest.mouseClick(page.play.play, LEFT)
    assert program.window.table_shown
    assert program.series.dealing is not None
    assert program.series.dealing.start.deal == Deal.from_number(4711)
    assert program.series.dealing.practice
    assert program.series.dealing.seating.seat_of(0) is REARHAND
    program.next_deal()

    assert _in_front(program)
    assert page.draft.deal == Deal.from_number(4711)


def test_its_keys_reach_the_editor_in_the_window(program: Application, press: Press) -> None:
    """At the table Z takes a move back and D begins the demo; here no key belongs to the table."""
    program.deals.edit.trigger()
    page = program.deals.page
    press(page, Qt.Key.Key_R)
    assert page.draft.deal is not None
    QTest.keyClick(program.window.windowHandle(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)

    assert page.draft.deal is None


def test_after_another_deal_the_home_page_comes_back(program: Application) -> None:
    program.deals.edit.trigger()
    program.practice.play_deal(Deal.from_number(1), REARHAND, ISKO)
    program.next_deal()

    assert program.window.home.isVisible()


def test_whoever_comes_from_the_table_goes_back_there(program: Application, press: Press) -> None:
    program.begin(series(ISKO))
    program.deals.edit.trigger()
    press(program.deals.page, Qt.Key.Key_Escape)

    assert program.window.table_shown


def test_the_key_of_the_editor_pressed_there_does_not_change_the_way_back(program: Application, press: Press) -> None:
    program.begin(series(ISKO))
    program.deals.edit.trigger()
    program.deals.edit.trigger()
    press(program.deals.page, Qt.Key.Key_Escape)
    assert program.window.table_shown

    program.learn.show()
    QTest.mouseClick(program.deals.door, LEFT)
    program.deals.edit.trigger()
    press(program.deals.page, Qt.Key.Key_Escape)
    assert program.learn.page.isVisible()


def test_a_series_that_was_left_goes_on(program: Application) -> None:
    """It waits while a deal of the editor is played beside it."""
    program.begin(series(ISKO))
    left = program.series.dealing
    program.deals.edit.trigger()
    program.deals.page.draft.lay(Deal.from_number(4711))
    QTest.mouseClick(program.deals.page.play.play, LEFT)
    program.next_deal()

    assert program.series.dealing == left
    assert program.window.table_shown


def test_the_rules_told_are_those_played_last(program: Application) -> None:
    program.deals.edit.trigger()
    page = program.deals.page
    page.draft.lay(Deal.from_number(4711))
    assert plain(page.play.told.text()).startswith("Official rules")
    program.window.show_home()
    program.settings.set(LAST_RULES, HOME)
    program.deals.edit.trigger()

    assert plain(page.play.told.text()).startswith("Pub rules")


def test_leaving_ends_the_games_in_the_background(program: Application) -> None:
    program.deals.edit.trigger()
    page = program.deals.page
    page.trials._make_player = lambda _name: make("random")
    page.draft.lay(Deal.from_number(4711))
    QTest.mouseClick(page.play.run, LEFT)
    assert page.trials.running
    program.window.closing.emit()

    assert not page.trials.running


def test_leaving_ends_the_search_for_a_deal(program: Application) -> None:
    """Else the program would stay for some seconds, unseen, to find what nobody waits for."""
    program.deals.edit.trigger()
    page, executor = program.deals.page, Later()
    page.wishes._executor = executor
    page.wishes.deal_rest()
    program.window.closing.emit()
    executor.finish_one()

    assert page.draft.deal is None


def test_who_comes_from_learning_goes_back_there(program: Application) -> None:
    """The command leads home again."""
    program.learn.show()
    QTest.mouseClick(program.deals.door, LEFT)
    assert _in_front(program)
    QTest.mouseClick(program.deals.page.top.back, LEFT)
    assert program.learn.page.isVisible()
    program.deals.edit.trigger()
    QTest.mouseClick(program.deals.page.top.back, LEFT)

    assert program.window.home.isVisible()
