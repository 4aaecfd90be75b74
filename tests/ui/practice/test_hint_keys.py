"""Where the keys are after a hint: a card that is advised is played by Enter."""

from functools import partial

import pytest
from PySide6.QtCore import QPoint, Qt

from skatdesk.players.player import Budget, Decision
from skatdesk.skat.actions import Action, Announce, Concede
from skatdesk.skat.cards import Card
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.ruleset import HOME
from skatdesk.skat.view import Phase, SeatView
from skatdesk.ui.practice.helper import Helper
from tests.ui.practice import asked
from tests.ui.practice.conftest import HelpAt
from tests.ui.table.at_table import AtTable
from tests.ui.table.situations import HEARTS, SITUATIONS, play, put, tricks

_FELT = QPoint(12, 500)
"""Where no card lies."""


def _hint(t: AtTable, helper: Helper) -> Action:
    t.series.begin_practice()
    helper.hint()
    return asked.advice(t)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_enter_plays_the_card_of_a_hint(t: AtTable, helper: Helper, key: Qt.Key) -> None:
    """Wherever the keys were when the hint was asked for."""
    play(t, HEARTS, tricks(0))
    row, advice = t.table.scene.row, asked.advice(t)
    for card in t.table.scene.row.cards:
        row.step_to(card)
        _hint(t, helper)
        assert row.advised == (row.focus,)
    t.press(key)

    assert t.done[-1] == advice


def test_enter_plays_the_card_of_a_hint_after_the_pointer_has_wandered(t: AtTable, helper: Helper) -> None:
    """It shows that it has the keys again as soon as the pointer is on no card."""
    play(t, HEARTS, tricks(0))
    advice = _hint(t, helper)
    row = t.table.scene.row
    (advised,) = row.advised
    other = next(card for card in row.cards if card is not advised)
    t.hover_card(other)
    assert row.focus is other
    t.point_at(_FELT)
    assert row.focus is advised
    t.press(Qt.Key.Key_Return)

    assert t.done[-1] == advice


def test_without_a_hint_the_pointer_that_wanders_off_leaves_no_card_in_focus(t: AtTable, helper: Helper) -> None:
    play(t, HEARTS, tricks(0))
    _hint(t, helper)
    t.controller.submit(asked.advice(t))
    t.settle()
    row = t.table.scene.row
    t.hover_card(row.cards[0])
    t.point_at(_FELT)

    assert row.focus is None


def test_enter_puts_away_what_a_hint_advises(t: AtTable, helper: Helper) -> None:
    SITUATIONS["discard"](t)
    advice = _hint(t, helper)
    t.press(*[Qt.Key.Key_Return] * 4)

    assert t.done[-1] == advice


def test_a_card_found_while_the_hint_is_thought_about_stays_in_focus(t: AtTable, helper: Helper) -> None:
    """Who presses Enter just then means that card."""
    play(t, HEARTS, tricks(0))
    row = t.table.scene.row
    advice = _hint(t, helper)
    other = next(card for card in t.table.scene.row.cards if card not in row.advised)
    row.step_to(other)
    helper.marks.bring_keys(advice)

    assert row.focus is other


def test_a_hint_brings_no_keys_to_the_hand_that_are_elsewhere(t: AtTable, helper: Helper) -> None:
    play(t, HEARTS, tricks(0))
    t.table.bar.menu_button.setFocus()
    _hint(t, helper)

    assert t.table.bar.menu_button.hasFocus()
    assert t.table.scene.row.focus is None


def test_the_demo_leaves_the_keys_alone(t: AtTable, helper: Helper) -> None:
    play(t, HEARTS, tricks(0))
    t.series.begin_practice()
    focused: list[Card] = []
    t.table.scene.row.stepped.connect(focused.append)
    helper.set_demo(True)
    t.settle()

    assert focused == []


def test_the_button_that_announces_is_pointed_out_for_the_game_advised_only(t: AtTable, helper: Helper) -> None:
    """The keys stay with the game that was chosen."""
    asked.begin_a_game(t, Phase.ANNOUNCE)
    advice = _hint(t, helper)
    assert isinstance(advice, Announce)
    panel, advised = t.asker.announce, advice.contract.game
    other = next(game for game, button in panel.games.items() if button.isEnabled() and game is not advised)
    panel.games[other].setFocus()
    t.click(panel.games[other])

    assert helper.marks.button is None
    t.click(panel.games[advised])
    assert panel.confirm.advised
    assert panel.games[advised].hasFocus()


def test_grand_hand_is_pointed_out_as_it_was_advised_only(t: AtTable, help_at: HelpAt) -> None:
    """What else is announced with it is the player's own idea."""
    put(t, rules=HOME, ramsch_round=True)
    advice = Announce(t.me, Contract(Game.GRAND, hand=True))
    _hint(t, help_at(t, partial(_Always, advice)))
    button, schneider = t.asker.choice.buttons[1], t.asker.choice.additions.buttons["schneider"]
    seen = [button.advised]
    for _ in range(2):
        t.click(schneider)
        seen.append(button.advised)

    assert seen == [True, False, True]


class _Always:
    """Advises one thing."""

    def __init__(self, action: Action) -> None:
        self._action = action

    def decide(self, view: SeatView, options: tuple[Action, ...], budget: Budget, seed: int) -> Decision:
        return Decision(self._action)

    def consents(self, view: SeatView, concession: Concede) -> bool:
        return False
