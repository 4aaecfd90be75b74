"""What is done in place of a player who gave no usable answer (docs/protocol.md)."""

from skatdesk.skat.actions import Action, Announce, Discard, Pass, PickUp
from skatdesk.skat.cards import Card, Cards, points
from skatdesk.skat.contracts import SUIT_GAMES, Contract, Game
from skatdesk.skat.game import legal_actions
from skatdesk.skat.ordering import POWER, TRUMP, effective_suit
from skatdesk.skat.seats import Seat
from skatdesk.skat.states import GameState, SkatExchange


def substitute(state: GameState) -> tuple[Action, ...]:
    """The answer to what is asked now: pass, pick up, best suit and two lowest side cards, first legal card."""
    match state:
        case SkatExchange(stage="skat"):
            return (PickUp(state.declarer),)
        case SkatExchange(stage="announce"):
            return (Announce(state.declarer, Contract(best_suit(state.hands[state.declarer]), state.hand)),)
        case SkatExchange():
            return declaration(state.declarer, state.hands[state.declarer])
        case _:
            options = legal_actions(state)
            passing = tuple(option for option in options if isinstance(option, Pass))
            return passing or options[:1]


def declaration(seat: Seat, twelve: Cards) -> tuple[Discard, Announce]:
    """The game a declarer with these twelve cards plays, and what he puts away for it."""
    game = best_suit(twelve)
    lowest = sorted(twelve, key=lambda card: _lowness(card, game))
    return Discard(seat, tuple(lowest[:2])), Announce(seat, Contract(game))


def best_suit(hand: Cards) -> Game:
    """The suit game with the most trumps in the hand; of equals the one with more card points in them."""

    def strength(game: Game) -> tuple[int, int, int]:
        trumps = [card for card in hand if effective_suit(card, game) == TRUMP]
        return len(trumps), points(trumps), -game

    return max(SUIT_GAMES, key=strength)


def _lowness(card: Card, game: Game) -> tuple[bool, int, int]:
    """Side cards first, then few card points, then low ones."""
    return effective_suit(card, game) == TRUMP, card.points, POWER[game][card]
