"""The cards on the table: which item lies where, and how it gets there.

The scene knows no rules. ``show_view`` puts everything where a view says it lies;
``follow`` turns an event into movement. Unknown cards are items without a face: when an
opponent plays, one of the items of his fan is given the card and turned over.
"""

from collections.abc import Callable, Collection, Iterable

from PySide6.QtCore import QAbstractAnimation, QObject, QPointF, QPropertyAnimation, Signal
from PySide6.QtWidgets import QGraphicsScene

from skatdesk.skat.cards import Card, Cards
from skatdesk.skat.contracts import Game
from skatdesk.skat.events import (
    CardPlayed,
    ContractAnnounced,
    Discarded,
    Event,
    HandExposed,
    HandsRearranged,
    SkatTaken,
    TrickWon,
)
from skatdesk.skat.seats import SEATS, BySeat, Seat
from skatdesk.skat.view import Phase, SeatView
from skatdesk.ui.look.faces import CardFaces
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import VEIL
from skatdesk.ui.table import speeds
from skatdesk.ui.table.card_item import CardItem
from skatdesk.ui.table.choreographer import Choreographer
from skatdesk.ui.table.hand_order import ordered
from skatdesk.ui.table.layout import Side, Spot, TableLayout
from skatdesk.ui.table.piles import Piles, open_seats, piled

LIFT, FOCUS_LIFT = 16.0, 30.0
"""How far (px of the drawing) a playable card stands up, and the one in focus."""

HandOrder = Callable[[Cards, Game | None], Cards]


class TableScene(QGraphicsScene):
    """Thirty-two card items and their choreography.

    Signals:
        relaid(): the number of cards somewhere has changed; labels beside heaps follow.
    """

    relaid = Signal()

    def __init__(
        self, faces: CardFaces, look: Look, choreographer: Choreographer, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self.choreographer = choreographer
        self.table = TableLayout(1152, 900)
        self.hand_order: HandOrder = ordered
        self._items = [CardItem(faces, look) for _ in range(32)]
        for item in self._items:
            self.addItem(item)
        self._piles = Piles(skat=list(self._items))
        self._sides = BySeat(Side.SELF, Side.LEFT, Side.RIGHT)
        self._own: Seat | None = None
        self._game: Game | None = None
        self._open: set[Seat] = set()
        self._declarer: Seat | None = None
        self._playable: Collection[Card] | None = None
        self._bright: Collection[Card] | None = None
        self._focus: Card | None = None
        self._taken: Cards = ()
        self._skat_word = ""
        look.changed.connect(self.update)
        faces.changed.connect(self.update)

    # -------------------------------------------------------------- what lies where

    def seat_players(self, sides: BySeat[Side], own: Seat | None) -> None:
        """Which side of the table each seat has, and whose hand is shown open."""
        self._sides = sides
        self._own = own

    def resize_table(self, width: float, height: float) -> None:
        """Lays everything out for a new size, without animation."""
        self.table = TableLayout(width, height)
        self.setSceneRect(0, 0, width, height)
        self.choreographer.finish_now()
        self._place_all()

    def show_view(self, view: SeatView) -> None:
        """Puts every card where the view says it lies, at once; nothing else is shown than the view knows."""
        self.choreographer.clear()
        self.show_all_items()
        self._piles = piled(self._items, view)
        self._game = view.contract.game if view.contract else None
        self._declarer = view.declarer
        self._open = open_seats(view)
        self._taken = view.taken if view.phase in (Phase.DISCARD, Phase.PUSHING) else ()
        self._sort_hands()
        self._place_all()
        self.relaid.emit()

    def _sort_hands(self) -> None:
        for seat in self._open:
            hand = self._piles.hands[seat]
            cards = tuple(item.card for item in hand if item.card is not None)
            if len(cards) == len(hand):
                line = self.hand_order(cards, self._game)
                hand.sort(key=lambda item: line.index(item.card) if item.card is not None else 0)

    def _spots(self) -> Iterable[tuple[CardItem, Spot, float, bool]]:
        """Item, spot, height and whether it lies face up, for every card on the table."""
        table, piles, sides = self.table, self._piles, self._sides
        for seat in SEATS:
            side = sides[seat]
            hand = [item for item in piles.hands[seat] if item not in piles.lifted]
            for index, item in enumerate(hand):
                if seat is self._own:
                    yield item, table.hand(index, len(hand), self._lift(item)), 300 + index, True
                elif seat in self._open:
                    yield item, table.open_hand(side, index, len(hand)), 200 + index, True
                else:
                    yield item, table.fan(side, index, len(hand)), 100 + index, False
            for index, item in enumerate(piles.won[seat]):
                yield item, table.won(side, index // 3), 50 + index, False
        for index, item in enumerate(piles.skat):
            yield item, table.skat(index % 2), 20 + index, False
        for index, item in enumerate(piles.put_away):
            side = sides[self._declarer] if self._declarer is not None else Side.SELF
            yield item, table.put_away(side, index), 30 + index, False
        for index, (seat, item) in enumerate(piles.trick):
            yield item, table.trick(sides[seat]), 250 + index, True

    def _lift(self, item: CardItem) -> float:
        if item.card is not None and item.card is self._focus:
            return FOCUS_LIFT
        chosen = self._playable if self._playable is not None else self._bright
        return LIFT if chosen is not None and item.card in chosen and len(chosen) < self.hand_size else 0.0

    @property
    def hand_size(self) -> int:
        """How many cards the own hand shows."""
        return 0 if self._own is None else len(self._piles.hands[self._own]) - len(self._piles.lifted)

    def won_tricks(self, seat: Seat) -> int:
        """How many tricks lie on this seat's heap."""
        return len(self._piles.won[seat]) // 3

    def _place_all(self) -> None:
        for item, spot, z, face_up in self._spots():
            item.place(spot, z, face_up)
        self._paint_hand()

    def _paint_hand(self) -> None:
        """Veils what may not be played, marks the card in focus, tags the cards from the skat."""
        own = self._piles.hands[self._own] if self._own is not None else []
        for item in self._items:
            mine = item in own
            dim = 0.0
            if mine and self._playable is not None and item.card not in self._playable:
                dim = VEIL
            elif mine and self._playable is None and self._bright is not None and item.card not in self._bright:
                dim = VEIL * 0.65
            item.set_veil(dim)
            item.set_marked(mine and self._focus is not None and item.card is self._focus)
            item.set_label(self._skat_word if mine and item.card in self._taken else "")

    # -------------------------------------------------------------- movement

    def _glide_all(self, ms: int) -> list[QAbstractAnimation]:
        animations: list[QAbstractAnimation] = []
        for item, spot, z, face_up in self._spots():
            animations += item.glide(spot, z, face_up, ms)
        self._paint_hand()
        self.relaid.emit()
        return animations

    def deal(self, view: SeatView, dealer: Side) -> None:
        """Deals 3 – skat – 4 – 3 from the dealer's place (ISkO 3.2), then sorts the own hand."""
        self.show_view(view)
        if self.choreographer.instant:
            return
        hands = [list(hand) for hand in self._piles.hands]
        skat = list(self._piles.skat)
        start = self.table.dealer(dealer)
        for item in self._items:
            item.place(start, 0, False)
        packets: list[tuple[list[CardItem], Seat | None]] = []
        for size, begin in ((3, 0), (4, 3), (3, 7)):
            packets += [(hands[seat][begin : begin + size], seat) for seat in SEATS]
            if begin == 0:
                packets.append((skat, None))
        for items, _ in packets:
            self.choreographer.then(self._packet(items))
        self.choreographer.then(lambda: self._glide_all(self.choreographer.ms(speeds.SORT)))

    def _packet(self, items: list[CardItem]) -> Callable[[], list[QAbstractAnimation]]:
        def fly() -> list[QAbstractAnimation]:
            ms = self.choreographer.ms(speeds.DEAL_PACKET)
            spots = {item: (spot, z) for item, spot, z, _ in self._spots()}
            animations: list[QAbstractAnimation] = []
            for item in items:
                spot, z = spots[item]
                animations += item.glide(spot, z, False, ms)
            return animations

        return fly

    def follow(self, event: Event) -> None:
        """Shows what happened, as far as cards move."""
        match event:
            case CardPlayed(seat, card):
                self._then(lambda: self._play(seat, card), speeds.MOVE)
            case TrickWon(seat):
                self.choreographer.pause(speeds.LOOK_AT_TRICK)
                self._then(lambda: self._sweep(seat), speeds.SWEEP)
            case SkatTaken(seat, cards):
                self._then(lambda: self._take_skat(seat, cards), speeds.MOVE)
            case Discarded(seat, cards):
                self._then(lambda: self._put_away(seat, cards), speeds.MOVE)
            case ContractAnnounced(declarer, contract):
                self._then(lambda: self._announce(declarer, contract.game), speeds.SORT)
            case HandExposed(seat, cards):
                self._then(lambda: self._expose(seat, cards), speeds.SORT)
            case HandsRearranged(hands) if hands is not None:
                self._then(lambda: self._rearrange(hands), speeds.SORT)

    def _then(self, change: Callable[[], None], duration: int) -> None:
        def step() -> list[QAbstractAnimation]:
            change()
            return self._glide_all(self.choreographer.ms(duration))

        self.choreographer.then(step)

    def _find(self, seat: Seat, card: Card | None) -> CardItem:
        """The item of this card in a hand: the known one, else any unknown one."""
        hand = self._piles.hands[seat]
        return next((item for item in hand if card is not None and item.card is card), hand[len(hand) // 2])

    def _play(self, seat: Seat, card: Card) -> None:
        item = self._find(seat, card)
        item.show_card(card)
        self._piles.hands[seat].remove(item)
        self._piles.trick.append((seat, item))
        self._playable = None

    def _sweep(self, winner: Seat) -> None:
        self._piles.won[winner] += [item for _, item in self._piles.trick]
        self._piles.trick.clear()

    def _take_skat(self, seat: Seat, cards: Cards | None) -> None:
        for index, item in enumerate(self._piles.skat):
            item.show_card(cards[index] if cards is not None else None)
            self._piles.hands[seat].append(item)
        self._piles.skat.clear()
        self._taken = cards or ()
        self._declarer = seat
        self._sort_hands()

    def _put_away(self, seat: Seat, cards: Cards | None) -> None:
        for card in cards or (None, None):
            item = self._find(seat, card)
            self._piles.hands[seat].remove(item)
            self._piles.put_away.append(item)
        self.show_all_items()
        self._taken = ()

    def _announce(self, seat: Seat | None, game: Game) -> None:
        self._game = game
        self._declarer = seat
        self._bright = None
        if seat is not None:
            self._piles.put_away += self._piles.skat
            self._piles.skat.clear()
        self._sort_hands()

    def _expose(self, seat: Seat, cards: Cards) -> None:
        if seat is not self._own:
            for item, card in zip(self._piles.hands[seat], self.hand_order(cards, self._game), strict=True):
                item.show_card(card)
            self._open.add(seat)

    def _rearrange(self, hands: BySeat[Cards]) -> None:
        """Both defenders' items get the new cards; the own hand and the partner's are known."""
        for seat in SEATS:
            if seat is not self._declarer:
                for item, card in zip(self._piles.hands[seat], hands[seat], strict=True):
                    item.show_card(card)
        self._sort_hands()

    # -------------------------------------------------------------- the own hand

    def hand_cards(self) -> tuple[Card, ...]:
        """The own cards from left to right, as shown."""
        if self._own is None:
            return ()
        shown = (item for item in self._piles.hands[self._own] if item not in self._piles.lifted)
        return tuple(item.card for item in shown if item.card is not None)

    def set_playable(self, cards: Collection[Card] | None) -> None:
        """Which cards may be played: they stand up, the others are veiled; None: nobody is asked."""
        self._playable = cards
        self._rest_hand()

    def set_bright(self, cards: Collection[Card] | None) -> None:
        """Lights these cards of the hand (the trumps of a game pointed at); None: all alike."""
        self._bright = cards
        self._rest_hand()

    def set_focus_card(self, card: Card | None) -> None:
        """Lifts and rings one card of the hand."""
        if self._focus is not card:
            self._focus = card
            self._rest_hand()

    @property
    def focus_card(self) -> Card | None:
        """The card in focus."""
        return self._focus

    def set_skat_word(self, word: str) -> None:
        """What the tag on cards taken from the skat says."""
        self._skat_word = word
        self._paint_hand()

    def lift_out(self, cards: Collection[Card]) -> None:
        """Takes these cards out of the row, to be shown in the discard panel instead."""
        if self._own is None:
            return
        hand = self._piles.hands[self._own]
        self._piles.lifted = [item for item in hand if item.card in cards]
        for item in hand:
            item.setVisible(item not in self._piles.lifted)
        self._rest_hand()

    def set_cards_visible(self, visible: bool) -> None:
        """Hides all cards while a page lies over them, or shows them again."""
        for item in self._items:
            item.setVisible(visible)

    def show_all_items(self) -> None:
        """Makes every item visible again."""
        self._piles.lifted.clear()
        for item in self._items:
            item.setVisible(True)

    def _rest_hand(self) -> None:
        if self.choreographer.busy and not self.choreographer.instant:
            self._then(lambda: None, speeds.SORT // 2)
        else:
            self.choreographer.then(lambda: self._glide_all(self.choreographer.ms(speeds.SORT // 2)))

    def card_at(self, x: float, y: float) -> CardItem | None:
        """The own card at this point of the scene, the topmost."""
        if self._own is None:
            return None
        hand = [item for item in self._piles.hands[self._own] if item not in self._piles.lifted]
        return next((item for item in reversed(hand) if item.contains_scene_point(QPointF(x, y))), None)

    def shake(self, card: Card) -> None:
        """A short shake of a card of the own hand: it may not be played."""
        if self._own is None or self.choreographer.instant:
            return
        item = self._find(self._own, card)
        spot = next((spot for shown, spot, _, _ in self._spots() if shown is item), None)
        if spot is None:
            return
        sway = QPropertyAnimation(item, b"x")
        sway.setDuration(self.choreographer.ms(speeds.SHAKE))
        for at, dx in ((0.0, 0.0), (0.2, -7.0), (0.5, 6.0), (0.8, -3.0), (1.0, 0.0)):
            sway.setKeyValueAt(at, spot.x + dx)
        self.choreographer.then(lambda: [sway])

    def back_to_hand(self) -> None:
        """Lets a dragged card return to its place."""
        self._rest_hand()
