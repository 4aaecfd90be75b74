"""A suit sign with its name."""

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.look.suit_label import SuitLabel
from skatdesk.ui.text_size import _SIZES
from tests.ui.conftest import House


@pytest.mark.parametrize("scale", _SIZES)
def test_a_name_stands_on_the_line_of_what_is_told_beside_it(house: House, qtbot: QtBot, scale: float) -> None:
    """In the rows of the calculator, which are as high as this."""
    house.look.use(scale=scale)
    name, told = SuitLabel(house.look), RichLine(house.look, "Grand")
    name.show_suit(None, "Grand")
    for label in (name, told):
        qtbot.addWidget(label)
        label.resize(200, house.look.px(24))
    foot = _foot(name)
    beside = _foot(told)
    house.look.use(scale=1)

    assert foot == beside


def _foot(label: QLabel) -> int:
    """The lowest row of pixels with a letter in it."""
    picture = label.grab().toImage()
    ground = picture.pixelColor(picture.width() - 1, 0).lightness()
    inked = [
        y
        for y in range(picture.height())
        if any(abs(QColor(picture.pixel(x, y)).lightness() - ground) > 60 for x in range(picture.width()))
    ]
    return max(inked)
