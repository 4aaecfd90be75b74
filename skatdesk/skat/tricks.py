"""Following suit and winning tricks (ISkO 4.2, rules.md §5)."""

from dataclasses import dataclass

from skatdesk.skat.cards import Card, Cards
from skatdesk.skat.cards import points as card_points
from skatdesk.skat.contracts import Game
from skatdesk.skat.ordering import EFFECTIVE_SUIT, beats
from skatdesk.skat.seats import SEATS, Seat


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick: who led and the cards so far, in the order played."""

    leader: Seat
    cards: Cards = ()

    @property
    def turn(self) -> Seat:
        """Who plays the next card; the leader again once the trick is complete."""
        return SEATS[(self.leader + len(self.cards)) % 3]

    @property
    def points(self) -> int:
        """Card points in the trick."""
        return card_points(self.cards)

    def plays(self) -> tuple[tuple[Seat, Card], ...]:
        """Seat and card of each play, in order."""
        return tuple((SEATS[(self.leader + index) % 3], card) for index, card in enumerate(self.cards))

    def card_of(self, seat: Seat) -> Card | None:
        """What this seat played, None if it has not played yet."""
        index = (seat - self.leader) % 3
        return self.cards[index] if index < len(self.cards) else None

    def winner(self, game: Game) -> Seat:
        """Who holds the trick: the highest trump, else the highest card of the suit led."""
        best = 0
        for index in range(1, len(self.cards)):
            if beats(self.cards[index], self.cards[best], game):
                best = index
        return SEATS[(self.leader + best) % 3]


def playable(hand: Cards, led: Card | None, game: Game) -> Cards:
    """The cards the rules allow: of the suit led if there is one in the hand, else any."""
    if led is None:
        return hand
    suits = EFFECTIVE_SUIT[game]
    suit = suits[led]
    following = tuple([card for card in hand if suits[card] == suit])
    return following or hand
