"""Duplicate in the program: a set is begun, played by both, compared and found again."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from skatdesk.app import Application
from skatdesk.coach.duplicate import rules_of
from skatdesk.engine.dealing import SeriesSetup
from skatdesk.i18n.languages import Language
from skatdesk.players.player import Budget
from skatdesk.players.roster import make
from skatdesk.settings import options
from skatdesk.skat.deals import Deal
from skatdesk.skat.ruleset import ISKO
from skatdesk.skat.seats import FOREHAND
from skatdesk.store.errors import StoreError, Trouble
from skatdesk.store.store import Store
from skatdesk.ui.dialogs.deal_source import BY_NUMBER, RANDOM, TODAY
from skatdesk.ui.dialogs.deal_source import LAST as LAST_TIME
from skatdesk.ui.dialogs.note import NoteDialog
from tests.helpers.plain import plain
from tests.ui.conftest import Press

LEFT = Qt.MouseButton.LeftButton
PATIENCE = 2000


@pytest.fixture(autouse=True)
def _plain_players(monkeypatch: pytest.MonkeyPatch) -> None:
    """The searching players take their time."""
    monkeypatch.setattr("skatdesk.engine.series_engine.seated", lambda _name: make("rules"))


@pytest.fixture
def program(program: Application) -> Application:
    program.duplicate.again._make_player = lambda _name: make("rules")
    program.duplicate.again._door._ready = lambda: True
    program.duplicate._new_seed = lambda: 5
    return program


def _play(program: Application, qapp: QApplication, deals: int) -> None:
    """Plays so many deals as the player of the maxims does."""
    player = make("rules")
    for _ in range(PATIENCE):
        qapp.processEvents()
        request = program.controller.request
        if request is not None:
            program.controller.submit(player.decide(request.view, request.options, Budget(1), 1).action)
        elif not program.engine.running:
            deals -= 1
            if not deals:
                return
            program.next_deal()
    raise AssertionError("the table stands still")


def test_a_set_is_begun_by_mouse(program: Application) -> None:
    program.learn.show()
    QTest.mouseClick(program.duplicate.door, LEFT)
    page = program.duplicate.page
    assert page.isVisible()
    assert not page.go_on.isVisible()
    QTest.mouseClick(page.begin, LEFT)

    assert program.window.table_shown
    assert program.series.score_list is not None
    assert program.series.score_list.games == 12


def test_a_set_can_be_begun_by_a_friends_number_and_once_more(program: Application, qapp: QApplication) -> None:
    """The invitation that is copied names it."""
    program.settings.set(options.SPEED, "at_once")
    program.duplicate.show()
    page = program.duplicate.page
    assert not page.new_set.deals.source.answers[LAST_TIME].isEnabled()
    page.new_set.deals.source.answers[BY_NUMBER].click()
    QTest.keyClicks(page.new_set.deals.number, "12 345")
    QTest.mouseClick(page.new_set.deals.copy, LEFT)
    assert QGuiApplication.clipboard().text() == "Skatdesk, duplicate, number 12345: 12 deals, Club player"
    QTest.mouseClick(page.begin, LEFT)
    dealing, setup = program.series.dealing, program.series.setup
    assert dealing is not None
    assert setup is not None
    assert setup.seed == 12345

    program.duplicate.show()
    assert page.new_set.deals.number.text() == "5"
    page.new_set.deals.source.answers[LAST_TIME].click()
    QTest.mouseClick(page.begin, LEFT)
    again = program.series.dealing
    assert again is not None
    assert again.start.deal == dealing.start.deal


def test_the_deals_of_the_day_are_the_same_for_everybody(program: Application, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their number is the day's figures, and another one on the next day, which may begin while the page is open."""
    moments = ["2026-11-27T20:00:00"]
    monkeypatch.setattr("skatdesk.app._now", lambda: moments[-1])
    program.settings.set(options.SPEED, "at_once")
    program.duplicate.show()
    new_set = program.duplicate.page.new_set
    assert plain(new_set._about.text()).startswith("The same number deals the same cards")
    new_set.deals.source.answers[TODAY].click()
    assert new_set.deals.number.text() == "20261127"
    assert plain(new_set._about.text()).startswith("Today everybody gets these cards")

    program.learn.show()
    moments.append("2026-11-28T07:00:00")
    program.duplicate.show()
    assert new_set.deals.number.text() == "20261128"
    moments.append("2026-11-29T00:01:00")
    QTest.mouseClick(new_set.deals.copy, LEFT)
    assert "20261129" in QGuiApplication.clipboard().text()
    moments.append("2026-11-30T00:01:00")
    QTest.mouseClick(new_set.begin, LEFT)
    assert program.series.dealing is not None
    assert program.series.dealing.start.deal == Deal.of_series(20261130, 1)
    assert new_set.deals.source.index == RANDOM


def test_without_a_number_there_is_no_set(program: Application, press: Press) -> None:
    program.duplicate.show()
    page = program.duplicate.page
    page.new_set.deals.source.answers[BY_NUMBER].click()
    page.new_set.deals.number.clear()
    assert not page.begin.isEnabled()
    press(page, Qt.Key.Key_Return)
    assert program.series.dealing is None


def test_every_finished_deal_is_compared_and_kept(
    program: Application, store: Store, qapp: QApplication, qtbot: QtBot, press: Press
) -> None:
    program.settings.set(options.SPEED, "at_once")
    program.duplicate.begin(12, "club", 5)
    _play(program, qapp, 3)
    last = store.duplicates.last()
    assert last is not None
    qtbot.waitUntil(lambda: len(store.duplicates.played(last)) == 3)
    program.duplicate.show()
    page = program.duplicate.page

    assert plain(page.result.text()).startswith("3 of 12 deals compared; you against the expert: ")
    assert page.model.rowCount() == 3
    assert all(page.model.item(row, 5).text() for row in range(3))

    press(page, Qt.Key.Key_Return)
    assert program.window.table_shown


def test_the_page_says_why_the_expert_does_not_play_and_that_a_new_set_ends_the_series(
    program: Application, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each only where it is so."""
    program.settings.set(options.SPEED, "at_once")
    program.duplicate.show()
    page = program.duplicate.page
    assert not page.ending.isVisible()
    program.duplicate.begin(12, "club", 5)
    monkeypatch.setattr(program.duplicate.again._door, "_ready", lambda: False)
    monkeypatch.setattr(program.duplicate.again._door._preparation, "begin", lambda: False)
    _play(program, qapp, 1)
    program.duplicate.show()

    assert page.ending.isVisible()
    assert plain(page.hindrance.text()).startswith("The strong players cannot be prepared on this machine")
    assert page.hindrance.isVisible()


@pytest.mark.parametrize("language", Language)
def test_the_page_fits_in_every_language(program: Application, language: Language) -> None:
    program.settings.set(options.LANGUAGE, language.value)
    program.duplicate.show()
    page = program.duplicate.page

    assert page.minimumSizeHint().width() <= 1024
    assert page.begin.text()
    program.settings.set(options.LANGUAGE, "en")


def test_a_set_that_cannot_be_read_is_told_once(
    program: Application, store: Store, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not again whenever somebody comes by, nor after every deal."""
    program.settings.set(options.SPEED, "at_once")
    program.duplicate.begin(12, "club", 5)

    def refuse(*_: object) -> None:
        raise StoreError(Trouble.DAMAGED, Path("x"), "test")

    monkeypatch.setattr(store.duplicates, "last", refuse)
    program.duplicate.show()
    program.window.show_table()
    _play(program, qapp, 1)
    program.duplicate.show()

    (note,) = program.window.findChildren(NoteDialog)
    note.accept()


def test_who_has_no_name_is_called_anew_on_the_page_too(program: Application, qapp: QApplication) -> None:
    program.settings.set(options.SPEED, "at_once")
    program.duplicate.begin(12, "club", 5)
    _play(program, qapp, 1)
    program.duplicate.show()
    page = program.duplicate.page
    assert page._names[0] == "You"
    program.settings.set(options.LANGUAGE, "de")
    qapp.processEvents()
    assert page._names[0] == "Du"
    program.settings.set(options.LANGUAGE, "en")


def test_whoever_reads_the_deals_by_key_stays_in_his_row(program: Application, qapp: QApplication) -> None:
    """Though the expert has played another one, or the language has changed."""
    program.settings.set(options.SPEED, "at_once")
    program.duplicate.begin(12, "club", 5)
    _play(program, qapp, 3)
    program.duplicate.show()
    table = program.duplicate.page.table
    QTest.keyClick(table, Qt.Key.Key_Down)
    QTest.keyClick(table, Qt.Key.Key_Down)
    row = table.currentIndex().row()
    assert row > 0
    program.duplicate.show()
    assert table.currentIndex().row() == row
    program.settings.set(options.LANGUAGE, "de")
    qapp.processEvents()
    assert table.currentIndex().row() == row
    program.settings.set(options.LANGUAGE, "en")


def test_the_last_deal_of_a_set_leads_to_the_comparison(program: Application, qapp: QApplication) -> None:
    """As that of another series leads to its list."""
    program.settings.set(options.SPEED, "at_once")
    program.duplicate.begin(12, "club", 5)
    _play(program, qapp, 12)
    QTest.mouseClick(program.asker.result.next, LEFT)

    assert program.window.page is program.duplicate.page
    assert plain(program.duplicate.page.result.text()).startswith("12 of 12 deals compared")


def test_enter_that_is_held_since_the_page_before_begins_no_set(program: Application) -> None:
    """It would end the series that is being played, or pass over the total of the set just finished."""
    program.duplicate.show()
    page = program.duplicate.page
    QTest.simulateEvent(page, True, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "", True)

    assert program.series.dealing is None
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert program.series.dealing is not None


def test_a_set_that_waits_behind_a_deal_for_practice_is_played_on_from_its_page(
    program: Application, qapp: QApplication, press: Press
) -> None:
    """Enter does not begin another one, which would end it."""
    program.settings.set(options.SPEED, "at_once")
    program.duplicate.begin(12, "club", 5)
    _play(program, qapp, 1)
    program.practice.play_deal(Deal.of_series(3, 1), FOREHAND, ISKO)
    program.duplicate.show()
    page = program.duplicate.page
    assert page.go_on.isVisible()
    press(page, Qt.Key.Key_Return)

    assert program.window.table_shown
    assert program.series.left
    assert program.series.score_list is not None
    assert len(program.series.score_list.entries) == 1


def test_a_series_with_the_deals_and_rules_of_the_set_is_not_the_set(program: Application, qapp: QApplication) -> None:
    """Nor is the set played on with it, nor does its last deal lead to the comparison."""
    program.settings.set(options.SPEED, "at_once")
    program.duplicate.begin(12, "club", 5)
    _play(program, qapp, 1)
    before = program.duplicate.at_table
    program.begin(SeriesSetup(("You", "Ben", "Clara"), (None, "club", "club"), rules_of(12), 5))
    _play(program, qapp, 1)

    assert (before, program.duplicate.at_table) == (True, False)
    program.duplicate.show()
    assert not program.duplicate.page.go_on.isVisible()


@pytest.mark.parametrize("digits", ["7", "504257376", "۵۰۴۲"])
@pytest.mark.parametrize("language", Language)
def test_an_invitation_is_pasted_whole(program: Application, language: Language, digits: str) -> None:
    """Into a field that holds a number, with greetings before and after; its number remains."""
    program.settings.set(options.LANGUAGE, language.value)
    program.duplicate.show()
    deals = program.duplicate.page.new_set.deals
    deals.number.setText(digits)
    deals.copy.click()
    clipboard = QGuiApplication.clipboard()
    clipboard.setText(f"Morgen um 8!\n{clipboard.text()}\nBis 2027")
    for at in (0, 4, 9):
        deals.source.choose(RANDOM)
        deals.number.setText("123456789")
        deals.number.setCursorPosition(at)
        QTest.keyClick(deals.number, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)

        assert deals.seed == int(digits)
        assert deals.source.index == BY_NUMBER
        assert program.duplicate.page.begin.isEnabled()


@pytest.mark.parametrize("pasted", ["lots of luck 12", "Skatdesk", "Skatdesk, number 1234567890123456789: 12 deals"])
def test_what_is_no_invitation_leaves_the_number_as_it_is(program: Application, pasted: str) -> None:
    program.duplicate.show()
    number = program.duplicate.page.new_set.deals.number
    number.setText("504257376")
    QGuiApplication.clipboard().setText(pasted)
    number.selectAll()
    QTest.keyClick(number, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)

    assert number.text() == "504257376"
