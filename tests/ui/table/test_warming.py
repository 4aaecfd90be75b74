"""Faces drawn ahead: all that a hand will need is there before it moves."""

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from skatdesk.skat.cards import CARDS
from skatdesk.ui.table.layout import Side, TableLayout
from skatdesk.ui.table.warming import FaceWarmer
from tests.ui.conftest import House

HAND, OTHERS = CARDS[:10], CARDS[10:]
TABLE = TableLayout(1440, 900)


@pytest.fixture
def warmer(house: House) -> FaceWarmer:
    """Idle, beside the faces it draws."""
    return FaceWarmer(house.faces, house.look)


def test_a_hand_is_drawn_in_every_width_it_will_have(house: House, warmer: FaceWarmer, qtbot: QtBot) -> None:
    """With the skat it has twelve cards; all cards come into the trick."""
    warmer.prepare(HAND, TABLE, 1.0)
    (timer,) = warmer.findChildren(QTimer)
    qtbot.waitUntil(lambda: not timer.isActive())
    drawn = house.faces.used
    for width in {round(TABLE.hand(0, count).width) for count in (12, *range(10, 0, -1))}:
        for card in HAND:
            house.faces.lying(card, width, 1.0)
    for card in CARDS:
        house.faces.lying(card, round(TABLE.trick(Side.SELF).width), 1.0)

    assert house.faces.used == drawn


def test_what_is_urgent_is_drawn_first(house: House, warmer: FaceWarmer, qtbot: QtBot) -> None:
    warmer.prepare(HAND, TABLE, 1.0)
    warmer.hurry(OTHERS[:1], 100)
    used = house.faces.used
    qtbot.waitUntil(lambda: house.faces.used > used)
    drawn = house.faces.used
    house.faces.lying(OTHERS[0], 100, 1.0)

    assert house.faces.used == drawn
    warmer.stop()
