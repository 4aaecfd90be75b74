"""The first page leads back to the list that is being written tonight."""

from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from skatdesk.app import Application
from skatdesk.i18n.languages import Language
from skatdesk.settings.options import LANGUAGE
from skatdesk.store.records import HistoryLine, ListId
from skatdesk.store.store import Store
from tests.helpers.plain import plain
from tests.helpers.sample_lists import bierlachs, pub, thursday
from tests.helpers.whole_program import open_application


def _write(store: Store, list_id: ListId, hours_ago: float) -> None:
    """The last game of the list was written so long ago."""
    at = (datetime.now(UTC) - timedelta(hours=hours_ago)).isoformat(timespec="seconds")
    sheet = store.lists.open(list_id).score_list
    store.lists.write(list_id, sheet, HistoryLine(at, "added", len(sheet.entries), None, sheet.entries[-1]))


@pytest.fixture
def lists(store: Store) -> list[ListId]:
    """Thursday round, the latest; Pub evening, written an hour ago; Bierlachs, written yesterday."""
    kept = [store.lists.begin(*sample()) for sample in (thursday, pub, bierlachs)]
    _write(store, kept[1], 1)
    _write(store, kept[2], 20)
    return kept


@pytest.fixture
def program(qapp: QApplication, qtbot: QtBot, store: Store, lists: list[ListId]) -> Application:
    """Has just been started."""
    return open_application(qapp, qtbot, store)


def _front(program: Application) -> ListId | None:
    page = program.sheet.room.page
    return None if page is None else page.shown.id


def test_one_key_leads_back_to_it(program: Application, lists: list[ListId]) -> None:
    door = program.home.list
    assert door.isVisible()
    assert plain(door.accessibleDescription()) == "Pub evening · Game 16"
    QTest.keyClick(program.window.windowHandle(), Qt.Key.Key_Return)
    assert _front(program) == lists[1]


def test_the_score_sheet_begins_with_it(program: Application, lists: list[ListId]) -> None:
    program.home.sheet.click()
    assert _front(program) == lists[1]


def test_it_is_found_though_another_list_was_looked_at(program: Application, lists: list[ListId]) -> None:
    program.sheet.room.open(lists[0])
    program.window.show_home()
    program.home.list.click()
    assert _front(program) == lists[1]


@pytest.mark.parametrize("fate", ["archived", "removed"])
def test_what_becomes_of_it_is_seen_on_the_way_back(
    program: Application, store: Store, lists: list[ListId], fate: str
) -> None:
    if fate == "archived":
        store.lists.archive(lists[1], True)
    else:
        store.lists.remove(lists[1])
    program.window.show_table()
    program.window.show_home()
    assert (program.home.list.isVisible(), program.home.play.isVisible()) == (False, True)


def test_a_list_of_yesterday_is_offered_no_more(program: Application, store: Store, lists: list[ListId]) -> None:
    store.lists.remove(lists[1])
    program.window.show_table()
    program.window.show_home()
    assert program.home.list.isHidden()


def test_what_was_written_while_the_clock_was_years_ahead_is_not_tonights(
    program: Application, store: Store, lists: list[ListId]
) -> None:
    _write(store, lists[0], -30_000)
    program.window.show_table()
    program.window.show_home()
    assert plain(program.home.list.accessibleDescription()) == "Pub evening · Game 16"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (Language.GERMAN, "Weiter mit der Liste; Pub evening · Spiel 16"),
        (Language.TURKISH, "Listeye devam et; Pub evening · Oyun 16"),
        (Language.FRENCH, "Reprendre la feuille; Pub evening · Partie 16"),
    ],
)
def test_it_is_told_in_the_language_of_the_moment(program: Application, language: Language, said: str) -> None:
    program.settings.set(LANGUAGE, language.value)
    QCoreApplication.processEvents()
    door = program.home.list
    assert plain(f"{door.text()}; {door.accessibleDescription()}") == said
