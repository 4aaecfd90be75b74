"""Who sits out at a table of four need not watch: the deal goes on to its result without a pause."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from skatdesk.app import Application
from skatdesk.engine.dealing import SeriesSetup
from skatdesk.i18n.languages import Language
from skatdesk.settings import options
from skatdesk.skat.actions import Action
from skatdesk.skat.ruleset import ISKO
from tests.helpers.plain import plain
from tests.helpers.whole_program import open_application, series

NAMES = "Ada", "Ben", "Cem", "Dua"


def four(dealer: int) -> SeriesSetup:
    """The human is player 0."""
    return replace(series(ISKO, NAMES), first_dealer=dealer)


@pytest.fixture
def program(qapp: QApplication, qtbot: QtBot) -> Iterator[Application]:
    """The human deals and watches, as slowly as can be, and each trick lies until it is clicked."""
    program = open_application(qapp, qtbot, None)
    program.settings.set(options.SPEED, "leisurely")
    program.settings.set(options.COMPLETE_TRICK, "click")
    program.begin(four(0))
    program.table.choreographer.finish_now()
    assert program.window.to_result.isEnabled()
    yield program
    program.table.choreographer.clear()


def go_on_to_result(program: Application, qtbot: QtBot) -> tuple[Action, ...]:
    """Waits for the result; what was played."""
    qtbot.waitUntil(lambda: program.table.panel is program.asker.result)
    return program.engine.actions


def to_result(program: Application) -> None:
    QTest.keyClick(program.window.windowHandle(), Qt.Key.Key_R)


def test_the_deal_goes_on_to_its_result_at_once_and_is_the_same(program: Application, qtbot: QtBot) -> None:
    """By key or by the button on the bottom line, which goes then."""
    button = program.practice.buttons[-1]
    assert button.isVisible()
    assert button.text() == "To the result"
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert not button.isVisible()
    skipped = go_on_to_result(program, qtbot)
    assert not button.isVisible()

    program.settings.set(options.SPEED, "at_once")
    program.settings.set(options.COMPLETE_TRICK, "moment")
    program.begin(four(0))
    assert go_on_to_result(program, qtbot) == skipped


def test_a_trick_that_waits_for_a_click_waits_no_longer(program: Application, qtbot: QtBot) -> None:
    def lies() -> bool:
        program.table.choreographer.finish_now()
        return len(program.table.scene.piles.trick) == 3

    qtbot.waitUntil(lies)
    to_result(program)

    go_on_to_result(program, qtbot)
    assert not program.table.strip.isVisible()


def test_a_reader_hears_the_result_alone(program: Application, qtbot: QtBot, heard: list[str]) -> None:
    heard.clear()
    to_result(program)
    go_on_to_result(program, qtbot)

    headline, counted = heard
    assert headline == plain(program.asker.result.accessibleName())
    assert counted == plain(program.asker.result.accessibleDescription())


def test_from_the_next_deal_on_the_chosen_speed_holds_again(program: Application, qtbot: QtBot) -> None:
    to_result(program)
    go_on_to_result(program, qtbot)
    program.next_deal()

    assert program.table.choreographer.moving
    assert not program.table.choreographer.instant
    program.table.choreographer.finish_now()
    assert not program.window.to_result.isEnabled()


@pytest.mark.parametrize("deed", ["another series", "home and back", "another language"])
def test_nothing_stays_behind(program: Application, qtbot: QtBot, deed: str) -> None:
    to_result(program)
    if deed == "another series":
        program.begin(four(1))
        assert program.table.choreographer.moving
        program.table.choreographer.finish_now()
        assert not program.window.to_result.isEnabled()
        assert not program.table.choreographer.skipping
        return
    if deed == "home and back":
        program.window.show_home()
        assert not program.window.to_result.isEnabled()
        program.window.show_table()
    else:
        program.settings.set(options.LANGUAGE, Language.URDU.value)
    assert not program.window.to_result.isEnabled()
    go_on_to_result(program, qtbot)
    program.next_deal()
    assert not program.table.choreographer.skipping


def test_who_holds_cards_is_offered_no_such_thing(qapp: QApplication, qtbot: QtBot) -> None:
    program = open_application(qapp, qtbot, None)
    program.begin(four(1))
    qtbot.waitUntil(lambda: program.controller.request is not None)
    before = program.engine.actions
    to_result(program)

    assert not program.practice.buttons[-1].isVisible()
    assert not program.table.choreographer.skipping
    assert program.engine.actions == before
