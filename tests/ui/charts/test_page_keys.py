"""Keys on the page of the statistics."""

from dataclasses import replace

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from skatdesk.scoring.heads import ListHead
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.skat.ruleset import ISKO
from skatdesk.store.store import Store
from skatdesk.ui.charts.chart import Chart
from tests.helpers.plain import plain
from tests.scoring.builders import declared
from tests.store.statistics.sittings import SEATINGS, keep, twelve
from tests.ui.charts.conftest import Open
from tests.ui.conftest import Press


def test_keys_scroll_the_page_as_long_as_no_chart_has_them(
    open_page: Open, store: Store, qtbot: QtBot, press: Press
) -> None:
    keep(store, twelve())
    page = open_page()
    page.resize(1024, 500)
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.setFocus()
    bar = page.board.verticalScrollBar()
    assert bar.value() == 0
    press(page, Qt.Key.Key_PageDown)
    assert bar.value() > 0
    press(page, Qt.Key.Key_PageUp)
    assert bar.value() == 0


def test_a_screen_reader_hears_every_stop_of_a_chart(open_page: Open, store: Store, heard: list[str]) -> None:
    """The tip that those who see it read; Tab comes to the first, the arrows to the others."""
    keep(store, twelve())
    board = open_page().board
    for name, card in board.cards.items():
        chart = card.content
        if not isinstance(chart, Chart) or len(chart.stops()) < 2 or chart is board.comparison:
            continue
        heard.clear()
        QApplication.sendEvent(chart, QFocusEvent(QEvent.Type.FocusIn, Qt.FocusReason.TabFocusReason))
        tips = [plain(chart.tip.text)]
        QTest.keyClick(chart, Qt.Key.Key_Right)
        tips.append(plain(chart.tip.text))

        assert heard == tips, name
        assert all(tips), name


def test_a_screen_reader_hears_the_figures_whenever_other_games_are_shown(
    open_page: Open, store: Store, heard: list[str]
) -> None:
    """Or that there are none, and what to do."""
    page = open_page()
    assert heard[0].startswith("No games yet. Play a series or enter games")

    keep(store, twelve())
    heard.clear()
    page.refresh()
    assert heard[0].startswith(page.board.tiles[0].accessibleName())
    assert page.board.tiles[2].accessibleName() in heard[0]

    heard.clear()
    page.filters.source.choose(True)
    page.filters.changed.emit()
    assert heard == ["No game passes these filters. Change the filters above"]


def test_the_page_has_the_keys_when_all_games_are_shown_again(
    open_page: Open, store: Store, qtbot: QtBot, press: Press
) -> None:
    keep(store, twelve())
    page = open_page()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.filters.source.choose(True)
    page.filters.changed.emit()
    page.empty.all.setFocus()
    press(page.empty.all, Qt.Key.Key_Return)

    assert page.board.isVisible()
    assert page.hasFocus()


def _told_on_the_way(chart: Chart, stops: int) -> list[str]:
    told = []
    for _ in range(stops):
        QTest.keyClick(chart, Qt.Key.Key_Right)
        told.append(plain(chart.tip.text))
    return told


def test_the_arrows_leave_no_game_out_however_close_the_points_are(open_page: Open, store: Store) -> None:
    """400 games of a list without end, in a chart that has not as many pixels for them."""
    games = tuple(declared(seating, 0, "C", 2, bid=24, points=61) for seating in SEATINGS * 134)[:400]
    score_list = replace(ScoreList.begin(("Ada", "Ben", "Cem"), ISKO), games=None)
    store.lists.begin(ListHead("", "", "2026-11-19"), replace(score_list, entries=games))
    board = open_page(1024, 700).board
    board.cards["form"].sides[1].click()

    for chart in (board.race, board.form):
        assert len(chart.stops()) == 400
        for number, text in enumerate(_told_on_the_way(chart, 30), 1):
            assert f"game {number} " in text


def test_the_arrows_leave_no_spot_out_that_another_covers(open_page: Open, store: Store) -> None:
    """Spades with 3 and Diamonds with 4 bring 44 and 45, beside a Grand that cost 240."""
    seating = SEATINGS[0]
    spades = declared(seating, 0, "S", 3, bid=18, points=61)
    diamonds = declared(seating, 0, "D", 4, bid=18, points=61)
    grand = declared(seating, 0, "G", 4, bid=18, points=59)
    keep(store, [spades, diamonds, grand, declared(seating, 0, "G", 4, bid=18, points=90, tricks=9)])
    bids = open_page(1024, 700).board.bids
    assert bids.stops()[1] == bids.stops()[2]

    scores = [text.partition("\n")[0].split()[3] for text in _told_on_the_way(bids, 4)]

    assert scores == ["−240", "+44", "+45", "+144"]
