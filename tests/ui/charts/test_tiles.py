"""The five figures at the top of the statistics."""

from pathlib import Path
from unittest.mock import patch

from PySide6.QtCore import QCoreApplication, QPoint
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from skatdesk.i18n.languages import Language
from skatdesk.store.errors import StoreError, Trouble
from skatdesk.store.store import Store
from skatdesk.ui.charts.tiles import Tile
from tests.helpers.plain import plain
from tests.store.statistics.sittings import keep, twelve
from tests.ui.charts.conftest import Open
from tests.ui.conftest import House, ShowPage


def test_figures_stand_on_one_line(house: House, show_page: ShowPage) -> None:
    """However many lines what is said below them takes."""
    row = QWidget()
    tiles = [Tile(house.look) for _ in range(2)]
    columns = QHBoxLayout(row)
    for tile, line in zip(tiles, ("2 lists", "± 625, in 95 of a hundred times this is so"), strict=True):
        columns.addWidget(tile)
        tile.say("Points per 36 games", "+960", line, "plus")
    show_page(row, 360, 160)
    said = [tile._line.height() for tile in tiles]
    tops = [tile._figures["plus"].mapTo(row, QPoint()).y() for tile in tiles]

    assert said[0] < said[1]
    assert tops[0] == tops[1]
    assert tiles[0]._figures["plus"].height() == tiles[1]._figures["plus"].height()


def test_a_row_is_as_high_as_designed(house: House, show_page: ShowPage) -> None:
    """Whatever its tiles could do with: the charts below reckon with it."""
    page = QWidget()
    tile = Tile(house.look)
    tile.say("Games", "32", "2 lists, 3 passed in")
    column = QVBoxLayout(page)
    row = QHBoxLayout()
    row.addWidget(tile)
    column.addLayout(row)
    column.addStretch(1)
    show_page(page, 400, 600)

    assert tile.height() == tile.sizeHint().height() >= house.look.px(110)


def test_words_follow_the_language_though_the_store_cannot_be_read_then(
    open_page: Open, store: Store, house: House
) -> None:
    keep(store, twelve())
    page = open_page()
    error = StoreError(Trouble.DAMAGED, Path("x"), "test")
    with patch.object(store.statistics, "refresh", side_effect=error):
        house.translations.use(Language.GERMAN)  # card words, which may be others, do not change
        QCoreApplication.sendPostedEvents()
        said = page.board.tiles[0].accessibleName()
    house.translations.use(Language.ENGLISH)

    assert said == "Spiele: 12"


def test_the_small_bars_are_told_in_figures(open_page: Open, store: Store) -> None:
    keep(store, twelve())
    keep(store, twelve()[:1], date="2026-11-20")
    tile = open_page().board.tiles[4]

    assert plain(tile.accessibleDescription()).split("\n")[1] == "Points per 36 games: +885; +3,096"
