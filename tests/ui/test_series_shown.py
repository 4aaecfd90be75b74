"""What the first page and the dock say of the series on the table."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from skatdesk.app import Application
from skatdesk.i18n.bidi import isolate
from skatdesk.scoring.standings import Tally
from skatdesk.settings.options import LANGUAGE, SPEED
from skatdesk.skat.ruleset import ISKO
from tests.helpers.whole_program import Hand, open_application, series

BEN, CEM = isolate("Ben"), isolate("Cem")


@pytest.fixture
def program(qapp: QApplication, qtbot: QtBot) -> Application:
    """With a series that has just begun."""
    application = open_application(qapp, qtbot, None)
    application.begin(series(ISKO))
    return application


def told(program: Application) -> str:
    return program.home._line.text()


def test_before_the_first_result_a_series_only_goes_on(program: Application) -> None:
    assert told(program) == "Your series goes on where you left off"


@pytest.mark.parametrize(
    ("totals", "words"),
    [
        ((242, 185, -86), f"You are 57 points ahead of {BEN}"),
        ((242, 100, 241), f"You are 1 point ahead of {CEM}"),
        ((-86, 185, 242), f"You are 328 points behind {CEM}"),
        ((-86, 185, 1242), f"You are 1,328 points behind {CEM}"),
        ((1842, 185, 0), f"You are 1,657 points ahead of {BEN}"),
        ((185, 185, 0), f"You and {BEN} are level"),
    ],
)
def test_then_it_tells_how_one_stands_against_the_best_of_the_others(
    program: Application, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, totals: tuple[int, ...], words: str
) -> None:
    Hand(program, qtbot).play_deal()
    score_list = program.series.score_list
    assert score_list is not None
    tallies = tuple(Tally(total=total) for total in totals)
    monkeypatch.setattr(type(score_list), "tallies", tallies)
    program.next_deal()
    qtbot.waitUntil(lambda: told(program) == words)


def _play_series(program: Application, qtbot: QtBot) -> None:
    """One round, to the result of its last game."""
    program.begin(series(replace(ISKO, series_rounds=1)))
    for _ in range(2):
        Hand(program, qtbot).play_deal()
        program.next_deal()
    Hand(program, qtbot).play_deal()


def test_the_result_is_told_while_it_lies_on_the_table(program: Application, qtbot: QtBot) -> None:
    Hand(program, qtbot).play_deal()
    assert "ahead of" in told(program) or "behind" in told(program) or "level" in told(program)


def test_the_last_cards_of_a_series_once_more_wait_while_one_looks_at_the_first_page(
    program: Application, qtbot: QtBot
) -> None:
    _play_series(program, qtbot)
    program.asker.result.again.click()
    program.window.show_home()
    assert program.home.continue_.isVisible()
    assert program.home.continue_.text() == "Continue practice"
    program.home.continue_.click()
    assert program.window.table_shown
    program.next_deal()
    program.window.show_home()
    assert not program.home.offers_to_continue


def test_another_language_leaves_the_way_to_the_last_result(
    program: Application, qapp: QApplication, qtbot: QtBot
) -> None:
    _play_series(program, qtbot)
    program.window.show_home()
    before = told(program)
    program.settings.set(LANGUAGE, "de")
    qapp.processEvents()
    assert program.home.continue_.isVisible()
    assert program.home.continue_.text() == "Weiter mit Spiel 3 von 3"
    program.settings.set(LANGUAGE, "en")
    qapp.processEvents()
    assert told(program) == before

    program.next_deal()
    program.settings.set(LANGUAGE, "de")
    program.window.show_home()
    assert not program.home.continue_.isVisible()


def test_a_deal_for_practice_stands_in_no_list(program: Application, qtbot: QtBot) -> None:
    Hand(program, qtbot).play_deal()
    program.series.same_cards_again()
    assert told(program) == "A deal for practice is on the table; your series goes on after it"


def test_while_cards_are_dealt_the_dock_says_nothing_of_the_deal_before(program: Application, qtbot: QtBot) -> None:
    """In a series begun in the middle of one."""
    hand, dock = Hand(program, qtbot), program.dock
    while not dock.tricks_page.model.rows and hand.wait_for_question():
        hand.answer()
    begun = dock.list_page.model.rows[-1].contract
    program.settings.set(SPEED, "normal")
    program.begin(series(ISKO))

    assert begun is not None
    assert program.table.choreographer.moving
    assert [(row.number, row.contract) for row in dock.list_page.model.rows] == [(1, None)]
    assert not dock.tricks_page.model.rows
    program.table.choreographer.finish_now()
