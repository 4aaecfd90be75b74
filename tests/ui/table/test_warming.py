"""Faces drawn ahead: all that a hand will need is there before it moves."""

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from skatdesk.skat.cards import CARDS
from skatdesk.skat.events import HandExposed
from skatdesk.skat.seats import SEATS
from skatdesk.ui.table.layout import Side, TableLayout
from skatdesk.ui.table.speeds import Speed
from skatdesk.ui.table.warming import FaceWarmer
from tests.ui.conftest import House
from tests.ui.table.sitting_down import Tables
from tests.ui.table.situations import put

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


def test_backs_are_drawn_wherever_they_will_lie(house: House, warmer: FaceWarmer, qtbot: QtBot) -> None:
    """Dealt, held, taken up with the skat, played and won."""
    warmer.prepare(HAND, TABLE, 1.0)
    (timer,) = warmer.findChildren(QTimer)
    qtbot.waitUntil(lambda: not timer.isActive())
    drawn = house.faces.used
    for spot in (TABLE.hand(0, 10), TABLE.hand(0, 12)):
        house.faces.lying(None, round(spot.width), 1.0)
    for side in Side:
        for spot in (TABLE.dealer(side), TABLE.trick(side)):
            house.faces.lying(None, round(spot.width), 1.0)
        for spot in (TABLE.won(side, 0), *([] if side is Side.SELF else [TABLE.fan(side, 0, 10)])):
            house.faces.lying(None, round(spot.width), 1.0)

    assert house.faces.used == drawn


def test_what_is_urgent_is_drawn_first(house: House, warmer: FaceWarmer, qtbot: QtBot) -> None:
    warmer.prepare(HAND, TABLE, 1.0)
    there = TABLE.open_hand(Side.LEFT, 0, 1)
    warmer.hurry([(card, there) for card in OTHERS], 1.0)
    assert warmer.hurrying
    qtbot.waitUntil(lambda: not warmer.hurrying)
    warmer.stop()
    drawn = house.faces.used
    for card in OTHERS:
        house.faces.lying(card, round(there.width), 1.0)

    assert house.faces.used == drawn


def test_nothing_is_urgent_any_more_once_it_is_stopped(warmer: FaceWarmer) -> None:
    """Else whoever waits for it would wait for good."""
    warmer.hurry([(card, TABLE.trick(Side.SELF)) for card in OTHERS], 1.0)

    warmer.stop()

    assert not warmer.hurrying


def test_a_hand_is_laid_open_once_its_faces_are_drawn(tables: Tables, qtbot: QtBot) -> None:
    """Nothing is left to be drawn while the cards turn over."""
    t = tables(Speed.NORMAL)
    put(t)
    t.settle()
    scene, drawn = t.table.scene, list[int]()
    scene.warmer.stop()
    other = next(seat for seat in SEATS if seat is not t.me)
    hidden = tuple(card for card in CARDS if card not in scene.row.cards)

    def turning() -> None:
        drawn.append(t.faces.used)

    scene.relaid.connect(turning)
    with qtbot.waitSignal(t.table.choreographer.settled):
        scene.follow(HandExposed(other, hidden[: len(scene.piles.hands[other])]))
    scene.relaid.disconnect(turning)

    assert all(item.face_up for item in scene.piles.hands[other])
    assert drawn == [t.faces.used]


def test_a_deal_that_is_taken_up_is_drawn_ahead_like_a_new_one(tables: Tables, qtbot: QtBot) -> None:
    t = tables(Speed.NORMAL)
    put(t)
    t.settle()
    scene = t.table.scene
    scene.warmer.stop()
    view = t.controller.view
    assert view is not None

    scene.show_view(view)

    (timer,) = scene.warmer.findChildren(QTimer)
    qtbot.waitUntil(lambda: not timer.isActive())
    drawn = t.faces.used
    for count in range(1, len(view.hand)):
        for card in view.hand:
            t.faces.lying(card, round(scene.table.hand(0, count).width), 1.0)
    assert t.faces.used == drawn
