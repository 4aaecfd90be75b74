"""One deal played by three players without a screen."""

from skatdesk.players.player import Budget, Player, decision_seed
from skatdesk.skat.actions import Action
from skatdesk.skat.game import begin, legal_actions, step
from skatdesk.skat.seats import BySeat
from skatdesk.skat.states import Finished, GameStart
from skatdesk.skat.view import view_of


def play_deal(
    start: GameStart, players: BySeat[Player], seed: int, budget: Budget = Budget(2.0)
) -> tuple[tuple[Action, ...], Finished]:
    """The actions of the deal and its end.

    Each decision gets the seed it would have at the table, where ``seed`` is the deal's. Raises ``IllegalAction`` if
    a player does what the rules forbid.
    """
    actions: list[Action] = []
    state = begin(start)
    while not isinstance(state, Finished):
        view = view_of(state, state.turn)
        decision = players[state.turn].decide(view, legal_actions(state), budget, decision_seed(seed, len(actions)))
        state, _ = step(state, decision.action)
        actions.append(decision.action)
    return tuple(actions), state
