"""The own avatar in the bottom line."""

import pytest
from PySide6.QtCore import QPoint

from skatdesk.ui.table.lines import _Avatar
from skatdesk.ui.table.seat_plate import SeatFace
from tests.ui.table.at_table import AtTable


@pytest.mark.parametrize("scale", [0.6, 0.78, 1.0, 2.0])
def test_the_ring_of_the_own_turn_is_whole(t: AtTable, scale: float) -> None:
    """The topmost row of pixels stays as it is without the ring."""
    t.look.use(scale=scale)
    avatar = _Avatar(t.look)
    avatar.setParent(t.table)
    avatar.resize(avatar.sizeHint())

    def edge(*, thinking: bool) -> list[int]:
        avatar.show_face(SeatFace("Ada", 0, thinking=thinking))
        image = avatar.grab().toImage()
        return [image.pixel(QPoint(x, 0)) for x in range(image.width())]

    assert edge(thinking=True) == edge(thinking=False)
