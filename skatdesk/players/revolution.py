"""Revolution: how the defenders sort their cards against an open Null hand."""

from skatdesk.players.cardsets import set_of
from skatdesk.players.nullmaxims import exposures, from_low
from skatdesk.players.player import Decision, Evaluation
from skatdesk.skat.actions import Rearrange
from skatdesk.skat.cards import Cards, Suit
from skatdesk.skat.seats import FOREHAND
from skatdesk.skat.view import SeatView


def rearrange(view: SeatView) -> Decision:
    """Sort the defenders' twenty cards so that the suits the declarer is exposed in are led best.

    Whoever leads first gets the exposed suits whole, the partner what is left: he then
    cannot be forced to rescue the declarer.
    """
    seat, declarer = view.turn, view.declarer
    assert seat is not None
    assert declarer is not None
    both = view.hand + view.partner_hand
    exposed = sorted(Suit, key=lambda suit: _exposure(view.open_hand, both, suit), reverse=True)
    attack = sorted(both, key=lambda card: exposed.index(card.suit))
    attacker = FOREHAND if declarer is not FOREHAND else seat
    hand = attack[:10] if seat is attacker else attack[10:]
    return Decision(Rearrange(seat, tuple(hand)), Evaluation("keep_exposed_suits_together"))


def _exposure(open_hand: Cards, others: Cards, suit: Suit) -> int:
    held = from_low(set_of(card for card in open_hand if card.suit is suit))
    return sum(exposures(held, set_of(card for card in others if card.suit is suit)))
