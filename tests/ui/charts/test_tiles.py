"""The five figures at the top of the statistics."""

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QHBoxLayout, QWidget

from skatdesk.ui.charts.tiles import Tile
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
