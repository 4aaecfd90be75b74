"""Claiming the rest: what a player can prove from what he sees, whatever the others hold (rules.md §10).

Every other player is given all the cards he may have. What is proven against these stands against the hands there
are, so the referee, who looks at those, never refuses it.
"""

from skatdesk.players.cardsets import CardSet, cards_of
from skatdesk.players.inference import Table
from skatdesk.skat.actions import Claim
from skatdesk.skat.cards import Card, Cards, without
from skatdesk.skat.claims import may_claim, runs, stays_below
from skatdesk.skat.contracts import Game
from skatdesk.skat.ordering import EFFECTIVE_SUIT, POWER, TRUMP, beats
from skatdesk.skat.seats import FOREHAND, BySeat, Seat
from skatdesk.skat.tricks import Trick, playable
from skatdesk.skat.view import Phase, SeatView


def certain_claim(view: SeatView) -> Claim | None:
    """The claim of the player whose turn it is, if he knows that it stands.

    Not in the first trick, when others may still say Kontra, and not for the last card, which is as soon played.
    """
    seat, contract = view.seat, view.contract
    if view.phase is not Phase.PLAY or not view.tricks or len(view.hand) < 2 or view.turn is not seat:
        return None
    if seat is None or contract is None or not may_claim(contract, view.declarer, seat):
        return None
    table = Table(view)
    proven = _loses_the_rest(table) if contract.game is Game.NULL else _takes_the_rest(table)
    return Claim(seat) if proven else None


def takes_the_rest(game: Game, own: Cards, unseen: CardSet) -> bool:
    """Whether these cards, one of which is led, take all tricks, even if one of the others had all that are unseen."""
    return runs(game, BySeat(own, tuple(cards_of(unseen)), ()), FOREHAND)


def _takes_the_rest(table: Table) -> bool:
    """Whether all tricks are this player's, and the one on the table first."""
    if not _lying(table).cards:
        return _runs_with(table, table.hand)
    return any(_takes(table, card) and _runs_with(table, without(table.hand, card)) for card in _allowed(table))


def _takes(table: Table, card: Card) -> bool:
    """Whether the trick on the table goes to this card, whoever still plays to it."""
    if _with(table, card).winner(table.game) is not table.seat:
        return False
    return not any(beats(other, card, table.game) for seat in table.waiting for other in _possible(table, seat))


def _runs_with(table: Table, own: Cards) -> bool:
    """Whether these cards, one of which is led, take all tricks."""

    def hand(seat: Seat) -> Cards:
        return own if seat is table.seat else _highest(table.game, _possible(table, seat), len(own))

    return runs(table.game, BySeat.of(hand), table.seat)


def _highest(game: Game, cards: Cards, count: int) -> Cards:
    """No more than so many cards of each suit, for more are not in a hand: the highest."""
    suits, power = EFFECTIVE_SUIT[game], POWER[game]
    falling = sorted(cards, key=lambda card: -power[card])
    return tuple(
        card for suit in range(TRUMP + 1) for card in [card for card in falling if suits[card] == suit][:count]
    )


def _loses_the_rest(table: Table) -> bool:
    """Null: whether no trick is this player's any more; another one has led, or the game would be lost."""
    unseen = tuple(cards_of(table.unseen))
    return any(
        _with(table, card).winner(Game.NULL) is not table.seat and stays_below(without(table.hand, card), unseen)
        for card in _allowed(table)
    )


def _lying(table: Table) -> Trick:
    trick = table.view.trick
    assert trick is not None
    return trick


def _with(table: Table, card: Card) -> Trick:
    """The trick on the table, and this card."""
    return Trick(_lying(table).leader, (*_lying(table).cards, card))


def _allowed(table: Table) -> Cards:
    cards = _lying(table).cards
    return playable(table.hand, cards[0] if cards else None, table.game)


def _possible(table: Table, seat: Seat) -> Cards:
    """The cards this other player may have."""
    return tuple(cards_of(table.may_hold[seat]))
