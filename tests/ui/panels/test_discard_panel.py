"""Putting two cards away: by click, drag and key, and back again until it is confirmed."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from skatdesk.skat.actions import Discard, PickUp, Push
from skatdesk.skat.cards import Card, parse_cards
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND
from skatdesk.ui.look.tokens import S1
from skatdesk.ui.table.speeds import Speed
from tests.helpers.plain import plain
from tests.skat.positions import calls, won_by
from tests.ui.table.at_table import LEFT_BUTTON, AtTable
from tests.ui.table.sitting_down import Tables
from tests.ui.table.situations import SCHIEBE, put

DQ, DT, HA, CJ = (Card.parse(code) for code in ("DQ", "DT", "HA", "CJ"))


@pytest.fixture
def d(t: AtTable) -> AtTable:
    """The human has taken the skat: H7 and DT."""
    put(t, *won_by(FOREHAND, 24), PickUp(FOREHAND))
    return t


def lying(t: AtTable) -> list[Card | None]:
    """The cards in the slots."""
    return [slot.card for slot in t.asker.discard.slots]


def figure(t: AtTable) -> str:
    """The points shown."""
    return t.asker.discard._figure.text()


def test_the_answers_lie_as_far_apart_as_those_of_other_panels(d: AtTable) -> None:
    undo, confirm = (button.geometry() for button in (d.asker.discard.undo, d.asker.discard.confirm))

    assert confirm.left() - undo.right() - 1 == d.look.px(S1)


def test_cards_are_clicked_into_the_slots_and_confirmed(d: AtTable) -> None:
    panel = d.asker.discard
    assert not panel.confirm.isEnabled()
    d.click_card(DQ)
    assert lying(d) == [DQ, None]
    assert figure(d) == "3"
    assert DQ not in d.table.scene.row.cards
    assert len(d.table.scene.row.cards) == 11
    d.click_card(DT)
    assert figure(d) == "13"
    d.click(panel.confirm)

    assert d.engine.actions[-1] == Discard(FOREHAND, (DT, DQ))
    assert d.table.panel is d.asker.announce
    assert len(d.table.scene.row.cards) == 10


def test_a_click_on_a_slot_gives_the_card_back(d: AtTable) -> None:
    d.click_card(DQ)
    d.click_card(DT)
    d.click(d.asker.discard.slots[0])

    assert lying(d) == [DT, None]
    assert DQ in d.table.scene.row.cards
    assert all(item.isVisible() for item in d.table.scene.row.items)


def test_a_card_is_dragged_into_the_panel_and_out_again(d: AtTable) -> None:
    slot = d.asker.discard.slots[0]
    d.drag_card(HA, slot.mapTo(d.table, slot.rect().center()))
    assert lying(d) == [HA, None]
    QTest.mousePress(slot, LEFT_BUTTON, pos=slot.rect().center())
    QTest.mouseMove(slot, QPoint(0, 400))
    QTest.mouseRelease(slot, LEFT_BUTTON, pos=QPoint(0, 400))
    d.settle()
    assert lying(d) == [None, None]
    assert HA in d.table.scene.row.cards


def test_take_back_takes_the_last_card_back(d: AtTable) -> None:
    panel = d.asker.discard
    assert not panel.undo.isEnabled()
    d.click_card(DQ)
    d.click_card(DT)
    d.click(panel.undo)
    assert lying(d) == [DQ, None]
    d.press(Qt.Key.Key_Backspace)
    assert lying(d) == [None, None]
    d.press(Qt.Key.Key_Backspace)
    assert lying(d) == [None, None]


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Backspace])
def test_when_nothing_is_left_to_take_back_the_keys_stay_in_the_panel(d: AtTable, key: Qt.Key) -> None:
    """Else the next press would fold the list beside the table away."""
    panel = d.asker.discard
    for button in (panel.undo, panel.confirm) if key is Qt.Key.Key_Backspace else (panel.undo,):
        for card in (DQ, DT):
            d.controller.choose_card(card)
        d.settle()
        button.setFocus()
        d.press(key, key)

        assert lying(d) == [None, None]
        assert panel.hasFocus()


def test_a_reader_hears_what_lies_in_the_slots(d: AtTable, heard: list[str]) -> None:
    d.click_card(DQ)
    d.click_card(DT)
    d.press(Qt.Key.Key_Backspace)
    d.press(Qt.Key.Key_Backspace)

    assert heard == [
        "queen of diamonds; 3 of 120",
        "queen of diamonds and ten of diamonds; 13 of 120; Enter puts them away, Backspace takes the last one back",
        "queen of diamonds; 3 of 120",
        "0 of 120",
    ]


def test_keys_alone_are_enough(d: AtTable) -> None:
    """Digits, arrows and Enter choose; Backspace takes back; Enter confirms."""
    cards = d.table.scene.row.cards
    d.press(Qt.Key.Key_2, Qt.Key.Key_End, Qt.Key.Key_Return)
    assert lying(d) == [cards[1], cards[-1]]
    d.press(Qt.Key.Key_Backspace, Qt.Key.Key_Home, Qt.Key.Key_Return)
    assert lying(d) == [cards[1], cards[0]]
    d.press(Qt.Key.Key_Return)

    assert d.engine.actions[-1] == Discard(FOREHAND, (cards[1], cards[0]))


def test_enter_confirms_whichever_card_is_lifted(d: AtTable) -> None:
    """Two cards lie and no third can join them: Enter means what the button says; Space still means the card."""
    d.click_card(DQ)
    d.click_card(DT)
    d.press(Qt.Key.Key_Home, Qt.Key.Key_Space)
    assert lying(d) == [DQ, DT]
    assert d.table.strip.isVisible()
    d.press(Qt.Key.Key_Right, Qt.Key.Key_Return)

    assert d.engine.actions[-1] == Discard(FOREHAND, (DT, DQ))


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Delete])
def test_a_slot_in_focus_gives_its_card_back_by_key(d: AtTable, key: Qt.Key) -> None:
    d.click_card(DQ)
    d.click_card(DT)
    d.asker.discard.slots[0].setFocus()
    d.press(key)

    assert lying(d) == [DT, None]


def test_a_third_card_is_refused_with_a_sentence(d: AtTable) -> None:
    d.click_card(DQ)
    d.click_card(DT)
    d.click_card(HA)

    assert lying(d) == [DQ, DT]
    assert d.table.strip.text == "Exactly two cards: take one back to choose another"


def test_enter_with_one_card_does_nothing(d: AtTable) -> None:
    d.click_card(DQ)
    d.table.scene.row.set_focus(None)
    d.press(Qt.Key.Key_Return)

    assert isinstance(d.engine.actions[-1], PickUp)


def test_confirming_twice_puts_away_once(d: AtTable) -> None:
    d.click_card(DQ)
    d.click_card(DT)
    for _ in range(2):
        d.asker.discard.confirm.clicked.emit()
    d.settle()

    assert sum(isinstance(action, Discard) for action in d.engine.actions) == 1


def test_cards_from_the_skat_carry_its_name(d: AtTable) -> None:
    """In the hand and in the slot; nowhere else, and no longer once they are put away."""
    tagged = {item.card for item in d.table.scene.row.items if item.worn.label}
    assert tagged == set(parse_cards("H7 DT"))
    d.click_card(DT)
    assert d.asker.discard.slots[0]._from_skat
    d.click_card(DQ)
    d.click(d.asker.discard.confirm)
    assert not any(item.worn.label for item in d.table.scene._items)


def test_a_card_from_the_skat_keeps_its_name_in_the_ring_of_a_hint(d: AtTable) -> None:
    row = d.table.scene.row

    row.set_advised((DT, DQ), "Hint")

    assert {item.card: item.worn.label for item in row.items if item.card in (DT, DQ)} == {DT: "Skat", DQ: "Hint"}


def test_the_cards_go_on_from_where_they_lie(tables: Tables) -> None:
    """Put away, they fly from the slots, not from the hand."""
    t = tables(Speed.NORMAL)
    put(t, *won_by(FOREHAND, 24), PickUp(FOREHAND))
    t.settle()
    for card in (DQ, DT):
        t.controller.choose_card(card)
    t.settle()
    slot = t.asker.discard.slots[1]
    middle = slot.mapTo(t.table, slot.rect().center())
    item = next(item for item in t.table.scene._items if item.card is DT)
    assert abs(item.x() - middle.x()) < 4
    t.click(t.asker.discard.confirm)
    t.settle()
    assert item.isVisible()


def test_with_the_next_deal_the_slots_are_empty(d: AtTable) -> None:
    d.click_card(DQ)
    put(d, *won_by(FOREHAND, 24), PickUp(FOREHAND))

    assert lying(d) == [None, None]
    assert len(d.table.scene.row.cards) == 12
    assert all(item.isVisible() for item in d.table.scene.row.items)


def test_undoing_the_pick_up_brings_the_cards_back(d: AtTable) -> None:
    d.click_card(DQ)
    d.engine.undo(d.me)
    d.settle()

    assert d.table.panel is d.asker.choice
    assert DQ in d.table.scene.row.cards
    assert all(item.isVisible() for item in d.table.scene._items)


# ------------------------------------------------------------------ Schieberamsch


def test_jacks_may_not_be_passed_on(t: AtTable) -> None:
    """They are veiled and say why."""
    put(t, *calls("M- R- F-"), PickUp(FOREHAND), rules=SCHIEBE)
    panel = t.asker.discard
    assert panel._title.text() == "Pass two cards on"
    assert {item.card.code for item in t.table.scene.row.items if item.worn.veil and item.card} == {"CJ", "SJ"}
    t.click_card(CJ)
    assert lying(t) == [None, None]
    assert plain(t.table.strip.text) == "No Jack may be given away: choose another card"
    t.click_card(DQ)
    t.click_card(HA)
    t.click(panel.confirm)
    assert t.engine.actions[-1] == Discard(FOREHAND, (HA, DQ))
    assert len(t.table.scene.piles.skat) == 2
    assert all(item.card is None for item in t.table.scene.piles.skat)


def test_behind_rearhand_nobody_gets_the_cards(t: AtTable) -> None:
    """They become the skat, and the words say so."""
    put(t, *calls("M- R- F-"), Push(FOREHAND), Push(MIDDLEHAND), me=REARHAND, rules=SCHIEBE)
    assert "put two cards away, or leave it unseen" in t.asker.choice.accessibleDescription()
    t.click(t.asker.choice.buttons[0])
    panel = t.asker.discard

    assert panel._title.text() == "Put two cards away"
    assert panel._word.text() == "Card points put into the skat"
    assert panel.confirm.text() == "Put them away"
    assert not panel._gauge.isVisible()
