"""Who has promised the last trick to his lowest trump keeps it (rules.md §12.5)."""

from itertools import islice

import pytest

from skatdesk.players.player import Budget
from skatdesk.players.roster import make
from skatdesk.skat.actions import Play, cards_to_play
from skatdesk.skat.endings import lowest_trump
from skatdesk.skat.game import legal_actions, step
from skatdesk.skat.seats import FOREHAND
from skatdesk.skat.states import GameState, TrickPlay
from skatdesk.skat.view import view_of
from tests.coach.spitze import promised


@pytest.mark.parametrize(("level", "deals"), [("rules", 30), ("club", 4)])
def test_the_lowest_trump_is_kept_as_long_as_another_card_may_be_played(level: str, deals: int) -> None:
    player, kept = make(level), 0
    for _, _, beginning in islice(promised(7), deals):
        state: GameState = beginning
        while isinstance(state, TrickPlay):
            options = legal_actions(state)
            action = player.decide(view_of(state, state.turn), options, Budget(5.0), 1).action
            playable, lowest = cards_to_play(options), lowest_trump(beginning.game)
            if isinstance(action, Play) and action.seat is FOREHAND and lowest in playable and len(playable) > 1:
                assert action.card is not lowest
                kept += 1
            state, _ = step(state, action)

    assert kept > deals
