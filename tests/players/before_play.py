"""Deals in which one hand is chosen, and what its player decides before the play."""

import random
from dataclasses import replace

from skatdesk.players.player import Decision
from skatdesk.skat.actions import Action, Announce, Bid, Hold, Pass, PlayHand
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.deals import Deal
from skatdesk.skat.game import legal_actions, replay
from skatdesk.skat.ruleset import HOME, ISKO, RuleSet
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND, BySeat, Seat
from skatdesk.skat.states import GameStart, GameState
from skatdesk.skat.view import view_of
from tests.players.seats_at_play import decided, others_of, sorted_cards

WEAK = "DJ SK S9 S7 HQ H9 H8 DQ D8 CK"
"""Nobody bids on it."""


def dealt_to(seat: Seat, hand: str, skat: str = "", rules: RuleSet = ISKO, *, ramsch_round: bool = False) -> GameStart:
    """A deal in which the seat holds this hand; the others get the rest as it comes."""
    own = sorted_cards(hand)
    lying = sorted_cards(skat)
    rest = list(others_of(own + lying))
    random.Random(hand).shuffle(rest)
    if not lying:
        lying, rest = tuple(rest[:2]), rest[2:]
    others = iter((tuple(rest[:10]), tuple(rest[10:])))
    hands = BySeat.of(lambda place: own if place is seat else next(others))
    return GameStart(Deal(hands, lying), rules, 1, ramsch_round)


def asked(start: GameStart, *actions: Action) -> Decision:
    """The decision of the seat whose turn it is after these actions."""
    state: GameState = replay(start, actions)
    assert state.turn is not None
    return decided(view_of(state, state.turn), legal_actions(state))


def won_at(bid: int, seat: Seat = FOREHAND) -> tuple[Action, ...]:
    """The bidding after which forehand or middlehand plays at this bid."""
    if seat is FOREHAND:
        return Bid(MIDDLEHAND, bid), Hold(FOREHAND), Pass(MIDDLEHAND), Pass(REARHAND)
    return Bid(MIDDLEHAND, bid), Pass(FOREHAND), Pass(REARHAND)


def revolution_of(declarer: Seat, hand: str, skat: str) -> tuple[GameStart, tuple[Action, ...]]:
    """A deal in which the seat announces a Revolution with this hand, up to where the defenders sort their cards."""
    rules = replace(HOME, name="custom", revolution=True, kontra="off")
    bidding: dict[Seat, tuple[Action, ...]] = {
        FOREHAND: (Pass(MIDDLEHAND), Pass(REARHAND), Bid(FOREHAND, 18)),
        MIDDLEHAND: (Bid(MIDDLEHAND, 18), Pass(FOREHAND), Pass(REARHAND)),
        REARHAND: (Pass(MIDDLEHAND), Bid(REARHAND, 18), Pass(FOREHAND)),
    }
    contract = Contract(Game.NULL, hand=True, ouvert=True, revolution=True)
    done = (*bidding[declarer], PlayHand(declarer), Announce(declarer, contract))
    return dealt_to(declarer, hand, skat, rules), done
