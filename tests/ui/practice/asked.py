"""Games of a series in which the human is asked something, and what is seen of it."""

from skatdesk.players.player import Budget
from skatdesk.players.rules_player import RulesPlayer
from skatdesk.skat.actions import Action
from skatdesk.skat.cards import Cards
from skatdesk.skat.view import Phase
from skatdesk.ui.practice.helper import Helper
from tests.ui.table.at_table import AtTable


def advice(t: AtTable) -> Action:
    request = t.controller.request
    assert request is not None
    return RulesPlayer().decide(request.view, request.options, Budget(1), 1).action


def play_until_asked(t: AtTable, *phases: Phase) -> None:
    """Plays on as advised until the human is asked in one of these phases, or the deal is over."""
    for _ in range(60):
        view = t.controller.view
        assert view is not None
        if view.phase is Phase.FINISHED or (view.phase in phases and t.controller.request is not None):
            return
        if t.controller.request is not None:
            t.controller.submit(advice(t))
        t.settle()


def begin_a_game(t: AtTable, *phases: Phase) -> None:
    """A game of a series in which the human is asked in one of these phases."""
    for seed in range(1, 60):
        t.begin(seed=seed)
        t.series.next_deal()
        t.settle()
        play_until_asked(t, *phases)
        if t.controller.view is not None and t.controller.view.phase in phases:
            return
    raise AssertionError("no such game")


def is_practice(t: AtTable) -> bool:
    assert t.series.dealing is not None
    return t.series.dealing.practice


def advised(t: AtTable) -> Cards:
    return t.table.scene.row.advised


def plays_the_demo(helper: Helper) -> bool:
    return helper.demo


def strip_text(t: AtTable) -> str:
    return t.table.strip.text
