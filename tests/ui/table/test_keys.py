"""The keyboard alone: arrows, Home, End, Enter, Space and digits play a whole deal."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest

from skatdesk.skat.actions import Discard, Play
from skatdesk.skat.seats import FOREHAND
from skatdesk.skat.states import Finished
from tests.helpers.french_row import as_on_x11, press_french
from tests.ui.table.at_table import AtTable
from tests.ui.table.situations import HEARTS, SITUATIONS, play, tricks


def test_arrows_home_and_end_move_along_the_hand(t: AtTable) -> None:
    play(t, HEARTS, tricks(0))
    cards = t.table.scene.row.cards
    row = t.table.scene.row
    steps = [
        (Qt.Key.Key_Right, 0),
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_End, len(cards) - 1),
        (Qt.Key.Key_Right, 0),
        (Qt.Key.Key_Left, len(cards) - 1),
        (Qt.Key.Key_Home, 0),
    ]
    for key, at in steps:
        t.press(key)
        assert row.focus is cards[at]
        assert [item.card for item in row.items if item.worn.marked] == [cards[at]]


def test_enter_and_digits_choose(t: AtTable) -> None:
    play(t, HEARTS, tricks(0))
    first, *_, third = t.table.scene.row.cards[:3]
    t.press(Qt.Key.Key_Home, Qt.Key.Key_Return)
    assert t.done[-1] == Play(FOREHAND, first)
    t.engine.undo(t.me)
    t.settle()
    t.press(Qt.Key.Key_3)
    assert t.done[-1] == Play(FOREHAND, third)


def test_on_a_french_keyboard_figures_choose_without_shift(t: AtTable, monkeypatch: pytest.MonkeyPatch) -> None:
    as_on_x11(monkeypatch)
    play(t, HEARTS, tricks(0))
    third = t.table.scene.row.cards[2]
    press_french("3")

    assert t.done[-1] == Play(FOREHAND, third)


def test_figures_choose_cards_after_a_click_beside_the_slots_too(t: AtTable) -> None:
    """The panel has the keyboard then, and no use for figures."""
    SITUATIONS["discard"](t)
    panel, third = t.controller.asker.discard, t.table.scene.row.cards[2]
    QTest.mouseClick(panel, Qt.MouseButton.LeftButton, pos=panel.rect().bottomLeft() + QPoint(20, -20))
    assert panel.hasFocus()
    t.press(Qt.Key.Key_3)

    assert panel.slots[0].card == third


def test_after_a_card_the_keys_go_on_where_it_stood(t: AtTable) -> None:
    """Nobody has to start at the left end for every trick."""
    play(t, HEARTS, tricks(1, 0), me=FOREHAND, declarer=FOREHAND)
    assert t.controller.request is not None
    cards = t.table.scene.row.cards
    t.press(Qt.Key.Key_Home, *[Qt.Key.Key_Right] * 4, Qt.Key.Key_Return)
    assert t.done[-1] == Play(FOREHAND, cards[4])
    t.press(Qt.Key.Key_Right)
    assert t.table.scene.row.focus is cards[5]


def test_enter_brings_the_keys_to_a_card_before_it_plays_one(t: AtTable) -> None:
    play(t, HEARTS, tricks(0))
    before = len(t.done)
    t.press(Qt.Key.Key_Return)
    card = t.table.scene.row.cards[0]

    assert t.table.scene.row.focus is card
    assert len(t.done) == before

    t.press(Qt.Key.Key_Return)

    assert t.done[-1] == Play(FOREHAND, card)


def test_two_cards_are_put_away_with_enter(t: AtTable) -> None:
    """Each time the keys come to a card first; with two cards in the panel Enter puts them away."""
    SITUATIONS["discard"](t)
    cards = t.table.scene.row.cards
    t.press(*[Qt.Key.Key_Return] * 4)

    assert set(t.asker.slots()) == set(cards[:2])

    t.press(Qt.Key.Key_Return)

    assert t.done[-1] == Discard(FOREHAND, cards[:2])


def test_the_keys_come_to_a_card_that_may_be_played(t: AtTable) -> None:
    """To the one of a hint, if there is one."""
    play(t, HEARTS, tricks(0))
    cards, row = t.table.scene.row.cards, t.table.scene.row
    row.set_playable(cards[3:5])
    for key, at in ((Qt.Key.Key_Return, 3), (Qt.Key.Key_Space, 3), (Qt.Key.Key_Right, 3)):
        row.set_focus(None)
        t.press(key)
        assert row.focus is cards[at]
    row.set_focus(None)
    row.set_advised((cards[7],))
    t.press(Qt.Key.Key_Right)
    assert row.focus is cards[7]


def test_a_whole_deal_is_played_without_the_mouse(t: AtTable) -> None:
    """From the first bid to the result: Tab, arrows, Enter, digits."""
    t.begin(seed=3)
    t.series.next_deal()
    t.settle()
    for _ in range(200):
        if isinstance(t.engine.state, Finished):
            break
        request = t.controller.request
        assert request is not None
        answer_by_keys(t)
    assert t.table.panel is t.asker.result
    number = len(t.series.score_list.entries) if t.series.score_list else 0
    heard: list[bool] = []
    t.asker.result.nextRequested.connect(lambda: heard.append(True))
    t.press(Qt.Key.Key_Return)

    assert number == 1
    assert heard == [True]


def answer_by_keys(t: AtTable) -> None:
    """Answers the open question with the keyboard."""
    panel = t.table.panel
    if panel is t.asker.bidding:
        wanted = t.asker.bidding.main if t.engine.view.bid < 24 else t.asker.bidding.pass_button
        while not wanted.hasFocus():
            t.press(Qt.Key.Key_Tab)
        t.press(Qt.Key.Key_Return)
    elif panel is t.asker.discard:
        t.press(Qt.Key.Key_1, Qt.Key.Key_End, Qt.Key.Key_Return, Qt.Key.Key_Return)
    elif panel is t.asker.announce:
        t.press(Qt.Key.Key_1, Qt.Key.Key_Return)
    elif panel is not None:
        t.press(Qt.Key.Key_Right, Qt.Key.Key_Return)
    else:
        cards = t.table.scene.row.cards
        at = next(index for index, card in enumerate(cards) if card in t.playable)
        t.press(Qt.Key.Key_Home, *[Qt.Key.Key_Right] * at, Qt.Key.Key_Space)


def test_holding_a_key_down_plays_one_card(t: AtTable) -> None:
    play(t, HEARTS, tricks(1, 0))
    t.press(Qt.Key.Key_Home)
    before = len(t.done)
    for repeat in (False, True, True):
        key = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", repeat)
        t.table.view.keyPressEvent(key)
    assert len(t.done) == before + 1


def test_the_keys_show_where_they_work_when_the_table_is_reached_by_tab(t: AtTable) -> None:
    play(t, HEARTS, tricks(0))
    t.table.bar.menu_button.setFocus()
    assert t.table.scene.row.focus is None
    for _ in range(20):
        t.press(Qt.Key.Key_Tab)
        if t.table.view.hasFocus():
            break
    assert t.table.scene.row.focus is not None


def test_tab_goes_past_the_hand_under_the_result(t: AtTable) -> None:
    """Its cards cannot be seen; when they can, Tab comes to them again."""
    SITUATIONS["won"](t)
    assert t.table.panel is t.asker.result
    for _ in range(12):
        t.press(Qt.Key.Key_Tab)
        assert not t.table.view.hasFocus()
    SITUATIONS["lead"](t)
    assert t.table.view.focusPolicy() & Qt.FocusPolicy.TabFocus


def test_no_card_is_in_focus_by_itself(t: AtTable) -> None:
    """A new question does not lift a card that nobody pointed at."""
    for name in ("lead", "follow", "discard", "bidding_speak"):
        SITUATIONS[name](t)
        assert t.table.scene.row.focus is None
