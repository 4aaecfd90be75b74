"""The page: what it shows of which games, and what it says while there is nothing to show."""

import csv
from pathlib import Path
from unittest.mock import patch

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from skatdesk.i18n.languages import Language
from skatdesk.skat.ruleset import HOME
from skatdesk.store.errors import StoreError, Trouble
from skatdesk.store.store import Store
from skatdesk.ui.charts.chart import Chart
from skatdesk.ui.charts.export import FileKind
from skatdesk.ui.charts.page import StatisticsPage
from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.look.theme import Scheme
from tests.helpers.plain import plain
from tests.store.samples import SEATING, played, series, start
from tests.store.statistics.sittings import keep, twelve
from tests.ui.charts.conftest import Open
from tests.ui.conftest import House


def _texts(page: StatisticsPage) -> str:
    return plain("\n".join(line.text() for line in page.findChildren(RichLine) if line.isVisible()))


# ---------------------------------------------------------------- what is shown


def test_empty_store_says_what_to_do(open_page: Open) -> None:
    page = open_page()

    assert page.empty.isVisible()
    assert page.empty.title.text() == "No games yet"
    assert "score sheet" in page.empty.line.text()
    assert "but practice" in page.empty.line.text()
    assert not page.filters.isVisible()
    assert page.empty.series.isVisible()
    assert page.empty.sheet.isVisible()


def test_twelve_games(open_page: Open, store: Store) -> None:
    """The tiles show what the figures are; the rest has its own tests."""
    keep(store, twelve())

    page = open_page()

    assert page.board.isVisible()
    names = [plain(tile.accessibleName()) for tile in page.board.tiles[:4]]
    assert names[:3] == ["Games: 12", "Declared: 58%", "Won as declarer: 71%"]
    assert names[3] == "Points per 36 games: +885"
    assert "in defence 67%" in _texts(page)


def test_headlines_are_sentences_about_the_games(open_page: Open, store: Store) -> None:
    keep(store, twelve())
    page = open_page()

    said = {name: plain(card.headline) for name, card in page.board.cards.items()}

    assert said["race"].startswith("Ada took the lead in game 11")
    assert said["values"] == "A game brings +9.3 on average"
    assert said["bids"] == "The hands were worth 14.3 more than was bid"
    assert said["players"] == "Ada: number 1 of 3"
    assert said["form"] == "+295 points since the first game"
    assert all(said.values())


def test_page_opened_again_shows_what_is_new(open_page: Open, store: Store) -> None:
    keep(store, twelve())
    page = open_page()
    keep(store, twelve()[:3], date="2026-11-20")

    page.refresh()

    assert page.board.tiles[0].accessibleName() == "Games: 15"


def test_filters_leave_games_out(open_page: Open, store: Store) -> None:
    keep(store, twelve())
    keep(store, twelve()[:3], ("Ada", "Dua", "Eva"), date="2025-11-20")
    page = open_page()
    filters = page.filters

    QTest.keyClick(filters.period, Qt.Key.Key_Down)

    assert filters.period.currentText() == "This year"
    assert page.games is not None
    assert len(page.games) == 12
    filters.opponent.choose(next(value for value in filters.opponent.values[1:]))
    filters.changed.emit()
    assert len(page.games) == 12


def test_no_game_passes(open_page: Open, store: Store) -> None:
    """The page offers to take the filters away."""
    keep(store, twelve())
    page = open_page()
    page.filters.source.choose(True)
    page.filters.changed.emit()
    assert page.empty.title.text() == "No game passes these filters"
    assert page.empty.line.text() == "Change the filters above"  # whichever they are
    assert not page.empty.series.isVisible()

    page.empty.all.click()

    assert page.board.isVisible()
    assert page.filters.source.value is None


def test_another_player_has_other_opponents(open_page: Open, store: Store) -> None:
    keep(store, twelve())
    keep(store, twelve()[:3], ("Eva", "Fritz", "Ben"), date="2026-11-20")
    page = open_page()
    eva = next(known.person for known in store.statistics.people() if known.person.name == "Eva")

    page.filters.player.choose(eva.id)
    page.filters.playerChanged.emit()

    assert page.board.tiles[0].accessibleName() == "Games: 3"
    words = [page.filters.opponent.itemText(index) for index in range(page.filters.opponent.count())]
    assert words == ["Any opponents", "Ben", "Fritz"]


def test_other_sides_of_charts(open_page: Open, store: Store) -> None:
    keep(store, twelve() * 3, rules=HOME)
    page = open_page()
    assert page.board.cards["form"].headline == "Now +885 in 36 games, +885 on average"

    for name in ("seats", "values", "form"):
        page.board.cards[name].sides[1].click()

    assert plain(page.board.cards["values"].headline) == "33% are decided by ten card points or fewer"
    assert page.board.cards["form"].headline == "+885 points since the first game"
    assert len(page.board.heat.table()) == 1 + 8 * 5
    assert sum(int(row[2] or 0) for row in page.board.values.table()[1:]) == 18


# ---------------------------------------------------------------- games played in an older version


def test_many_deals_are_taken_over_while_the_page_is_shown(open_page: Open, store: Store, qtbot: QtBot) -> None:
    kept = store.begin_series(series())
    actions = played(start(), 3)
    for _ in range(60):
        deal = store.add_deal(kept, SEATING, start())
        for action in actions:
            store.add_action(deal, action)
        store.finish_deal(deal)

    page = open_page()
    assert page.top.rest.text() == "60 earlier games to read"
    qtbot.waitUntil(lambda: page.games is not None and len(page.games) == 60)

    assert not page.top.rest.isVisible()


def test_store_that_cannot_be_read_is_told(open_page: Open, store: Store, qtbot: QtBot) -> None:
    keep(store, twelve())
    page = open_page()
    error = StoreError(Trouble.DAMAGED, Path("x"), "test")

    with patch.object(store.statistics, "refresh", side_effect=error), qtbot.waitSignal(page.failed) as told:
        page.refresh()

    assert told.args == [error]
    assert page.board.isVisible()


# ---------------------------------------------------------------- the pointer


def _charts(page: StatisticsPage) -> list[Chart]:
    board = page.board
    return [board.race, board.by_game, board.heat, board.values, board.form, board.bids, board.comparison]


def test_pointer_tells_the_game_and_a_click_opens_it(open_page: Open, store: Store, qtbot: QtBot) -> None:
    keep(store, twelve())
    page = open_page()
    chart = page.board.race
    point = chart.point_of(8, 95)

    QTest.mouseMove(chart, point)
    chart.point_at(point)

    assert "8" in chart.tip.text
    assert "Ada" in chart.tip.text
    assert "−72" in chart.tip.text
    with qtbot.waitSignal(page.gameRequested) as asked:
        QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=point)
    assert asked.args[0].number == 8
    assert asked.args[0].list_id == 1
    chart.point_away()
    assert chart.tip.text == ""


def test_every_chart_tells_what_is_under_the_pointer(open_page: Open, store: Store) -> None:
    """Somewhere on each chart there is something to tell, and beside it nothing breaks."""
    keep(store, twelve() * 4, rules=HOME)
    page = open_page()

    for chart in _charts(page):
        said = set()
        for x in range(4, chart.width(), 9):
            for y in range(4, chart.height(), 9):
                chart.point_at(QPoint(x, y))
                said.add(chart.tip.text)
        assert len(said - {""}) >= 3, type(chart).__name__
        chart.point_away()


def test_arrow_keys_go_through_the_games(open_page: Open, store: Store, qtbot: QtBot) -> None:
    """As the pointer does, and Enter is the click."""
    keep(store, twelve())
    page = open_page()
    chart = page.board.race
    chart.setFocus()
    qtbot.waitUntil(chart.hasFocus)

    for _ in range(9):
        QTest.keyClick(chart, Qt.Key.Key_Right)
    QTest.keyClick(chart, Qt.Key.Key_Left)

    assert "Ben" in chart.tip.text
    with qtbot.waitSignal(page.gameRequested) as asked:
        QTest.keyClick(chart, Qt.Key.Key_Return)
    assert asked.args[0].number == 9


def test_every_stop_has_something_to_tell(open_page: Open, store: Store) -> None:
    keep(store, twelve())
    page = open_page()

    for chart in _charts(page):
        assert chart.stops(), type(chart).__name__
        for stop in chart.stops():
            assert chart.hit(stop) is not None, type(chart).__name__


def test_best_game_opens(open_page: Open, store: Store, qtbot: QtBot) -> None:
    keep(store, twelve())
    page = open_page()

    with qtbot.waitSignal(page.gameRequested) as asked:
        page.board.figures.best.click()

    assert page.board.figures.best.text() == "Best game +72"
    assert asked.args[0].number == 3


# ---------------------------------------------------------------- look and language


def test_plots_stay_left_to_right_and_the_page_turns(open_page: Open, store: Store, house: House) -> None:
    keep(store, twelve())
    page = open_page()
    house.speak(Language.URDU)
    QTest.qWait(1)

    assert page.layoutDirection() is Qt.LayoutDirection.RightToLeft
    assert page.top.back.x() > page.top.export.x()
    race = page.board.race
    assert race.layoutDirection() is Qt.LayoutDirection.LeftToRight
    assert race.point_of(0, 0).x() < race.point_of(12, 0).x()
    left = race.left
    assert left.scenePos().x() < race.box.scenePos().x()
    house.speak(Language.ENGLISH)


@pytest.mark.parametrize("scheme", [Scheme.DARK, Scheme.CONTRAST, Scheme.LIGHT])
def test_charts_change_colours_while_they_are_shown(
    open_page: Open, store: Store, house: House, scheme: Scheme
) -> None:
    keep(store, twelve())
    page = open_page()

    house.look.use(scheme=scheme)

    for card in page.board.cards.values():
        picture = card.grab().toImage()
        rows, across = range(60, min(200, picture.height()), 2), range(0, picture.width(), 2)
        colours = {picture.pixelColor(x, y).name() for x in across for y in rows}
        assert house.look.theme.panel.lower() in colours


def test_words_follow_language_and_naming(open_page: Open, store: Store, house: House) -> None:
    keep(store, twelve())
    page = open_page()
    house.speak(Language.GERMAN)
    QTest.qWait(1)

    assert page.filters.game.itemText(1) == "Kreuz"
    house.speak(Language.ENGLISH)


# ---------------------------------------------------------------- files


@pytest.mark.parametrize("kind", FileKind)
def test_every_chart_with_something_to_see_can_be_saved(
    open_page: Open, store: Store, tmp_path: Path, kind: FileKind
) -> None:
    """No deal was reviewed: there is no accuracy to see."""
    keep(store, twelve())
    page = open_page()

    page.board.save(tmp_path, kind)

    assert not (tmp_path / f"skatdesk-accuracy.{kind.value}").exists()
    for name in page.board.cards.keys() - {"accuracy"}:
        data = (tmp_path / f"skatdesk-{name}.{kind.value}").read_bytes()
        assert len(data) > 10
        assert data.startswith({"png": b"\x89PNG", "svg": b"<?xml", "csv": b"\xef\xbb\xbf"}[kind.value])
    assert page.board.cards["race"].more.isVisible()


def test_drawing_is_made_of_lines(open_page: Open, store: Store, tmp_path: Path) -> None:
    """Not a picture of dots inside an SVG file."""
    keep(store, twelve())
    page = open_page()

    page.board.save(tmp_path, FileKind.SVG)

    for name in ("race", "values", "games"):
        text = (tmp_path / f"skatdesk-{name}.svg").read_text(encoding="utf-8")
        assert text.count("<path") + text.count("<polyline") + text.count("<rect") > 8


def test_figures_behind_the_race(open_page: Open, store: Store, tmp_path: Path) -> None:
    keep(store, twelve())
    page = open_page()
    page.board.cards["race"].save(tmp_path / "race.csv", FileKind.CSV)

    with (tmp_path / "race.csv").open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.reader(file))

    assert rows[0] == ["game", "Ada", "Ben", "Cem"]
    assert rows[-1] == ["12", "295", "-188", "232"]


def test_games_as_a_table(open_page: Open, store: Store, tmp_path: Path) -> None:
    keep(store, twelve())
    page = open_page()
    path = tmp_path / "games.csv"

    page.top.gamesRequested.emit(str(path))

    with path.open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 12
    assert (rows[0]["declarer"], rows[0]["game"], rows[0]["score"], rows[0]["Seeger-Fabian"]) == (
        "Ada",
        "Clubs",
        "36",
        "86",
    )
    assert (rows[3]["declarer"], rows[3]["game"], rows[8]["game"]) == ("", "", "Ramsch")
    assert sum(int(row["Seeger-Fabian"]) for row in rows) == 295


def test_menu_of_a_chart_asks_where_to_save(open_page: Open, store: Store, tmp_path: Path) -> None:
    keep(store, twelve())
    page = open_page()
    card = page.board.cards["race"]

    menu = card.findChild(QMenu)
    assert menu is not None
    assert [action.text() for action in menu.actions()] == [
        "Save as picture (PNG)…",
        "Save as drawing (SVG)…",
        "Save the figures (CSV)…",
    ]
    menu.actions()[2].trigger()
    dialog = card.asker.dialog
    assert dialog is not None
    assert Path(dialog.selectedFiles()[0]).name == "skatdesk-race.csv"  # as in the folder of all charts
    dialog.fileSelected.emit(str(tmp_path / "here.csv"))
    dialog.close()

    assert (tmp_path / "here.csv").exists()


@pytest.mark.parametrize("kind", FileKind)
def test_file_that_cannot_be_written_is_told(
    open_page: Open, store: Store, tmp_path: Path, qtbot: QtBot, kind: FileKind
) -> None:
    keep(store, twelve())
    page = open_page()

    with qtbot.waitSignal(page.failed) as told:
        page.top.chartsRequested.emit(kind, str(tmp_path / "missing"))

    assert isinstance(told.args[0], OSError)
