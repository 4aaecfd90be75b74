"""A click on a bar or a cell lists the games behind it."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from skatdesk.i18n.languages import Language
from skatdesk.store.statistics.selection import GameRef, Glimpse, Selection
from skatdesk.store.store import Store
from skatdesk.ui.charts.chart import Chart
from skatdesk.ui.charts.games_behind import GamesBehindDialog
from skatdesk.ui.charts.page import StatisticsPage
from tests.helpers.painted_texts import PaintedTexts
from tests.helpers.plain import plain
from tests.store.statistics.sittings import keep, twelve
from tests.ui.charts.conftest import Open
from tests.ui.conftest import House


def _click(chart: Chart, stop: int) -> None:
    QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=chart.stops()[stop])
    QApplication.processEvents()


def _opened(page: StatisticsPage) -> GamesBehindDialog:
    return page.findChildren(GamesBehindDialog)[-1]


def _clubs(page: StatisticsPage) -> GamesBehindDialog:
    _click(page.board.by_game, 0)
    return _opened(page)


def _lines(dialog: GamesBehindDialog) -> list[list[str]]:
    model = dialog.model
    rows, columns = range(model.rowCount()), range(model.columnCount())
    return [[plain(str(model.index(row, column).data())) for column in columns] for row in rows]


def test_a_bar_lists_its_games_the_latest_first(open_page: Open, store: Store) -> None:
    """Ada's Clubs: +36 in the first game, −72, +36 Hand, +24 in the eleventh."""
    keep(store, twelve())

    dialog = _clubs(open_page())

    assert plain(dialog.windowTitle()) == "Games: Clubs"
    assert plain(dialog.about.text()) == "3 won, 1 lost · average +6"
    evening = ["19 Nov 2026", "Thursday round"]
    assert _lines(dialog) == [
        [*evening, "11", "Clubs", "18", "won", "+24"],
        [*evening, "10", "Clubs", "18", "won", "+36"],
        [*evening, "8", "Clubs", "22", "lost", "−72"],
        [*evening, "1", "Clubs", "24", "won", "+36"],
    ]
    dialog.close()


def test_enter_or_a_double_click_opens_the_game_chosen(open_page: Open, store: Store, qtbot: QtBot) -> None:
    keep(store, twelve())
    page = open_page()
    dialog = _clubs(page)
    assert dialog.table.hasFocus()
    QTest.keyClick(dialog.table, Qt.Key.Key_Down)
    with qtbot.waitSignal(page.gameRequested) as asked:
        QTest.keyClick(dialog.table, Qt.Key.Key_Return)
    assert asked.args == [GameRef(10, list_id=1)]
    assert not dialog.isVisible()

    dialog = _clubs(page)
    QTest.keyClick(dialog.table, Qt.Key.Key_End)
    last = dialog.table.visualRect(dialog.table.currentIndex()).center()
    with qtbot.waitSignal(page.gameRequested) as asked:
        QTest.mouseClick(dialog.table.viewport(), Qt.MouseButton.LeftButton, pos=last)
        QTest.mouseDClick(dialog.table.viewport(), Qt.MouseButton.LeftButton, pos=last)
    assert asked.args == [GameRef(1, list_id=1)]


def test_one_game_is_opened_at_once(open_page: Open, store: Store, qtbot: QtBot) -> None:
    """The only Null, with the keys as with the mouse."""
    keep(store, twelve())
    page = open_page()
    chart = page.board.by_game
    null = len(chart.stops()) - 1
    with qtbot.waitSignal(page.gameRequested) as asked:
        _click(chart, null)
    assert asked.args == [GameRef(5, list_id=1)]

    chart.setFocus()
    qtbot.waitUntil(chart.hasFocus)
    for _ in chart.stops():
        QTest.keyClick(chart, Qt.Key.Key_Right)
    with qtbot.waitSignal(page.gameRequested):
        QTest.keyClick(chart, Qt.Key.Key_Return)
    assert not page.findChildren(GamesBehindDialog)


def test_cells_bars_of_values_and_spots_say_what_their_games_have_in_common(open_page: Open, store: Store) -> None:
    keep(store, twelve() * 2)
    page = open_page()
    board = page.board
    titles = []
    for chart in (board.heat, board.values, board.bids):
        _click(chart, 0)
        dialog = _opened(page)
        titles.append(plain(dialog.windowTitle()))
        assert dialog.model.rowCount() > 1
        dialog.close()
    board.cards["values"].sides[1].click()
    _click(board.values, 0)
    titles.append(plain(_opened(page).windowTitle()))

    assert titles == [
        "Games: Clubs, Forehand",
        "Games: Scores −72 … −49",
        "Games: bid 18 → +24",
        "Games: Card points 21–30",
    ]
    _opened(page).close()


def test_of_very_many_games_only_the_first_are_read_before_they_are_seen(
    open_page: Open, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Four of twelve are Clubs; to read them all took a second where there were three thousand."""
    keep(store, twelve() * 100)
    page, glimpse, read = open_page(), Selection.glimpse, set()

    def noted(games: Selection, index: int) -> Glimpse:
        read.add(len(games) - 1 - index)
        return glimpse(games, index)

    monkeypatch.setattr(Selection, "glimpse", noted)
    dialog = _clubs(page)

    assert dialog.model.rowCount() == 400
    assert max(read) < 200
    dialog.close()


def test_a_screen_reader_finds_the_table_by_name(open_page: Open, store: Store) -> None:
    keep(store, twelve())
    dialog = _clubs(open_page())
    told = QAccessible.queryAccessibleInterface(dialog.table)

    assert told.role() is QAccessible.Role.Table
    assert plain(told.text(QAccessible.Text.Name)) == "Games: Clubs"
    dialog.close()


@pytest.mark.parametrize("scale", [0.78, 1.0])
@pytest.mark.parametrize("language", list(Language))
def test_everything_is_whole_in_every_language(
    open_page: Open, store: Store, house: House, monkeypatch: pytest.MonkeyPatch, language: Language, scale: float
) -> None:
    house.look.use(scale=scale)
    keep(store, twelve() * 8)
    house.speak(language)
    dialog, painted = _clubs(open_page()), PaintedTexts(monkeypatch)
    QApplication.processEvents()
    painted.listening = True
    dialog.grab()
    painted.listening = False

    assert painted.shortened == painted.overflowing == []
    assert dialog.table.isRightToLeft() is (language is Language.URDU)
    dialog.close()
    house.speak(Language.ENGLISH)


def test_a_button_let_go_beside_the_chart_opens_nothing(open_page: Open, store: Store) -> None:
    """Who has pressed it by mistake draws it off, as from any button."""
    keep(store, twelve())
    page = open_page()
    opened: list[object] = []
    page.gameRequested.connect(opened.append)
    for chart in (page.board.race, page.board.form, page.board.values):
        pressed = chart.stops()[0]
        beside = QPoint(pressed.x(), chart.height() + 60)
        QTest.mousePress(chart, Qt.MouseButton.LeftButton, pos=pressed)
        QTest.mouseMove(chart, beside)
        QTest.mouseRelease(chart, Qt.MouseButton.LeftButton, pos=beside)
        assert chart.tip.text == ""

    assert not opened
    assert not page.findChildren(GamesBehindDialog)
