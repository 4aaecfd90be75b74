"""Whose games, which time, played or entered and which rules: chosen once, it holds at the next start too."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from skatdesk.app import Application
from skatdesk.i18n.languages import Language
from skatdesk.settings.options import STATISTICS_PERIOD, STATISTICS_PLAYER, STATISTICS_RULES, STATISTICS_SOURCE
from skatdesk.settings.settings import Settings
from skatdesk.skat.ruleset import HOME
from skatdesk.store.records import Participant
from skatdesk.store.store import Store
from skatdesk.ui.charts.kept_filters import Days
from skatdesk.ui.charts.page import StatisticsPage
from skatdesk.ui.charts.people_dialog import PeopleDialog
from skatdesk.ui.charts.period_dialog import PeriodDialog
from tests.helpers.whole_program import open_application, settings_for_tests
from tests.store.samples import THREE, finished_deal, series
from tests.store.statistics.sittings import keep, twelve

Start = Callable[..., StatisticsPage]


@pytest.fixture
def settings() -> Settings:
    return settings_for_tests()


@pytest.fixture
def start(qapp: QApplication, qtbot: QtBot, store: Store, settings: Settings) -> Iterator[Start]:
    """Ends the program and starts it again, with the same settings and games."""
    path = store.path
    keep(store, twelve() * 3)
    keep(store, twelve(), ("Ben", "Cem", "Dua"), date="2025-11-20", title="Friday", rules=HOME)
    keep(store, twelve()[:3], ("Ben", "Cem", "Eva"), date="2025-11-21")  # Ben has played most
    store.call_nameless("You")
    finished_deal(store, store.begin_series(replace(series(), participants=(Participant("You"), *THREE[1:]))))
    store.close()
    running: list[Application] = []

    def start(language: Language = Language.ENGLISH) -> StatisticsPage:
        for program in running:
            program.window.hide()
            program.stop()
        running[:] = [open_application(qapp, qtbot, Store.open(path), language, settings)]
        running[0].statistics.show()
        page = running[0].statistics.page
        assert page is not None
        return page

    yield start
    for program in running:
        program.stop()
    running.clear()


def _choose(page: StatisticsPage, words: dict[str, str]) -> None:
    """As with the keys."""
    for name, word in words.items():
        choice = getattr(page.filters, name)
        QTest.keyClick(choice, Qt.Key.Key_Home)
        while choice.currentText() != word:
            QTest.keyClick(choice, Qt.Key.Key_Down)


def _chosen(page: StatisticsPage) -> dict[str, str]:
    return {name: getattr(page.filters, name).currentText() for name in ("player", "period", "source", "rules")}


def test_player_period_source_and_rules_are_as_they_were_left(start: Start) -> None:
    page = start()
    words = {"player": "Dua", "period": "Last year", "source": "Entered", "rules": page.words.rules(HOME.name)}
    _choose(page, words)
    page.filters.game.choose(page.filters.game.values[1])
    page.filters.changed.emit()

    again = start()
    assert again is not page
    assert _chosen(again) == words
    assert again.filters.game.currentIndex() == 0, "the question of a moment"

    dua = again.filters.player.value
    assert isinstance(dua, int)
    again._statistics.rename(dua, "Dunya")
    assert _chosen(start())["player"] == "Dunya"


def test_who_was_merged_is_shown_as_the_other_at_the_next_start(start: Start) -> None:
    page = start()
    _choose(page, {"player": "Dua"})
    page.top.people.click()
    (dialog,) = page.window().findChildren(PeopleDialog)
    numbers = {name: number for number, name in dialog._names.items()}
    dialog.player.choose(numbers["Dua"])
    dialog.player.activated.emit(dialog.player.currentIndex())
    dialog.into.choose(numbers["Ada"])
    dialog.merge.click()

    assert _chosen(page)["player"] == "Ada"
    assert _chosen(start())["player"] == "Ada"


def test_who_has_no_name_is_found_in_another_language(start: Start) -> None:
    """Who is called by a word of the language of the moment."""
    _choose(start(), {"player": "You"})

    assert _chosen(start(Language.GERMAN))["player"] == "Du"


def test_days_that_were_chosen_are_as_they_were_left(start: Start) -> None:
    start().filters.choose_days(date(2025, 1, 1), date(2025, 12, 31))

    page = start()
    assert page.filters.period.value == Days(date(2025, 1, 1), date(2025, 12, 31))
    _choose(page, {"period": "All time"})

    assert start().filters.period.value is None


def test_who_calls_the_dialog_for_days_off_keeps_the_period_of_the_last_start(start: Start) -> None:
    _choose(start(), {"period": "This year"})
    page = start()
    QTest.keyClick(page.filters.period, Qt.Key.Key_End)
    (dialog,) = page.window().findChildren(PeriodDialog)
    dialog.cancel.click()

    assert page.filters.period.currentText() == "This year"


def test_what_is_not_offered_any_more_falls_back_without_a_word(start: Start, settings: Settings) -> None:
    settings.set(STATISTICS_PLAYER, ("Nobody", ""))
    settings.set(STATISTICS_PERIOD, "2025-13-01/2025-12-31")
    settings.set(STATISTICS_SOURCE, "dreamt")
    settings.set(STATISTICS_RULES, "rules of another version")

    page = start()
    assert _chosen(page) == {
        "player": "Ben",
        "period": "All time",
        "source": "Played and entered",
        "rules": "All rule sets",
    }
    _choose(page, {"period": "This year"})
    assert settings.get(STATISTICS_PLAYER) == ("Nobody", ""), "who may come back with another file of games"

    _choose(page, {"player": "Ada"})
    assert settings.get(STATISTICS_PLAYER) == ("Ada", "")
