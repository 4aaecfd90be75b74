"""The own hand arranged by hand: dragged, moved by key, remembered, sorted again."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from skatdesk.settings import options
from skatdesk.settings.settings import SettingsError
from skatdesk.skat.actions import Concede, PickUp
from skatdesk.skat.cards import Card, Cards, format_cards
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.ruleset import HOME
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND
from tests.skat.positions import won_by
from tests.ui.table.at_table import LEFT_BUTTON, AtTable
from tests.ui.table.situations import HEARTS, play, put, tricks

CTRL = Qt.KeyboardModifier.ControlModifier


def row(t: AtTable) -> Cards:
    """The hand from left to right, as the items say."""
    return t.table.scene.row.cards


def onto(t: AtTable, card: Card) -> QPoint:
    """The middle of the place where this card of the hand lies."""
    spot = t.spot_of(card)
    return QPoint(round(spot.x - spot.width * 0.3), round(spot.y) + 5)


def test_a_card_dragged_along_the_hand_stays_where_it_is_let_go(t: AtTable) -> None:
    put(t)
    before = row(t)
    t.drag_card(before[0], onto(t, before[4]))
    assert row(t) == (*before[1:5], before[0], *before[5:])
    assert t.table.scene.arranged == row(t)
    for item, card in zip(t.table.scene.row.items, row(t), strict=True):
        assert item.x() == t.spot_of(card).x


def test_the_others_make_room_while_the_card_is_held(t: AtTable) -> None:
    put(t)
    before = row(t)
    viewport = t.table.view.viewport()
    start = t.point_of(before[9])
    QTest.mousePress(viewport, LEFT_BUTTON, pos=start)
    for part in (0.3, 0.6, 1.0):
        QTest.mouseMove(viewport, start + (onto(t, before[2]) - start) * part)
    assert row(t) == (*before[:2], before[9], *before[2:9])
    # Carried up and away from the row, it could be played: the row closes as it was.
    QTest.mouseMove(viewport, QPoint(start.x(), 500))
    assert row(t) == before
    QTest.mouseRelease(viewport, LEFT_BUTTON, pos=QPoint(start.x(), 620))
    t.settle()
    assert row(t) == before
    assert not t.table.scene.arranged


def test_a_card_dragged_up_is_played_and_arranges_nothing(t: AtTable) -> None:
    play(t, HEARTS, tricks(0))
    before = row(t)
    t.drag_card(before[3], QPoint(576, 400))
    assert len(t.table.scene.piles.trick) == 1
    assert row(t) == before[:3] + before[4:]
    assert not t.table.scene.arranged


def test_ctrl_and_an_arrow_move_the_card_in_focus(t: AtTable) -> None:
    put(t)
    before = row(t)
    t.table.view.setFocus()
    t.press(Qt.Key.Key_Home)
    QTest.keyClick(t.table.windowHandle(), Qt.Key.Key_Right, CTRL)
    assert row(t) == (before[1], before[0], *before[2:])
    assert t.table.scene.row.focus is before[0]
    for _ in range(3):
        QTest.keyClick(t.table.windowHandle(), Qt.Key.Key_Left, CTRL)
    assert row(t) == before


def test_an_arranged_hand_stays_so_when_the_game_is_announced(t: AtTable) -> None:
    """Cards from the skat come to the place where the sorted hand has them."""
    put(t, *won_by(FOREHAND, 18))
    t.drag_card(row(t)[0], onto(t, row(t)[9]))
    arranged = row(t)
    t.act(PickUp(FOREHAND))
    assert tuple(card for card in row(t) if card in arranged) == arranged


def test_the_arrangement_is_remembered_for_the_deal_and_taught(t: AtTable) -> None:
    """Taken up again the deal stands as it was arranged; "as I last arranged it" sorts the next one like this."""
    put(t)
    hand = row(t)
    t.drag_card(hand[1], onto(t, hand[9]))
    t.drag_card(hand[0], onto(t, hand[9]))
    arranged = row(t)
    assert t.settings.get(options.ARRANGED_HAND).endswith(format_cards(arranged))
    put(t)
    assert row(t) == arranged
    assert t.table.status.sort_button.isVisible()

    t.settings.set(options.HAND_ORDER, "own")
    t.click(t.table.status.sort_button)
    assert not t.table.status.sort_button.isVisible()
    assert t.preferences.sorting.trumps_right
    assert {card.code for card in row(t)[-2:]} == {"CJ", "SJ"}


def test_a_hand_arranged_in_null_leaves_the_jacks_of_the_next_deal_where_they_stood(t: AtTable) -> None:
    t.settings.set(options.HAND_ORDER, "own")
    play(t, Contract(Game.NULL), tricks(0))
    t.drag_card(row(t)[-1], onto(t, row(t)[0]))
    put(t)
    t.click(t.table.status.sort_button)
    assert {card.code for card in row(t)[:2]} == {"CJ", "SJ"}


def test_another_order_in_the_settings_is_for_an_arranged_hand_too(t: AtTable) -> None:
    """Else nothing would happen; only "as I last arranged it" leaves it as it is."""
    put(t)
    sorted_hand = row(t)
    t.drag_card(sorted_hand[0], onto(t, sorted_hand[5]))
    arranged = row(t)
    t.settings.set(options.HAND_ORDER, "own")
    assert row(t) == arranged
    assert t.table.status.sort_button.isVisible()
    t.settings.set(options.HAND_ORDER, "sequential")
    assert format_cards(row(t)) == "CJ SJ CA C9 SA S9 HA HK H8 DQ"
    assert not t.table.status.sort_button.isVisible()
    assert not t.settings.get(options.ARRANGED_HAND)

    t.drag_card(row(t)[0], onto(t, row(t)[5]))
    t.settings.set(options.TRUMPS_RIGHT, True)
    assert format_cards(row(t)) == "DQ HA HK H8 SA S9 CA C9 CJ SJ"


def test_another_deal_is_sorted(t: AtTable) -> None:
    put(t)
    t.drag_card(row(t)[0], onto(t, row(t)[5]))
    t.begin(seed=3)
    t.series.next_deal()
    t.settle()
    assert not t.table.scene.arranged
    assert not t.table.status.sort_button.isVisible()


def test_the_same_deal_from_another_seat_is_another_hand(t: AtTable) -> None:
    """It is sorted, and there is nothing to sort again; back in the first seat the cards stand as they were put."""
    put(t)
    t.drag_card(row(t)[0], onto(t, row(t)[5]))
    arranged = row(t)
    for seat in (1, 2, 0):
        t.asker.result.otherSeatRequested.emit()
        t.settle()
        mine = seat == 0
        assert bool(t.table.scene.arranged) is mine
        assert t.table.status.sort_button.isVisible() is mine

    assert row(t) == arranged


def test_after_the_deal_there_is_nothing_to_sort(t: AtTable) -> None:
    """Unless its end is taken back, as it may be in practice."""
    play(t, HEARTS, tricks(5))
    t.series.begin_practice()
    t.drag_card(row(t)[0], onto(t, row(t)[3]))
    arranged = row(t)
    t.act(Concede(FOREHAND, MIDDLEHAND))
    assert t.shows(t.asker.result)
    assert not t.table.status.sort_button.isVisible()

    t.engine.undo(t.me)
    t.settle()
    assert row(t) == arranged
    assert t.table.status.sort_button.isVisible()


def test_who_has_the_cards_sorted_by_key_is_with_the_cards_again(t: AtTable) -> None:
    """Else a second press would say Kontra: the button goes, and the one beside it would have the keys."""
    play(t, HEARTS, tricks(0, 1), me=MIDDLEHAND, declarer=FOREHAND, rules=HOME)
    t.drag_card(row(t)[0], onto(t, row(t)[3]))
    t.table.status.sort_button.setFocus()
    done = t.done
    t.press(Qt.Key.Key_Space, Qt.Key.Key_Space)

    assert not t.table.status.sort_button.isVisible()
    assert t.table.view.hasFocus()
    assert t.done == done


def test_a_card_moved_along_the_hand_while_the_deal_ends_offers_no_sorting(t: AtTable) -> None:
    play(t, HEARTS, tricks(5))
    viewport, start, end = t.table.view.viewport(), t.point_of(row(t)[0]), onto(t, row(t)[3])
    QTest.mousePress(viewport, LEFT_BUTTON, pos=start)
    for part in (0.5, 1.0):
        QTest.mouseMove(viewport, start + (end - start) * part)
    t.act(Concede(FOREHAND, MIDDLEHAND))
    QTest.mouseRelease(viewport, LEFT_BUTTON, pos=end)
    t.settle()

    assert t.shows(t.asker.result)
    assert not t.table.status.sort_button.isVisible()


def test_a_hand_under_the_result_cannot_be_taken_hold_of(t: AtTable) -> None:
    """It reaches a few pixels beyond it."""
    play(t, HEARTS, tricks(5))
    before = row(t)
    middle = round(t.spot_of(before[2]).x)
    t.act(Concede(FOREHAND, MIDDLEHAND))
    below = QPoint(middle, t.asker.result.geometry().bottom() + 1)
    viewport = t.table.view.viewport()
    assert t.table.childAt(below) is viewport
    QTest.mousePress(viewport, LEFT_BUTTON, pos=below)
    for step in (-40, -200):
        QTest.mouseMove(viewport, below + QPoint(step, -20))
        assert not t.table._held.isVisible()
    QTest.mouseRelease(viewport, LEFT_BUTTON, pos=below + QPoint(-200, -20))

    assert row(t) == before


def test_a_remembered_hand_that_cannot_be_read_is_no_hand(t: AtTable) -> None:
    put(t)
    t.drag_card(row(t)[0], onto(t, row(t)[5]))
    hand, _, _ = t.settings.get(options.ARRANGED_HAND).partition(":")
    for text in (f"{hand}:CJ XX", "rubbish", f"{hand}:"):
        t.settings.set(options.ARRANGED_HAND, text)
        put(t)
        assert not t.table.scene.arranged


def test_a_hand_is_sorted_again_though_that_cannot_be_kept(t: AtTable, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a full disk."""

    def refuse() -> None:
        raise SettingsError(Path("settings.json"), "no space left")

    put(t)
    sorted_hand = row(t)
    t.drag_card(sorted_hand[0], onto(t, sorted_hand[5]))
    monkeypatch.setattr(t.settings, "_save", refuse)
    with pytest.raises(SettingsError):
        t.preferences.sort_again()

    assert row(t) == sorted_hand
    assert not t.table.status.sort_button.isVisible()
