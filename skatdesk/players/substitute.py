"""Who decides in place of a player who gave no usable answer (docs/protocol.md)."""

from skatdesk.players.player import Budget, Decision
from skatdesk.skat.actions import Action, Announce, Concede, Discard, Pass, PickUp
from skatdesk.skat.cards import Card, Cards, points
from skatdesk.skat.contracts import SUIT_GAMES, Contract, Game
from skatdesk.skat.ordering import POWER, TRUMP, effective_suit
from skatdesk.skat.view import Phase, SeatView


class Substitute:
    """Passes, picks up, plays the best suit without its two lowest side cards, and of all else takes the first."""

    def decide(self, view: SeatView, options: tuple[Action, ...], budget: Budget, seed: int) -> Decision:
        """See ``Player``; takes no time."""
        first = options[0]
        match view.phase:
            case Phase.DISCARD:
                return Decision(Discard(first.seat, put_away(view.hand)))
            case Phase.ANNOUNCE:
                return Decision(Announce(first.seat, Contract(best_suit(view.hand), view.hand_game)))
            case _:
                return Decision(next((option for option in options if isinstance(option, Pass | PickUp)), first))

    def consents(self, view: SeatView, concession: Concede) -> bool:
        """Never: the deal goes on."""
        return False


def put_away(twelve: Cards) -> Cards:
    """The two cards that a declarer with these twelve puts away for his best suit."""
    game = best_suit(twelve)

    def lowness(card: Card) -> tuple[bool, int, int]:
        """Side cards first, then few card points, then low ones."""
        return effective_suit(card, game) == TRUMP, card.points, POWER[game][card]

    return tuple(sorted(twelve, key=lowness)[:2])


def best_suit(hand: Cards) -> Game:
    """The suit game with the most trumps in the hand; of equals the one with more card points in them."""

    def strength(game: Game) -> tuple[int, int, int]:
        trumps = [card for card in hand if effective_suit(card, game) == TRUMP]
        return len(trumps), points(trumps), -game

    return max(SUIT_GAMES, key=strength)
