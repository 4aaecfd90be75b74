"""A card that is dragged, and not played."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtTest import QSignalSpy, QTest

from skatdesk.skat.cards import Card
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND
from skatdesk.ui.table.card_item import CardItem
from tests.ui.table.at_table import LEFT_BUTTON, AtTable
from tests.ui.table.situations import HEARTS, declared, my_deal, play, put, tricks

KING = Card.parse("HK")


def _item(t: AtTable) -> CardItem:
    return next(item for item in t.table.scene.row.items if item.card is KING)


@pytest.mark.parametrize("beside", [QPoint(-40, 400), QPoint(2000, 400), QPoint(576, -40)])
def test_a_card_let_go_beside_the_table_goes_back(t: AtTable, beside: QPoint) -> None:
    """Over the dock or outside the window it cannot be seen."""
    play(t, HEARTS, tricks(0))
    before = t.done
    t.drag_card(KING, beside)

    assert t.done == before
    assert not t.table._held.isVisible()
    assert _item(t).opacity() == 1


def test_escape_gives_back_a_card_that_is_dragged(t: AtTable) -> None:
    """And does nothing else then: in a deal played for practice it leads away from the table."""
    play(t, HEARTS, tricks(0))
    left = QSignalSpy(QShortcut(QKeySequence("Esc"), t.table).activated)
    before, viewport, over_felt = t.done, t.table.view.viewport(), QPoint(576, 400)
    QTest.mousePress(viewport, LEFT_BUTTON, pos=t.point_of(KING))
    QTest.mouseMove(viewport, over_felt)
    t.press(Qt.Key.Key_Escape)
    assert not t.table._held.isVisible()
    QTest.mouseMove(viewport, over_felt + QPoint(9, 9))
    QTest.mouseRelease(viewport, LEFT_BUTTON, pos=over_felt)
    t.settle()

    assert t.done == before
    assert _item(t).opacity() == 1
    assert left.count() == 0
    t.press(Qt.Key.Key_Escape)
    assert left.count() == 1


def test_a_hand_is_sorted_for_the_game_that_is_announced_while_a_card_is_held(t: AtTable) -> None:
    """And stands so when the card is carried away from the row, and let go."""
    *before, announced = declared(Contract(Game.NULL), MIDDLEHAND, deal=my_deal(FOREHAND))
    put(t, *before, announced)
    for_null = t.table.scene.row.cards
    put(t, *before)
    assert t.table.scene.row.cards != for_null
    viewport, start = t.table.view.viewport(), t.point_of(KING)
    QTest.mousePress(viewport, LEFT_BUTTON, pos=start)
    QTest.mouseMove(viewport, QPoint(start.x(), 500))
    t.act(announced)
    QTest.mouseMove(viewport, QPoint(start.x() + 9, 500))
    QTest.mouseRelease(viewport, LEFT_BUTTON, pos=QPoint(start.x(), 620))
    t.settle()

    assert t.table.scene.row.cards == for_null
    assert not t.table.scene.arranged


def test_a_card_is_seen_once_when_a_move_is_taken_back_while_it_is_dragged(t: AtTable) -> None:
    """By key; it lies in the hand, and letting go of the mouse plays nothing."""
    play(t, HEARTS, tricks(0))
    t.click_card(min(t.playable))
    viewport, over_felt = t.table.view.viewport(), QPoint(576, 400)
    QTest.mousePress(viewport, LEFT_BUTTON, pos=t.point_of(KING))
    QTest.mouseMove(viewport, over_felt)
    t.engine.undo(t.me)
    t.settle()
    before = t.done
    assert not t.table._held.isVisible()
    assert _item(t).opacity() == 1

    QTest.mouseMove(viewport, over_felt + QPoint(9, 9))
    QTest.mouseRelease(viewport, LEFT_BUTTON, pos=over_felt)
    t.settle()
    assert t.done == before
