"""Deals that forehand plays at 18, up to a card."""

from skatdesk.skat.actions import Action, Announce, Bid, Discard, Pass, PickUp, Play, PlayHand
from skatdesk.skat.cards import parse_cards
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.deals import Deal
from skatdesk.skat.game import begin, step
from skatdesk.skat.ruleset import ISKO
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND
from skatdesk.skat.states import GameStart, TrickPlay


def forehand_plays(deal: str, game: Game, put_away: str, cards: str) -> TrickPlay:
    """The state after these cards of the play; nothing put away is a Hand game."""
    actions: list[Action] = [Pass(MIDDLEHAND), Pass(REARHAND), Bid(FOREHAND, 18)]
    if put_away:
        actions += [PickUp(FOREHAND), Discard(FOREHAND, parse_cards(put_away))]
    else:
        actions.append(PlayHand(FOREHAND))
    actions.append(Announce(FOREHAND, Contract(game, hand=not put_away)))
    state = begin(GameStart(Deal.parse(deal), ISKO))
    for action in actions:
        state, _ = step(state, action)
    for card in parse_cards(cards):
        assert isinstance(state, TrickPlay)
        state, _ = step(state, Play(state.turn, card))
    assert isinstance(state, TrickPlay)
    return state
