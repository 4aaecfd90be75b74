"""Revolution: a defender shares twenty cards out anew."""

import pytest
from PySide6.QtCore import QEvent, QMargins, QPoint, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from skatdesk.i18n.languages import Language
from skatdesk.skat.actions import Rearrange
from skatdesk.skat.cards import Card
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND
from skatdesk.ui.look.panel import SHADOW_MARGIN
from skatdesk.ui.panels.rearrange import CardLine, RearrangePanel
from tests.ui.table.at_table import LEFT_BUTTON, AtTable
from tests.ui.table.situations import NULL_LEFT, NULL_MINE, NULL_RIGHT, SITUATIONS


@pytest.fixture
def panel(t: AtTable) -> RearrangePanel:
    """The human sorts, a defender against Cem's Revolution."""
    SITUATIONS["rearrange"](t)
    assert t.table.panel is t.asker.rearrange
    return t.asker.rearrange


def click(line: CardLine, card: Card, button: Qt.MouseButton = LEFT_BUTTON) -> None:
    """Clicks a card of a line."""
    middle = line.place_of(line.cards.index(card)).center()
    QTest.mouseClick(line, button, pos=QPoint(round(middle.x()), round(middle.y())))


def test_all_three_hands_are_in_sight(t: AtTable, panel: RearrangePanel) -> None:
    assert set(panel._declarer.cards) == set(NULL_MINE)
    assert set(panel.partner.cards) == set(NULL_RIGHT)
    assert set(panel.own.cards) == set(NULL_LEFT)


@pytest.mark.parametrize("size", [(984, 700), (1152, 900)])
def test_the_felt_shows_no_half_of_an_open_card_beside_the_panel(
    t: AtTable, panel: RearrangePanel, size: tuple[int, int]
) -> None:
    """The open hands are held up till they are shared out; then they lie before their players."""
    t.table.resize(*size)
    t.settle()
    scene, view = t.table.scene, t.table.view
    plate = panel.geometry().marginsRemoved(QMargins(*[SHADOW_MARGIN] * 4))
    hands = [item for seat in (FOREHAND, REARHAND) for item in scene.piles.hands[seat]]

    assert all(item.face_up for item in hands)
    assert not any(plate.intersects(view.mapFromScene(item.sceneBoundingRect()).boundingRect()) for item in hands)

    low = max(item.y() for item in hands)
    t.press(Qt.Key.Key_Return)
    assert min(item.y() for item in hands) > low


def test_a_click_hands_a_card_over_and_ten_each_are_confirmed(t: AtTable, panel: RearrangePanel) -> None:
    given, taken = NULL_LEFT[0], NULL_RIGHT[0]
    click(panel.own, given)
    assert given in panel.partner.cards
    assert not panel.confirm.isEnabled()
    panel.setFocus()
    t.press(Qt.Key.Key_Return)
    assert t.table.panel is panel
    click(panel.partner, taken)
    assert panel.confirm.isEnabled()
    t.click(panel.confirm)

    mine = {*NULL_LEFT, taken} - {given}
    assert t.engine.actions[-1] == Rearrange(MIDDLEHAND, tuple(mine))
    assert set(t.table.scene.row.cards) == mine


def test_another_button_of_the_mouse_hands_nothing_over(panel: RearrangePanel) -> None:
    click(panel.own, panel.own.cards[0], Qt.MouseButton.RightButton)

    assert len(panel.own.cards) == 10


def test_a_double_click_hands_over_one_card(panel: RearrangePanel) -> None:
    """Not also the one that lies in its place by then."""
    line, kinds = panel.own, QEvent.Type
    at = line.place_of(3).center()
    for kind in (kinds.MouseButtonPress, kinds.MouseButtonRelease, kinds.MouseButtonDblClick, kinds.MouseButtonRelease):
        held = Qt.MouseButton.NoButton if kind is kinds.MouseButtonRelease else LEFT_BUTTON
        event = QMouseEvent(kind, at, line.mapToGlobal(at), LEFT_BUTTON, held, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(line, event)

    assert len(line.cards) == 9


def test_a_key_held_down_hands_over_one_card(panel: RearrangePanel) -> None:
    for repeated in (False, True):
        QTest.simulateEvent(panel.own, True, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "", repeated)

    assert len(panel.own.cards) == 9


def test_the_declarers_cards_stay_his(t: AtTable, panel: RearrangePanel) -> None:
    click(panel._declarer, NULL_MINE[0])

    assert set(panel._declarer.cards) == set(NULL_MINE)
    assert len(panel.own.cards) == 10


def test_the_cards_may_stay_as_they_are(t: AtTable, panel: RearrangePanel) -> None:
    t.press(Qt.Key.Key_Return)

    assert t.engine.actions[-1] == Rearrange(MIDDLEHAND, NULL_LEFT)


def test_keys_hand_cards_over(t: AtTable, panel: RearrangePanel) -> None:
    """Arrows along a line, Enter; Tab to the other line."""
    panel.own.setFocus()
    second = panel.own.cards[1]
    t.press(Qt.Key.Key_Right, Qt.Key.Key_Return)
    assert second in panel.partner.cards
    panel.partner.setFocus()
    first = panel.partner.cards[0]
    t.press(Qt.Key.Key_Home, Qt.Key.Key_Space)
    assert len(panel.own.cards) == len(panel.partner.cards) == 10
    assert first in panel.own.cards or second in panel.own.cards


def test_a_reader_hears_who_has_a_card_now_and_at_which_one_the_keys_are(
    t: AtTable, panel: RearrangePanel, heard: list[str]
) -> None:
    panel.partner.setFocus()
    card, following = (t.namer.card(card) for card in panel.partner.cards[:2])
    t.press(Qt.Key.Key_Return)

    assert heard[-2:] == [f"Ada: {card}; Ben: 9; Ada: 11", following]


def test_in_urdu_the_cards_lie_as_on_the_table(t: AtTable, panel: RearrangePanel) -> None:
    """The name is at the right, the first card the leftmost; the arrows go the way they point."""
    t.show_in(Language.URDU)
    t.table.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    t.settle()
    line = panel.own
    places = [line.place_of(index).left() for index in range(10)]

    assert places == sorted(places)
    assert places[0] > line.width() - line.place_of(9).right()
    line.setFocus()
    second = line.cards[1]
    t.press(Qt.Key.Key_Right, Qt.Key.Key_Return)
    assert second in panel.partner.cards


def test_all_twenty_in_one_line_still_fit(t: AtTable, panel: RearrangePanel) -> None:
    for card in NULL_RIGHT:
        click(panel.partner, card)

    assert len(panel.own.cards) == 20
    assert panel.own.place_of(19).right() <= panel.own.width()
    assert panel.own.place_of(0).left() >= 0
