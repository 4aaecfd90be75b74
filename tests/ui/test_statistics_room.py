"""Who comes back to the statistics, or stays there while something happens, sees what is true now where it was."""

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from skatdesk.app import Application
from skatdesk.skat.ruleset import ISKO
from skatdesk.store.records import ListId
from skatdesk.store.statistics.selection import Filter
from skatdesk.store.store import Store
from skatdesk.ui import statistics_in_window
from skatdesk.ui.charts.page import StatisticsPage
from skatdesk.ui.statistics_in_window import AHEAD
from skatdesk.ui.statistics_room import StatisticsRoom
from tests.helpers.paintings import Paintings
from tests.helpers.whole_program import open_application, series
from tests.store.statistics.sittings import keep, twelve


@pytest.fixture
def store(store: Store) -> Store:
    """With two lists on the shelf."""
    keep(store, twelve() * 3)
    keep(store, twelve(), ("Ada", "Ben", "Dua"), date="2026-11-20", title="Friday")
    return store


def _opened(program: Application) -> StatisticsPage:
    program.window.resize(1024, 700)
    program.statistics.show()
    page = program.statistics.page
    assert page is not None
    for _ in range(5):
        QCoreApplication.processEvents()
    return page


def _seen(page: StatisticsPage) -> tuple[int, Filter | None, int]:
    """How far the page is rolled, what is chosen, which side of a chart is in front."""
    for _ in range(5):
        QCoreApplication.processEvents()
    return page.board.verticalScrollBar().value(), page.filters.chosen, page.board.cards["values"].side


def test_the_page_stands_as_it_was_left_and_tells_what_has_changed(
    qapp: QApplication, qtbot: QtBot, store: Store
) -> None:
    """After a look at a game, after a game was taken out of its list and put back, after a list was deleted."""
    program = open_application(qapp, qtbot, store)
    page = _opened(program)
    QTest.keyClick(page.filters.opponent, Qt.Key.Key_Down)
    page.board.cards["values"].sides[1].click()
    page.board.verticalScrollBar().setValue(500)
    before, sheet = _seen(page), program.sheet.room
    assert page.games is not None
    assert before[0] == 500

    page.gameRequested.emit(page.games.ref(5))
    assert sheet.page is not None
    sheet.page.shown.remove(5)
    sheet.backRequested.emit()
    assert _seen(page) == before
    assert len(page.games) == 47

    program.sheet.show()
    sheet.page.undo.trigger()
    QTest.keyClick(program.window, Qt.Key.Key_Escape)
    program.window.statistics.trigger()
    assert _seen(page) == before
    assert len(page.games) == 48

    program.sheet.show()
    sheet.remove(ListId(2))
    program.statistics.show()
    assert _seen(page) == before
    assert len(page.games) == 36
    program.stop()


def test_the_key_of_the_sheet_pressed_there_does_not_change_the_way_back(
    qapp: QApplication, qtbot: QtBot, store: Store
) -> None:
    program = open_application(qapp, qtbot, store)
    page = _opened(program)
    assert page.games is not None
    page.gameRequested.emit(page.games.ref(5))
    program.window.sheet.trigger()
    program.sheet.room.backRequested.emit()
    assert page.isVisible()

    program.window.show_home()
    program.window.sheet.trigger()
    program.sheet.room.backRequested.emit()
    assert program.window.page is program.home
    program.stop()


def test_a_game_that_ends_at_the_table_is_counted_at_once(qapp: QApplication, qtbot: QtBot, store: Store) -> None:
    """At a table of four the others play on while their dealer looks at the statistics."""
    program = open_application(qapp, qtbot, store)
    page = _opened(program)
    program.begin(series(ISKO, ("Ada", "Ben", "Cem", "Dua")))
    program.statistics.show()
    assert program.controller.request is None
    assert page.games is not None
    qtbot.waitUntil(lambda: len(page.games or ()) == 49)
    assert page.isVisible()
    program.stop()


def test_a_list_copied_deleted_and_brought_back_counts_once_all_the_while(
    qapp: QApplication, qtbot: QtBot, store: Store
) -> None:
    program = open_application(qapp, qtbot, store)
    page, sheet = _opened(program), program.sheet.room

    def counted() -> tuple[int, list[str]]:
        program.statistics.show()
        sittings = page.filters.sitting
        return len(page.games or ()), [sittings.itemText(at) for at in range(1, sittings.count())]

    before = counted()
    program.sheet.show()
    sheet.duplicate(ListId(2))
    assert counted() == before

    program.sheet.show()
    sheet.remove(ListId(2))
    games, titles = counted()
    assert games == before[0]
    assert "Friday (2)" in titles[0]

    program.sheet.show()
    sheet.notice.undo.click()
    assert counted() == before
    program.stop()


def test_who_comes_back_has_the_window_painted_once(qapp: QApplication, qtbot: QtBot, store: Store) -> None:
    """Else the first chart has it painted before the rest of the page has come, and all of it is painted again."""
    program = open_application(qapp, qtbot, store)
    page = _opened(program)
    program.window.show_home()
    _seen(page)
    paintings = Paintings()
    page.top.installEventFilter(paintings)
    program.statistics.show()
    _seen(page)

    assert paintings.count == 1
    program.stop()


def test_only_on_the_home_page_is_what_draws_the_statistics_loaded_ahead(
    qapp: QApplication, qtbot: QtBot, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is a step at a time, and at the table, where cards move, none: it would be seen there."""
    loaded: list[str] = []
    monkeypatch.setattr(statistics_in_window, "import_module", loaded.append)
    application = open_application(qapp, qtbot, store)
    application.window.show_table()
    application.statistics.load_ahead()
    application.statistics.load_ahead(AHEAD[1:])
    at_the_table = tuple(loaded)
    application.window.show_home()
    application.statistics.load_ahead()
    at_once = tuple(loaded)
    qtbot.waitUntil(lambda: len(loaded) == len(AHEAD))

    assert (at_the_table, at_once, tuple(loaded)) == ((), AHEAD[:1], AHEAD)
    application.stop()


def test_that_the_games_are_being_read_is_said_in_the_middle(qapp: QApplication, qtbot: QtBot, store: Store) -> None:
    """Where the page will be, not at the edge of the window."""
    program = open_application(qapp, qtbot, store)
    room = StatisticsRoom(program.look)
    qtbot.addWidget(room)
    room.resize(1024, 700)
    room.show_busy()
    picture = room.grab().toImage()
    ground = picture.pixel(0, 0)
    seen = [x for x in range(room.width()) if any(picture.pixel(x, y) != ground for y in range(300, 400))]

    assert abs(seen[0] + seen[-1] - room.width()) < 20
