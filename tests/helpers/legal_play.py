"""Random legal play, for whoever needs states of every kind."""

import random
from collections.abc import Iterator

from skatdesk.skat.actions import Action, Bid, Rearrange
from skatdesk.skat.game import begin, legal_actions, step
from skatdesk.skat.states import Finished, GameStart, GameState, Rearranging


def choose(state: GameState, generator: random.Random) -> Action:
    """A legal action of any kind that is possible now; low bids rather than high ones."""
    if isinstance(state, Rearranging):
        first, second = state.declarer.others
        return Rearrange(state.turn, tuple(generator.sample(state.hands[first] + state.hands[second], 10)))
    options = legal_actions(state)
    kind = generator.choice(sorted({type(option) for option in options}, key=lambda kind: kind.__name__))
    of_kind = [option for option in options if type(option) is kind]
    return of_kind[0] if kind is Bid and generator.random() < 0.9 else generator.choice(of_kind)


def walk(start: GameStart, generator: random.Random) -> Iterator[tuple[GameState, Action]]:
    """Each state of a deal played at random, with the action done in it; the end is left out."""
    state = begin(start)
    while not isinstance(state, Finished):
        action = choose(state, generator)
        yield state, action
        state, _ = step(state, action)


def played(start: GameStart, generator: random.Random) -> tuple[Action, ...]:
    """The actions of a whole deal played at random."""
    return tuple(action for _, action in walk(start, generator))
