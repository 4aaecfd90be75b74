"""A card that is dragged while another window comes between: nobody tells that it was let go."""

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QWidget
from pytestqt.qtbot import QtBot

from skatdesk.skat.cards import Card
from tests.ui.table.at_table import LEFT_BUTTON, AtTable
from tests.ui.table.situations import HEARTS, play, tricks

FELT = QPoint(576, 400)


def _drag_up(t: AtTable) -> Card:
    """A card that may be played is dragged onto the felt, and held there."""
    play(t, HEARTS, tricks(0))
    card = min(t.playable)
    QTest.mousePress(t.table.view.viewport(), LEFT_BUTTON, pos=t.point_of(card))
    QTest.mouseMove(t.table.view.viewport(), FELT)
    assert t.table._held.isVisible()
    return card


def test_it_goes_back_to_the_hand(t: AtTable, qtbot: QtBot) -> None:
    card, other = _drag_up(t), QWidget()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(other.isActiveWindow)
    t.settle()

    assert not t.table._held.isVisible()
    assert all(item.opacity() == 1 for item in t.table.scene._items)
    QTest.mouseRelease(t.table.view.viewport(), LEFT_BUTTON, pos=FELT)  # that of some systems does come
    t.settle()
    assert card in t.playable


def test_it_goes_back_when_a_menu_opens(t: AtTable, qtbot: QtBot) -> None:
    """By key; the menu takes the release."""
    card, menu = _drag_up(t), QMenu(t.table)
    menu.addAction("Ada")
    menu.popup(t.table.mapToGlobal(FELT))
    qtbot.waitUntil(menu.isVisible)
    t.settle()

    assert not t.table._held.isVisible()
    menu.close()
    t.settle()
    assert card in t.playable


def test_the_next_touch_is_about_the_card_it_touches(t: AtTable) -> None:
    """A finger points at nothing in between, as a mouse does."""
    held = _drag_up(t)
    touched = next(card for card in t.playable if card is not held)
    QTest.mouseClick(t.table.view.viewport(), LEFT_BUTTON, pos=t.point_of(touched))
    t.settle()

    assert not t.table._held.isVisible()
    assert held in t.table.scene.row.cards
    assert touched not in t.table.scene.row.cards
