"""Cards on a touch screen."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication

from skatdesk.skat.actions import PickUp, Play
from skatdesk.skat.cards import Card
from skatdesk.skat.seats import FOREHAND
from tests.helpers.finger import Finger
from tests.skat.positions import won_by
from tests.ui.table.at_table import AtTable
from tests.ui.table.situations import HEARTS, play, put, tricks

CA, H8, HA, HK = (Card.parse(code) for code in ("CA", "H8", "HA", "HK"))


def test_a_tap_plays_a_card(t: AtTable, finger: Finger) -> None:
    play(t, HEARTS, tricks(0))
    finger.tap(t.table.view.viewport(), t.point_of(HK))
    t.settle()

    assert t.done[-1] == Play(FOREHAND, HK)


def test_a_card_drawn_out_of_the_hand_is_played(t: AtTable, finger: Finger) -> None:
    play(t, HEARTS, tricks(0))
    finger.draw(t.table.view.viewport(), t.point_of(HK), QPoint(560, 300))
    t.settle()

    assert t.done[-1] == Play(FOREHAND, HK)


def test_a_card_drawn_along_the_hand_is_put_elsewhere(t: AtTable, finger: Finger) -> None:
    play(t, HEARTS, tricks(0))
    cards = t.table.scene.row.cards
    finger.draw(t.table.view.viewport(), t.point_of(HK), t.point_of(cards[-1]))
    t.settle()

    assert not [action for action in t.done if isinstance(action, Play)]
    assert t.table.scene.row.cards == (*(card for card in cards if card is not HK), HK)


def test_a_finger_that_was_lifted_points_at_no_card(t: AtTable, finger: Finger) -> None:
    """A card that may not be played would stay up, with Enter to play it."""
    put(t)
    finger.put_down(t.table.view.viewport(), t.point_of(HA))
    assert t.table.scene.row.focus is HA

    finger.lift(t.table.view.viewport(), t.point_of(HA))
    assert t.table.scene.row.focus is None


def test_two_cards_tapped_one_after_the_other_are_both_put_away(t: AtTable, finger: Finger) -> None:
    """Qt takes quick taps for a double click however far apart they are."""
    put(t, *won_by(FOREHAND, 18), PickUp(FOREHAND))
    for card in (CA, H8):
        finger.tap(t.table.view.viewport(), t.point_of(card))
        t.settle()

    assert set(t.asker.slots()) == {CA, H8}


@pytest.fixture
def slow(qapp: QApplication) -> Iterator[None]:
    """Two taps on one place are a double click, however slow the machine is."""
    usual = qapp.doubleClickInterval()
    qapp.setDoubleClickInterval(60_000)
    yield
    qapp.setDoubleClickInterval(usual)


@pytest.mark.usefixtures("slow")
def test_two_taps_on_one_place_put_one_card_away(t: AtTable, finger: Finger) -> None:
    put(t, *won_by(FOREHAND, 18), PickUp(FOREHAND))
    at = t.point_of(CA)
    for _ in range(2):
        finger.tap(t.table.view.viewport(), at)
        t.settle()

    assert set(t.asker.slots()) == {CA}
