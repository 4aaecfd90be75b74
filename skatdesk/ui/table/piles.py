"""Which card item lies in which pile."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from skatdesk.skat.cards import CARDS, Card, Cards
from skatdesk.skat.contracts import Game
from skatdesk.skat.seats import SEATS, BySeat, Seat
from skatdesk.skat.states import NOTHING
from skatdesk.skat.view import Phase, SeatView
from skatdesk.ui.table.card_item import CardItem


@dataclass(slots=True)
class Piles:
    """Every item is in exactly one pile. The skat lies in ``skat`` until somebody plays alone, in Ramsch always."""

    hands: list[list[CardItem]] = field(default_factory=lambda: [[], [], []])
    skat: list[CardItem] = field(default_factory=list)
    put_away: list[CardItem] = field(default_factory=list)
    trick: list[tuple[Seat, CardItem]] = field(default_factory=list)
    won: list[list[CardItem]] = field(default_factory=lambda: [[], [], []])


def piled(items: Sequence[CardItem], view: SeatView) -> Piles:
    """The items as they lie in this view; a card keeps the item that showed it before, where that is possible."""
    pool = list(items)
    piles = Piles()

    def take(card: Card | None) -> CardItem:
        item = next((item for item in pool if card is not None and item.card is card), pool[0])
        pool.remove(item)
        item.show_card(card)
        return item

    shown, aside = laid_open(view)
    for seat in SEATS:
        piles.hands[seat] = [take(card) for card in shown[seat] or _known_hand(view, seat)]
    game = view.contract.game if view.contract is not None else Game.GRAND
    for trick in view.tricks:
        piles.won[trick.winner(game)] += [take(card) for card in trick.cards]
    if view.trick is not None:
        piles.trick = [(seat, take(card)) for seat, card in view.trick.plays()]
    away = view.put_away if view.declarer is not None else ()  # cards passed on are the next player's
    piles.put_away = [take(card) for card in away]
    rest = [take(card) for card in (aside if len(aside) == len(pool) else [None] * len(pool))]
    if view.declarer is None or view.phase is Phase.SKAT:
        piles.skat = rest
    else:
        piles.put_away += rest
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


def laid_open(view: SeatView) -> tuple[BySeat[Cards], Cards]:
    """What everybody shows when the deal is over: the cards still in the hands, and the two that lie aside.

    Where a foreign declarer's discards cannot be told from his hand, they are among it. Hands that were shared out anew
    are known already, and those of an unfinished Schieberamsch stay unknown: both are left empty.
    """
    deal, contract = view.revealed, view.contract
    if deal is None:
        return NOTHING, ()
    played = {card for trick in view.tricks for card in trick.cards}
    if view.trick is not None:
        played |= set(view.trick.cards)
    if contract is not None and contract.revolution:
        return NOTHING, deal.skat
    if view.rules.schieberamsch and contract is not None and contract.game is Game.RAMSCH:
        rest = tuple(card for card in CARDS if card not in played)
        return NOTHING, rest if len(rest) == len(deal.skat) else ()
    hands = [[card for card in hand if card not in played] for hand in deal.hands]
    away: Cards = deal.skat
    if view.declarer is not None and not view.hand_game:
        hand = [card for card in (*hands[view.declarer], *deal.skat) if card not in played]
        if view.seat is view.declarer:
            away = tuple(card for card in hand if card not in view.hand)
        else:
            away = () if view.cards_left[view.declarer] else tuple(hand)
        hands[view.declarer] = [card for card in hand if card not in away]
    return BySeat.of(lambda seat: tuple(hands[seat])), away


def open_seats(view: SeatView) -> set[Seat]:
    """The seats whose cards lie open for the reader."""
    known = {view.seat} if view.seat is not None else set()
    if view.declarer is not None and view.open_hand:
        known.add(view.declarer)
    if view.partner is not None and view.partner_hand:
        known.add(view.partner)
    shown, _ = laid_open(view)
    return known | {seat for seat in SEATS if shown[seat]}
