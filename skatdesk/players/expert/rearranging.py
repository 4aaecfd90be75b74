"""Revolution: how defenders who search sort their cards."""

from collections.abc import Iterator
from itertools import permutations

from skatdesk.players import revolution
from skatdesk.players.cardsets import set_of
from skatdesk.players.nullmaxims import from_low
from skatdesk.players.player import Decision, Evaluation
from skatdesk.players.solver.position import Position
from skatdesk.players.solver.solver import Solver
from skatdesk.skat.actions import Rearrange
from skatdesk.skat.cards import Cards, Suit
from skatdesk.skat.contracts import Game
from skatdesk.skat.seats import FOREHAND, BySeat
from skatdesk.skat.view import SeatView


def rearrange(view: SeatView) -> Decision:
    """As by rule, unless that leaves the declarer without a trick and another way makes him take one.

    Nobody has to guess here: the declarer's cards lie open, and both defenders see each other's (rules.md §12.5).
    """
    by_rule, seat = revolution.rearrange(view), view.turn
    assert seat is not None
    assert isinstance(by_rule.action, Rearrange)
    both, solver = view.hand + view.partner_hand, Solver()
    if _catches(solver, view, by_rule.action.hand):
        return by_rule
    for hand in _ways(both):
        if _catches(solver, view, hand):
            return Decision(Rearrange(seat, hand), Evaluation("sorted_to_catch"))
    return by_rule


def _ways(both: Cards) -> Iterator[Cards]:
    """Ten of the twenty cards, suit after suit in any order, from their low or from their high ends (0018)."""
    from_below = from_low(set_of(both))
    for order in permutations(Suit):
        for cards in (from_below, from_below[::-1]):
            yield tuple(sorted(cards, key=lambda card: order.index(card.suit))[:10])


def _catches(solver: Solver, view: SeatView, hand: Cards) -> bool:
    """Whether the declarer has to take a trick if the seat on turn plays these ten and its partner the others."""
    declarer, partner = view.declarer, view.partner
    assert declarer is not None
    assert partner is not None
    left = tuple(card for card in view.hand + view.partner_hand if card not in hand)
    hands = BySeat(hand, hand, hand).replace(declarer, view.open_hand).replace(partner, left)
    return solver.null_is_lost(Position(hands, Game.NULL, FOREHAND, declarer))
