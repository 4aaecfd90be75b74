"""The only card the rules allow plays itself, for those who like it so."""

import pytest

from skatdesk.settings import options
from skatdesk.skat.actions import Play
from skatdesk.skat.ruleset import HOME
from skatdesk.skat.seats import FOREHAND
from tests.ui.table.at_table import AtTable
from tests.ui.table.situations import HEARTS, play, tricks


def at_the_last_card(t: AtTable) -> None:
    """Everybody holds one card."""
    play(t, HEARTS, tricks(9), me=FOREHAND, declarer=FOREHAND, rules=HOME)


def own_cards(t: AtTable) -> int:
    return sum(isinstance(action, Play) and action.seat is FOREHAND for action in t.done)


@pytest.mark.parametrize("wanted", [True, False])
def test_the_last_card_needs_no_click_if_one_likes(t: AtTable, wanted: bool) -> None:
    t.settings.set(options.FORCED_CARDS, wanted)
    at_the_last_card(t)
    while t.controller.request is None and t.engine.request is not None:
        t.act(t.legal[0])
    t.settle()

    assert own_cards(t) == (10 if wanted else 9)


def test_where_there_is_a_choice_nothing_is_played(t: AtTable) -> None:
    t.settings.set(options.FORCED_CARDS, True)
    play(t, HEARTS, tricks(0), me=FOREHAND, declarer=FOREHAND)
    t.settle()

    assert t.controller.request is not None
    assert own_cards(t) == 0


def test_who_takes_a_move_back_comes_to_the_one_before_and_the_next_one_plays_itself_again(t: AtTable) -> None:
    t.settings.set(options.FORCED_CARDS, True)
    play(t, HEARTS, tricks(8), me=FOREHAND, declarer=FOREHAND, rules=HOME)
    while own_cards(t) < 10:
        t.act(t.legal[-1] if t.controller.request is not None else t.legal[0])
        t.settle()
    t.engine.undo(FOREHAND)
    t.settle()
    assert own_cards(t) == 9
    t.engine.undo(FOREHAND)
    t.settle()
    assert own_cards(t) == 8
    assert t.controller.request is not None


def test_in_a_first_game_every_card_is_ones_own(t: AtTable) -> None:
    t.settings.set(options.FORCED_CARDS, True)
    t.preferences.forced_cards.rest(True)
    at_the_last_card(t)
    while t.controller.request is None:
        t.act(t.legal[0])

    assert own_cards(t) == 9
