"""One deal from the first bid to its result: a pure fold of actions.

``step(state, action)`` gives the next state and what happened, or raises
``IllegalAction`` and changes nothing; ``legal_actions(state)`` lists what the player
whose turn it is may do; ``replay`` folds a whole deal. What the steps do stands in
``before_play.py`` and ``playing.py``, what may be done in ``legal.py``.
"""

from collections.abc import Iterable

from skatdesk.skat.actions import Action, Leave
from skatdesk.skat.auction import Auction
from skatdesk.skat.before_play import (
    begin_ramsch,
    play_of,
    step_bidding,
    step_exchange,
    step_grand_hand_call,
    step_pushing,
    step_rearranging,
)
from skatdesk.skat.errors import IllegalAction
from skatdesk.skat.events import PlayerLeft
from skatdesk.skat.legal import free_actions, legal_actions
from skatdesk.skat.playing import finish, step_play
from skatdesk.skat.results import Aborted
from skatdesk.skat.seats import FOREHAND
from skatdesk.skat.states import (
    Bidding,
    Finished,
    GameStart,
    GameState,
    GrandHandCall,
    Pushing,
    Rearranging,
    SkatExchange,
    Step,
    TrickPlay,
)

__all__ = ["Step", "begin", "free_actions", "legal_actions", "replay", "step"]


def begin(start: GameStart) -> GameState:
    """The state before the first action."""
    if not start.ramsch_round:
        return Bidding(start)
    if start.rules.grand_hand_before_ramsch_round:
        return GrandHandCall(start, FOREHAND)
    return begin_ramsch(start, Auction())[0]


def replay(start: GameStart, actions: Iterable[Action]) -> GameState:
    """The state after these actions; raises ``IllegalAction`` at the first that is not allowed."""
    state = begin(start)
    for action in actions:
        state, _ = step(state, action)
    return state


def step(state: GameState, action: Action) -> Step:
    """The state after the action and what happened; raises ``IllegalAction`` naming the rule."""
    match state:
        case Finished():
            raise IllegalAction("deal_over", "the deal is over")
        case TrickPlay():
            return step_play(state, action)
        case _ if isinstance(action, Leave):
            return _leave(state, action)
        case Bidding():
            return step_bidding(state, action)
        case _ if action.seat is not state.turn:
            raise IllegalAction("not_your_turn", "it is not your turn")
        case SkatExchange():
            return step_exchange(state, action)
        case GrandHandCall():
            return step_grand_hand_call(state, action)
        case Pushing():
            return step_pushing(state, action)
        case Rearranging():
            return step_rearranging(state, action)


def _leave(state: Bidding | GrandHandCall | Pushing | SkatExchange | Rearranging, action: Leave) -> Step:
    """Before a contract stands, a player who leaves ends the deal without a score; in a Revolution it stands."""
    if isinstance(state, Rearranging):
        return step_play(play_of(state, state.hands), action)
    return finish(Finished(state.start, state.auction, Aborted(action.seat)), PlayerLeft(action.seat, action.timed_out))
