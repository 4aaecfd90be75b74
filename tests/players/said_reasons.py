"""What is given as the reason for every card of some deals, for tests to hold against how the cards really lie."""

import random
from collections.abc import Iterator
from functools import cache

from skatdesk.players.cardplay import reason_for
from skatdesk.players.rules_player import RulesPlayer
from skatdesk.skat.actions import Action, Play
from skatdesk.skat.cards import Card, Cards
from skatdesk.skat.deals import Deal
from skatdesk.skat.game import begin, legal_actions, step
from skatdesk.skat.ordering import beats, effective_suit
from skatdesk.skat.ruleset import HOME
from skatdesk.skat.seats import SEATS, Seat
from skatdesk.skat.states import Finished, GameStart, GameState, TrickPlay
from skatdesk.skat.view import view_of
from tests.players.seats_at_play import BUDGET

_DEALS = 150


@cache
def all_reasons() -> tuple[tuple[str, Card, TrickPlay], ...]:
    """A reason for every card in every position of some deals, one in six a Ramsch, and how the cards really lie.

    For every card: whoever searches may choose another one than the maxims do.
    """
    return tuple(_reasons())


def playable_now(state: TrickPlay) -> Cards:
    """The cards that may be played."""
    return tuple(option.card for option in legal_actions(state) if isinstance(option, Play))


def _reasons() -> Iterator[tuple[str, Card, TrickPlay]]:
    player = RulesPlayer()
    for number in range(1, _DEALS + 1):
        state: GameState = begin(GameStart(Deal.of_series(16, number), HOME, ramsch_round=number % 6 == 0))
        seeds = random.Random(number)
        while not isinstance(state, Finished):
            assert state.turn is not None
            options: tuple[Action, ...] = legal_actions(state)
            view = view_of(state, state.turn)
            plays = playable_now(state) if isinstance(state, TrickPlay) else ()
            if isinstance(state, TrickPlay) and len(plays) > 1:
                for card in plays:
                    yield reason_for(view, plays, card), card, state
            state, _ = step(state, player.decide(view, options, BUDGET, seeds.getrandbits(48)).action)


def where(*reasons: str) -> list[tuple[Card, TrickPlay]]:
    """Every card and position of which one of these was said."""
    found = [(card, state) for reason, card, state in all_reasons() if reason in reasons]
    assert found, f"nobody ever said {reasons}"
    return found


def held_by(state: TrickPlay, seat: Seat | None, suit: int) -> Cards:
    """What a seat holds of a suit, or of trumps."""
    assert seat is not None
    return tuple(card for card in state.hands[seat] if effective_suit(card, state.game) == suit)


def others_hold(state: TrickPlay, card: Card) -> Cards:
    """What lies of the card's suit in the other hands and, as far as the seat may not know it, in the skat."""
    turn = state.trick.turn
    hands = [state.hands[seat] for seat in turn.others]
    if turn is not state.declarer or state.contract.hand:
        hands.append(state.skat)
    return tuple(held for hand in hands for held in hand if suit_of(state, held) == suit_of(state, card))


def suit_of(state: TrickPlay, card: Card) -> int:
    """The suit a card follows in."""
    return effective_suit(card, state.game)


def partner(state: TrickPlay) -> Seat:
    """The other defender."""
    return next(seat for seat in SEATS if seat not in (state.declarer, state.trick.turn))


def takes(state: TrickPlay, card: Card) -> bool:
    """Whether the card beats what lies in the trick."""
    holder = state.trick.card_of(state.trick.winner(state.game)) if state.trick.cards else None
    return holder is not None and beats(card, holder, state.game)
