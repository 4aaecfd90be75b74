"""How large text is in a window: at once, or once its edge rests."""

from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from skatdesk.ui.text_size import TextSize
from tests.ui.conftest import House


def test_text_grows_and_shrinks_with_the_window(house: House) -> None:
    """A folded dock leaves more room; what the program asks for is there at once."""
    size = TextSize(house.look, house.look)
    scales = []
    for width, height, folded in ((1440, 900, False), (1024, 700, True), (1920, 1080, False), (2880, 1800, False)):
        size.follow(QSize(width, height), folded=folded, by_hand=False)
        scales.append(house.look.scale)
    assert scales == [1.0, 0.78, 1.2, 2.0]


def test_while_the_edge_is_dragged_text_stays(house: House, qtbot: QtBot) -> None:
    """The first change is followed at once, for it may be the only one; the last one when nothing moves any more."""
    look, changes = house.look, []
    look.changed.connect(lambda: changes.append(look.scale))
    size = TextSize(look, look)
    size.follow(QSize(1024, 700), folded=True, by_hand=False)
    for step in range(9):
        size.follow(QSize(1440 + 60 * step, 900 + 40 * step), folded=False, by_hand=True)
    assert changes == [0.78, 1.0]
    qtbot.waitUntil(lambda: changes[2:] == [1.2])
    size.follow(QSize(1024, 700), folded=True, by_hand=False)
    assert look.scale == 0.78
