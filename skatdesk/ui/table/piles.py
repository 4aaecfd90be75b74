"""Which card item lies in which pile, and how it comes from one into another."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from skatdesk.skat.cards import Card, Cards
from skatdesk.skat.contracts import Game
from skatdesk.skat.seats import SEATS, Seat
from skatdesk.skat.view import Phase, SeatView
from skatdesk.ui.table.card_item import CardItem


@dataclass(slots=True)
class Piles:
    """Every item is in exactly one pile. The skat lies in ``skat`` until somebody plays alone, in Ramsch always.

    ``played`` are the cards that have come out of each hand.
    """

    hands: list[list[CardItem]] = field(default_factory=lambda: [[], [], []])
    skat: list[CardItem] = field(default_factory=list)
    put_away: list[CardItem] = field(default_factory=list)
    trick: list[tuple[Seat, CardItem]] = field(default_factory=list)
    won: list[list[CardItem]] = field(default_factory=lambda: [[], [], []])
    played: list[list[Card]] = field(default_factory=lambda: [[], [], []])

    def take_skat(self, seat: Seat, cards: Cards | None) -> None:
        """The skat comes into a hand; ``cards`` are what is known of it."""
        for item, card in zip(self.skat, cards or (None, None), strict=True):
            item.show_card(card)
            self.hands[seat].append(item)
        self.skat.clear()

    def leave_skat(self) -> None:
        """The skat belongs to who plays alone, unseen."""
        self.put_away += self.skat
        self.skat.clear()

    def lay_away(self, seat: Seat, cards: Cards | None) -> None:
        """Two cards of the declarer's hand are put away."""
        self.put_away += self._out_of_hand(seat, cards or (None, None))

    def pass_on(self, seat: Seat, cards: Cards | None) -> None:
        """Two cards of a hand are the skat of a Schieberamsch: the next player's, and nobody sees them any more."""
        items = self._out_of_hand(seat, cards or (None, None))
        for item in items:
            item.show_card(None)
        self.skat += items

    def play(self, seat: Seat, card: Card) -> None:
        """A card of a hand comes into the trick, where everybody sees it."""
        (item,) = self._out_of_hand(seat, (card,))
        item.show_card(card)
        self.trick.append((seat, item))
        self.played[seat].append(card)

    def sweep(self, winner: Seat) -> None:
        """The trick belongs to who has won it."""
        self.won[winner] += [item for _, item in self.trick]
        self.trick.clear()

    def _out_of_hand(self, seat: Seat, cards: Sequence[Card | None]) -> list[CardItem]:
        """Takes the items of these cards out of a hand: the known ones, else any unknown one."""
        hand, items = self.hands[seat], []
        for card in cards:
            item = next((item for item in hand if card is not None and item.card is card), hand[len(hand) // 2])
            hand.remove(item)
            items.append(item)
        return items


def piled(items: Sequence[CardItem], view: SeatView) -> Piles:
    """The items as they lie in this view; a card keeps the item that showed it before, where that is possible."""
    pool = list(items)
    piles = Piles()

    def take(card: Card | None) -> CardItem:
        item = next((item for item in pool if card is not None and item.card is card), pool[0])
        pool.remove(item)
        item.show_card(card)
        return item

    for seat in SEATS:
        piles.hands[seat] = [take(card) for card in view.held[seat] or _known_hand(view, seat)]
    game = Game.GRAND if view.game is None else view.game
    for trick in view.tricks:
        piles.won[trick.winner(game)] += [take(card) for card in trick.cards]
    if view.trick is not None:
        piles.trick = [(seat, take(card)) for seat, card in view.trick.plays()]
    for seat, card in (play for trick in (*view.tricks, view.trick) if trick is not None for play in trick.plays()):
        piles.played[seat].append(card)
    own = view.put_away if view.declarer is not None else ()  # cards passed on are the next player's
    aside = [take(card) for card in view.aside or own or [None] * len(pool)]
    if view.declarer is None or view.phase is Phase.SKAT:
        piles.skat = aside
    else:
        piles.put_away = aside
    return piles


def _known_hand(view: SeatView, seat: Seat) -> Sequence[Card | None]:
    """The cards of a hand as far as the view knows them."""
    if seat is view.seat:
        return view.hand
    if seat is view.declarer and view.open_hand:
        return view.open_hand
    if seat is view.partner and view.partner_hand:
        return view.partner_hand
    return [None] * view.cards_left[seat]


def open_seats(view: SeatView) -> set[Seat]:
    """The seats whose cards lie open for the reader."""
    known = {view.seat} if view.seat is not None else set()
    if view.declarer is not None and view.open_hand:
        known.add(view.declarer)
    if view.partner is not None and view.partner_hand:
        known.add(view.partner)
    return known | {seat for seat in SEATS if view.held[seat]}
